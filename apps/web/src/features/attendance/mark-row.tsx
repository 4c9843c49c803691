import { IconButton } from '@maktab/ui/base/icon-button'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './attendance.module.css'
import { FollowChips } from './follow-chips.tsx'
import { statuses, type Mark, type SheetLearner, type Status } from './sheet-marks.ts'
import { useStatusWords } from './status-words.ts'

interface MarkRowProps {
  readonly learner: SheetLearner
  readonly place: number
  readonly mark: Mark | undefined
  readonly mayMark: boolean
  /** The row at which the keyboard stands: only its buttons are stops of Tab. */
  readonly isCurrent: boolean
  /** Per cent that the school asks for. */
  readonly minimum: number
  readonly onMark: (status: Status) => void
  readonly onExplain: () => void
}

/** A learner on a sheet, with a button for each way to be there or not. */
export function MarkRow({ learner, place, mark, mayMark, isCurrent, minimum, onMark, onExplain }: MarkRowProps) {
  const t = useT('attendance')
  const format = useFormat()
  const words = useStatusWords()
  const { full_name, roll_number, days_absent_in_row, is_below_minimum } = learner
  const stop = isCurrent ? 0 : -1
  return (
    <li className={styles['row']} data-place={place}>
      <span className={styles['number']}>{roll_number === null ? '' : format.number(roll_number)}</span>
      <span className={`grid gap-1 ${styles['who']}`}>
        <bdi className="break">{full_name}</bdi>
        {(days_absent_in_row > 1 || is_below_minimum || mark?.reason || mark?.remark) && (
          <span className="flex wrap gap-1 small">
            <FollowChips {...{ days_absent_in_row, is_below_minimum, minimum }} />
            {mark?.reason && <span className="soft">{t(`attendance.reason_${mark.reason}`)}</span>}
            {mark?.remark && <bdi className="soft break">{mark.remark}</bdi>}
          </span>
        )}
      </span>
      <span className={styles['marks']} role="group" aria-label={full_name}>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={styles['mark']}
            data-status={status}
            aria-pressed={mark?.attendance_status === status}
            aria-label={words.nameOf(status)}
            title={words.nameOf(status)}
            disabled={!mayMark}
            tabIndex={stop}
            onClick={() => onMark(status)}
          >
            {words.letterOf(status)}
          </button>
        ))}
        <IconButton
          icon="edit"
          label={t('attendance.why_of', { name: full_name })}
          disabled={!mayMark || mark === undefined || mark.attendance_status === 1}
          tabIndex={stop}
          onClick={onExplain}
        />
      </span>
    </li>
  )
}
