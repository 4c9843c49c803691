import { listMarkingQueue } from '@maktab/client/calls/assignments/marking-queue.generated'
import { listTaughtAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import type { TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import { takesAttendance } from '@maktab/domain/tenants/capabilities'
import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { lazy, type ReactNode } from 'react'
import { Link } from '#page/router.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { useNow } from '#browser/use-now.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { TaughtAssignmentCard } from '#features/assignments/taught-assignment-card.tsx'
import { addressOfQueued } from '#features/assignments/marking/queue-address.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import type { SubjectPicture } from '#features/schools/class-heading.tsx'
import { ClassList } from '#features/schools/class-list.tsx'
import { TaughtClassCard } from '#features/schools/taught-class-card.tsx'
import styles from './dashboard.module.css'

const Today = fetched(async () => (await import('#features/events/today.tsx')).Today, ScreenLoading, ['home', 'events'])

// It may have nothing to say, so nothing holds its place.
const FollowUp = fetched(
  async () => (await import('#features/attendance/follow-up.tsx')).FollowUp,
  () => null,
  ['home', 'attendance'],
)

const TaughtStandings = fetched(
  async () => (await import('#features/insights/taught-standings.tsx')).TaughtStandings,
  () => null,
  ['home', 'reports', 'school'],
)

// Pictures that cannot be fetched are none; names say the same.
const SubjectMark = lazy<SubjectPicture>(() =>
  import('#features/content/subject-mark.tsx').then(
    ({ SubjectMark: Fetched }) => ({ default: Fetched }),
    () => ({ default: () => null }),
  ),
)

const sevenDays = 7 * 24 * 60 * 60_000
const shown = 3

/** What a teacher does today: what to mark, what is due soon, their classes. */
export function TeacherDashboardScreen() {
  const t = useT('application', 'home')
  const { full_name } = useSession()
  const hasAssignments = useHasAssignments()
  const hasAttendance = takesAttendance(useCapabilities(), useSession())
  return (
    <div className={styles['dashboard']}>
      <header className={styles['header']}>
        <h1>{t('learning.hello', { name: full_name })}</h1>
        {hasAssignments && (
          <Link
            className={buttonClass({ variant: 'primary' })}
            to="/teacher/assignments/create"
            data-tour="teacher-dashboard-set-work"
          >
            <Icon name="add" /> <span>{t('titles.create_assignment')}</span>
          </Link>
        )}
      </header>
      <Today />
      {hasAttendance && <FollowUp />}
      {hasAssignments && <TaughtWork />}
      <TaughtStandings />
      <section className={styles['part']} data-tour="teacher-dashboard-classes">
        <div className={styles['partHeader']}>
          <h2>{t('titles.my_classes')}</h2>
          <Link to="/teacher/answers">{t('titles.waiting_answers')}</Link>
        </div>
        <ClassList none={t('schools.teacher_no_classes')}>
          {(one) => <TaughtClassCard of={one} level={3} picture={SubjectMark} />}
        </ClassList>
      </section>
    </div>
  )
}

function TaughtWork() {
  const toMark = useQuery(listTaughtAssignments, { state: 'to_mark' })
  const assignments = useQuery(listTaughtAssignments, {})
  return (
    <CallState of={toMark}>
      {({ list: first }) => <CallState of={assignments}>{({ list }) => <Work toMark={first} list={list} />}</CallState>}
    </CallState>
  )
}

/** `toMark`: all in which work waits, however long ago they were set. */
function Work({ toMark, list }: { toMark: readonly TaughtAssignment[]; list: readonly TaughtAssignment[] }) {
  const t = useT('home')
  const now = useNow()
  const above = new Set(toMark.slice(0, shown).map(({ assignment_id }) => assignment_id))
  const format = useFormat()
  const today = format.date(new Date(now))
  // What is due today stands above, among what happens today.
  const isDueSoon = ({ due_date }: TaughtAssignment) =>
    Date.parse(due_date) >= now && Date.parse(due_date) < now + sevenDays && format.date(due_date) !== today
  const dueSoon = list
    .filter((one) => isDueSoon(one) && !above.has(one.assignment_id))
    .sort((one, other) => Date.parse(one.due_date) - Date.parse(other.due_date))
  return (
    <>
      <Part
        tour="teacher-dashboard-to-mark"
        heading={t('assignments.teacher_to_mark')}
        list={toMark}
        all="/teacher/assignments?state=to_mark"
        none={t('assignments.teacher_none_to_mark')}
      >
        <MarkOldest />
      </Part>
      <Part
        tour="teacher-dashboard-due-soon"
        heading={t('assignments.teacher_due_soon')}
        list={dueSoon}
        all="/teacher/assignments"
        none={t(list.some(isDueSoon) ? 'assignments.teacher_due_soon_above' : 'assignments.teacher_none_due_soon')}
      />
    </>
  )
}

/** How much waits over all classes, and the way to what waits longest. */
function MarkOldest() {
  const t = useT('home')
  const queue = useQuery(listMarkingQueue, { limit: 1 })
  if (queue.state !== 'ready' || queue.value.list[0] === undefined) return null
  const { list, total } = queue.value
  return (
    <div className={styles['partHeader']}>
      <Link to="/teacher/assignments?state=to_mark">{t('assignments.teacher_marks_left', { count: total })}</Link>
      <Link className={buttonClass({})} to={addressOfQueued(list[0]!)}>
        <Icon name="edit" /> <span>{t('assignments.teacher_mark_oldest')}</span>
      </Link>
    </div>
  )
}

function Part({
  tour,
  heading,
  list,
  all,
  none,
  children,
}: {
  tour: string
  heading: string
  list: readonly TaughtAssignment[]
  /** Where the whole list stands. */
  all: string
  none: string
  children?: ReactNode
}) {
  const t = useT('application')
  return (
    <section className={styles['part']} data-tour={tour}>
      <div className={styles['partHeader']}>
        <h2>{heading}</h2>
        {list.length > shown && <Link to={all}>{t('frame.show_more')}</Link>}
      </div>
      {children}
      {list.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <ul className={styles['cards']} role="list">
          {list.slice(0, shown).map((one) => (
            <li key={one.assignment_id}>
              <TaughtAssignmentCard of={one} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
