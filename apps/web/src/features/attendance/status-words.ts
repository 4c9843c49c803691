import { useT } from '#language/use-t.ts'
import { statuses, type Status } from './sheet-marks.ts'

interface StatusWords {
  /** What stands on the buttons, in the order of `statuses`. */
  readonly letters: readonly string[]
  nameOf(status: Status): string
  letterOf(status: Status): string
}

/** How presence is called, and by which letter. */
export function useStatusWords(): StatusWords {
  const t = useT('attendance')
  const names: Readonly<Record<Status, string>> = {
    1: t('attendance.present'),
    2: t('attendance.absent'),
    3: t('attendance.late'),
    4: t('attendance.leave'),
  }
  const letters: Readonly<Record<Status, string>> = {
    1: t('attendance.letter_present'),
    2: t('attendance.letter_absent'),
    3: t('attendance.letter_late'),
    4: t('attendance.letter_leave'),
  }
  return {
    letters: statuses.map((status) => letters[status]),
    nameOf: (status) => names[status],
    letterOf: (status) => letters[status],
  }
}
