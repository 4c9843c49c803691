/** Figures without names, for whoever reckons with them elsewhere: a ministry, a donor. */
import * as z from 'zod'
import { query } from '../../call.ts'
import { instant, percentage } from '../../fields.ts'

/** Learners; null: hidden, because there are few (decision 208). */
const hiddenIfFew = z.int().nullable()

/** One subject and grade of one school, over all time. No row is of fewer than six learners. */
export const DataSetRow = z.object({
  school: z.string(),
  ministry_code: z.string(),
  region: z.string(),
  district: z.string(),
  /** As one of its classes writes it. */
  subject: z.string(),
  grade: z.string(),
  classes: z.int(),
  learners: z.int(),
  lessons_completed: z.int(),
  /** Every learner times every lesson of their class. */
  lessons_total: z.int(),
  attempts: z.int(),
  /** Mean of all attempts. */
  accuracy: percentage,
  time_spent_in_seconds: z.int(),
  learners_to_40: hiddenIfFew,
  learners_to_60: hiddenIfFew,
  learners_to_80: hiddenIfFew,
  learners_above_80: hiddenIfFew,
  /** Fewer than ten attempts. */
  learners_not_measured: hiddenIfFew,
  as_of: instant,
})
export type DataSetRow = z.infer<typeof DataSetRow>

/** Fifty schools a page, the same order each time. Neither names nor numbers nor days of birth of persons are in it. */
export const readDataSet = query({
  path: 'insights/dataset',
  summary: 'Figures of schools by subject and grade without names, small groups hidden',
  audience: ['network_head', 'region_head', 'school_admin', 'admin'],
  input: z.object({ page: z.int().min(0).max(10_000).default(1) }),
  output: z.object({
    as_of: instant.nullable(),
    report: z.array(DataSetRow),
    /** Groups of this page that are hidden. */
    hidden: z.int(),
    total_pages: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'online',
})
