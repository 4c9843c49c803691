import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Card } from '@maktab/ui/layout/card'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { className } from '../schools/class-name.ts'
import { reportAddress, sheetAddress, type AttendanceBase } from './addresses.ts'
import styles from './attendance.module.css'
import figureStyles from './figures.module.css'

type Overview = Output<Catalogue['readAttendanceOverview']>

interface DayOverviewProps {
  readonly of: Overview
  readonly base: AttendanceBase
}

/** A day of a campus: what it comes to, where it is not taken and whom to call, and who is away too often. */
export function DayOverview({ of, base }: DayOverviewProps) {
  const t = useT('attendance')
  const format = useFormat()
  const { sections, counts, attendance_avg, attendance_date, is_school_day, is_past_nine } = of
  if (sections.length === 0) return <EmptyState icon="classes" title={t('attendance.no_sections')} />
  const figures = [
    [t('attendance.present'), counts.present],
    [t('attendance.absent'), counts.absent],
    [t('attendance.late'), counts.late],
    [t('attendance.leave'), counts.leave],
    [t('attendance.not_marked'), counts.unmarked],
  ] as const
  const isLate = is_school_day && is_past_nine
  const missing = sections.filter(({ is_taken }) => !is_taken)
  const taken = sections.filter(({ is_taken }) => is_taken)
  return (
    <div className="grid gap-4 shrink">
      {!is_school_day && <Notice tone="info">{t('attendance.day_off')}</Notice>}
      <div className={`grid gap-3 ${figureStyles['figures']}`}>
        <NumberCard
          label={t('attendance.share')}
          value={attendance_avg === null ? '–' : format.percent(attendance_avg, 1)}
        />
        {figures.map(([label, value]) => (
          <NumberCard key={label} label={label} value={format.number(value)} />
        ))}
      </div>
      {missing.length > 0 && (
        <Card heading={t('attendance.sections_missing', { count: missing.length })}>
          <Sections {...{ sections: missing, base, attendance_date, isLate }} />
        </Card>
      )}
      {taken.length > 0 && (
        <Card heading={t('attendance.sections_done', { count: taken.length })}>
          <Sections {...{ sections: taken, base, attendance_date, isLate }} />
        </Card>
      )}
      <Learners
        heading={t('attendance.in_row')}
        base={base}
        list={of.absent_in_row}
        tell={({ days_absent_in_row }) => t('attendance.absent_in_row', { count: days_absent_in_row })}
      />
      <Learners
        heading={t('attendance.below')}
        base={base}
        list={of.below_minimum}
        tell={(one) => format.percent(one.attendance_avg, 1)}
      />
    </div>
  )
}

interface SectionsProps {
  readonly sections: Overview['sections']
  readonly base: AttendanceBase
  readonly attendance_date: string
  readonly isLate: boolean
}

function Sections({ sections, base, attendance_date, isLate }: SectionsProps) {
  const t = useT('attendance', 'home')
  const format = useFormat()
  return (
    <ul className={styles['list']} role="list">
      {sections.map(({ class_id, name, is_taken, taken_by_name, taken_on, teachers, counts }) => (
        <li key={class_id} className={styles['row']}>
          <span className={`grid gap-1 ${styles['who']}`}>
            <Link to={sheetAddress(base, { class_id, date: attendance_date })}>
              <bdi>{className(name, t, format)}</bdi>
            </Link>
            {!is_taken && teachers.length > 0 && (
              <span className="flex wrap gap-2-4 small">
                {teachers.map(({ user_id, full_name, phone_number, is_substitute }) => (
                  <span key={user_id}>
                    <bdi>{full_name}</bdi>
                    {is_substitute && <> ({t('attendance.substitute')})</>}
                    {phone_number !== null && (
                      <>
                        {' '}
                        <a href={`tel:${phone_number}`}>
                          <bdi>{format.digits(phone_number)}</bdi>
                        </a>
                      </>
                    )}
                  </span>
                ))}
              </span>
            )}
          </span>
          {is_taken ? (
            <>
              {counts.absent > 0 && (
                <span className="small soft">{t('attendance.absent_count', { count: counts.absent })}</span>
              )}
              <StatusChip tone="success" icon="check">
                {t('attendance.taken', { name: taken_by_name ?? '' })}
                {taken_on !== null && <> · {format.time(taken_on)}</>}
              </StatusChip>
            </>
          ) : (
            <StatusChip tone={isLate ? 'warning' : 'neutral'} icon={isLate ? 'clock' : 'ring'}>
              {t(isLate ? 'attendance.overdue' : 'attendance.not_taken')}
            </StatusChip>
          )}
        </li>
      ))}
    </ul>
  )
}

type Listed = Pick<Overview['absent_in_row'][number], 'user_id' | 'full_name' | 'class_id' | 'name'>

interface LearnersProps<L extends Listed> {
  readonly heading: string
  readonly base: AttendanceBase
  readonly list: readonly L[]
  readonly tell: (learner: L) => string
}

function Learners<L extends Listed>({ heading, base, list, tell }: LearnersProps<L>) {
  const t = useT('home')
  const format = useFormat()
  if (list.length === 0) return null
  return (
    <Card heading={heading}>
      <ul className={styles['list']} role="list">
        {list.map((learner) => (
          <li key={`${learner.class_id} ${learner.user_id}`} className={styles['row']}>
            <span className={`grid gap-1 ${styles['who']}`}>
              <Link to={reportAddress(base, learner.class_id, learner.user_id)}>
                <bdi>{learner.full_name}</bdi>
              </Link>
              <span className="small soft">
                <bdi>{className(learner.name, t, format)}</bdi>
              </span>
            </span>
            <strong>{tell(learner)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
