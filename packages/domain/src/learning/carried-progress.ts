/** Who may bring progress along from one class to another, and between which classes. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Actor } from '../people/actor.ts'

/** A class of a learner's, of now or of before. */
export interface ClassOfLearner {
  readonly class_id: number
  readonly course_id: number
  readonly is_left: boolean
}

interface Carrying {
  readonly actor: Pick<Actor, 'role' | 'user_id'>
  /** Whose progress. */
  readonly user_id: number
  /** Undefined where the learner was never in a class of that code. */
  readonly from: ClassOfLearner | undefined
  readonly to: ClassOfLearner | undefined
}

/** A learner for themselves, an office for any learner of its school: from a class that the learner is or was in, to one that they are in. */
export function decideCarrying({
  actor,
  user_id,
  from,
  to,
}: Carrying): Outcome<
  { readonly from_class: number; readonly to_class: number },
  'class_code_unknown' | 'course_differs'
> {
  const isTheirs = actor.role !== 'learner' || actor.user_id === user_id
  if (!isTheirs || !from || !to || to.is_left) return refuse('class_code_unknown')
  if (from.course_id !== to.course_id) return refuse('course_differs')
  return accept({ from_class: from.class_id, to_class: to.class_id })
}
