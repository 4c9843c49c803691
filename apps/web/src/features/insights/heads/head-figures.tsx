import type { HeadSummary } from '@maktab/contracts/insights/head-dashboards'
import { fewAttempts } from '@maktab/domain/insights/few'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Card } from '@maktab/ui/layout/card'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from '../reports.module.css'
import { useReportFormat } from '../use-report-format.ts'

interface FiguresProps {
  readonly of: HeadSummary
}

/** What heads and offices are both told. */
type Shared = Omit<HeadSummary, 'region_name' | 'bands' | 'silent'>

/** The schools together: each share beside what it is of. */
export function HeadFigures({ of }: { readonly of: Shared }) {
  const t = useT('home', 'reports', 'heads')
  const write = useReportFormat()
  const attempts = of.lessons_avg_accuracy_of
  const cards = [
    [
      'lessons',
      t('insights.principal_lesson_completion'),
      of.lessons_completions,
      t('heads.of_lessons', { count: of.lessons_completions_of }),
    ],
    [
      'check',
      t('reports.attempts_accuracy'),
      of.lessons_avg_accuracy,
      attempts > 0 && attempts < fewAttempts
        ? t('heads.few_attempts', { count: attempts })
        : t('heads.of_attempts', { count: attempts }),
    ],
    [
      'assignments',
      t('insights.principal_turned_in'),
      of.avg_assignments_turnedin,
      t('heads.of_work', { count: of.avg_assignments_turnedin_of }),
    ],
    [
      'star',
      t('insights.principal_average_score'),
      of.avg_assignment_accuracy,
      t('heads.of_scores', { count: of.avg_assignment_accuracy_of }),
    ],
    // Where no attendance is taken there is nothing to say of it.
    ...(of.attendance_avg_of === 0
      ? []
      : ([
          [
            'calendar',
            t('insights.attendance'),
            of.attendance_avg,
            t('heads.of_marks', { count: of.attendance_avg_of }),
          ],
        ] as const)),
  ] as const
  return (
    <section className={styles['numbers']} aria-label={t('reports.so_far')}>
      {cards.map(([icon, label, value, meaning]) => (
        <NumberCard key={label} icon={icon} label={label} value={write.percent(value)}>
          <p className={styles['note']}>{value === null ? t('heads.means') : meaning}</p>
        </NumberCard>
      ))}
      <NumberCard icon="user" label={t('heads.learners_active')} value={write.number(of.learners_active)}>
        <p className={styles['note']}>{t('heads.of_learners', { count: of.learners_total })}</p>
      </NumberCard>
    </section>
  )
}

/** How much of it could be counted: schools, learners, devices. */
export function HeardCard({ of }: { readonly of: Shared }) {
  const t = useT('heads')
  const format = useFormat()
  const now = useNow()
  const share = of.schools_total === 0 ? 0 : (of.schools_heard / of.schools_total) * 100
  return (
    <Card heading={t('heads.heard_heading')}>
      <ProgressBar
        value={share}
        label={t('heads.schools_heard', { heard: of.schools_heard, total: of.schools_total })}
        valueText={format.percent(share, 0)}
        isLabelled
      />
      <p className={styles['note']}>
        {t('heads.learners_heard', { heard: of.learners_heard, total: of.learners_total })}
      </p>
      <p className={styles['note']}>
        {t('heads.devices_synced', { synced: of.devices_synced, total: of.devices_total })}
      </p>
      {of.synced_on !== null && (
        <p className={styles['note']}>
          {t('heads.last_synced', { when: format.relative(of.synced_on, Math.max(now, Date.parse(of.synced_on))) })}
        </p>
      )}
      <p className={styles['note']}>{t('heads.means')}</p>
    </Card>
  )
}

interface SilentProps extends FiguresProps {
  readonly area: '/networkhead' | '/regionhead'
}

/** Schools of which nothing was heard, by name: they are in no mean. */
export function SilentCard({ of, area }: SilentProps) {
  const t = useT('heads')
  const format = useFormat()
  const others = of.schools_total - of.schools_heard - of.silent.length
  return (
    <Card heading={t('heads.silent')}>
      <p className={styles['note']}>{of.silent.length === 0 ? t('heads.none_silent') : t('heads.silent_meaning')}</p>
      {of.silent.length > 0 && (
        <ul className={styles['rated']}>
          {of.silent.map(({ institution_id, name, heard_on }) => (
            <li key={institution_id}>
              <Link className={styles['link']} to={`${area}/result/summary?institution_id=${institution_id}`}>
                <bdi>{name}</bdi>
              </Link>
              <span className={styles['note']}>
                {heard_on === null ? t('heads.never_heard') : format.date(heard_on)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Link className={styles['link']} to={`${area}/schools?silent=1`}>
          {t('heads.all_silent')}
        </Link>
      )}
    </Card>
  )
}
