import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'
import { SchoolTerm } from '../schools/school-terms.ts'

export const ReportedYear = z.object({
  year_id: id,
  name: z.string(),
  start_date: z.iso.date(),
  /** Its last day. */
  end_date: z.iso.date(),
  is_current: z.boolean(),
  /** In their order. */
  terms: z.array(SchoolTerm),
})
export type ReportedYear = z.infer<typeof ReportedYear>

/** Years of a school that its figures may be asked for, the latest first (ours). `institution_id`: a campus in reach of a head or an office. */
export const listReportedYears = query({
  path: 'school/years',
  summary: 'School years of a school with their terms, the latest first',
  audience: ['learner', 'teacher', 'principal', 'network_head', 'region_head', 'campus_admin', 'school_admin', 'admin'],
  input: z.object({ institution_id: id.optional() }),
  output: z.object({ list: z.array(ReportedYear) }),
  refusals: ['not_found'],
  offline: 'online',
  // Without it a report offers fewer spans, and that is all.
  flags: { strict: true, cache: true, mute: true },
})
