import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { listTaughtAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { Button, buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Link, useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { className } from '#features/schools/class-name.ts'
import styles from './assignments.module.css'
import { TaughtAssignmentCard } from '#features/assignments/taught-assignment-card.tsx'

/** The work that a teacher set, newest due date first, of one class or of all (`class_id`, `page` in the address). */
export function TaughtAssignmentsScreen() {
  const t = useT('application', 'assignments')
  const [search, setSearch] = useSearchParams()
  const class_id = positive(search.get('class_id'))
  const page = positive(search.get('page')) ?? 1
  const assignments = useQuery(listTaughtAssignments, class_id === undefined ? { page } : { page, class_id })

  const turnTo = (next: number) =>
    setSearch((now) => {
      now.set('page', String(next))
      return now
    })

  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.assignments')}
        actions={
          <Link className={buttonClass({ variant: 'primary' })} to="/teacher/assignments/create">
            <Icon name="add" /> <span>{t('titles.create_assignment')}</span>
          </Link>
        }
      />
      <ClassChoice class_id={class_id} onChoose={(value) => setSearch(value === '' ? {} : { class_id: value })} />
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
              <p>{t('assignments.teacher_none')}</p>
            </EmptyState>
          ) : (
            <>
              <ul className={styles['list']} role="list">
                {list.map((one) => (
                  <li key={one.assignment_id}>
                    <TaughtAssignmentCard of={one} level={2} class_id={class_id} />
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
    </div>
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
