/** What needs doing in a campus, counted for its office (ours). Each count leads to a list of those that it counts. */
import * as z from 'zod'
import { query } from '../call.ts'
import { instant } from '../fields.ts'
import { campusOfOffice, everyOffice, officeQuery } from '../office.ts'
import { officeTaskKinds } from './office-lists.ts'

export const listOfficeTasks = query({
  path: 'admin/tasks',
  summary: 'What needs doing in a campus: learners without a class, classes without a teacher, codes that end…',
  audience: everyOffice,
  input: z.object(campusOfOffice),
  output: z.object({
    learners: z.int(),
    teachers: z.int(),
    /** Those that are taught. */
    classes: z.int(),
    /** Kinds of which there is one or more, in their order. */
    tasks: z.array(z.object({ kind: z.enum(officeTaskKinds), count: z.int() })),
    /** Of the campus, else those that it shares with others of its tenant; scarce once nine of ten are used. Null where there is no limit. */
    licences: z.object({ total: z.int(), used: z.int(), is_scarce: z.boolean() }).nullable(),
    /** When the subscription ends, where that is past or less than thirty days away. */
    sub_end_date: instant.nullable(),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
