import { listSetAssignments, listTaughtAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useState, type ReactNode } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { SetAssignmentCard } from './set-assignment-card.tsx'
import styles from './set-assignments.module.css'
import { TaughtAssignmentCard } from './taught-assignment-card.tsx'

/** The work of one class: a learner's with what is still asked for first, a teacher's with the newest due date first. */
export function ClassWork({ class_id }: { readonly class_id: number }) {
  const { active_role } = useSession()
  return active_role === 'teacher' ? <TaughtWork class_id={class_id} /> : <SetWork class_id={class_id} />
}

/** As many as are drawn at once; a year has many. */
const pageSize = 20

function SetWork({ class_id }: { readonly class_id: number }) {
  const t = useT('application', 'assignments')
  const [pages, setPages] = useState(1)
  const assignments = useQuery(listSetAssignments, { class_id })
  return (
    <CallState of={assignments} shape="rows">
      {({ list }) => {
        if (list.length === 0) return <EmptyState title={t('assignments.no_assignments')} icon="assignments" />
        const asked = list.filter(isAskedFor)
        const others = list.filter((one) => !isAskedFor(one)).reverse()
        return (
          <Rows of={[...asked, ...others].slice(0, pages * pageSize)}>
            {(one) => <SetAssignmentCard of={one} />}
            {list.length > pages * pageSize && (
              <p className={styles['more']}>
                <Button onClick={() => setPages(pages + 1)}>{t('frame.show_more')}</Button>
              </p>
            )}
          </Rows>
        )
      }}
    </CallState>
  )
}

function TaughtWork({ class_id }: { readonly class_id: number }) {
  const t = useT('application', 'assignments')
  const [page, setPage] = useState(1)
  const assignments = useQuery(listTaughtAssignments, { class_id, page })
  const create = (
    <p>
      <Link className={buttonClass({ variant: 'primary' })} to={`/teacher/assignments/create?class_id=${class_id}`}>
        <Icon name="add" /> <span>{t('titles.create_assignment')}</span>
      </Link>
    </p>
  )
  return (
    <CallState of={assignments}>
      {({ list, total_pages }) =>
        list.length === 0 ? (
          <EmptyState title={t('frame.empty_title')} icon="assignments" actions={create}>
            <p>{t('assignments.teacher_none')}</p>
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {create}
            <Rows of={list}>
              {(one) => <TaughtAssignmentCard of={one} level={2} class_id={class_id} />}
              {total_pages > 1 && (
                <nav className="flex wrap middle gap-3" aria-label={t('frame.page_of', { page, pages: total_pages })}>
                  <Button icon="previous" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                    {t('frame.previous')}
                  </Button>
                  <span>{t('frame.page_of', { page, pages: total_pages })}</span>
                  <Button disabled={page >= total_pages} onClick={() => setPage(page + 1)}>
                    {t('frame.next')}
                  </Button>
                </nav>
              )}
            </Rows>
          </div>
        )
      }
    </CallState>
  )
}

interface RowsProps<T> {
  readonly of: readonly T[]
  /** The card of one, and what stands below all. */
  readonly children: readonly [(one: T) => ReactNode, ReactNode]
}

function Rows<T extends { readonly assignment_id: string }>({ of, children: [draw, below] }: RowsProps<T>) {
  return (
    <>
      <ul className={styles['list']} role="list">
        {of.map((one) => (
          <li key={one.assignment_id}>{draw(one)}</li>
        ))}
      </ul>
      {below}
    </>
  )
}
