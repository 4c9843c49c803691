/** How far a person has gone through the tours of the product (seed 000 §3, §7). */
import * as z from 'zod'
import { command, query } from '../call.ts'

/** A record of another version is as good as none. */
export const tourVersion = 4

export const Tour = z.object({
  version: z.literal(tourVersion),
  /** What was shown already, screen by screen. */
  features: z.array(z.object({ route: z.string().max(200), steps: z.array(z.string().max(100)).max(50) })).max(100),
})
export type Tour = z.infer<typeof Tour>

/** Undefined for what is no record of this version. */
export function readTour(text: string): Tour | undefined {
  try {
    return Tour.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export const readTourGuide = query({
  path: 'user/tourguide',
  summary: 'What the caller was shown of the tours',
  audience: 'signed-in',
  input: z.object({}),
  /** A `Tour` as JSON; null where there is none of this version. */
  output: z.object({ tour_guide_json: z.string().nullable() }),
  offline: 'online',
  flags: { mute: true },
})

export const saveTourGuide = command({
  path: 'user/tourguide/update',
  summary: 'Keep what the caller was shown of the tours',
  audience: 'signed-in',
  /** A `Tour` as JSON. */
  input: z.object({
    tour_guide_json: z
      .string()
      .max(20_000)
      .refine((text) => readTour(text) !== undefined),
  }),
  output: z.object({}),
  offline: 'online',
  flags: { mute: true },
})
