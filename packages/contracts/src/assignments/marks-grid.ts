import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'

/** What stands for one learner and one assignment; all of it goes back with a changed score, so that nothing is lost. */
export const GridMark = z.object({
  assignment_id: guid,
  user_id: id,
  score: z.number().nullable(),
  teacher_remarks: z.string(),
  rubric_levels: z.record(z.string(), z.string()),
  scored_on: instant.nullable(),
  is_handed_in: z.boolean(),
})
export type GridMark = z.infer<typeof GridMark>

/** The marks of a class on one page; ours. */
export const readMarksGrid = query({
  path: 'teacher/assignment/marks',
  summary: 'Marks of a class: its learners by name, its latest thirty works that can have marks, by due date',
  audience: ['teacher'],
  input: z.object({ class_id: id }),
  output: z.object({
    learners: z.array(z.object({ user_id: id, full_name: z.string(), username: z.string() })),
    assignments: z.array(
      z.object({ assignment_id: guid, title: z.string(), due_date: instant, total_score: z.number() }),
    ),
    /** Of those learners for whom each was set. */
    marks: z.array(GridMark),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
