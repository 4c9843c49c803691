/** Where the schools of a head stand: regions, and the districts of a region, each with what its schools come to. */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, percentage } from '../fields.ts'
import type { Role } from '../roles.ts'

export const listHeadRegions = query({
  path: 'regionhead/regions',
  method: 'GET',
  summary: 'Regions whose schools the caller is the head of',
  audience: ['region_head', 'network_head'],
  input: z.object({}),
  output: z.object({
    regions: z.array(z.object({ region_id: id, name: z.string(), schools_total: z.int() })),
  }),
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const HeadPlaceRow = z.object({
  /** Null: the schools that stand in no region. */
  region_id: id.nullable(),
  /** Of a district; null where the row is a region, or has the schools whose district nobody said. */
  city_id: id.nullable(),
  name: z.string(),
  schools_total: z.int(),
  /** Of which somebody said where they lie. */
  schools_placed: z.int(),
  /** The middle of those, in degrees of WGS 84; null where there is none. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Of which something was heard in fourteen days; shares are of these. */
  schools_heard: z.int(),
  learners_total: z.int(),
  learners_heard: z.int(),
  lessons_completions: percentage,
  lessons_completions_of: z.int(),
  lessons_avg_accuracy: percentage,
  lessons_avg_accuracy_of: z.int(),
  attendance_avg: percentage,
  attendance_avg_of: z.int(),
})
export type HeadPlaceRow = z.infer<typeof HeadPlaceRow>

/** One level below what is asked for: the regions of a network, the districts of a region. */
const placesOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/dashboard/places`,
    summary: 'Regions of a network or districts of a region side by side',
    audience,
    input: z.object({ region_id: id.optional() }),
    output: z.object({ level: z.enum(['region', 'district']), report: z.array(HeadPlaceRow) }),
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

export const listNetworkPlaces = placesOf('networkhead', ['network_head'])
export const listRegionPlaces = placesOf('regionhead', ['region_head'])
