/** Whose names a learner is told. */
import type { StreamStanding } from './stream-posts.ts'

/** Names on one page. */
export const classmatesOfPage = 50

/**
 * A learner is told the names of a class where its learners speak to each other, for there they read them anyway; where the stream is off, or
 * learners only read (`is_learner_stream_enabled`), they are told of their teacher alone.
 */
export function seesClassmates({ is_off, learners_write }: Pick<StreamStanding, 'is_off' | 'learners_write'>): boolean {
  return !is_off && learners_write
}
