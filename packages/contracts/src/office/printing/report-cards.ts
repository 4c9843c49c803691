/** What an office prints of its learners for their families: report cards (the call is ours). */
import * as z from 'zod'
import { query } from '../../call.ts'
import { id } from '../../fields.ts'
import { campusOfOffice, officeQuery, offices } from '../../office.ts'
import { ClassName } from '../../schools/classes.ts'

/** Percentages have one decimal and are null where nothing was measured: a card says so, and never shows a nought instead. */
const ReportFigures = z.object({
  lessons_completed: z.int(),
  total_lessons: z.int(),
  /** Counted attempts at exercises and tests. */
  attempts: z.int(),
  average_accuracy: z.number().nullable(),
  /** Work that was set and has begun, and of it what was handed in and what was scored and returned. */
  assignments_set: z.int(),
  assignments_turned_in: z.int(),
  assignments_scored: z.int(),
  average_score: z.number().nullable(),
  /** Marks of the register of attendance. */
  present: z.int(),
  absent: z.int(),
  late: z.int(),
  leave: z.int(),
  /** Marks of present or late, of all. */
  attendance: z.number().nullable(),
})
export type ReportFigures = z.infer<typeof ReportFigures>

const ReportCard = z.object({
  user_id: id,
  full_name: z.string(),
  father_name: z.string().nullable(),
  roll_number: z.int().nullable(),
  admission_number: z.string().nullable(),
  /** Every class of the same school year, the archive with the archive, in the order of grades. */
  classes: z.array(ReportFigures.extend({ class_id: id, class_name: ClassName })),
  /** All those classes together: every attempt, every score and every mark weighs alike. */
  overall: ReportFigures,
})
export type ReportCard = z.infer<typeof ReportCard>

export const readReportCards = query({
  path: 'admin/print/reportcards',
  summary: 'What each learner of a class did in all their classes of the year, for report cards on paper',
  audience: [...offices, 'principal'],
  input: z.object({
    ...campusOfOffice,
    class_id: id,
    /** One learner of the class; left out for all. */
    user_id: id.optional(),
  }),
  output: z.object({
    /** As it is registered, and by wire codes in other languages: a family reads its paper in its own. */
    school: z.object({ name: z.string(), names: z.record(z.string(), z.string()) }),
    class_name: ClassName,
    class_teacher: z.string().nullable(),
    /** Null where the campus wrote no years down. */
    year_name: z.string().nullable(),
    list: z.array(ReportCard),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
