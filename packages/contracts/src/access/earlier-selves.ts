/**
 * Who somebody was at campuses that they moved away from. A move makes a new person there, and work that still waits on
 * another device is that of the one before: it goes to the school where it was done, brought by who they are now.
 */
import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'
import { keepingRoles } from '../roles.ts'

/** The access token of each hands over what waits and opens its store, and does nothing else; it is over when the caller's session is. */
export const EarlierSelf = z.object({
  institution_id: id,
  user_id: id,
  role: z.enum(keepingRoles),
  auth_token: z.string(),
  /** Unix seconds at which the token ends. */
  token_exp: z.int(),
  /** Seals what that self tracked and has not handed over. */
  tracking_key: z.string().optional(),
})

export const listEarlierSelves = query({
  path: 'user/earlier',
  summary: 'Who the caller was at campuses that they left, with what hands over their waiting work',
  audience: keepingRoles,
  input: z.object({}),
  output: z.object({ list: z.array(EarlierSelf) }),
  refusals: [],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
