import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, languageCode, personName } from '../fields.ts'
import { roles } from '../roles.ts'

/** 0 male, 1 female, 2 prefers not to say (seed 000 §3). */
const gender = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const Profile = z.object({
  user_id: id,
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  active_role: z.enum(roles),
  institution_name: z.string(),
  current_language: languageCode,
  /** An address at which the picture can be read (signed, valid for a day). */
  profile_image: z.string().nullable(),
  school_id: id,
  gender: gender.nullable(),
  /** E.164. */
  phone_number: z.string().nullable(),
  school_name: z.string().nullable(),
  grade: z.string().nullable(),
  /** The school keeps the names of learners and teachers whose accounts it made. */
  may_change_name: z.boolean(),
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

/** A field that is left out stays as it is; null empties it. The picture is uploaded first and named by its id. */
export const updateProfile = command({
  path: 'user/profile/update',
  summary: 'Change the profile of the caller',
  audience: 'signed-in',
  input: z.object({
    full_name: personName.optional(),
    profile_image: guid.nullable().optional(),
    school_id: id.optional(),
    gender: gender.nullable().optional(),
    phone_number: z.string().max(40).nullable().optional(),
    school_name: z.string().max(200).nullable().optional(),
    grade: z.string().max(60).nullable().optional(),
  }),
  output: Profile,
  refusals: [
    'not_allowed',
    'name_of_school',
    'contact_no_invalid',
    'file_missing',
    'file_type_refused',
    'file_too_large',
  ],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
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
