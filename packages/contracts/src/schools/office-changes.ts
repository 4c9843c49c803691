/** The history of what offices changed (ours). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant } from '../fields.ts'
import { campusOfOffice, everyOffice } from '../office.ts'

/** What a thing was and became, by the names of its fields; null before it was there, or where only the verb matters. */
const facts = z.record(z.string(), z.unknown()).nullable()

export const listOfficeChanges = query({
  path: 'admin/changes',
  summary: 'What was changed in a campus, the newest first: by whom, when, before and after',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    /** `user`, `class`…; with `noun_id` the history of one of them. */
    noun: z.string().trim().min(1).max(40).optional(),
    noun_id: z.string().trim().min(1).max(60).optional(),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    list: z.array(
      z.object({
        change_id: id,
        changed_on: instant,
        /** As they were called then. */
        changed_by_name: z.string(),
        /** A super admin worked in their place. */
        is_acted: z.boolean(),
        noun: z.string(),
        noun_id: z.string(),
        /** The verb of the call: `add`, `update`, `delete`, `restore`… */
        action: z.string(),
        before: facts,
        after: facts,
      }),
    ),
    total: z.int(),
    total_pages: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})
