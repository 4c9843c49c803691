import * as z from 'zod'
import { query } from '../call.ts'
import { id, languageCode } from '../fields.ts'

/** What a page must know of its tenant before anyone signs in (seed 000 §3). Colours are hex without `#`. */
export const Configuration = z.object({
  id,
  name: z.string(),
  domain_name: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  primary_text_color: z.string(),
  secondary_text_color: z.string(),
  background_color: z.string().nullable(),
  navbar_logo: z.string().nullable(),
  landing_page_text: z.record(languageCode, z.string()),
  contact_number: z.string().nullable(),
  contact_email_address: z.string().nullable(),
  /** Comma-separated indexes; empty means English only. */
  languages: z.string(),
  default_language: languageCode,
  time_zone: z.string(),
  attendance_mode: z.int(),
  is_b2c_enabled: z.boolean(),
  is_offline_enabled: z.boolean(),
  is_assignment_allowed: z.boolean(),
  is_assignment_disabled: z.boolean(),
  is_exam_mode: z.boolean(),
  is_payment_enabled: z.boolean(),
  is_kp_label_disabled: z.boolean(),
})
export type Configuration = z.infer<typeof Configuration>

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
