import type { LearnerStanding as Standing } from '@maktab/contracts/insights/learner-reports'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

/** How far a learner is with the lessons of a class, or of all their classes. */
export function LearnerStanding({ of }: { readonly of: Standing }) {
  const t = useT('application', 'home', 'reports')
  const format = useFormat()
  const write = useReportFormat()
  return (
    <section className={styles['numbers']} aria-label={t('reports.so_far')}>
      <NumberCard icon="lessons" label={t('reports.completion')} value={write.percent(of.lessons_completion)}>
        {of.lessons_completion !== null && (
          <ProgressBar
            value={of.lessons_completion}
            label={t('reports.completion')}
            valueText={write.percent(of.lessons_completion)}
          />
        )}
        <p className={styles['note']}>
          {t('frame.of_total', { value: format.number(of.lessons_completed), total: format.number(of.lessons_total) })}
        </p>
      </NumberCard>
      <NumberCard icon="check" label={t('reports.score')} value={write.percent(of.lessons_avg_accuracy)} />
      <NumberCard icon="check" label={t('reports.at_first_try')} value={write.percent(of.first_accuracy)}>
        {of.first_accuracy !== null && (
          <p className={styles['note']}>{t('insights.of_number', { count: of.assessments_taken })}</p>
        )}
      </NumberCard>
      <NumberCard icon="question" label={t('reports.assessments_taken')} value={write.number(of.assessments_taken)} />
      <NumberCard icon="clock" label={t('learning.time_spent')} value={write.time(of.time_spent_in_seconds)} />
    </section>
  )
}
