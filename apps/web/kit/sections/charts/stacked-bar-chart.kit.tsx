import { Card } from '@maktab/ui/layout/card'
import { StackedBarChart } from '@maktab/ui/charts/stacked-bar-chart'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { chartSamples } from './chart-samples.ts'

const values: readonly (readonly (number | undefined)[])[] = [
  [24, 6, 2],
  [18, 11, 9],
  [31, 0, 1],
  [9, 4, 22],
  [undefined, undefined, undefined],
]

export const section: KitSection = {
  key: 'stacked-bar-chart',
  group: 'charts',
  States({ locale }) {
    const w = chartSamples[locale]
    const words = { caption: w.work, labelHeading: w.className }
    const series = w.parts.map((label) => ({ key: label, label }))
    const points = w.classes.map((label, index) => ({ key: label, label, values: values[index] ?? [] }))
    const six = w.subjects.slice(0, 6).map((label) => ({ key: label, label }))
    return (
      <>
        <KitState name="amounts" isWide>
          <Card>
            <StackedBarChart words={words} series={series} points={points} />
          </Card>
        </KitState>
        <KitState name="shares, six series" isWide>
          <Card>
            <StackedBarChart
              words={words}
              series={six}
              points={points
                .slice(0, 3)
                .map((point, row) => ({ ...point, values: six.map((_, index) => 8 + ((index * 5 + row * 3) % 9)) }))}
              isShare
            />
          </Card>
        </KitState>
        <KitState name="loading" isWide>
          <StackedBarChart words={words} series={series} points={[]} isLoading />
        </KitState>
        <KitState name="empty" isWide>
          <StackedBarChart words={words} series={series} points={[]} />
        </KitState>
      </>
    )
  },
}
