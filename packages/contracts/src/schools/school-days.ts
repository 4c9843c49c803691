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

/** Carried by a change: days that somebody else changed since are refused as `changed_meanwhile`, other days are not. */
const version = z.string().regex(/^\d{1,18}$/)

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
    /** Of the whole calendar. */
    version,
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

/** From the first day to the last, both counted; of one day alone where the last is left out. */
const span = { day: z.iso.date(), last_day: z.iso.date().optional() }

export const saveSchoolDay = command({
  path: 'admin/schoolday/save',
  summary: 'Make days holidays or working days, or as others of their week',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    version,
    ...span,
    /** Null for days like others. */
    kind: SchoolDay.shape.kind.nullable(),
    names: names.default({}),
    /** Where these days were until now: what is not among the new ones becomes like others. */
    moved_from: z.object(span).optional(),
  }),
  output: z.object({ list: z.array(z.object({ day: z.iso.date(), is_school_day: z.boolean() })), version }),
  refusals: ['not_found', 'school_days_wrong', 'changed_meanwhile'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const saveWeeklyRest = command({
  path: 'admin/schoolweek/save',
  summary: 'Say on which days of the week a campus rests',
  audience: offices,
  /** Null for the rest that weeks of the tenant have. */
  input: z.object({ ...campusOfOffice, version, weekly_rest: weekdays.nullable() }),
  output: z.object({ weekly_rest: weekdays }),
  refusals: ['not_found', 'changed_meanwhile'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
