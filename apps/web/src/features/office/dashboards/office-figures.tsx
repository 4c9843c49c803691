import type { OfficeSummary } from '@maktab/contracts/office/office-dashboards'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { useNow } from '#browser/use-now.ts'
import { HeadFigures, HeardCard } from '#features/insights/heads/head-figures.tsx'
import styles from '#features/insights/reports.module.css'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

interface FiguresProps {
  readonly of: OfficeSummary
}

/** How large the campuses are, how they do, and of how much of them that could be counted. */
export function OfficeFigures({ of }: FiguresProps) {
  const t = useT('application', 'tasks')
  const format = useFormat()
  return (
    <>
      <div className={styles['numbers']}>
        {of.institution_name === null && (
          <NumberCard icon="school" label={t('titles.campuses')} value={format.number(of.schools_total)} />
        )}
        <NumberCard icon="user" label={t('tasks.learners')} value={format.number(of.learners_total)} />
        <NumberCard icon="user" label={t('tasks.teachers')} value={format.number(of.teachers_total)} />
        <NumberCard icon="classes" label={t('tasks.classes')} value={format.number(of.classes_total)} />
      </div>
      <HeadFigures of={of} />
      {of.institution_name === null ? <HeardCard of={of} /> : <HeardOfCampus of={of} />}
    </>
  )
}

/** How much of one campus could be counted: learners and devices. */
function HeardOfCampus({ of }: FiguresProps) {
  const t = useT('heads')
  const format = useFormat()
  return (
    <Card heading={t('heads.heard_heading')}>
      <p className={styles['note']}>
        {t('heads.learners_heard', { heard: of.learners_heard, total: of.learners_total })}
      </p>
      <p className={styles['note']}>
        {t('heads.devices_synced', { synced: of.devices_synced, total: of.devices_total })}
      </p>
      {of.synced_on !== null && (
        <p className={styles['note']}>{t('heads.last_synced', { when: format.dateTime(of.synced_on) })}</p>
      )}
    </Card>
  )
}

/** A subscription that ends or ended, and licences that run out. */
export function OfficeWarnings({ of: { licences, sub_end_date } }: FiguresProps) {
  const t = useT('tasks')
  const format = useFormat()
  const now = useNow()
  return (
    <>
      {sub_end_date !== null && (
        <Notice tone="warning">
          {t(new Date(sub_end_date).getTime() < now ? 'tasks.subscription_over' : 'tasks.subscription_ends', {
            date: format.date(sub_end_date),
          })}
        </Notice>
      )}
      {licences?.is_scarce === true && (
        <Notice tone="warning">
          {t('tasks.licences', { used: format.number(licences.used), total: format.number(licences.total) })}
        </Notice>
      )}
    </>
  )
}
