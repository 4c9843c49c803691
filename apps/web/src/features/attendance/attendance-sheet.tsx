import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Card } from '@maktab/ui/layout/card'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { AbsenceDialog } from './absence-dialog.tsx'
import styles from './attendance.module.css'
import { MarkRow } from './mark-row.tsx'
import { countMarked, markOf, statusOfKey, type Sheet, type SheetLearner, type Status } from './sheet-marks.ts'
import { useStatusWords } from './status-words.ts'
import { useSheetMarks, type SheetMarks } from './use-sheet-marks.ts'

const TellFamilies = fetched(
  async () => (await import('./tell-families.tsx')).TellFamilies,
  () => null,
  ['attendance', 'work'],
)

interface AttendanceSheetProps {
  readonly sheet: Sheet
  readonly attendance_date: string
  readonly minimum: number
}

/** The learners of a class on a day: each marked with a tap or a key, everybody else present with one. */
export function AttendanceSheet({ sheet, attendance_date, minimum }: AttendanceSheetProps) {
  const t = useT('attendance', 'work')
  const format = useFormat()
  const { letters } = useStatusWords()
  const given = useSheetMarks(sheet, attendance_date)
  const [current, setCurrent] = useState(0)
  const [explained, setExplained] = useState<SheetLearner>()
  const rows = useRef<HTMLUListElement>(null)
  const [isTelling, setTelling] = useState(false)
  const { list, may_mark, why_not } = sheet
  const { marks } = given

  /** To the button of this status in a row, or the first that can be pressed. */
  const goTo = (place: number, status: Status | undefined): void => {
    const next = Math.min(list.length - 1, Math.max(0, place))
    setCurrent(next)
    const row = rows.current?.querySelector(`[data-place="${next}"]`)
    row?.querySelector<HTMLElement>(status === undefined ? 'button' : `[data-status="${status}"]`)?.focus()
  }
  const press = (event: KeyboardEvent): void => {
    const at = event.target instanceof HTMLElement ? event.target.closest('[data-place]') : null
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return
    const place = Number(at.getAttribute('data-place'))
    const standing = Number((event.target as HTMLElement).dataset['status'])
    const column = ([1, 2, 3, 4] as const).find((status) => status === standing)
    const status = statusOfKey(event.key, letters)
    const learner = list[place]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      goTo(place + (event.key === 'ArrowDown' ? 1 : -1), column)
    } else if (status !== undefined && learner !== undefined && may_mark) {
      event.preventDefault()
      given.mark(learner, status)
      goTo(place + 1, column)
    }
  }

  if (list.length === 0) return <EmptyState icon="classes" title={t('attendance.no_learners')} />
  const marked = countMarked(list, marks)
  const isAnybodyAbsent = list.some((learner) => markOf(learner, marks)?.attendance_status === 2)
  return (
    <Card>
      <div className="grid gap-4">
        {why_not !== null && <Notice tone="info">{t(`refusals.${why_not}`)}</Notice>}
        <SetAside given={given} list={list} />
        <div className="flex wrap middle gap-3">
          <Button icon="check" disabled={!may_mark || marked === list.length} onClick={given.markOthersPresent}>
            {t('attendance.all_present')}
          </Button>
          {given.undoable > 0 && (
            <span role="status" className="flex wrap middle gap-2">
              {t('attendance.all_marked', { count: given.undoable })}
              <Button variant="quiet" size="small" onClick={given.undo}>
                {t('attendance.undo')}
              </Button>
            </span>
          )}
        </div>
        <p className={`small soft ${styles['keys']}`} data-print="no">
          {t('attendance.keys')}
        </p>
        {/* The keys of the rows' buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={rows} className={styles['list']} onKeyDown={press}>
          {list.map((learner, place) => (
            <MarkRow
              key={learner.user_id}
              learner={learner}
              place={place}
              mark={markOf(learner, marks)}
              mayMark={may_mark}
              isCurrent={place === current}
              minimum={minimum}
              onMark={(status) => {
                setCurrent(place)
                given.mark(learner, status)
              }}
              onExplain={() => setExplained(learner)}
            />
          ))}
        </ul>
        <div className={`flex wrap middle gap-3 ${styles['foot']}`}>
          <strong role="status">
            {t('attendance.marked', { marked: format.number(marked), total: format.number(list.length) })}
          </strong>
          <SavedChip given={given} sheet={sheet} />
          <Button variant="primary" disabled={given.unsent.size === 0} onClick={given.finish}>
            {t('attendance.done')}
          </Button>
          {may_mark && isAnybodyAbsent && (
            // Whom to tell the school knows once the marks are there.
            <Button icon="send" disabled={given.unsent.size > 0} onClick={() => setTelling(true)}>
              {t('attendance.tell_families')}
            </Button>
          )}
        </div>
      </div>
      {isTelling && (
        <TellFamilies
          class_id={sheet.class_id}
          period={sheet.period}
          attendance_date={attendance_date}
          onClose={() => setTelling(false)}
        />
      )}
      {explained !== undefined && markOf(explained, marks) !== undefined && (
        <AbsenceDialog
          learner={explained}
          mark={markOf(explained, marks)!}
          onClose={() => setExplained(undefined)}
          onSave={(mark) => {
            given.explain(explained, mark)
            setExplained(undefined)
          }}
        />
      )}
    </Card>
  )
}

/** Where the marks are: on their way, on this device, at the school. */
function SavedChip({ given, sheet }: { readonly given: SheetMarks; readonly sheet: Sheet }) {
  const t = useT('attendance')
  const format = useFormat()
  const { list } = useWaitingCommands()
  if (given.unsent.size > 0) return <StatusChip icon="sync">{t('attendance.saving')}</StatusChip>
  if (list.some(({ name, refusal }) => name === 'assignAttendance' && refusal === null))
    return (
      <StatusChip tone="info" icon="offline">
        {t('attendance.kept')}
      </StatusChip>
    )
  const newest = sheet.list.reduce<string | null>(
    (last, { given_on }) => (given_on !== null && (last === null || given_on > last) ? given_on : last),
    null,
  )
  const when = given.taken_on ?? newest
  if (when === null) return null
  return (
    <StatusChip tone="success" icon="check">
      {t('attendance.saved_at', { when: format.time(when) })}
    </StatusChip>
  )
}

/** Marks that were kept and do not count, and what does. */
function SetAside({ given, list }: { readonly given: SheetMarks; readonly list: readonly SheetLearner[] }) {
  const t = useT('attendance')
  if (given.setAside.length === 0) return null
  const nameOf = (user_id: number) => list.find((one) => one.user_id === user_id)?.full_name ?? ''
  return (
    <Notice tone="warning">
      {given.setAside.map(({ user_id, why, given_by_name }) => (
        <p key={user_id}>
          {why === 'later_mark'
            ? t('attendance.later_mark', { name: nameOf(user_id), other: given_by_name ?? '' })
            : t('attendance.not_in_class', { name: nameOf(user_id) })}
        </p>
      ))}
    </Notice>
  )
}
