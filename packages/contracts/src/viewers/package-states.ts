/** What a package (H5P, SCORM, a page, a game) says of itself and of whoever plays it. */
import * as z from 'zod'
import { guid, instant } from '../fields.ts'
import { packageLimits } from './package-limits.ts'

/** Where a package goes on, and what it last said of the learner: the fields that SCORM 1.2 and 2004 have in common. */
export const PackageState = z.object({
  location: z.string().max(packageLimits.location),
  suspend_data: z.string().max(packageLimits.suspendData),
  completion: z.enum(['unknown', 'incomplete', 'completed']),
  success: z.enum(['unknown', 'passed', 'failed']),
  /** Per cent, 0 to 100; null where it gave none. */
  score: z.number().min(0).max(100).nullable(),
  /** Seconds in all sittings, as the package counts them. */
  total_time: z.int().min(0).max(packageLimits.totalTime),
})
export type PackageState = z.infer<typeof PackageState>

/** As SCORM 2004 names them; 1.2 has all but `long-fill-in` and `other`. */
export const interactionType = z.enum([
  'true-false',
  'choice',
  'fill-in',
  'long-fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
])
export type InteractionType = z.infer<typeof interactionType>

/** A question that a package asked, as it told of it (`cmi.interactions.n` of SCORM). Texts are the package's own and longer ones are cut. */
export const PackageInteraction = z.object({
  interaction_id: z.string().min(1).max(packageLimits.interaction),
  type: interactionType,
  /** What was asked; empty where the package does not say. */
  description: z.string().max(packageLimits.interaction),
  response: z.string().max(packageLimits.interaction),
  /** A right response; empty where the package does not say. */
  expected: z.string().max(packageLimits.interaction),
  /** Null where it is neither: neutral, unanticipated, a matter of points. */
  is_right: z.boolean().nullable(),
  latency_in_seconds: z.int().min(0).max(86_400).nullable(),
})
export type PackageInteraction = z.infer<typeof PackageInteraction>

/** A statement of xAPI; who it is about is the caller, whatever the package wrote. */
export const XapiStatement = z.object({
  statement_id: guid,
  /** Both are addresses that name a thing and are opened by nobody. */
  verb: z.string().min(1).max(packageLimits.iri),
  object_id: z.string().min(1).max(packageLimits.iri),
  object_name: z.string().max(packageLimits.name),
  /** -1 to 1. */
  scaled: z.number().min(-1).max(1).nullable(),
  success: z.boolean().nullable(),
  completion: z.boolean().nullable(),
  response: z.string().max(packageLimits.response),
  said_on: instant,
})
export type XapiStatement = z.infer<typeof XapiStatement>
