/** How far a learner is with a lesson, from how far they are with its contents. */
import type { ContentStatus } from '@maktab/contracts/fields'
import { share } from '../schools/percentages.ts'

export interface LessonStanding {
  readonly completed_contents: number
  readonly total_contents: number
  /** Completed contents of all its contents, in per cent, one decimal. */
  readonly completion: number
  readonly is_completed: boolean
  readonly content_status: ContentStatus
}

/**
 * A lesson's completion is the share of its contents that are completed. It is completed from the course's minimum on
 * (75 per cent unless the course says otherwise, seed 001 §3). A lesson without contents is never completed.
 */
export function lessonCompletion({
  completed_contents,
  started_contents,
  total_contents,
  min_completion_percentage,
}: {
  readonly completed_contents: number
  /** Contents whose status is not 0. */
  readonly started_contents: number
  readonly total_contents: number
  readonly min_completion_percentage: number
}): LessonStanding {
  // A content taken out of the lesson may leave more completed ones than there are now.
  const completed = Math.min(completed_contents, total_contents)
  const completion = share(completed, total_contents) ?? 0
  const is_completed = total_contents > 0 && completion >= min_completion_percentage
  const content_status = is_completed ? 2 : started_contents > 0 ? 1 : 0
  return { completed_contents: completed, total_contents, completion, is_completed, content_status }
}
