import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

/** Work of one learner that waits for a score. */
export const QueuedWork = z.object({
  assignment_id: guid,
  title: z.string(),
  class_id: id,
  class_name: ClassName,
  user_id: id,
  full_name: z.string(),
  /** Of the latest submission. */
  handed_in_on: instant,
  /** A score of an earlier submission stands. */
  is_again: z.boolean(),
})
export type QueuedWork = z.infer<typeof QueuedWork>

/** One queue over all classes; ours. `total` counts all of it, whatever part is asked for. */
export const listMarkingQueue = query({
  path: 'teacher/assignment/queue',
  summary: 'Work in the classes of the caller that waits to be marked, handed in longest ago first',
  audience: ['teacher'],
  input: z.object({ class_id: id.optional(), limit: z.int().min(1).max(200).default(50) }),
  output: z.object({ list: z.array(QueuedWork), total: z.int() }),
  offline: 'local',
})
