import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { BarChart } from '@maktab/ui/charts/bar-chart'
import { Card } from '@maktab/ui/layout/card'
import { LineChart } from '@maktab/ui/charts/line-chart'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './principal-dashboard.module.css'

/** Accuracy and attempts of the last days. */
export function PrincipalTrend({ of }: { of: Output<Catalogue['readPrincipalDashboard']> }) {
  const t = useT('home')
  const format = useFormat()
  // A day is a day everywhere: noon keeps it so in the school's time zone.
  const day = (text: string) => format.date(`${text}T12:00:00Z`, 'day')
  const words = { labelHeading: t('insights.principal_day'), missing: t('insights.principal_missing') }
  return (
    <div className={styles['charts']} data-tour="principal-dashboard-trend">
      <Card>
        <LineChart
          words={{
            ...words,
            caption: t('insights.principal_trend'),
            valueHeading: t('insights.principal_accuracy'),
            format: (value) => format.percent(value),
          }}
          points={of.trend.map(({ day: key, average_accuracy }) => ({
            key,
            label: day(key),
            value: average_accuracy ?? undefined,
          }))}
          top={100}
        />
      </Card>
      <Card>
        <BarChart
          words={{
            ...words,
            caption: t('insights.principal_attempts_trend'),
            valueHeading: t('insights.principal_attempts'),
            format: (value) => format.number(value, 0),
          }}
          points={of.trend.slice(-10).map(({ day: key, attempts }) => ({ key, label: day(key), value: attempts }))}
        />
      </Card>
    </div>
  )
}
