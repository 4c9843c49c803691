/** How the work that a teacher set went; ours, beside the learner's report of the seeds. */
import * as z from 'zod'
import { assignmentType } from '../assignments/assignments.ts'
import { query } from '../call.ts'
import { guid, id, instant, percentage } from '../fields.ts'
import { rangeRefusals, reportRange } from './learner-reports.ts'

export const ReportedWork = z.object({
  assignment_id: guid,
  title: z.string(),
  assignment_type: assignmentType,
  due_date: instant,
  students: z.int(),
  turned_in: z.int(),
  on_time: z.int(),
  late: z.int(),
  /** Nothing handed in. */
  missing: z.int(),
  scored: z.int(),
  returned: z.int(),
  /** Score of total marks, in per cent; mean over those with a score, null without any. */
  avg_score: percentage,
  /** Scores by tenths of the total marks: below 10%, … , from 90% on. */
  distribution: z.array(z.int()).length(10),
})
export type ReportedWork = z.infer<typeof ReportedWork>

/**
 * Work of the caller's classes that began in the span, the latest due first, and what all of it comes to, on whichever page it
 * stands: figures as of the learner's report, over all learners who were asked. Work that is not graded counts in no mean.
 */
export const listWorkReport = query({
  path: 'teacher/assignment/report',
  summary: 'How the work of the caller’s classes went, page by page',
  audience: ['teacher'],
  input: z.object({
    ...reportRange,
    class_id: id.optional(),
    assignment_id: guid.optional(),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    report: z.array(ReportedWork),
    total_pages: z.int(),
    assignments_total: z.int(),
    avg_assignments_turnedin: percentage,
    assignments_total_completed: z.int(),
    assignments_late: z.int(),
    avg_assignment_accuracy: percentage,
    distribution: z.array(z.int()).length(10),
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true },
})
