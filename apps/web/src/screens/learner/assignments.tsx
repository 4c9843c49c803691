import { listSetAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import type { SetAssignment } from '@maktab/contracts/assignments/assignments'
import { Button } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { ViewLink } from '#features/assignments/view-link.tsx'
import { FetchedCalendar } from '#features/events/fetched-calendar.tsx'
import { SetAssignmentCard } from '#features/assignments/set-assignment-card.tsx'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import styles from '#features/assignments/set-assignments.module.css'

const parts = {
  to_do: {
    label: 'assignments.learner_to_do',
    none: 'assignments.learner_none_to_do',
    holds: isAskedFor,
  },
  handed_in: {
    label: 'assignments.learner_handed_in',
    none: 'assignments.learner_none_handed_in',
    holds: ({ assignment_status }: SetAssignment) => assignment_status === 1,
  },
  returned: {
    label: 'assignments.learner_returned',
    none: 'assignments.learner_none_returned',
    holds: ({ assignment_status }: SetAssignment) => assignment_status === 2,
  },
  excused: {
    label: 'assignments.excused',
    none: 'assignments.learner_none_to_do',
    holds: ({ assignment_status, is_excused }: SetAssignment) =>
      is_excused && assignment_status !== 1 && assignment_status !== 2,
  },
} as const

type Part = keyof typeof parts
const isPart = (text: string | null): text is Part => text !== null && Object.hasOwn(parts, text)

/** The assignments of a learner: what is to be done, what the teacher has, what came back; or the calendar of them and of events (`view`). */
export function SetAssignmentsScreen() {
  const t = useT('application')
  const [search] = useSearchParams()
  const isCalendar = search.get('view') === 'calendar'
  return (
    <>
      <PageHeading title={t('titles.assignments')} actions={<ViewLink isCalendar={isCalendar} />} />
      {isCalendar ? <FetchedCalendar /> : <OwnList />}
    </>
  )
}

function OwnList() {
  const t = useT('assignments')
  const assignments = useQuery(listSetAssignments, {})
  return (
    <CallState of={assignments} shape="rows">
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('assignments.no_assignments')} icon="assignments" />
        ) : (
          <Parts list={list} />
        )
      }
    </CallState>
  )
}

function Parts({ list }: { list: readonly SetAssignment[] }) {
  const t = useT('application', 'assignments', 'home')
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('part')
  // Few are ever excused: without any the part is not there.
  const shown = (Object.keys(parts) as Part[]).filter((key) => key !== 'excused' || list.some(parts.excused.holds))
  const current = isPart(wanted) && shown.includes(wanted) ? wanted : 'to_do'
  const tabs = shown.map((key) => {
    const { label, none, holds } = parts[key]
    const own = list.filter(holds)
    return {
      key,
      label: `${t(label)} (${format.number(own.length)})`,
      panel:
        own.length === 0 ? (
          <EmptyState title={t(none)} icon={key === 'to_do' ? 'check' : 'inbox'} />
        ) : (
          <List of={key === 'returned' ? [...own].reverse() : own} />
        ),
    }
  })
  return (
    <div data-tour="learner-assignments-parts">
      <Tabs
        label={t('titles.assignments')}
        tabs={tabs}
        current={current}
        onChange={(part) => setSearch({ part }, { replace: true })}
      />
    </div>
  )
}

/** A year has many; the first screenful is drawn at once, the rest when asked for. */
const pageSize = 20

function List({ of }: { of: readonly SetAssignment[] }) {
  const t = useT('application')
  const [search, setSearch] = useSearchParams()
  const pages = Math.max(1, Math.trunc(Number(search.get('pages'))) || 1)
  return (
    <>
      <ul className={styles['list']} role="list">
        {of.slice(0, pages * pageSize).map((assignment, index) => (
          <li key={assignment.assignment_id} data-tour={index === 0 ? 'learner-assignments-first' : undefined}>
            <SetAssignmentCard of={assignment} />
          </li>
        ))}
      </ul>
      {of.length > pages * pageSize && (
        <p className={styles['more']}>
          <Button
            onClick={() => {
              const next = new URLSearchParams(search)
              next.set('pages', String(pages + 1))
              setSearch(next, { replace: true })
            }}
          >
            {t('frame.show_more')}
          </Button>
        </p>
      )}
    </>
  )
}
