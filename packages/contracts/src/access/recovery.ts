/** A new password for who forgot the old one (seed 000 §2, §7). No answer tells whether an address has an account. */
import * as z from 'zod'
import { command } from '../call.ts'
import { id } from '../fields.ts'
import { emailPattern, longestEmail } from '../email-address.ts'

const email = z.string().trim().max(longestEmail).regex(emailPattern)
/** SHA-256 of what was typed, in lower-case hex. */
const password = z.string().regex(/^[0-9a-f]{64}$/)
const flags = { forcedOnline: true, loader: true } as const

export const requestRecovery = command({
  path: 'password/v2/forgot',
  summary: 'Ask for a link to choose a new password',
  audience: 'public',
  input: z.object({
    email,
    t_Token: z.string().min(1).max(2000),
    institution_id: id.optional(),
    /** 1: asked for in the embedded page, to which the link then leads back. */
    isBonzo: z.union([z.literal(0), z.literal(1)]).optional(),
  }),
  output: z.object({}),
  refusals: ['captcha_failed', 'mail_too_soon', 'too_many_tries'],
  offline: 'online',
  flags,
})

/** Ends every session of that person; the link is good once. */
export const recoverPassword = command({
  path: 'password/recover',
  summary: 'Choose a new password with a link',
  audience: 'public',
  input: z.object({ user_id: id, change_code: z.string().min(1).max(200), password }),
  output: z.object({}),
  refusals: ['code_invalid'],
  offline: 'online',
  costs: 'hash',
  flags,
})

/** `user/otp/verify` then answers whose it is. */
export const sendRecoveryCode = command({
  path: 'user/fpotp/send',
  summary: 'Ask for a code to choose a new password',
  audience: 'public',
  input: z.object({ email, institution_id: id.optional() }),
  output: z.object({}),
  refusals: ['mail_too_soon', 'too_many_tries'],
  offline: 'online',
  costs: 'mail',
  flags,
})

/** Many wrong tries end a code without a word: ids are guessed, and only those with a code could run out of tries. */
export const recoverPasswordByCode = command({
  path: 'password/recovermobile',
  summary: 'Choose a new password with a code',
  audience: 'public',
  input: z.object({ user_id: id, otp: z.string().trim().min(1).max(12), password }),
  output: z.object({}),
  refusals: ['otp_invalid'],
  offline: 'online',
  costs: 'hash',
  flags,
})
