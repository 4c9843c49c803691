import { listSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import { readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Select } from '@maktab/ui/select'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { CallState, NotFound } from '#calls/call-state.tsx'
import { useQuery } from '#calls/use-calls.ts'
import type { StateOf } from '#calls/use-calls.ts'
import { Path } from '#shell/path.tsx'
import { Title } from '#shell/title.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { className } from '../schools/class-name.ts'
import { AttachmentList } from './attachment-list.tsx'
import styles from './marking-screen.module.css'
import { ReturnScored } from './return-scored.tsx'
import { orderForMarking } from './scores.ts'
import type { Assignment } from './scores.ts'
import { SubmissionList } from './submission-list.tsx'
import { SubmissionMarking } from './submission-marking.tsx'
import { useMarking } from './use-marking.ts'

const notFound = { not_found: () => <NotFound /> }

interface MarkingScreenProps {
  /** Keeps the work with its photos on this device. */
  readonly offline: (assignment_id: string) => ReactNode
}

/** An assignment with the work of its learners: the list, or one learner after the other (`user_id` in the address). */
export function MarkingScreen({ offline }: MarkingScreenProps) {
  const [search] = useSearchParams()
  const assignment_id = search.get('assignment_id') ?? ''
  const class_id = Number(search.get('class_id'))
  const isNamed = { enabled: assignment_id !== '' }
  const assignment = useQuery(readTaughtAssignment, { assignment_id }, isNamed)
  const submissions = useQuery(listSubmissions, class_id > 0 ? { assignment_id, class_id } : { assignment_id }, isNamed)
  if (assignment_id === '') return <NotFound />
  return (
    <CallState of={assignment} refused={notFound} shape="rows">
      {(value) => <Marked assignment={value} submissions={submissions} offline={offline(assignment_id)} />}
    </CallState>
  )
}

interface MarkedProps {
  readonly assignment: Assignment
  readonly submissions: StateOf<Catalogue['listSubmissions']>
  readonly offline: ReactNode
}

function Marked({ assignment, submissions, offline }: MarkedProps) {
  const t = useT()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  const { classes } = assignment

  function chooseClass(value: string): void {
    setSearch((now) => {
      if (value === '') now.delete('class_id')
      else now.set('class_id', value)
      return now
    })
  }

  return (
    <>
      <Title of={assignment.title} />
      <CallState of={submissions} refused={notFound} shape="rows">
        {({ list }) => (
          <Work assignment={assignment} list={orderForMarking(list)}>
            {offline}
            {classes.length > 1 && (
              <div className={styles['class']}>
                <Select
                  label={t('schools.class')}
                  placeholder={t('assignments.teacher_all_classes')}
                  value={search.get('class_id') ?? ''}
                  options={classes.map((one) => ({ value: String(one.class_id), label: className(one.name, t, format) }))}
                  onChange={(event) => chooseClass(event.target.value)}
                />
              </div>
            )}
          </Work>
        )}
      </CallState>
    </>
  )
}

interface WorkProps {
  readonly assignment: Assignment
  readonly list: readonly Submission[]
  readonly children: ReactNode
}

function Work({ assignment, list, children }: WorkProps) {
  const [search] = useSearchParams()
  const marking = useMarking(assignment)
  const position = list.findIndex(({ user_id }) => String(user_id) === search.get('user_id'))
  const submission = list[position]

  const addressOf = (next: Submission | undefined) => {
    const address = new URLSearchParams(search)
    if (next === undefined) address.delete('user_id')
    else address.set('user_id', String(next.user_id))
    return `?${address.toString()}`
  }

  if (submission !== undefined) return <SubmissionMarking key={submission.user_id} assignment={assignment} list={list} position={position} marking={marking} addressOf={addressOf} />
  return (
    <div className={styles['page']}>
      <Heading assignment={assignment} />
      {children}
      <ReturnScored assignment_id={assignment.assignment_id} list={list} />
      <SubmissionList list={list} marking={marking} addressOf={addressOf} />
    </div>
  )
}

function Heading({ assignment }: { assignment: Assignment }) {
  const t = useT()
  const format = useFormat()
  return (
    <header className={styles['heading']}>
      <Path over={[{ label: t('assignments.assignments'), href: '/teacher/assignments' }]} here={assignment.title} />
      <h1>
        <bdi>{assignment.title}</bdi>
      </h1>
      <p className={styles['facts']}>
        <bdi>{assignment.classes.map(({ name }) => className(name, t, format)).join(' · ')}</bdi>
        <span>{t('assignments.due_when', { when: format.dateTime(assignment.due_date) })}</span>
        <span>
          {t('assignments.total_marks')}: {format.number(assignment.total_score)}
        </span>
      </p>
      <details className={styles['more']}>
        <summary>{t('assignments.instructions')}</summary>
        <p className={styles['prose']} dir="auto">
          {assignment.description}
        </p>
        {assignment.lessons.map((lesson) => (
          <p key={`${lesson.lesson_guid} ${lesson.class_id}`} dir="auto">
            {t('content.lesson')}: <bdi>{lesson.title}</bdi>
          </p>
        ))}
        <AttachmentList attachments={assignment.attachments} />
      </details>
    </header>
  )
}
