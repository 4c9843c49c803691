import { BarChart } from '@maktab/ui/charts/bar-chart'
import { Card } from '@maktab/ui/layout/card'
import { DonutChart } from '@maktab/ui/charts/donut-chart'
import { Gauge } from '@maktab/ui/charts/gauge'
import { HeatMap } from '@maktab/ui/charts/heat-map'
import { Grid, Stack } from '@maktab/ui/layout/layout'
import { LineChart } from '@maktab/ui/charts/line-chart'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useFormat } from '@maktab/ui/base/formats'
import { SparkLine } from '@maktab/ui/charts/spark-line'
import { StackedBarChart } from '@maktab/ui/charts/stacked-bar-chart'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { accuracyByDay, chartSamples } from './chart-samples.ts'
import { heatMapOf } from './heat-map-samples.ts'

/** Twelve number cards and charts at once, as a head teacher sees them; the bench measures it. */
export const section: KitSection = {
  key: 'dashboard-12',
  group: 'charts',
  States({ locale }) {
    const format = useFormat()
    const w = chartSamples[locale]
    const figures = { labelHeading: w.className, valueHeading: w.figure }
    return (
      <KitState name="number cards and charts" isWide>
        <Stack>
          <Grid narrowest={15}>
            <NumberCard
              label={w.figure}
              value={format.percent(81)}
              icon="lessons"
              trend={{ direction: 'up', text: w.trend, tone: 'success' }}
            >
              <SparkLine values={accuracyByDay.map(({ value }) => value)} label={w.trend} />
            </NumberCard>
            <NumberCard label={w.parts[0]} value={format.number(1284)} icon="check" />
            <NumberCard label={w.parts[1]} value={format.number(96)} icon="clock" />
            <NumberCard label={w.parts[2]} value={format.number(31)} icon="warning" />
          </Grid>
          <Grid narrowest={24}>
            <Card>
              <LineChart
                words={{ caption: w.accuracy, labelHeading: w.day, valueHeading: w.figure, format: format.percent }}
                points={accuracyByDay.map(({ day, value, spread }) => ({
                  key: day,
                  label: format.date(day, 'day'),
                  value,
                  spread,
                }))}
                top={100}
              />
            </Card>
            <Card>
              <BarChart
                words={{ ...figures, caption: w.completion, format: format.percent }}
                points={w.classes.map((label, index) => ({ key: label, label, value: [92, 64, 71, 18, 40][index] }))}
                top={100}
              />
            </Card>
            <Card>
              <StackedBarChart
                words={{ ...figures, caption: w.work }}
                series={w.parts.map((label) => ({ key: label, label }))}
                points={w.classes.map((label, index) => ({ key: label, label, values: [20 + index, 9 - index, 3] }))}
              />
            </Card>
            <Card>
              <DonutChart
                words={{ caption: w.time, labelHeading: w.subject, valueHeading: w.minutes }}
                slices={w.subjects.map((label, index) => ({ key: label, label, value: 400 - index * 45 }))}
              />
            </Card>
          </Grid>
          <Grid narrowest={12}>
            {w.subjects.slice(0, 3).map((label, index) => (
              <Card key={label}>
                <Gauge label={label} value={91 - index * 24} format={format.percent} aim={{ value: 80, text: w.aim }} />
              </Card>
            ))}
          </Grid>
          <Card>
            <HeatMap {...heatMapOf(locale, format, 5, 20)} />
          </Card>
        </Stack>
      </KitState>
    )
  },
}
