import type { AttendanceClass } from '@maktab/contracts/attendance/attendance-sheets'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { className } from '../schools/class-name.ts'
import styles from './class-links.module.css'

interface ClassLinksProps {
  readonly classes: readonly AttendanceClass[]
  /** The sheet that is open. */
  readonly current: { readonly class_id: number; readonly period: number } | null
  readonly addressOf: (one: { readonly class_id: number; readonly period: number }) => string
}

/** Classes of a day, of which lessons are marked a line for each, with where their sheets stand. */
export function ClassLinks({ classes, current, addressOf }: ClassLinksProps) {
  const t = useT('attendance', 'home')
  const format = useFormat()
  return (
    <ul className={styles['classes']}>
      {classes.map((one) => {
        const { class_id, period, name } = one
        const isCurrent = current?.class_id === class_id && current.period === period
        return (
          <li key={`${class_id} ${period}`}>
            <Link className={styles['class']} to={addressOf(one)} aria-current={isCurrent || undefined}>
              <span className="strong">
                <bdi>{className(name, t, format)}</bdi>
                {period > 0 && <> · {t('attendance.lesson_of_day', { number: format.number(period) })}</>}
              </span>
              <StateOfClass of={one} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function StateOfClass({ of: { state, is_overdue, taken_by_name } }: { readonly of: AttendanceClass }) {
  const t = useT('attendance')
  if (state === 'taken')
    return (
      <StatusChip tone="success" icon="check">
        {t('attendance.taken', { name: taken_by_name ?? '' })}
      </StatusChip>
    )
  if (state === 'closed') return <StatusChip icon="lock">{t('attendance.closed')}</StatusChip>
  return (
    <StatusChip tone={is_overdue ? 'warning' : 'neutral'} icon={is_overdue ? 'clock' : 'ring'}>
      {t(is_overdue ? 'attendance.overdue' : 'attendance.not_taken')}
    </StatusChip>
  )
}
