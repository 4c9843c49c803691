/** The calls of who looks: heads of regions and of networks ask the same, each of their own schools. */
import {
  listNetworkSchools,
  listRegionSchools,
  readNetworkSummary,
  readNetworkTrend,
  readRegionSummary,
  readRegionTrend,
} from '@maktab/client/calls/insights/head-dashboards.generated'
import { listNetworkPlaces, listRegionPlaces } from '@maktab/client/calls/insights/head-places.generated'
import type { ClientCall } from '@maktab/client/call'
import { useSession } from '#calls/use-session.ts'

const network = {
  area: '/networkhead',
  summary: readNetworkSummary,
  trend: readNetworkTrend,
  schools: listNetworkSchools,
  places: listNetworkPlaces,
} as const

type As<C> = C extends ClientCall<infer Call> ? ClientCall<Call> : never
type HeadCalls = {
  readonly area: '/networkhead' | '/regionhead'
  readonly summary: As<typeof readNetworkSummary>
  readonly trend: As<typeof readNetworkTrend>
  readonly schools: As<typeof listNetworkSchools>
  readonly places: As<typeof listNetworkPlaces>
}

// Both have the same input and answer: their addresses alone are different.
const region = {
  area: '/regionhead',
  summary: readRegionSummary,
  trend: readRegionTrend,
  schools: listRegionSchools,
  places: listRegionPlaces,
} as unknown as HeadCalls

export function useHeadCalls(): HeadCalls {
  return useSession().active_role === 'region_head' ? region : network
}
