/** Who is the class teacher of a class on which days (seed 001 §6). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'
import { campusOfOffice, offices } from '../office.ts'

export const ClassTeacher = z.object({
  user_id: id,
  full_name: z.string(),
  from_date: z.iso.date(),
  /** The last day; null until further notice. */
  to_date: z.iso.date().nullable(),
  /** Stands in on those days for the class teacher. */
  is_substitute: z.boolean(),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>

const output = z.object({ list: z.array(ClassTeacher) })

/** From the first day to the last, substitutes among them. */
export const listClassTeachers = query({
  path: 'admin/classteachers',
  summary: 'Who was, is and will be the class teacher of a class',
  audience: [...offices, 'principal'],
  input: z.object({ ...campusOfOffice, class_id: id }),
  output,
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

/** A class teacher begins on a day and ends who was it until then; a substitute stands in for some days. */
export const setClassTeacher = command({
  path: 'admin/classteacher/set',
  summary: 'Name the class teacher of a class, or a substitute for some days',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    class_id: id,
    user_id: id,
    from_date: z.iso.date(),
    to_date: z.iso.date().nullable().default(null),
    is_substitute: z.boolean().default(false),
    /** Not that one from that day on after all. */
    is_withdrawn: z.boolean().default(false),
  }),
  output,
  refusals: ['not_found', 'term_dates_wrong'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
