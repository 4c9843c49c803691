import { listSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import { readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Select } from '@maktab/ui/choice/select'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useLiveEvents } from '#page/use-live-events.ts'
import type { StateOf } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { className } from '#features/schools/class-name.ts'
import { DownloadControl } from '#features/downloads/download-control.tsx'
import { OfLink } from '#features/people/of-link.tsx'
import { tellApart } from '#features/people/told-apart.ts'
import { AssignmentActions } from '#features/assignments/setting/assignment-actions.tsx'
import { AttachmentList } from '#features/assignments/attachment-list.tsx'
import styles from '#features/assignments/marking.module.css'
import { HandInForLearners } from '#features/assignments/handing-in/hand-in-for-learners.tsx'
import { NotHandedIn } from '#features/assignments/reminding/not-handed-in.tsx'
import { ReturnScored } from '#features/assignments/return-scored.tsx'
import { orderForMarking } from '#features/assignments/scores.ts'
import type { Assignment } from '#features/assignments/scores.ts'
import { SubmissionList } from '#features/assignments/submission-list.tsx'
import { SubmissionMarking } from '#features/assignments/submission-marking.tsx'
import { UnsavedScores } from '#features/assignments/unsaved-scores.tsx'
import { TakeReturnBack } from '#features/assignments/marking/take-return-back.tsx'
import { useReturning } from '#features/assignments/marking/use-returning.ts'
import { useMarking } from '#features/assignments/use-marking.ts'

// Few works have links.
const LinkList = fetched(
  async () => (await import('#features/viewers/link-list.tsx')).LinkList,
  () => null,
  ['work'],
)

const notFound = { not_found: () => <NotFound /> }

/** An assignment with the work of its learners: the list, or one learner after the other (`user_id` in the address). */
export function MarkingScreen() {
  return (
    <OfLink>
      <Marking />
    </OfLink>
  )
}

function Marking() {
  useLiveEvents()
  const [search] = useSearchParams()
  const assignment_id = search.get('assignment_id') ?? ''
  const class_id = Number(search.get('class_id'))
  const isNamed = { enabled: assignment_id !== '' }
  const assignment = useQuery(readTaughtAssignment, { assignment_id }, isNamed)
  const submissions = useQuery(listSubmissions, class_id > 0 ? { assignment_id, class_id } : { assignment_id }, isNamed)
  if (assignment_id === '') return <NotFound />
  return (
    <CallState of={assignment} refused={notFound} shape="rows">
      {(value) => <Marked assignment={value} submissions={submissions} />}
    </CallState>
  )
}

interface MarkedProps {
  readonly assignment: Assignment
  readonly submissions: StateOf<Catalogue['listSubmissions']>
}

function Marked({ assignment, submissions }: MarkedProps) {
  const t = useT('assignments', 'home')
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
          <Work assignment={assignment} list={orderForMarking(tellApart(list))}>
            <DownloadControl download_id={assignment.assignment_id} />
            {classes.length > 1 && (
              <div className={styles['class']}>
                <Select
                  label={t('schools.class')}
                  placeholder={t('assignments.teacher_all_classes')}
                  value={search.get('class_id') ?? ''}
                  options={classes.map((one) => ({
                    value: String(one.class_id),
                    label: className(one.name, t, format),
                  }))}
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
  const { forget } = marking
  const returning = useReturning(assignment.assignment_id, (user_ids) =>
    list.filter(({ user_id }) => user_ids.includes(user_id)).forEach(forget),
  )
  const [isTyping, setTyping] = useState(false)
  const submission = list.find(({ user_id }) => String(user_id) === search.get('user_id'))

  const addressOf = (next: Submission | undefined) => {
    const address = new URLSearchParams(search)
    if (next === undefined) address.delete('user_id')
    else address.set('user_id', String(next.user_id))
    return `?${address.toString()}`
  }

  if (submission !== undefined)
    return (
      <SubmissionMarking
        key={submission.user_id}
        assignment={assignment}
        submission={submission}
        list={list}
        marking={marking}
        returning={returning}
        addressOf={addressOf}
        isTyping={isTyping}
        onTyping={setTyping}
      />
    )
  return (
    <div className={styles['page']}>
      <Heading assignment={assignment} />
      {children}
      <UnsavedScores of={marking} />
      <TakeReturnBack of={returning} />
      <ReturnScored assignment={assignment} list={list} returning={returning} />
      <div className={styles['choices']}>
        <NotHandedIn assignment={assignment} list={list} />
        <HandInForLearners assignment_id={assignment.assignment_id} list={list} />
      </div>
      <SubmissionList
        assignment={assignment}
        list={list}
        marking={marking}
        returning={returning}
        addressOf={addressOf}
      />
    </div>
  )
}

function Heading({ assignment }: { assignment: Assignment }) {
  const t = useT('application', 'assignments', 'home')
  const tagOf = useTextTag()
  const format = useFormat()
  return (
    <header className={styles['heading']}>
      <Path over={[{ label: t('titles.assignments'), href: '/teacher/assignments' }]} here={assignment.title} />
      <h1>
        <bdi lang={tagOf(assignment.title)}>{assignment.title}</bdi>
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
        <p className={styles['prose']} lang={tagOf(assignment.description)} dir="auto">
          {assignment.description}
        </p>
        {assignment.lessons.map((lesson) => (
          <p key={`${lesson.lesson_guid} ${lesson.class_id}`} dir="auto">
            {t('titles.lesson')}: <bdi lang={tagOf(lesson.title)}>{lesson.title}</bdi>
          </p>
        ))}
        <AttachmentList attachments={assignment.attachments} />
        {assignment.links.length > 0 && <LinkList links={assignment.links} />}
      </details>
      <AssignmentActions of={assignment} />
    </header>
  )
}
