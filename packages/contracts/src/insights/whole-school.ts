/** What reports of a whole school share: which classes are asked for, and how much of the school was heard. */
import * as z from 'zod'
import { id, instant } from '../fields.ts'

/** Classes of a school that bear all that is named; without any all its classes. A subject is found by each of its names. */
export const schoolFilter = {
  grade: z.string().max(100).optional(),
  section: z.string().max(100).optional(),
  subject: z.string().max(200).optional(),
  class_id: id.optional(),
}
export type SchoolFilter = z.infer<z.ZodObject<typeof schoolFilter>>

/** A page of a list from 1; 0 is the first one too (seed 001 §9). */
export const listPage = {
  search_string: z.string().trim().max(100).default(''),
  page: z.int().min(0).max(10_000).default(1),
}

/** When the figures were counted, and of how much of the school they can know. */
export const Heard = z.object({
  as_of: instant,
  /** When the latest device handed in what it held; null where none ever did. */
  synced_on: instant.nullable(),
  learners_total: z.int(),
  /** Who worked, or whose device synced, in the last seven days. */
  learners_heard: z.int(),
  /** Who never worked, with no device that was ever heard of. */
  learners_never_heard: z.int(),
  /** Those heard of in the last ninety days, and those that are new. */
  devices_total: z.int(),
  /** In the last seven days. */
  devices_synced: z.int(),
  /** Silent for ninety days: put away or lost. */
  devices_put_away: z.int(),
})
export type Heard = z.infer<typeof Heard>
