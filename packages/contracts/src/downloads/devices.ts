/** How the devices of a school stand with it: why does this phone not sync? */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant } from '../fields.ts'
import { devicePlatform, deviceSystem } from './sync-up.ts'

/**
 * What keeps a device from being in step: it hands nothing over, or is given nothing, although the school is reached; work has waited on it for
 * three days; it has almost no room; or it was not heard of for seven days.
 */
export const deviceTrouble = z.enum(['send', 'pull', 'waits_long', 'nearly_full', 'silent'])
export type DeviceTrouble = z.infer<typeof deviceTrouble>

/** One person's part of a device; a phone that two share stands here twice. What an older version does not say is null. */
export const Device = z.object({
  user_id: id,
  full_name: z.string(),
  first_seen_on: instant,
  /** When it last spoke to the school. */
  heard_on: instant,
  /** When it last had everything; null where it never had. */
  last_synced_on: instant.nullable(),
  platform: devicePlatform.nullable(),
  system: deviceSystem.nullable(),
  app_version: z.string().nullable(),
  free_bytes: z.int().nullable(),
  works_waiting: z.int().nullable(),
  /** Since when the oldest of them waits. */
  waiting_since: instant.nullable(),
  /** When tables of it were last found to differ from the school's, and were brought anew; null where none ever were. */
  healed_on: instant.nullable(),
  healed_tables: z.array(z.string()),
  troubles: z.array(deviceTrouble),
})
export type Device = z.infer<typeof Device>

/** Devices of the people of the caller's school, thirty a page; for a teacher those of the learners of their classes. Those in trouble stand first. */
export const listDevices = query({
  path: 'institution/devices',
  summary: 'Devices with what keeps them from being in step',
  audience: ['principal', 'teacher'],
  input: z.object({
    /** `trouble`: those that were heard of in ninety days and have one. */
    only: z.enum(['all', 'trouble']).default('all'),
    /** Of one person. */
    user_id: id.optional(),
    search_string: z.string().trim().max(100).default(''),
    page: z.int().min(0).max(10_000).default(1),
  }),
  output: z.object({ list: z.array(Device), total: z.int(), total_pages: z.int(), troubled: z.int() }),
  offline: 'online',
})
