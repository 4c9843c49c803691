import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, languageCode } from '../fields.ts'
import { contentRoles, roles, signupRoles } from '../roles.ts'
import { ExternalProvider } from './external-provider.ts'
import { jsonOf, Province, SignupField } from './metadata.ts'

/** 0 basic, 1 to 3 external providers on the web, 4 an external provider in the mobile app (seed 000 §3). */
const loginType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
/** A text in each language that it was written in. */
const inLanguages = z.partialRecord(languageCode, z.string())
/** Six hex digits without `#`. */
const colour = z.string().regex(/^[0-9a-fA-F]{6}$/)
/** An address below this server, or a small picture written out as `data:`; nothing that a page would fetch elsewhere. */
const picture = z.string().regex(/^(?:\/(?!\/)|data:image\/)/)

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Numbers of courses and guids of lessons, as `domain/schools/availability` reads them. */
function isListOfIds(written: string): boolean {
  return written
    .split(',')
    .every((name) => /^\s*(?:[1-9]\d{0,14}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?\s*$/i.test(name))
}

/** What a page must know of its tenant before anyone signs in (seed 000 §3). No secret ever stands in it. */
export const Configuration = z.object({
  id,
  school_family_id: id.nullable(),
  name: z.string(),
  /** Comma-separated hosts. */
  domain_name: z.string(),
  address: z.string(),
  city: z.string(),
  contact_number: z.string().nullable(),
  contact_email_address: z.string().nullable(),
  /** Ids of courses and lessons with commas between, for schools of which the content team wrote nothing down; empty means all. */
  available_lessons: z.string().refine(isListOfIds),
  /** In which the tenant subscribes, for all of its schools; null where it does not begin or end. */
  sub_start_date: instant.nullable(),
  sub_end_date: instant.nullable(),
  cms_roles: z.array(z.enum(contentRoles)),
  is_cms_full_access: z.boolean(),
  primary_color: colour,
  secondary_color: colour,
  primary_text_color: colour,
  secondary_text_color: colour,
  background_color: colour.nullable(),
  tagline_text_color: colour.nullable(),
  profile_picture: picture.nullable(),
  navbar_logo: picture.nullable(),
  /** For dark ground; null where `navbar_logo` suits both. */
  navbar_logo_dark: picture.nullable(),
  favicon: picture.nullable(),
  /** The powered-by label on dark or on light ground. */
  kp_logo_theme: z.enum(['light', 'dark']),
  tagline: inLanguages,
  landing_page_text: inLanguages,
  total_licenses: z.int().min(0),
  login_type: loginType,
  login_types: z.array(loginType),
  /** The one school that people of this host sign in to; null where the tenant has several. */
  institution_id: id.nullable(),
  is_institution_level_login: z.boolean(),
  is_google_login_allowed: z.boolean(),
  /** Where else people of this tenant may sign in; a page shows a button for each. What else a provider needs stays on the server. */
  external_providers: z.array(ExternalProvider),
  is_b2c_enabled: z.boolean(),
  /** As what people come by themselves, where that is enabled. Whoever comes as a teacher reads the answers of every lesson of the school (decision 0088). */
  signup_roles: z.array(z.enum(signupRoles)).min(1),
  is_user_creation: z.boolean(),
  is_offline_enabled: z.boolean(),
  /** 0 for none: which server a campus works with while it is offline. */
  offline_server_model: z.int().min(0),
  /** 0 for none: which other learning system a school signs in from. */
  lms_model_type: z.int().min(0),
  /** Where learning calls go instead of here (another region); null where they come here. */
  learning_api_base: z.url({ protocol: /^https?$/ }).nullable(),
  is_stream_disabled: z.boolean(),
  is_learner_stream_enabled: z.boolean(),
  is_name_disabled: z.boolean(),
  is_assignment_allowed: z.boolean(),
  is_assignment_disabled: z.boolean(),
  is_delete_class_allowed: z.boolean(),
  is_tour_guide: z.boolean(),
  is_custom_nomenclature: z.boolean(),
  /** What the tenant calls a role. */
  roles_alias: z.partialRecord(z.enum(roles), inLanguages),
  allow_white_box: z.boolean(),
  is_exam_mode: z.boolean(),
  is_payment_enabled: z.boolean(),
  is_kp_label_disabled: z.boolean(),
  /** 0 for none; above 0 attendance is taken and shown. */
  attendance_mode: z.int().min(0),
  school_family_region_id: id.nullable(),
  /** JSON of `Province[]`. */
  regions_metadata: jsonOf(z.array(Province)),
  /** JSON of `SignupField[]`. */
  signup_fields_metadata: jsonOf(z.array(SignupField)),
  /** Comma-separated indexes; empty means English only. */
  languages: z.string(),
  default_language: languageCode,
  time_zone: z.string().refine(isTimeZone),
  /** On which its weeks begin, from 0, Sunday; 6 in Afghanistan. */
  first_weekday: z.int().min(0).max(6),
  created_on: instant.nullable(),
  is_deleted: z.boolean(),
})
export type Configuration = z.infer<typeof Configuration>

/** What is written into the page. The provinces are many: a screen that lists them asks for the whole configuration. */
export type PageConfiguration = Omit<Configuration, 'regions_metadata'>

/** The configuration of the tenant that a host belongs to: a list of one. */
export const readConfiguration = query({
  path: 'tenant/config',
  summary: 'Configuration of the tenant of a host',
  audience: 'public',
  input: z.object({ domain_name: z.string().min(1).max(253), is_b2c_enabled: z.boolean().default(false) }),
  output: z.object({ list: z.array(Configuration) }),
  offline: 'online',
  flags: { mute: true },
})

/** Whether a device's clock is near enough to the server's (within five minutes). */
export const checkTime = query({
  path: 'time/check',
  summary: 'Is the clock of the device right',
  audience: 'public',
  input: z.object({ utc_datetime: z.iso.datetime() }),
  output: z.object({ is_valid: z.boolean(), utc_datetime: z.iso.datetime() }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
