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
import {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
  listRegionSubjectGrades,
  listRegionSubjects,
  listRegionSubjectSchools,
  readNetworkSubject,
  readRegionSubject,
} from '@maktab/client/calls/insights/head-subjects.generated'
import type { ClientCall } from '@maktab/client/call'
import { useSession } from '#calls/use-session.ts'

const network = {
  area: '/networkhead',
  summary: readNetworkSummary,
  trend: readNetworkTrend,
  schools: listNetworkSchools,
  places: listNetworkPlaces,
  subjects: listNetworkSubjects,
  subject: readNetworkSubject,
  grades: listNetworkSubjectGrades,
  subjectSchools: listNetworkSubjectSchools,
} as const

type As<C> = C extends ClientCall<infer Call> ? ClientCall<Call> : never
type HeadCalls = {
  readonly area: '/networkhead' | '/regionhead'
  readonly summary: As<typeof readNetworkSummary>
  readonly trend: As<typeof readNetworkTrend>
  readonly schools: As<typeof listNetworkSchools>
  readonly places: As<typeof listNetworkPlaces>
  readonly subjects: As<typeof listNetworkSubjects>
  readonly subject: As<typeof readNetworkSubject>
  readonly grades: As<typeof listNetworkSubjectGrades>
  readonly subjectSchools: As<typeof listNetworkSubjectSchools>
}

// Both have the same input and answer: their addresses alone are different.
const region = {
  area: '/regionhead',
  summary: readRegionSummary,
  trend: readRegionTrend,
  schools: listRegionSchools,
  places: listRegionPlaces,
  subjects: listRegionSubjects,
  subject: readRegionSubject,
  grades: listRegionSubjectGrades,
  subjectSchools: listRegionSubjectSchools,
} as unknown as HeadCalls

export function useHeadCalls(): HeadCalls {
  return useSession().active_role === 'region_head' ? region : network
}

export interface SubjectPlace {
  readonly subject: string
  readonly grade?: string | undefined
  readonly region_id?: number | undefined
}

/** Where a subject stands by itself, of all schools or of one region, in all grades or in one. */
export function subjectAddress(area: HeadCalls['area'], { subject, grade, region_id }: SubjectPlace): string {
  const search = new URLSearchParams({ subject })
  if (grade !== undefined) search.set('grade', grade)
  if (region_id !== undefined) search.set('region_id', String(region_id))
  return `${area}/subject/detail?${search.toString()}`
}
