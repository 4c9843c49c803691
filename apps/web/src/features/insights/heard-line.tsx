import type { Heard } from '@maktab/contracts/insights/whole-school'
import { useT } from '#language/use-t.ts'
import styles from './reports.module.css'
import { useReportFormat } from './use-report-format.ts'

/** When it was counted, and of how much of the school that can know. */
export function HeardLine({ of }: { readonly of: Heard }) {
  const t = useT('home', 'reports', 'school')
  const write = useReportFormat()
  return (
    <p className={styles['note']}>
      {t('insights.counted', { when: write.moment(of.as_of), heard: of.learners_heard, total: of.learners_total })}{' '}
      {of.synced_on === null
        ? t('insights.never_heard')
        : t('insights.last_heard', { when: write.moment(of.synced_on) })}{' '}
      {of.devices_put_away > 0 && t('insights.put_away', { count: of.devices_put_away })}
    </p>
  )
}
