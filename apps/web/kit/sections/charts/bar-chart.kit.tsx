import { BarChart } from '@maktab/ui/charts/bar-chart'
import { Card } from '@maktab/ui/layout/card'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { chartSamples } from './chart-samples.ts'

export const section: KitSection = {
  key: 'bar-chart',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const w = chartSamples[locale]
    const words = { caption: w.completion, labelHeading: w.className, valueHeading: w.figure }
    const points = w.classes.map((label, index) => ({ key: label, label, value: [92, 64, undefined, 18, 0][index] }))
    return (
      <>
        <KitState name="percentages, one missing" isWide>
          <Card>
            <BarChart words={{ ...words, format: format.percent }} points={points} top={100} />
          </Card>
        </KitState>
        <KitState name="counts" isWide>
          <Card>
            <BarChart words={words} points={points.map((point, index) => ({ ...point, value: 3 + index * 417 }))} />
          </Card>
        </KitState>
        <KitState name="loading" isWide>
          <BarChart words={words} points={[]} isLoading />
        </KitState>
        <KitState name="empty" isWide>
          <BarChart words={words} points={[]} />
        </KitState>
      </>
    )
  },
}
