/** The record of work in another's place: who, where, when and which calls. Ours: the seeds name no call that reads it. */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { roles } from '../roles.ts'

/** An hour in somebody's place, the latest first. */
export const listActedCalls = query({
  path: 'superadmin/actedcalls',
  summary: 'Who worked in whose place, where, when, and what they asked for',
  audience: ['super_admin'],
  input: z.object({
    /** One school alone. */
    institution_id: id.optional(),
    /** From 1. */
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    list: z.array(
      z.object({
        session_id: guid,
        institution_id: id,
        institution_name: z.string(),
        role: z.enum(roles),
        /** In whose place. */
        user_id: id,
        full_name: z.string(),
        /** Empty where their account is gone. */
        acted_by_name: z.string(),
        acted_by: id,
        first_call_on: instant,
        last_call_on: instant,
        /** Paths of the calls, the most frequent first; also those that were refused. */
        calls: z.array(z.object({ path: z.string(), times: z.int() })),
      }),
    ),
    total: z.int(),
    total_pages: z.int(),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})
