/** What a package (H5P, SCORM, a page, a game) tells of the learner who plays it, and keeps for the next time. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { packageLimits } from '../viewers/package-limits.ts'
import { PackageInteraction, PackageState, XapiStatement } from '../viewers/package-states.ts'
import { guid, id } from '../fields.ts'
import { Progress } from './progress.ts'

const where = { content_id: id, cms_course_id: id, lesson_guid: guid, class_id: id }

/** One result that a package gave. Its id is made on the device: however often it arrives, it counts once. */
export const PackageAttempt = z.object({
  sync_guid: guid,
  accuracy: z.number().min(0).max(100),
  /** The package's own word; null where it gave none. */
  is_passed: z.boolean().nullable(),
  time_spent_in_seconds: z.int().min(0).max(86_400),
  /** What it asked on the way to this result; kept with it, once. */
  interactions: z.array(PackageInteraction).max(packageLimits.interactions).optional(),
})
export type PackageAttempt = z.infer<typeof PackageAttempt>

/**
 * What a package asked in a sitting that gave no result so far: kept to be looked at, counted nowhere. It is told anew as it grows, and
 * the attempt that a result makes of it has the same id.
 */
export const PackageSitting = z.object({
  sync_guid: guid,
  time_spent_in_seconds: z.int().min(0).max(86_400),
  interactions: z.array(PackageInteraction).min(1).max(packageLimits.interactions),
})
export type PackageSitting = z.infer<typeof PackageSitting>

/** Keeps what a package told. Of two devices the later state stands; attempts and statements are all kept, each once. */
export const savePackage = command({
  path: 'learner/package/save',
  summary: 'Keep what a package told of its learner',
  audience: ['learner'],
  input: z.object({
    ...where,
    state: PackageState.nullable(),
    attempts: z.array(PackageAttempt).max(packageLimits.attempts),
    sitting: PackageSitting.optional(),
    statements: z.array(XapiStatement).max(packageLimits.statements),
  }),
  output: Progress,
  refusals: ['not_found'],
  offline: 'queue',
  flags: { mute: true },
})

/** Where a package goes on; null before it was played. */
export const readPackage = query({
  path: 'learner/package',
  summary: 'What a package kept for its learner',
  audience: ['learner'],
  input: z.object(where),
  output: z.object({ state: PackageState.nullable() }),
  refusals: ['not_found'],
  offline: 'local',
})
