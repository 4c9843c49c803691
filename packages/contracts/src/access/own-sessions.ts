/** What a person does with their sessions: another role, another password, the end of one on another device. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { roles } from '../roles.ts'
import { tokens } from './sessions.ts'

/** SHA-256 of what was typed, in lower-case hex. */
const sentPassword = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * The access token in the answer speaks for the new role; the one before it stays good for its role until it ends. The refresh token
 * is not traded: a device that never hears the answer renews by the one that it has, in the role that it is in.
 */
export const switchRole = command({
  path: 'user/role/switch',
  summary: 'Go on in another of the own roles',
  audience: 'signed-in',
  input: z.object({ role: z.string().min(1).max(30) }),
  output: z.object({ active_role: z.enum(roles), roles: z.array(z.enum(roles)), ...tokens }),
  refusals: ['not_allowed', 'session_over'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/**
 * Every other session of the person ends with it. A session that a starting code began needs no old password, and goes on with the
 * access token of the answer; asked again with the same password it answers the same. Elsewhere a missing one counts as the new one.
 */
export const updatePassword = command({
  path: 'user/profile/password/update',
  summary: 'Change the own password',
  audience: 'signed-in',
  input: z.object({ old_password: sentPassword.optional(), password: sentPassword }),
  output: z.object({
    ended_sessions: z.int(),
    /** Only in a session that a starting code began: the token in hand opens nothing but this call. */
    opened: z.object({ auth_token: tokens.auth_token, token_exp: tokens.token_exp }).optional(),
  }),
  refusals: ['old_password_wrong', 'too_many_tries', 'not_allowed', 'password_is_code'],
  offline: 'online',
  costs: 'hash',
  flags: { forcedOnline: true, loader: true },
})

/** Names of products, the same in every language; null where the browser did not say. */
export const OwnSession = z.object({
  session_id: guid,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_on: instant,
  /** When the session was last renewed. */
  renewed_on: instant,
  /** The session that asks. */
  is_current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const listOwnSessions = query({
  path: 'user/sessions',
  summary: 'The devices on which the caller is signed in',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({ list: z.array(OwnSession) }),
  offline: 'online',
  flags: { forcedOnline: true },
})

export const endOwnSession = command({
  path: 'user/sessions/end',
  summary: 'Sign out one device of the caller',
  audience: 'signed-in',
  input: z.object({ session_id: guid }),
  output: z.object({}),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

/** Every session of the caller but the one that asks. */
export const endOtherSessions = command({
  path: 'user/sessions/end/others',
  summary: 'Sign out every other device of the caller',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({ ended_sessions: z.int() }),
  offline: 'online',
  flags: { forcedOnline: true },
})
