import { Card } from '@maktab/ui/layout/card'
import { DonutChart } from '@maktab/ui/charts/donut-chart'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { chartSamples } from './chart-samples.ts'

const minutes = [420, 310, 260, 120, 90, 60, 40, 20]

export const section: KitSection = {
  key: 'donut-chart',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const w = chartSamples[locale]
    const words = { caption: w.time, labelHeading: w.subject, valueHeading: w.minutes }
    const slices = w.subjects.map((label, index) => ({ key: label, label, value: minutes[index] ?? 0 }))
    return (
      <>
        <KitState name="three slices">
          <Card>
            <DonutChart words={words} slices={slices.slice(0, 3)} />
          </Card>
        </KitState>
        <KitState name="eight, the rest as other">
          <Card>
            <DonutChart words={words} slices={slices} middle={{ value: format.percent(72), label: w.figure }} />
          </Card>
        </KitState>
        <KitState name="a single one">
          <Card>
            <DonutChart words={words} slices={slices.slice(0, 1)} />
          </Card>
        </KitState>
        <KitState name="loading">
          <DonutChart words={words} slices={[]} isLoading />
        </KitState>
        <KitState name="empty">
          <DonutChart words={words} slices={[]} />
        </KitState>
      </>
    )
  },
}
