import { readDashboardTrend } from '@maktab/client/calls/insights/dashboard.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { rangeRefused } from '../schools/range-refused.tsx'
import { WorkTrend } from './work-figures.tsx'

/** Accuracy and time of the school over the span that was chosen. */
export function SpanTrend({ asked }: { readonly asked: Input<Catalogue['readDashboardTrend']> }) {
  const t = useT('application', 'home', 'reports')
  const trend = useQuery(readDashboardTrend, asked, { showsBefore: true })
  return (
    <CallState of={trend} refused={rangeRefused(t)}>
      {(work) => <WorkTrend trend={work} />}
    </CallState>
  )
}
