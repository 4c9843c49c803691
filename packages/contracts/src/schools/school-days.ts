/** Days on which a campus has school: weekly rest, holidays, and working days in place of rest. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { languageCode } from '../fields.ts'
import { campusOfOffice, offices } from '../office.ts'

/** 0 Sunday … 6 Saturday; a week has a day of school. */
const weekdays = z.array(z.int().min(0).max(6)).max(6)
/** What a day is called, in as many languages as somebody wrote. */
const names = z.partialRecord(languageCode, z.string().trim().min(1).max(120))

export const SchoolDay = z.object({ day: z.iso.date(), kind: z.enum(['holiday', 'working']), names })
export type SchoolDay = z.infer<typeof SchoolDay>

export const listSchoolDays = query({
  path: 'admin/schooldays',
  summary: 'Weekly rest of a campus, and its holidays and extra days between two days',
  audience: [...offices, 'principal'],
  input: z.object({ ...campusOfOffice, start_date: z.iso.date(), end_date: z.iso.date() }),
  output: z.object({
    weekly_rest: weekdays,
    /** False where the campus rests as weeks of its tenant do. */
    is_own_rest: z.boolean(),
    list: z.array(SchoolDay),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

export const saveSchoolDay = command({
  path: 'admin/schoolday/save',
  summary: 'Make a day a holiday or a working day, or as others of its week',
  audience: offices,
  /** Null for a day like others. */
  input: z.object({
    ...campusOfOffice,
    day: z.iso.date(),
    kind: SchoolDay.shape.kind.nullable(),
    names: names.default({}),
  }),
  output: z.object({ day: z.iso.date(), is_school_day: z.boolean() }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const saveWeeklyRest = command({
  path: 'admin/schoolweek/save',
  summary: 'Say on which days of the week a campus rests',
  audience: offices,
  /** Null for the rest that weeks of the tenant have. */
  input: z.object({ ...campusOfOffice, weekly_rest: weekdays.nullable() }),
  output: z.object({ weekly_rest: weekdays }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
