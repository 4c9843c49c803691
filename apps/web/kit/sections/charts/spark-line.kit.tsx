import { Card } from '@maktab/ui/layout/card'
import { SparkLine } from '@maktab/ui/charts/spark-line'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { accuracyByDay, chartSamples } from './chart-samples.ts'

export const section: KitSection = {
  key: 'spark-line',
  group: 'charts',
  States({ locale }) {
    const { trend } = chartSamples[locale]
    const values = accuracyByDay.map(({ value }) => value)
    const states = { rising: values, level: [5, 5, 5], 'one figure': [7], nothing: [] }
    return (
      <>
        {Object.entries(states).map(([name, shown]) => (
          <KitState key={name} name={name}>
            <Card>
              <div style={{ inlineSize: '12rem' }}>
                <SparkLine values={shown} label={trend} />
              </div>
            </Card>
          </KitState>
        ))}
      </>
    )
  },
}
