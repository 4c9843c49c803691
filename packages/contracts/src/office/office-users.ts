/** The people of a campus, as its office keeps them (seed 001 §7 `admin/user…`; the payloads are ours). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, instant, languageCode } from '../fields.ts'
import { campusOfOffice, everyOffice, offices } from '../office.ts'
import { roles } from '../roles.ts'
import { ClassName } from '../schools/classes.ts'
import { relations, userSorts, userStates } from './office-lists.ts'

export const OfficeUser = z.object({
  user_id: id,
  username: z.string(),
  full_name: z.string(),
  father_name: z.string().nullable(),
  /** As a certificate writes the name in Latin letters. */
  full_name_latin: z.string().nullable(),
  /** 0 male, 1 female, 2 prefers not to say (seed 000 §3). */
  gender: z.int().min(0).max(2).nullable(),
  date_of_birth: z.iso.date().nullable(),
  email: z.string().nullable(),
  /** E.164. */
  phone_number: z.string().nullable(),
  guardians: z.array(
    z.object({ full_name: z.string(), relation: z.enum(relations), phone_number: z.string().nullable() }),
  ),
  roles: z.array(z.enum(roles)),
  grade: z.string().nullable(),
  section: z.string().nullable(),
  /** In the register of the section. */
  roll_number: z.int().nullable(),
  admission_number: z.string().nullable(),
  /** The last four signs: nobody gets back the whole number. */
  identity_number_end: z.string().nullable(),
  current_language: languageCode,
  province: z.string().nullable(),
  region: z.string().nullable(),
  address: z.string().nullable(),
  classes: z.array(z.object({ class_id: id, class_name: ClassName, role: z.enum(['learner', 'teacher']) })),
  is_deleted: z.boolean(),
  left_on: instant.nullable(),
  last_sign_in_on: instant.nullable(),
  created_on: instant.nullable(),
  /** Another one after every change; an update names the one that it saw. */
  version: z.string(),
})
export type OfficeUser = z.infer<typeof OfficeUser>

export const listOfficeUsers = query({
  path: 'admin/users',
  summary: 'People of a campus, sought, filtered, sorted and in pages',
  audience: [...everyOffice, 'principal'],
  input: z.object({
    ...campusOfOffice,
    /** Words, each a part of a name, a father's name, a username, a phone or an admission number; as one writes them in any of the scripts. */
    search_string: z.string().trim().max(100).default(''),
    user_id: id.optional(),
    role: z.enum(roles).optional(),
    grade: z.string().trim().min(1).max(60).optional(),
    section: z.string().trim().min(1).max(60).optional(),
    class_id: id.optional(),
    state: z.enum(userStates).default('active'),
    sort: z.enum(userSorts).default('name'),
    page: z.int().min(1).max(10_000).default(1),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    list: z.array(OfficeUser),
    total: z.int(),
    total_pages: z.int(),
    /** Of the whole campus, whatever was sought; those who hold two roles count in both. */
    counts: z.array(z.object({ role: z.enum(roles), people: z.int() })),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

const people = z.array(id).min(1).max(200)

/** Whom a deleting or restoring passed over, and why. */
const kept = z.array(z.object({ user_id: id, why: z.enum(['not_found', 'not_allowed', 'own_account', 'last_admin']) }))

/**
 * They cannot sign in any more, leave their classes, and their sessions end; what they did stays. For thirty days they can be restored.
 */
export const deleteOfficeUsers = command({
  path: 'admin/user/delete',
  summary: 'Delete people of a campus, for thirty days within reach',
  audience: offices,
  input: z.object({ ...campusOfOffice, user_ids: people, reason: z.string().trim().max(200).optional() }),
  output: z.object({ deleted: z.array(id), kept }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** They are back with their names, password and the classes that they left. */
export const restoreOfficeUsers = command({
  path: 'admin/user/restore',
  summary: 'Take people of a campus back who were deleted',
  audience: everyOffice,
  input: z.object({ ...campusOfOffice, user_ids: people }),
  output: z.object({
    restored: z.array(id),
    kept: z.array(z.object({ user_id: id, why: z.enum(['not_found', 'not_allowed', 'admission_number_taken']) })),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
