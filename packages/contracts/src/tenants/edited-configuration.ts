/** The tenant's configuration as its super admin edits it (calls of ours; seed 000 §3 names the fields). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { instant } from '../fields.ts'
import { Configuration } from './configuration.ts'

/** What may be edited here: never the number, hosts, providers or anything that is secret. */
export const EditedConfiguration = Configuration.pick({
  name: true,
  primary_color: true,
  secondary_color: true,
  primary_text_color: true,
  secondary_text_color: true,
  background_color: true,
  navbar_logo: true,
  navbar_logo_dark: true,
  favicon: true,
  tagline: true,
  landing_page_text: true,
  address: true,
  city: true,
  contact_number: true,
  contact_email_address: true,
  languages: true,
  default_language: true,
  time_zone: true,
  first_weekday: true,
  is_user_creation: true,
  is_name_disabled: true,
  is_assignment_allowed: true,
  is_learner_stream_enabled: true,
  is_delete_class_allowed: true,
  is_tour_guide: true,
  is_kp_label_disabled: true,
  attendance_mode: true,
  total_licenses: true,
  sub_start_date: true,
  sub_end_date: true,
  is_b2c_enabled: true,
  is_exam_mode: true,
  is_payment_enabled: true,
})
export type EditedConfiguration = z.infer<typeof EditedConfiguration>
export type EditedField = keyof EditedConfiguration

/** Turning one of these on or off changes what the tenant is: it asks for the tenant's name. */
export const gravestFields = [
  'is_b2c_enabled',
  'is_exam_mode',
  'is_payment_enabled',
] as const satisfies readonly EditedField[]

const some = EditedConfiguration.partial()

export const readEditedConfiguration = query({
  path: 'superadmin/tenant/config',
  summary: 'The configuration of the tenant, to be edited, and its history',
  audience: ['super_admin'],
  input: z.object({}),
  output: z.object({
    /** Another one after every change; an update names the one that it saw. */
    version: z.int(),
    configuration: EditedConfiguration,
    /** Of the whole installation, the last that became whole; null where none ever did. */
    last_backup: z.object({ made_on: instant, bytes: z.int() }).nullable(),
    /** The last 20, the newest first. */
    changes: z.array(
      z.object({
        version: z.int(),
        changed_on: instant,
        changed_by_name: z.string(),
        before: some,
        after: some,
      }),
    ),
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})

/**
 * Saves fields of the configuration, all or none; every server process follows without a restart. Where a field may not be edited, is
 * not of its kind or does not go with another, nothing is saved and `refused` names it; `typed_name` there: the tenant's name was asked
 * for (`gravestFields`) and not given. `changed_meanwhile`: somebody saved after `version` was read.
 */
export const updateEditedConfiguration = command({
  path: 'superadmin/tenant/config/update',
  summary: 'Change the configuration of the tenant',
  audience: ['super_admin'],
  input: z.object({
    version: z.int(),
    /** Checked field by field, so that each fault is said at its field. */
    fields: z.record(z.string().max(60), z.unknown()),
    typed_name: z.string().trim().max(120).default(''),
  }),
  output: z.object({ version: z.int(), refused: z.array(z.string()) }),
  refusals: ['changed_meanwhile'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
