/** Analytics and tag manager of a tenant (seed 000 §7): `analytics` in its stored configuration, which opens its pages for that provider and says nothing elsewhere. */
import * as z from 'zod'
import type { Openings } from '#pages/page-policy.ts'

/** https, or this machine itself. */
const origin = z.string().refine((text) => {
  try {
    const address = new URL(text)
    const isSafe =
      address.protocol === 'https:' ||
      (address.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(address.hostname))
    return address.origin === text && isSafe && !address.hostname.includes('*')
  } catch {
    return false
  }
})

const Analytics = z.object({
  /** A property of Google Analytics 4. */
  analytics_id: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .nullable()
    .default(null),
  tag_manager_id: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,20}$/)
    .nullable()
    .default(null),
  /** Where the scripts come from and the figures go: the provider itself, or a gateway of the tenant's own before it. */
  origin: origin.default('https://www.googletagmanager.com'),
})
export type Analytics = z.infer<typeof Analytics>

export interface StoredAnalytics {
  /** Null where the tenant measures nothing. */
  readonly analytics: Analytics | null
  /** What stands there cannot be read; nothing is measured. */
  readonly isBroken: boolean
}

export function readAnalytics(configuration: unknown): StoredAnalytics {
  const stored = (configuration as { analytics?: unknown } | null)?.analytics
  if (stored === undefined || stored === null) return { analytics: null, isBroken: false }
  const { success, data } = Analytics.safeParse(stored)
  if (!success) return { analytics: null, isBroken: true }
  const isEmpty = data.analytics_id === null && data.tag_manager_id === null
  return { analytics: isEmpty ? null : data, isBroken: false }
}

/** What the pages of that tenant must be able to reach once somebody consented. */
export function analyticsOpenings(analytics: Analytics | null): Openings {
  if (analytics === null) return {}
  const { origin } = analytics
  const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  return { scripts: [origin], connections: [origin, ...collectors], images: [origin, ...collectors] }
}
