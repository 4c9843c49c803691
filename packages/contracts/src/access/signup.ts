/** Signing up by oneself, where the tenant allows it (seed 000 §2, §7): by a link on the web, by a code in the app. */
import * as z from 'zod'
import { command } from '../call.ts'
import { guid, id, personName } from '../fields.ts'
import { emailPattern, longestEmail } from '../email-address.ts'
import { signupRoles } from '../roles.ts'

const email = z.string().trim().max(longestEmail).regex(emailPattern)
/** SHA-256 of what was typed, in lower-case hex. */
const password = z.string().regex(/^[0-9a-f]{64}$/)
/** Four digits of any script; what is none is answered like a wrong code. */
const otp = z.string().trim().min(1).max(12)
/** A solved challenge of `GET /api/captcha`. */
const captcha = z.string().min(1).max(2000)
/** Asked for with the password where the tenant sells plans (seed 000 §2), and of every teacher. */
const full_name = z.union([personName, z.string().trim().length(0)]).optional()
/** One of the tenant's `signup_roles`. */
export const signupRole = z.enum(signupRoles).default('learner')
const flags = { forcedOnline: true, loader: true } as const

/** Sends a link. An address that has an account gets a mail that says so; the answer is the same. */
export const requestSignup = command({
  path: 'user/signup/request/v2/add',
  summary: 'Ask for a link to sign up',
  audience: 'public',
  /** Without a school, the tenant's own. */
  input: z.object({ email, institution_id: id.optional(), t_Token: captcha }),
  output: z.object({}),
  refusals: ['not_allowed', 'institution_invalid', 'captcha_failed', 'mail_too_soon', 'too_many_tries'],
  offline: 'online',
  flags,
})

/** Makes the account of a link, once. Then the device signs in with `email`. */
export const verifySignup = command({
  path: 'user/signup/request/verify',
  summary: 'Finish a signup with its link and a password',
  audience: 'public',
  /** `index` and `change_code` as they stand in the link. */
  input: z.object({ index: guid, change_code: z.string().min(1).max(200), password, full_name, role: signupRole }),
  output: z.object({ email: z.string() }),
  refusals: ['not_allowed', 'details_incomplete', 'link_invalid', 'email_taken'],
  offline: 'online',
  costs: 'hash',
  flags,
})

/** Sends a code of four digits; otherwise as `requestSignup`. */
export const sendSignupCode = command({
  path: 'user/otp/send',
  summary: 'Ask for a code to sign up',
  audience: 'public',
  input: z.object({ email, institution_id: id.optional() }),
  output: z.object({}),
  refusals: ['not_allowed', 'institution_invalid', 'mail_too_soon', 'too_many_tries'],
  offline: 'online',
  costs: 'mail',
  flags,
})

/** Whether the code that was sent last to an address, for signup or for a new password, is this one. It stays good. */
export const verifyCode = command({
  path: 'user/otp/verify',
  summary: 'Check a code that was sent by mail',
  audience: 'public',
  input: z.object({ email, otp }),
  /** The person whose password may be changed with it; null in a signup. */
  output: z.object({ user_id: id.nullable() }),
  refusals: ['otp_invalid', 'too_many_tries'],
  offline: 'online',
  flags,
})

/** Makes the account of a code, once. Then the device signs in with `email`. */
export const createSignedUpUser = command({
  path: 'user/signup/create/user',
  summary: 'Finish a signup with its code and a password',
  audience: 'public',
  input: z.object({ email, password, institution_id: id.optional(), otp, full_name, role: signupRole }),
  output: z.object({ email: z.string() }),
  refusals: ['not_allowed', 'details_incomplete', 'otp_invalid', 'email_taken', 'too_many_tries'],
  offline: 'online',
  costs: 'hash',
  flags,
})
