/** Commands that a device gave without a network, and its word that it has everything. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'

/** What `json_data` of a sync-up holds: commands of this device, oldest first. */
export const SyncBatch = z.object({
  data: z
    .array(z.object({ command_id: guid, path: z.string().max(100), input: z.unknown(), at: instant }))
    .min(1)
    .max(100),
})
export type SyncBatch = z.infer<typeof SyncBatch>

/** Sends queued commands in one request. Each is done in its own transaction, once, however often it arrives. */
export const syncUp = command({
  path: 'offline/syncup',
  summary: 'Hand over commands given without a network',
  audience: 'signed-in',
  input: z.object({ json_data: z.string().min(2).max(2_000_000) }),
  output: z.object({
    answers: z.array(
      z.object({
        command_id: guid,
        error_code: z.int(),
        error_message: z.string(),
        /** What the command's own call answers, as JSON; empty when refused. */
        answer: z.string(),
        /** Refused until then, and likely to be taken after it: the commands behind it were not tried and stand in no answer. */
        wait_seconds: z.int().min(1).optional(),
      }),
    ),
  }),
  refusals: ['batch_unreadable'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

/** What the application runs in. */
export const devicePlatform = z.enum(['web', 'mobile', 'desktop'])
export const deviceSystem = z.enum(['android', 'ios', 'windows', 'macos', 'linux', 'other'])
export type DeviceSystem = z.infer<typeof deviceSystem>
/** Where a sync stops although the school is reached: at handing over what waits, or at bringing rows. */
export const syncTrouble = z.enum(['send', 'pull'])
export type SyncTrouble = z.infer<typeof syncTrouble>

/**
 * Tells the school that this device now has everything up to a moment, and how it stands; with `trouble`, that it does not. Devices of older versions
 * do not say how.
 */
export const reportSync = command({
  path: 'institution/lastsyncdate/set',
  summary: 'Note that a device has synced',
  audience: 'signed-in',
  input: z.object({
    last_sync_date: instant,
    /** Works of the caller that this device still holds alone: held back, or refused and not yet looked at. */
    works_waiting: z.int().min(0).max(1_000_000).optional(),
    /** Bytes that the device has left, by its own word. */
    free_bytes: z.int().min(0).optional(),
    /** Seconds since the oldest of those works was done: a span is right also where a clock is not. */
    oldest_waits_seconds: z.int().min(0).max(10_000_000_000).optional(),
    trouble: syncTrouble.optional(),
    platform: devicePlatform.optional(),
    system: deviceSystem.optional(),
    app_version: z.string().min(1).max(40).optional(),
    /** Tables that were not as the school has them, and were brought anew. */
    healed_tables: z.array(z.string().min(1).max(40)).max(40).optional(),
  }),
  output: z.object({ synced_on: instant }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

/** What became of commands of which no answer arrived: each is done as soon as it is taken, so nothing is left to be run (seed 001 §9). */
export const processSyncUp = query({
  path: 'user/syncup/process',
  summary: 'Which commands of the caller were done',
  audience: 'signed-in',
  input: z.object({ command_ids: z.array(guid).max(500).default([]) }),
  output: z.object({
    /** Of those that were asked for, how many were done. */
    done: z.int(),
    /** Those that never came, or were refused: they may be sent again. */
    waiting: z.array(guid),
  }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
