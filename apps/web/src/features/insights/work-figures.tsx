import type { Trend } from '@maktab/contracts/insights/learner-reports'
import { Card } from '@maktab/ui/layout/card'
import { LineChart } from '@maktab/ui/charts/line-chart'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

/** What was done in a span: as figures, and as lines over its days or months. */
export function WorkFigures({ trend }: { readonly trend: Trend }) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const numbers = [
    ['lessons', t('learning.lessons_completed'), write.number(trend.lessons_completed)],
    ['check', t('reports.attempts_accuracy'), write.percent(trend.average_accuracy)],
    ['question', t('reports.attempts'), write.number(trend.attempts)],
    ['clock', t('learning.time_spent'), write.time(trend.time_spent_in_seconds)],
  ] as const
  return (
    <section className={styles['numbers']} aria-label={t('reports.in_period')}>
      {numbers.map(([icon, label, value]) => (
        <NumberCard key={label} icon={icon} label={label} value={value} />
      ))}
    </section>
  )
}

/** Minutes of a day or month that are written as minutes still. */
const mostInMinutes = 180

export function WorkTrend({ trend: { report, is_month_wise } }: { readonly trend: Trend }) {
  const t = useT('home', 'reports')
  const write = useReportFormat()
  const words = {
    labelHeading: is_month_wise ? t('reports.month_from') : t('insights.principal_day'),
    missing: t('insights.principal_missing'),
  }
  const label = is_month_wise ? write.day : write.shortDay
  // Whole ones of these stand at the scale: minutes of one learner, hours of a class.
  const unit =
    Math.max(...report.map(({ time_spent_in_seconds }) => time_spent_in_seconds)) > mostInMinutes * 60 ? 60 : 1
  return (
    <div className={styles['charts']}>
      <Card>
        <LineChart
          words={{
            ...words,
            caption: is_month_wise ? t('reports.accuracy_by_month') : t('reports.accuracy_by_day'),
            valueHeading: t('reports.attempts_accuracy'),
            format: write.percent,
          }}
          points={report.map(({ day, average_accuracy }) => ({
            key: day,
            label: label(day),
            value: average_accuracy ?? undefined,
          }))}
          top={100}
        />
      </Card>
      <Card>
        <LineChart
          words={{
            ...words,
            caption: is_month_wise ? t('reports.time_by_month') : t('reports.time_by_day'),
            valueHeading: t('learning.time_spent'),
            format: (value) => write.minutes(value * unit),
          }}
          points={report.map(({ day, time_spent_in_seconds }) => ({
            key: day,
            label: label(day),
            value: time_spent_in_seconds / 60 / unit,
          }))}
        />
      </Card>
    </div>
  )
}
