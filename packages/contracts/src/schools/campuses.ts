/** Campuses as their office and the super admin see them (seed 001 §3, §7, §9). Every call here is online only. */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, languageCode } from '../fields.ts'
import { campusThemeNames } from '../tenants/campus-themes.ts'

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
  school_system_id: id.nullable(),
  school_system_name: z.string(),
  school_family_id: id.nullable(),
  default_language: languageCode,
  time_zone: z.string(),
  /** 0: attendance is not taken; null: as the tenant does. */
  attendance_mode: z.int().nullable(),
  offline_server_model: z.string(),
  /** Null: the tenant's colours. */
  theme: z.enum(campusThemeNames).nullable(),
  sub_start_date: instant.nullable(),
  sub_end_date: instant.nullable(),
  created_on: instant,
  deleted_on: instant.nullable(),
  /** Of people and classes that are there now. */
  counts: z.object({ learners: z.int(), teachers: z.int(), classes: z.int() }),
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
  /** The deleted ones, or those that are there. */
  state: z.enum(['open', 'deleted']).default('open'),
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
