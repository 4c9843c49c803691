/** Of what the lists of a screen are, for their files and prints: a school or a region, and days. */
import { ListExtent } from '@maktab/ui/tables/list-extent'
import type { ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import type { ReportFilters } from './report-filters.ts'

interface ReportExtentProps {
  /** Null: of several schools. Without it, the school that the reader is in. */
  readonly school?: string | null | undefined
  readonly region?: string | undefined
  readonly range?: ReportFilters['range'] | undefined
  /** When the rows on the screen were counted, where that is known. */
  readonly counted?: string | null | undefined
  readonly children: ReactNode
}

export function ReportExtent({ school, region, range, counted, children }: ReportExtentProps) {
  const { institution_name } = useSession()
  const named = school === undefined ? institution_name : (school ?? undefined)
  return <ListExtent of={{ school: named, region, from: range?.from, to: range?.to, counted }}>{children}</ListExtent>
}
