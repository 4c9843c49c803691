import type { HeadSummary } from '@maktab/contracts/insights/head-dashboards'
import type { PlainKey } from '@maktab/i18n/keys'
import { BarChart } from '@maktab/ui/charts/bar-chart'
import { Card } from '@maktab/ui/layout/card'
import { useT } from '#language/use-t.ts'
import { useReportFormat } from '../use-report-format.ts'

const bands = {
  to_40: 'heads.band_to_40',
  to_60: 'heads.band_to_60',
  to_80: 'heads.band_to_80',
  above_80: 'heads.band_above_80',
  not_measured: 'heads.band_none',
} as const satisfies Record<keyof HeadSummary['bands'], PlainKey<'heads'>>

/** Learners by how well they do; nobody is named. */
export function BandsCard({ of, caption }: { readonly of: Pick<HeadSummary, 'bands'>; readonly caption: string }) {
  const t = useT('application', 'home', 'heads')
  const write = useReportFormat()
  return (
    <Card>
      <BarChart
        words={{
          caption,
          labelHeading: t('insights.principal_accuracy'),
          valueHeading: t('schools.learners'),
          missing: t('insights.principal_missing'),
          format: write.number,
        }}
        points={(Object.keys(bands) as (keyof typeof bands)[]).map((key) => ({
          key,
          label: t(bands[key]),
          value: of.bands[key],
        }))}
      />
    </Card>
  )
}
