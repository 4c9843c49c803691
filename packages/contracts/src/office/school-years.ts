/** The school years of a campus (ours). They begin in whatever month the school says. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../office.ts'
import { SchoolTerm } from '../schools/school-terms.ts'

const written = {
  name: z.string().trim().max(60),
  start_date: z.iso.date(),
  /** Its last day. */
  end_date: z.iso.date(),
}

export const SchoolYear = z.object({
  year_id: id,
  ...written,
  /** In their order; they need not fill the year. */
  terms: z.array(SchoolTerm),
  /** The one that classes are taught in now; a campus has one at most. */
  is_current: z.boolean(),
  /** Classes of the year that are taught, and those in the archive. */
  classes: z.int(),
  archived_classes: z.int(),
  /** Another one after every change; an update names the one that it saw. */
  version: z.string(),
})
export type SchoolYear = z.infer<typeof SchoolYear>

export const listSchoolYears = query({
  path: 'admin/years',
  summary: 'School years of a campus, the latest first',
  audience: [...offices, 'principal'],
  input: z.object(campusOfOffice),
  output: z.object({ list: z.array(SchoolYear) }),
  refusals: ['not_found'],
  ...officeQuery,
})

/** All terms of the year; left out, they stay as they are. */
const terms = z.array(SchoolTerm).max(12).optional()

const faults = [
  'not_found',
  'details_incomplete',
  'year_name_taken',
  'year_dates_wrong',
  'year_overlaps',
  'year_terms_wrong',
  'year_terms_overlap',
  'year_terms_alike',
] as const

/** The first year of a campus is its current one, and the classes that it has belong to it. Another becomes current by a roll-over alone. */
export const addSchoolYear = command({
  path: 'admin/year/add',
  summary: 'Write down a school year',
  audience: offices,
  input: z.object({ ...campusOfOffice, ...written, terms }),
  output: SchoolYear,
  refusals: faults,
  ...officeCommand,
})

export const updateSchoolYear = command({
  path: 'admin/year/update',
  summary: 'Change the name, the days or the terms of a school year',
  audience: offices,
  input: z.object({ ...campusOfOffice, year_id: id, version: z.string().max(30), ...written, terms }),
  output: SchoolYear,
  refusals: [...faults, 'changed_meanwhile'],
  ...officeCommand,
})
