import { readSetAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { RubricGrid } from '@maktab/ui/fields/rubric-grid'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { Path } from '#page/path.tsx'
import { Title } from '#page/title.tsx'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { useSession } from '#calls/use-session.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { LinkList } from '#features/viewers/link-list.tsx'
import { className } from '#features/schools/class-name.ts'
import { DownloadControl } from '#features/downloads/download-control.tsx'
import { useOpened } from '#features/downloads/use-opened.ts'
import { OfLink } from '#features/people/of-link.tsx'
import { SoundOf } from '#features/viewers/sound.tsx'
import { AttachmentList } from '#features/assignments/attachment-list.tsx'
import { HandInForm } from '#features/assignments/hand-in-form.tsx'
import { HandedInList } from '#features/assignments/handed-in-list.tsx'
import styles from '#features/assignments/set-assignment.module.css'
import { AssignedLessons } from '#features/assignments/handing-in/assigned-lessons.tsx'
import { WithdrawWork } from '#features/assignments/handing-in/withdraw-work.tsx'
import { keepDraft } from '#features/learning/draft.ts'
import { addToWorkDraft, answersDraftName, workDraftName } from '#features/assignments/work-draft.ts'
import { WorkThread } from '#features/assignments/work-thread.tsx'
import { SetAssignmentStatus } from '#features/assignments/work-status.tsx'

type Assignment = Output<Catalogue['readSetAssignment']>

/** An assignment as its learner does it: what is asked, what belongs to it, their work, and what came back. */
export function SetAssignmentScreen() {
  return (
    <OfLink>
      <SetAssignment />
    </OfLink>
  )
}

function SetAssignment() {
  const [search] = useSearchParams()
  const assignment_id = search.get('assignment_id') ?? ''
  const assignment = useQuery(readSetAssignment, { assignment_id }, { enabled: assignment_id !== '' })
  useOpened({ kind: 'assignment', assignment_id })
  if (assignment_id === '') return <NotFound />
  return (
    <CallState of={assignment} refused={{ not_found: () => <NotFound /> }}>
      {(value) => (
        <>
          <Title of={value.title} />
          <div className={styles['assignment']}>
            <Heading of={value} />
            <ToDo of={value} refresh={() => assignment.state === 'ready' && assignment.refresh()} />
          </div>
        </>
      )}
    </CallState>
  )
}

/** What is to be done, once it has begun; before, when that is. */
function ToDo({ of, refresh }: { of: Assignment; refresh: () => void }) {
  const t = useT('assignments', 'home')
  const format = useFormat()
  const hasBegun = Date.parse(of.start_date) <= useNow()
  // Whoever answers knows the time; instructions are empty before the start alone.
  const isClosed = of.description === ''
  const ask = useEffectEvent(refresh)
  useEffect(() => {
    if (hasBegun && isClosed) ask()
  }, [hasBegun, isClosed])
  if (isClosed)
    return (
      <Card heading={t('assignments.instructions')}>
        <p>
          {hasBegun
            ? t('assignments.learner_not_here_yet')
            : t('assignments.learner_starts', { when: format.dateTime(of.start_date) })}
        </p>
      </Card>
    )
  return (
    <>
      <DownloadControl download_id={of.assignment_id} />
      <Result of={of} />
      <Asked of={of} />
      <Tests of={of} />
      {(of.automatic === null || of.submissions.length > 0 || of.questions.length > 0) && (
        <Work key={of.assignment_id} of={of} />
      )}
      <WorkThread assignment_id={of.assignment_id} />
      <Rubric of={of} />
    </>
  )
}

function Heading({ of }: { of: Assignment }) {
  const t = useT('application', 'assignments', 'home', 'setting')
  const tagOf = useTextTag()
  const format = useFormat()
  const now = useNow()
  const isWaiting = useIsWaiting()
  return (
    <header className={styles['header']}>
      <Path over={[{ label: t('titles.assignments'), href: '/learner/assignments' }]} here={of.title} />
      <h1>
        <bdi lang={tagOf(of.title)}>{of.title}</bdi>
      </h1>
      <p className={styles['chips']}>
        <SetAssignmentStatus of={of} isWaiting={of.submissions.some(isWaiting)} />
      </p>
      <p className={styles['facts']}>
        <bdi>{className(of.class_name, t, format)}</bdi>
        <span>
          {t('assignments.due_when', { when: format.dateTime(of.due_date) })} ({format.relative(of.due_date, now)})
        </span>
        {of.closes_on !== null && <span>{t('setting.closes_when', { when: format.dateTime(of.closes_on) })}</span>}
        {of.assignment_type !== 1 && (
          <span>{t('assignments.learner_marks', { total: format.number(of.total_score, 2) })}</span>
        )}
        {(of.automatic === null || of.questions.length > 0) && (
          <span>
            {t('assignments.learner_attempts', {
              used: format.number(of.attempts_used),
              allowed: format.number(of.allowed_attempts),
            })}
          </span>
        )}
      </p>
    </header>
  )
}

/** Work that is only on this device: a command with it still waits. */
function useIsWaiting(): (submission: HandedIn) => boolean {
  const { list } = useWaitingCommands()
  const waiting = new Set(
    list.map(({ refusal, work }) => (refusal === null && work?.kind === 'submission' ? work.submission_id : undefined)),
  )
  return ({ submission_id }) => waiting.has(submission_id)
}

const resultHeadings = {
  1: 'assignments.learner_earlier_result',
  2: 'assignments.learner_result',
  3: 'assignments.learner_again_reason',
} as const

/** What the teacher gave back last. It stays while the work is done again and until it is marked again. */
function Result({ of }: { of: Assignment }) {
  const t = useT('assignments', 'home')
  const tagOf = useTextTag()
  const format = useFormat()
  if (of.assignment_status === 0) return null
  if (of.assignment_status !== 2 && of.score === null && of.teacher_remarks === '' && of.remark_files.length === 0)
    return null
  return (
    <Card heading={t(resultHeadings[of.assignment_status])}>
      {of.score !== null && (
        <p className={styles['score']}>
          {t('assignments.learner_marks_of', {
            score: format.number(of.score, 2),
            total: format.number(of.total_score, 2),
          })}
        </p>
      )}
      <h3 className={styles['part']}>{t('assignments.teacher_remarks')}</h3>
      <p className={styles['prose']} lang={tagOf(of.teacher_remarks)} dir="auto">
        {of.teacher_remarks === '' && of.remark_files.length === 0
          ? t('assignments.learner_no_remarks')
          : of.teacher_remarks}
      </p>
      {of.remark_files.map((file) => (
        <SoundOf key={file.file_id} file={file} />
      ))}
    </Card>
  )
}

function Asked({ of }: { of: Assignment }) {
  const t = useT('assignments', 'work')
  const tagOf = useTextTag()
  return (
    <>
      <Card heading={t('assignments.instructions')}>
        <p className={styles['prose']} lang={tagOf(of.description)} dir="auto">
          {of.description}
        </p>
        {of.attachments.length > 0 && <h3 className={styles['part']}>{t('assignments.learner_files')}</h3>}
        <AttachmentList attachments={of.attachments} />
        {of.links.length > 0 && <h3 className={styles['part']}>{t('links.heading')}</h3>}
        <LinkList links={of.links} />
      </Card>
      {of.lessons.length > 0 && (
        <Card heading={t('assignments.learner_lessons')}>
          <AssignedLessons assignment_id={of.assignment_id} lessons={of.lessons} />
        </Card>
      )}
    </>
  )
}

/** How the work is marked. It is long, and comes after where the work is done. */
function Rubric({ of }: { of: Assignment }) {
  const t = useT('assignments')
  const format = useFormat()
  if (of.rubric_data.length === 0) return null
  return (
    <Card heading={t('assignments.rubric')}>
      <RubricGrid
        label={t('assignments.rubric')}
        criteria={of.rubric_data.map(({ criterion_id, title, levels }) => ({
          key: criterion_id,
          title,
          levels: levels.map(({ level_id, label, marks }) => ({
            key: level_id,
            title: label,
            marksText: t('assignments.learner_marks', { total: format.number(marks, 2) }),
          })),
        }))}
        chosen={of.rubric_levels}
      />
    </Card>
  )
}

/** Work that scores itself: how far its learner is. */
function Tests({ of }: { of: Assignment }) {
  const t = useT('assignments', 'setting')
  const format = useFormat()
  if (of.automatic === null || of.automatic.contents === 0) return null
  const { contents, attempted } = of.automatic
  return (
    <Card heading={t('assignments.learner_lessons')}>
      {/* Once its score is back, every test was done, also where an older attempt says nothing of its questions. */}
      {of.assignment_status !== 2 && (
        <p>{t('setting.tests_done', { attempted: format.number(attempted), contents: format.number(contents) })}</p>
      )}
      <p>{t('setting.tests_attempts', { count: of.allowed_attempts })}</p>
    </Card>
  )
}

function Work({ of }: { of: Assignment }) {
  const t = useT('assignments', 'home', 'setting', 'thread')
  const now = useNow()
  const { user_id } = useSession()
  const isWaiting = useIsWaiting()
  const isAsked = of.assignment_status === 0 || of.assignment_status === 3
  const isClosed = of.closes_on !== null && Date.parse(of.closes_on) < now
  const [isOpen, setIsOpen] = useState(isAsked)
  const [isDone, setIsDone] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const isResubmitting = isOpen && !isAsked
  // The button that opened it is gone; whoever works by keyboard goes on in the form.
  useEffect(() => {
    if (isResubmitting) form.current?.querySelector('textarea')?.focus()
  }, [isResubmitting])
  const isOverdue = Date.parse(of.due_date) < now
  const [latest] = of.submissions
  const isWithdrawable = of.assignment_status === 1 && !isOverdue && latest?.by_teacher === undefined
  const isExtra = of.attempts_used >= of.allowed_attempts && of.assignment_status !== 3

  return (
    <Card heading={t('assignments.learner_your_work')}>
      <div ref={told} role="status" tabIndex={-1}>
        {isDone && (
          <Notice tone="success">
            {t(of.submissions.some(isWaiting) ? 'assignments.learner_kept_now' : 'assignments.learner_handed_in_now')}
          </Notice>
        )}
      </div>
      {of.submissions.length > 0 && (
        <HandedInList submissions={of.submissions} questions={of.questions} isWaiting={isWaiting} />
      )}
      <WithdrawWork
        assignment_id={of.assignment_id}
        submission={isWithdrawable ? latest : undefined}
        told={t('thread.taken_back_to_form')}
        onBefore={async (submission) => {
          setIsDone(false)
          setIsOpen(false)
          const draft = workDraftName(user_id, of.assignment_id)
          if (submission.answers) keepDraft(answersDraftName(draft), submission.answers)
          await addToWorkDraft(draft, submission)
        }}
        onChanged={setIsOpen}
      />
      {isClosed && <Notice>{t('setting.closed_notice')}</Notice>}
      {!isOpen && !isClosed && (
        <Button
          icon="edit"
          onClick={() => {
            setIsDone(false)
            setIsOpen(true)
          }}
        >
          {t('assignments.resubmit')}
        </Button>
      )}
      {isOpen && !isClosed && (
        <div ref={form} className={styles['form']}>
          {isOverdue && !of.is_excused && <Notice tone="warning">{t('assignments.learner_late_notice')}</Notice>}
          {isExtra && <Notice tone="warning">{t('assignments.learner_extra_notice')}</Notice>}
          <HandInForm
            assignment_id={of.assignment_id}
            questions={of.questions}
            onHandedIn={() => {
              setIsDone(true)
              setIsOpen(false)
              told.current?.focus()
            }}
          />
        </div>
      )}
    </Card>
  )
}
