/** Starting codes from the office: for people who have no password yet, and for those who forgot theirs. */
import * as z from 'zod'
import { command } from '../call.ts'
import { id } from '../fields.ts'
import { campusOfOffice, offices } from '../office.ts'

/** What stands on a slip. */
export const Slip = z.object({
  user_id: id,
  full_name: z.string(),
  father_name: z.string().nullable(),
  username: z.string(),
  grade: z.string().nullable(),
  section: z.string().nullable(),
  /** Eight Latin digits, for one sign-in within 14 days. */
  starting_code: z.string().regex(/^\d{8}$/),
})
export type Slip = z.infer<typeof Slip>

/**
 * Gives each of them a starting code, which is shown in this answer and never again. Their passwords and codes of before open nothing any
 * more, and all their sessions end. In the order in which they were asked for.
 */
export const resetPasswords = command({
  path: 'admin/user/password/reset',
  summary: 'Give people of a campus starting codes in place of their passwords',
  audience: offices,
  input: z.object({ ...campusOfOffice, user_ids: z.array(id).min(1).max(200) }),
  output: z.object({
    slips: z.array(Slip),
    kept: z.array(z.object({ user_id: id, why: z.enum(['not_found', 'not_allowed', 'own_account']) })),
  }),
  refusals: ['not_found'],
  offline: 'online',
  answersSecrets: true,
  flags: { forcedOnline: true, loader: true },
})
