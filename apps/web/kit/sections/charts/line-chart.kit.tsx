import { Card } from '@maktab/ui/layout/card'
import { LineChart } from '@maktab/ui/charts/line-chart'
import { useFormat } from '@maktab/ui/base/formats'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { accuracyByDay, chartSamples } from './chart-samples.ts'

export const section: KitSection = {
  key: 'line-chart',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const w = chartSamples[locale]
    const words = { caption: w.accuracy, labelHeading: w.day, valueHeading: w.figure, format: format.percent }
    const points = accuracyByDay.map(({ day, value, spread }) => ({
      key: day,
      label: format.date(day, 'day'),
      value,
      spread,
    }))
    return (
      <>
        <KitState name="with a band and a gap" isWide>
          <Card>
            <LineChart words={words} points={points} top={100} />
          </Card>
        </KitState>
        <KitState name="few points, own scale" isWide>
          <Card>
            <LineChart
              words={{ ...words, format: undefined }}
              points={points
                .slice(0, 6)
                .map(({ key, label }, index) => ({ key, label, value: [3, 8, 2, 5, 12, 7][index] }))}
            />
          </Card>
        </KitState>
        <KitState name="one point" isWide>
          <Card>
            <LineChart words={words} points={points.slice(0, 1)} top={100} />
          </Card>
        </KitState>
        <KitState name="loading" isWide>
          <LineChart words={words} points={[]} isLoading />
        </KitState>
        <KitState name="empty" isWide>
          <LineChart words={words} points={[]} />
        </KitState>
      </>
    )
  },
}
