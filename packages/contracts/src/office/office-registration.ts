/** Adding people to the register of a campus and changing what it says (seed 001 §7 `admin/user/add`, `update`; the payloads are ours). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, languageCode } from '../fields.ts'
import { campusOfOffice, everyOffice, offices } from '../office.ts'
import { roles } from '../roles.ts'
import { relations } from './office-lists.ts'
import { OfficeUser } from './office-users.ts'

/** Names are cleaned by the rule (`cleanName`), which also says no to what is none. */
const name = z.string().max(200)
const short = z.string().trim().max(60)
const long = z.string().trim().max(200)

const register = {
  father_name: name.nullable().optional(),
  full_name_latin: name.nullable().optional(),
  /** 0 male, 1 female, 2 prefers not to say (seed 000 §3). */
  gender: z.int().min(0).max(2).nullable().optional(),
  date_of_birth: z.iso.date().nullable().optional(),
  email: z.email().max(254).nullable().optional(),
  phone_number: z.string().max(40).nullable().optional(),
  /** The whole list. */
  guardians: z
    .array(z.object({ full_name: name, relation: z.enum(relations), phone_number: z.string().max(40).nullable() }))
    .max(6)
    .optional(),
  /** As one writes it: `6`, `۶`, `Class 6` are one grade. */
  grade: short.nullable().optional(),
  section: short.nullable().optional(),
  roll_number: z.int().min(1).max(9999).nullable().optional(),
  admission_number: short.nullable().optional(),
  identity_number: short.nullable().optional(),
  current_language: languageCode.optional(),
  province: long.nullable().optional(),
  region: long.nullable().optional(),
  address: long.nullable().optional(),
  /** Codes of all classes that the person learns or teaches from now on. */
  class_codes: z.array(z.string().trim().min(1).max(40)).max(60).optional(),
}

const registerRefusals = [
  'not_found',
  'details_incomplete',
  'birth_date_wrong',
  'contact_no_invalid',
  'username_invalid',
  'username_taken',
  'email_taken',
  'admission_number_taken',
  'class_code_unknown',
  'role_not_grantable',
  'possible_duplicate',
] as const

export const addOfficeUser = command({
  path: 'admin/user/add',
  summary: 'Add somebody to a campus',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    full_name: name,
    roles: z.array(z.enum(roles)).min(1).max(10),
    /** Left out, one is made of the campus, the grade, the section and a number. */
    username: short.optional(),
    ...register,
    /** The look-alikes of `admin/users/alike` were seen: this is somebody else. */
    is_new_person: z.boolean().default(false),
  }),
  output: z.object({
    user: OfficeUser,
    /** Eight digits, shown once: null where the answer was lost and the command came again. Resetting makes another. */
    starting_code: z.string().nullable(),
  }),
  refusals: [...registerRefusals, 'licences_used_up', 'user_creation_off'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** A field that is left out stays as it is; null empties it. */
export const updateOfficeUser = command({
  path: 'admin/user/update',
  summary: 'Change what a campus keeps of somebody',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    user_id: id,
    /** As it was read. */
    version: z.string().max(20),
    full_name: name.optional(),
    roles: z.array(z.enum(roles)).min(1).max(10).optional(),
    username: short.optional(),
    ...register,
    is_new_person: z.boolean().default(false),
  }),
  output: z.object({ user: OfficeUser }),
  refusals: [...registerRefusals, 'not_allowed', 'changed_meanwhile', 'own_account', 'last_admin'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** People of the campus with the same name of whom nothing else that is known differs; at most five. Asked while a form is filled in. */
export const listAlikeUsers = query({
  path: 'admin/users/alike',
  summary: 'People of a campus who may be the same person',
  audience: everyOffice,
  input: z.object({
    ...campusOfOffice,
    full_name: name,
    father_name: name.nullable().optional(),
    date_of_birth: z.iso.date().nullable().optional(),
    /** Of the person whose form it is. */
    user_id: id.optional(),
  }),
  output: z.object({ list: z.array(OfficeUser) }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
