/** Campuses as their office and the super admin see them (seed 001 §3, §7, §9). Every call here is online only. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id, instant, languageCode, personName } from '../fields.ts'
import { officeCommand } from '../office.ts'
import { contentRoles } from '../roles.ts'
import { campusThemeNames } from '../tenants/campus-themes.ts'
import { campusStates, campusTaskKinds } from './office-lists.ts'

/** A name in some of the four languages, by their wire codes. */
const namesInLanguages = z.object({
  en: z.string().optional(),
  pu: z.string().optional(),
  da: z.string().optional(),
  ur: z.string().optional(),
})

export const Campus = z.object({
  institution_id: id,
  /** In the language of the call, else as it is registered. */
  name: z.string(),
  registered_name: z.string(),
  names: namesInLanguages,
  profile_picture: z.string(),
  address: z.string(),
  contact_number: z.string(),
  contact_email_address: z.string(),
  /** Of the list of its region, in the language of the call; else as it was typed; empty where nobody said. */
  city: z.string(),
  city_id: id.nullable(),
  region_id: id.nullable(),
  region_name: z.string(),
  /** By which the ministry knows it; empty where nobody said. */
  ministry_code: z.string(),
  /** Degrees of WGS 84, both or neither. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  school_system_id: id.nullable(),
  school_system_name: z.string(),
  school_family_id: id.nullable(),
  default_language: languageCode,
  time_zone: z.string(),
  /** 0: attendance is not taken; null: as the tenant does. */
  attendance_mode: z.int().nullable(),
  /** Per cent of the marks that a learner should reach. */
  attendance_minimum: z.int(),
  /** Days after a sheet's within which a teacher still marks. */
  attendance_edit_days: z.int(),
  offline_server_model: z.string(),
  /** Null: the tenant's colours. */
  theme: z.enum(campusThemeNames).nullable(),
  sub_start_date: instant.nullable(),
  sub_end_date: instant.nullable(),
  /** Of learners, 0 for no limit; null: those that it shares with other campuses of the tenant. */
  total_licenses: z.int().nullable(),
  /** Whether its campus admins may add people; null: as the tenant does. */
  is_user_creation: z.boolean().nullable(),
  /** Ids of courses and lessons with commas between, empty for all of its repository; of the tenant where nothing was written for the campus. */
  available_lessons: z.string(),
  /** Content roles that count there. */
  cms_roles: z.array(z.enum(contentRoles)),
  /** Whoever holds a content role there writes, reviews, publishes and manages. */
  is_cms_full_access: z.boolean(),
  created_on: instant,
  deleted_on: instant.nullable(),
  /** Of people and classes that are there now. Without a campus admin or principal nobody works in that place. */
  counts: z.object({
    learners: z.int(),
    teachers: z.int(),
    campus_admins: z.int(),
    principals: z.int(),
    classes: z.int(),
  }),
  /** Carried by a change of this campus: one that somebody changed meanwhile is refused. */
  version: z.string(),
})
export type Campus = z.infer<typeof Campus>

/** By name in the language of the call, by the day on which they were made, or by the end of the subscription (seed 001 §9). */
export const campusSorts = ['name', 'newest', 'oldest', 'subscription', 'subscription_desc'] as const
export type CampusSort = (typeof campusSorts)[number]

const campusSearch = {
  /** A part of the name, in any language that the school has one in. */
  search_string: z.string().trim().max(100).default(''),
  /** One campus alone. */
  institution_id: id.optional(),
  region_id: id.optional(),
  state: z.enum(campusStates).default('open'),
  sort: z.enum(campusSorts).default('name'),
  /** From 1. */
  page: z.int().min(1).max(1000).default(1),
}
const campusPage = z.object({ list: z.array(Campus), total: z.int(), total_pages: z.int() })

/** Every school of the tenant. */
export const listInstitutions = query({
  path: 'superadmin/institutions',
  summary: 'Schools of the tenant, for those who support them',
  audience: ['super_admin'],
  input: z.object({ ...campusSearch, school_system_id: id.optional(), city_id: id.optional() }),
  output: campusPage,
  offline: 'online',
  flags: { forcedOnline: true },
})

/** For a school admin those of the own school system (all of the tenant where none is written down), for an admin all. */
export const listCampuses = query({
  path: 'admin/institutions',
  summary: 'Campuses that the office is for',
  audience: ['school_admin', 'admin'],
  input: z.object(campusSearch),
  output: campusPage,
  offline: 'online',
  flags: { forcedOnline: true },
})

/** Each count is that of the list of campuses in the state of the same name; those of which there is none are left out. */
export const listCampusTasks = query({
  path: 'admin/institutions/tasks',
  summary:
    'In how many campuses within reach something needs doing: no campus admin, a subscription that ends, moves that wait or failed',
  audience: ['school_admin', 'admin', 'super_admin'],
  input: z.object({}),
  output: z.object({
    /** Open ones. */
    campuses: z.int(),
    tasks: z.array(z.object({ kind: z.enum(campusTaskKinds), count: z.int() })),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})

const campusName = z.string().trim().max(200)
const campusFields = {
  /** As it is registered. */
  name: campusName.optional(),
  /** Instead of all names in other languages. */
  names: z.object({ en: campusName, pu: campusName, da: campusName, ur: campusName }).partial().optional(),
  address: z.string().trim().max(300).optional(),
  contact_number: z.string().trim().max(40).optional(),
  contact_email_address: z.string().trim().max(254).optional(),
  region_id: id.nullable().optional(),
  /** One of the region's list. */
  city_id: id.nullable().optional(),
  ministry_code: z.string().trim().max(40).optional(),
  /** Both numbers together, or null for both. */
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  default_language: languageCode.optional(),
  /** A name of the list of IANA, `Asia/Kabul`. */
  time_zone: z.string().trim().max(60).optional(),
  attendance_mode: z.int().min(0).max(9).nullable().optional(),
  attendance_minimum: z.int().min(0).max(100).optional(),
  attendance_edit_days: z.int().min(0).max(366).optional(),
  theme: z.enum(campusThemeNames).nullable().optional(),
}
/** What the super admin alone decides. */
const supportFields = {
  school_system_id: id.nullable().optional(),
  school_family_id: id.nullable().optional(),
  sub_start_date: instant.nullable().optional(),
  sub_end_date: instant.nullable().optional(),
  offline_server_model: z.string().trim().max(100).optional(),
  total_licenses: z.int().min(0).max(10_000_000).nullable().optional(),
  is_user_creation: z.boolean().nullable().optional(),
  /** Once one of these three is written, all of them are the campus's own, as they stood. */
  available_lessons: z.string().max(60_000).optional(),
  cms_roles: z.array(z.enum(contentRoles)).max(contentRoles.length).optional(),
  is_cms_full_access: z.boolean().optional(),
}

/** Made in the same step, so that somebody can enter the campus. */
const first_admin = z.object({ full_name: personName, phone_number: z.string().trim().max(40).optional() }).optional()

/** The campus beside which the new one stands, the caller's own where it is left out: both belong to the same school system. */
const beside = { institution_id: id.optional() }

const added = z.object({
  institution_id: id,
  /** With what the first campus admin comes in: shown once, good for 14 days. */
  /** `starting_code` is null where the command was given again: a code is kept nowhere. */
  first_admin: z.object({ user_id: id, username: z.string(), starting_code: z.string().nullable() }).nullable(),
})
const fieldRefusals = ['not_found', 'details_incomplete', 'contact_no_invalid'] as const

/** Fields that are left out are empty, or those of the campus beside: region, language, time zone. */
export const addCampus = command({
  path: 'admin/institution/add',
  summary: 'Write a new campus down, with its first campus admin',
  audience: ['school_admin', 'admin'],
  input: z.object({ ...beside, ...campusFields, first_admin }),
  output: added,
  refusals: [...fieldRefusals, 'not_allowed'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const addInstitution = command({
  path: 'superadmin/institution/add',
  summary: 'Write a new school down, with its first campus admin, its subscription, licences and content',
  audience: ['super_admin'],
  input: z.object({ ...beside, ...campusFields, ...supportFields, first_admin }),
  output: added,
  refusals: [...fieldRefusals, 'not_allowed', 'available_lessons_invalid'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** `version` as it was read. Answers the new one. */
const changed = z.object({ version: z.string() })

/** Fields that are left out stay as they are. */
export const updateCampus = command({
  path: 'admin/institution/update',
  summary: 'Change a campus',
  audience: ['school_admin', 'admin'],
  input: z.object({ institution_id: id, version: z.string().max(30), ...campusFields }),
  output: changed,
  refusals: [...fieldRefusals, 'changed_meanwhile'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

export const updateInstitution = command({
  path: 'superadmin/institution/update',
  summary: 'Change a school, also its school system, subscription, licences and content',
  audience: ['super_admin'],
  input: z.object({ institution_id: id, version: z.string().max(30), ...campusFields, ...supportFields }),
  output: changed,
  refusals: [...fieldRefusals, 'changed_meanwhile', 'available_lessons_invalid'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** Its people do not come in any more; its rows stay. */
export const deleteCampus = command({
  path: 'admin/institution/delete',
  summary: 'Close a campus that has no learners any more',
  audience: ['admin', 'super_admin'],
  input: z.object({
    institution_id: id,
    /** Its name, in any language that it has one in. */
    typed: z.string().max(200),
  }),
  output: z.object({ deleted_on: instant }),
  refusals: ['not_found', 'not_allowed', 'typed_name_wrong', 'campus_not_empty'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** Its people come in again, with what they had; their sessions stay ended. */
export const restoreCampus = command({
  path: 'admin/institution/restore',
  summary: 'Open a campus again that was closed in the last thirty days',
  audience: ['admin', 'super_admin'],
  input: z.object({ institution_id: id }),
  output: z.object({ institution_id: id }),
  refusals: ['not_found'],
  ...officeCommand,
})
