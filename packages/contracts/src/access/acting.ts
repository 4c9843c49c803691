/** A super admin works in a school's place: a code for an address, traded once for a session that lasts an hour and is written down. */
import * as z from 'zod'
import { command } from '../call.ts'
import { id, instant } from '../fields.ts'
import { campusOfSession } from './sessions.ts'

const actingRole = z.enum(['campus_admin', 'principal'])
export type ActingRole = z.infer<typeof actingRole>

const code = z.object({
  /** For the `jwt` of an address; single use. */
  jwt: z.string(),
  expires_on: instant,
  /** The address with the code in it: a path of this product at the same host. */
  path: z.string(),
})

export const actAsCampusAdmin = command({
  path: 'superadmin/jwt/campusadmin',
  summary: 'A code with which to work as the campus admin of a school of the tenant',
  audience: ['super_admin'],
  input: z.object({ institution_id: id }),
  output: code,
  refusals: ['not_found', 'office_vacant'],
  offline: 'online',
  flags: { forcedOnline: true },
})

export const actAsPrincipal = command({
  path: 'superadmin/jwt/principal',
  summary: 'A code with which to work as the principal of a school of the tenant',
  audience: ['super_admin'],
  input: z.object({ institution_id: id }),
  output: code,
  refusals: ['not_found', 'office_vacant'],
  offline: 'online',
  flags: { forcedOnline: true },
})

/** Takes a code out of use. There is no refresh token: the session is over after its hour. */
export const beginActing = command({
  path: 'superadmin/jwt/exchange',
  summary: 'Trade a code for a temporary session',
  audience: 'public',
  input: z.object({ jwt: z.string().min(1).max(200) }),
  output: z.object({
    auth_token: z.string(),
    /** Unix seconds at which the session is over. */
    token_exp: z.int(),
    institution_id: id,
    institution_name: z.string(),
    time_zone: z.string(),
    ...campusOfSession,
    active_role: actingRole,
    /** Whose place is taken. */
    user_id: id,
    username: z.string(),
    full_name: z.string(),
  }),
  refusals: ['code_invalid'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
