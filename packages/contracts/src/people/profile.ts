import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, languageCode } from '../fields.ts'
import { roles } from '../roles.ts'

export const Profile = z.object({
  user_id: id,
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  active_role: z.enum(roles),
  institution_name: z.string(),
  current_language: languageCode,
})
export type Profile = z.infer<typeof Profile>

export const readProfile = query({
  path: 'user/profile',
  summary: 'The profile of the caller',
  audience: 'signed-in',
  input: z.object({}),
  output: Profile,
  offline: 'online',
})

/** Keeps the language that a person reads in. */
export const switchLanguage = command({
  path: 'user/language/switch',
  summary: 'Switch the language of the caller',
  audience: 'signed-in',
  input: z.object({ CurrentLanguage: languageCode }),
  output: z.object({ current_language: languageCode }),
  refusals: ['language_not_offered'],
  offline: 'queue',
  flags: { mute: true },
})
