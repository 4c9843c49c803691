/** What a person was shown of the tours already (seed 000 §3: a version, and features, each with its route and steps). */
import type { Tour } from '@maktab/contracts/people/tour'

const version: Tour['version'] = 4

export const untouchedTour: Tour = { version, features: [] }

/** Steps of a screen that this person was not shown yet, in their order. */
export function stepsLeft(
  tour: Tour,
  { route, steps }: { readonly route: string; readonly steps: readonly string[] },
): readonly string[] {
  const shown = new Set(tour.features.filter((feature) => feature.route === route).flatMap((feature) => feature.steps))
  return steps.filter((step) => !shown.has(step))
}

/** The record once these steps of a screen were shown, too. */
export function withShown(
  tour: Tour,
  { route, steps }: { readonly route: string; readonly steps: readonly string[] },
): Tour {
  return joinTours(tour, { version, features: [{ route, steps: [...steps] }] })
}

/** What was shown on either of two devices. */
export function joinTours(one: Tour, other: Tour): Tour {
  const byRoute = new Map<string, Set<string>>()
  for (const { route, steps } of [...one.features, ...other.features]) {
    const shown = byRoute.get(route) ?? new Set()
    for (const step of steps) shown.add(step)
    byRoute.set(route, shown)
  }
  return { version, features: [...byRoute].map(([route, steps]) => ({ route, steps: [...steps] })) }
}

/** A record as it was stored; undefined for one of another version and for anything else. */
export function parseTour(text: string | null): Tour | undefined {
  let read: unknown
  try {
    read = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  if (typeof read !== 'object' || read === null || !('version' in read) || read.version !== version) return undefined
  const features: unknown = 'features' in read ? read.features : undefined
  return Array.isArray(features) && features.every(isFeature)
    ? { version, features: features.map(({ route, steps }) => ({ route, steps: [...steps] })) }
    : undefined
}

function isFeature(feature: unknown): feature is Tour['features'][number] {
  if (typeof feature !== 'object' || feature === null || !('route' in feature) || !('steps' in feature)) return false
  return (
    typeof feature.route === 'string' &&
    Array.isArray(feature.steps) &&
    feature.steps.every((step) => typeof step === 'string')
  )
}
