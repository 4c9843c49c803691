/** How a learner's assignments went (seed 001 §7). */
import * as z from 'zod'
import { SetAssignment } from '../assignments/assignments.ts'
import { query } from '../call.ts'
import { id, percentage } from '../fields.ts'
import { rangeRefusals, reportRange } from './learner-reports.ts'

/** Assignments of the caller that began in the span, the latest due first, and what all of them come to, on whichever page they stand. */
export const listAssignmentReport = query({
  path: 'learner/assignments/report',
  summary: 'Assignments of the caller with their scores, page by page',
  audience: ['learner'],
  input: z.object({ ...reportRange, class_id: id.optional(), page: z.int().min(1).max(10_000).default(1) }),
  output: z.object({
    report: z.array(SetAssignment),
    total_pages: z.int(),
    assignments_total: z.int(),
    /** Handed in of all, in per cent. */
    avg_assignments_turnedin: percentage,
    /** Returned by the teacher. */
    assignments_total_completed: z.int(),
    /** Handed in after they were due. */
    assignments_late: z.int(),
    /** Score of total marks, in per cent; mean over those with a score. */
    avg_assignment_accuracy: percentage,
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true },
})
