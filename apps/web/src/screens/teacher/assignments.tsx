import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { listTaughtAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { Switch } from '@maktab/ui/choice/switch'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useLiveEvents } from '#page/use-live-events.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import styles from './assignments.module.css'
import { MarkingQueue } from '#features/assignments/marking/marking-queue.tsx'
import { TakenBackCard } from '#features/assignments/setting/taken-back-card.tsx'
import { ViewLink } from '#features/assignments/view-link.tsx'
import { FetchedCalendar } from '#features/events/fetched-calendar.tsx'
import { TaughtAssignmentCard } from '#features/assignments/taught-assignment-card.tsx'

/**
 * The work of a teacher's classes, newest due date first, of one class or of all; or the queue of what learners handed in
 * that waits to be marked; or what was taken back (`class_id`, `state`, `page` in the address); or a calendar of it and of
 * events (`view`).
 */
export function TaughtAssignmentsScreen() {
  useLiveEvents()
  const t = useT('application', 'assignments', 'home', 'scores', 'setting')
  const [search, setSearch] = useSearchParams()
  const class_id = positive(search.get('class_id'))
  const isToMark = search.get('state') === 'to_mark'
  const isTakenBack = search.get('state') === 'deleted'
  const isCalendar = search.get('view') === 'calendar'

  /** Another list begins with its first page. */
  const choose = (name: 'class_id' | 'state', value: string) =>
    setSearch((now) => {
      now.delete('page')
      if (value === '') now.delete(name)
      else now.set(name, value)
      return now
    })

  return (
    <div className={isCalendar ? styles['wide'] : styles['page']}>
      <PageHeading
        title={t('titles.assignments')}
        actions={
          <>
            <ViewLink isCalendar={isCalendar} />
            {!isCalendar && (
              <>
                <Link className={buttonClass({})} to="/teacher/assignment/report">
                  {t('scores.report')}
                </Link>
                <Link
                  className={buttonClass({})}
                  to={`/teacher/assignments/marks${class_id === undefined ? '' : `?class_id=${class_id}`}`}
                >
                  <Icon name="chart" /> <span>{t('scores.grid')}</span>
                </Link>
              </>
            )}
            <Link className={buttonClass({ variant: 'primary' })} to="/teacher/assignments/create">
              <Icon name="add" /> <span>{t('titles.create_assignment')}</span>
            </Link>
          </>
        }
      />
      <div className={styles['choices']}>
        <ClassChoice class_id={class_id} onChoose={(value) => choose('class_id', value)} />
        {!isCalendar && (
          <Switch
            label={t('assignments.teacher_to_mark')}
            isOn={isToMark}
            onChange={(isOn) => choose('state', isOn ? 'to_mark' : '')}
          />
        )}
      </div>
      {isCalendar ? (
        <FetchedCalendar />
      ) : isToMark ? (
        <MarkingQueue class_id={class_id} />
      ) : (
        <TaughtList class_id={class_id} isTakenBack={isTakenBack} />
      )}
      {!isTakenBack && !isCalendar && (
        <p>
          <Link to="/teacher/assignments?state=deleted">{t('setting.deleted_list')}</Link>
        </p>
      )}
    </div>
  )
}

function TaughtList({ class_id, isTakenBack }: { class_id: number | undefined; isTakenBack: boolean }) {
  const t = useT('application', 'assignments', 'home', 'setting')
  const [search, setSearch] = useSearchParams()
  const page = positive(search.get('page')) ?? 1
  const assignments = useQuery(listTaughtAssignments, {
    page,
    ...(class_id !== undefined && { class_id }),
    ...(isTakenBack && { state: 'deleted' as const }),
  })

  const turnTo = (next: number) =>
    setSearch((now) => {
      now.set('page', String(next))
      return now
    })

  return (
    <CallState of={assignments}>
      {({ list, total_pages }) =>
        list.length === 0 ? (
          <EmptyState
            title={t('frame.empty_title')}
            icon="assignments"
            actions={
              <Link className={buttonClass({ variant: 'primary' })} to="/teacher/assignments/create">
                {t('titles.create_assignment')}
              </Link>
            }
          >
            <p>{t(isTakenBack ? 'setting.deleted_none' : 'assignments.teacher_none')}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles['list']} role="list">
              {list.map((one) => (
                <li key={one.assignment_id}>
                  {isTakenBack ? (
                    <TakenBackCard of={one} />
                  ) : (
                    <TaughtAssignmentCard of={one} level={2} class_id={class_id} />
                  )}
                </li>
              ))}
            </ul>
            {total_pages > 1 && (
              <nav className={styles['pages']} aria-label={t('frame.page_of', { page, pages: total_pages })}>
                <Button icon="previous" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
                  {t('frame.previous')}
                </Button>
                <span>{t('frame.page_of', { page, pages: total_pages })}</span>
                <Button disabled={page >= total_pages} onClick={() => turnTo(page + 1)}>
                  {t('frame.next')}
                </Button>
              </nav>
            )}
          </>
        )
      }
    </CallState>
  )
}

function ClassChoice({ class_id, onChoose }: { class_id: number | undefined; onChoose: (value: string) => void }) {
  const t = useT('assignments', 'home')
  const format = useFormat()
  const classes = useQuery(listClasses, {})
  // A list that did not arrive is no reason to hide the work.
  if (classes.state !== 'ready' || classes.value.list.length < 2) return null
  const options = classes.value.list.map((one) => ({ value: String(one.class_id), label: className(one, t, format) }))
  return (
    <div className={styles['class']}>
      <Select
        label={t('schools.class')}
        placeholder={t('assignments.teacher_all_classes')}
        options={options}
        value={class_id ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      />
    </div>
  )
}

function positive(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
