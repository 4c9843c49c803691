import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { RubricGrid } from '@maktab/ui/fields/rubric-grid'
import { ScoreInput } from '@maktab/ui/fields/score-input'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetched } from '#page/fetched.tsx'
import { useNavigate } from '#page/router.tsx'
import { Path } from '#page/path.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useFetchedAhead } from '../viewers/use-fetched-ahead.ts'
import { AskAgain } from './ask-again.tsx'
import { AutomaticScore } from './marking/automatic-score.tsx'
import { WithdrawWork } from './handing-in/withdraw-work.tsx'
import { HandedInList } from './handed-in-list.tsx'
import { OtherScore } from './other-score.tsx'
import styles from './marking.module.css'
import { scoreStatusKeys } from './score-status-chip.tsx'
import { UnsavedScores } from './unsaved-scores.tsx'
import { RemarkBank } from './marking/remark-bank.tsx'
import { ScoreHistory } from './marking/score-history.tsx'
import { TakeReturnBack } from './marking/take-return-back.tsx'
import { useNextElsewhere } from './marking/use-next-elsewhere.ts'
import { useMarkingKeys } from './marking/use-marking-keys.ts'
import type { Returning } from './marking/use-returning.ts'
import { ReturnScored } from './return-scored.tsx'
import { hasWork, isHandedInAgain, marksOfRubric, nextToMark, queueOf } from './scores.ts'
import type { Assignment, Mark, MarkProblem } from './scores.ts'
import { LearnerTimeDialog } from './setting/learner-time-dialog.tsx'
import type { Marking } from './use-marking.ts'
import { VoiceRemark } from './voice-remark.tsx'
import { WorkStatus } from './work-status.tsx'

// Below what is marked: it may come a moment later.
const WorkThread = fetched(
  async () => (await import('./work-thread.tsx')).WorkThread,
  () => null,
  ['parts', 'assignments', 'thread', 'work'],
)

interface SubmissionMarkingProps {
  readonly assignment: Assignment
  readonly submission: Submission
  readonly list: readonly Submission[]
  readonly marking: Marking
  readonly returning: Returning
  /** Of a learner; undefined leads back to the list. */
  readonly addressOf: (submission: Submission | undefined) => string
  /** Scores are typed one after the other: the next learner begins where the last one ended. */
  readonly isTyping: boolean
  readonly onTyping: (isTyping: boolean) => void
}

const longestRemark = 5_000
const never = () => false
const filesOfLatest = ({ submissions: [latest] }: Submission) => latest?.attachments ?? []

/** The work of one learner with everything to mark it, and the way to the next. */
export function SubmissionMarking({
  assignment,
  submission,
  list,
  marking,
  returning,
  addressOf,
  isTyping,
  onTyping,
}: SubmissionMarkingProps) {
  const t = useT('application', 'assignments', 'scores', 'setting', 'thread')
  const format = useFormat()
  const [isTimed, setTimed] = useState(false)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const scoreSide = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    const start = isTyping ? scoreSide.current?.querySelector('input[inputmode]') : undefined
    if (start instanceof HTMLElement) start.focus()
    else heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  useEffect(() => arrive(), [])

  const { submissions, correct_questions, total_questions } = submission
  const queue = queueOf(submission, list)
  const position = queue.indexOf(submission)
  const [previous, next] = [queue[position - 1], queue[position + 1]]
  const unmarked = nextToMark(submission, list, marking.isMarked)
  const elsewhere = useNextElsewhere(assignment.assignment_id, { isNeeded: unmarked === undefined })
  const leaveFor = (address: string, { typing = false } = {}) => {
    onTyping(typing)
    void marking.give(submission)
    navigate(address)
  }
  useFetchedAhead(queue.slice(position + 1, position + 3).flatMap(filesOfLatest))
  const go = (to: Submission | undefined) => leaveFor(addressOf(to))
  const main = unmarked === undefined && elsewhere ? elsewhere.address : addressOf(unmarked)
  useMarkingKeys({
    next: () => next && go(next),
    previous: () => previous && go(previous),
    main: () => leaveFor(main),
  })

  return (
    <div className={`${styles['page']} ${styles['wide']}`}>
      <header className={styles['heading']}>
        <Path
          over={[
            { label: t('titles.assignments'), href: '/teacher/assignments' },
            { label: assignment.title, href: addressOf(undefined) },
          ]}
          here={submission.full_name}
        />
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{submission.full_name}</bdi>
        </h1>
        <p className={styles['chips']}>
          <WorkStatus of={submission} />
          {submission.due_date !== null && (
            <span className={styles['soft']}>
              {t('setting.more_time_until', { when: format.dateTime(submission.due_date) })}
            </span>
          )}
          <span className={styles['soft']}>{t('frame.of_total', { value: position + 1, total: queue.length })}</span>
        </p>
      </header>
      <div className={styles['sides']}>
        <Card heading={t('assignments.submission')}>
          {submission.counted_on !== null && (
            <p>{t('scores.tests_done_on', { when: format.dateTime(submission.counted_on) })}</p>
          )}
          {submissions.length === 0 ? (
            submission.counted_on === null && (
              <p className={styles['soft']}>{t('assignments.teacher_nothing_handed_in')}</p>
            )
          ) : (
            <HandedInList submissions={submissions} questions={assignment.questions} isWaiting={never} opensFirst />
          )}
          <WithdrawWork
            assignment_id={assignment.assignment_id}
            submission={submission.assignment_status === 1 && submissions[0]?.by_teacher ? submissions[0] : undefined}
            told={t('thread.taken_back')}
          />
          {total_questions > 0 && (
            <p className={styles['answers']}>
              {t('assignments.teacher_answers')}:{' '}
              <strong>
                {t('assignments.teacher_answers_correct', { correct: correct_questions, total: total_questions })}
              </strong>
            </p>
          )}
          <div className={styles['choices']}>
            {hasWork(submission) && (
              <>
                <AskAgain submission={submission} returning={returning} />
                <ReturnScored assignment={assignment} list={[submission]} returning={returning} isChosen />
              </>
            )}
            <Button variant="quiet" icon="clock" onClick={() => setTimed(true)}>
              {t('setting.more_time_short')}
            </Button>
          </div>
        </Card>
        <div className={styles['score']} ref={scoreSide} role="group" aria-label={submission.full_name}>
          <TakeReturnBack of={returning} />
          <UnsavedScores of={marking} />
          <MarkForm
            assignment={assignment}
            submission={submission}
            marking={marking}
            onDone={() => leaveFor(main, { typing: true })}
          />
        </div>
      </div>
      {isTimed && (
        <LearnerTimeDialog
          assignment_id={assignment.assignment_id}
          of={submission}
          full_name={submission.full_name}
          onClose={() => setTimed(false)}
        />
      )}
      <WorkThread assignment_id={assignment.assignment_id} user_id={submission.user_id} />
      <div className={styles['next']} data-tour="marking-next">
        <span className={styles['turns']} title={t('scores.keys')}>
          <Button icon="previous" disabled={previous === undefined} onClick={() => go(previous)}>
            {t('frame.previous')}
          </Button>
          <Button disabled={next === undefined} onClick={() => go(next)}>
            {t('frame.next')}
          </Button>
        </span>
        {next === undefined && submissions.length > 0 && (
          <p className={styles['soft']}>{t('assignments.teacher_last_work')}</p>
        )}
        <Button variant="primary" onClick={() => leaveFor(main)}>
          {unmarked !== undefined
            ? t('scores.next_unmarked')
            : elsewhere
              ? t('scores.next_elsewhere', { title: elsewhere.title })
              : t('assignments.teacher_all_learners')}
        </Button>
      </div>
    </div>
  )
}

interface MarkFormProps {
  readonly assignment: Assignment
  readonly submission: Submission
  readonly marking: Marking
  /** The score was typed and Enter pressed. */
  readonly onDone: () => void
}

/** Rubric, score and remark. Given when a field is left, when a level is chosen, and on the way to the next learner. */
function MarkForm({ assignment, submission, marking, onDone }: MarkFormProps) {
  const t = useT('application', 'assignments', 'home', 'scores')
  const format = useFormat()
  const mark = marking.markOf(submission)
  const status = marking.statusOf(submission)
  const problem = marking.problemOf(submission)
  const heading = useRef<HTMLSpanElement>(null)

  function choose(criterion: string, level: string): void {
    const rubric_levels = { ...mark.rubric_levels, [criterion]: level }
    const before = marksOfRubric(assignment, mark.rubric_levels)
    const sum = marksOfRubric(assignment, rubric_levels)
    // A score that was typed against the rubric is the teacher's own and stays.
    const isFromRubric = mark.score === undefined || Number.isNaN(mark.score) || mark.score === before
    void marking.give(submission, sum !== undefined && isFromRubric ? { rubric_levels, score: sum } : { rubric_levels })
  }

  function chooseScore(chosen: Mark): void {
    // The question goes with its answer, and must not take the focus with it.
    heading.current?.focus()
    void marking.choose(submission, chosen)
  }

  return (
    <Card
      heading={
        <span ref={heading} tabIndex={-1} data-tour="marking-score">
          {t('assignments.score_label')}
        </span>
      }
    >
      {assignment.rubric_data.length > 0 && (
        <RubricGrid
          label={t('assignments.rubric')}
          criteria={assignment.rubric_data.map(({ criterion_id, title, levels }) => ({
            key: criterion_id,
            title,
            levels: levels.map(({ level_id, label, marks }) => ({
              key: level_id,
              title: label,
              marksText: t('assignments.score_level_marks', { marks }),
            })),
          }))}
          chosen={mark.rubric_levels}
          onChoose={choose}
        />
      )}
      {Object.keys(mark.rubric_levels).length > 0 && (
        <Button variant="quiet" icon="remove" onClick={() => void marking.give(submission, { rubric_levels: {} })}>
          {t('scores.take_levels_back')}
        </Button>
      )}
      {isHandedInAgain(submission) && (status === 'saved' || status === 'none') && (
        <Notice tone="info">
          <p>{t('assignments.teacher_handed_in_since')}</p>
          <Button onClick={() => void marking.give(submission, {})}>{t('assignments.teacher_keep_score')}</Button>
        </Notice>
      )}
      {status === 'saved' && <OtherScore submission={submission} onChoose={chooseScore} />}
      <AutomaticScore assignment={assignment} submission={submission} hasOwn={mark.score !== undefined} />
      {assignment.assignment_type !== 1 && (
        <ScoreInput
          label={t('assignments.obtained_marks')}
          value={mark.score}
          total={assignment.total_score}
          format={format.number}
          status={status === 'unsaved' ? 'waiting' : status}
          statusText={status === 'none' ? undefined : t(scoreStatusKeys[status])}
          error={problem === undefined ? undefined : t(problemKeys[problem])}
          onDraft={(score) => marking.change(submission, { score })}
          onCommit={(score) => void marking.give(submission, { score })}
          onEnter={onDone}
        />
      )}
      {mark.score !== undefined && (status === 'saved' || status === 'waiting') && (
        <Button
          variant="quiet"
          icon="remove"
          onClick={() => void marking.give(submission, { score: undefined, is_taken_back: true })}
        >
          {submission.automatic_score === null
            ? t('scores.take_score_back')
            : t('scores.use_automatic', { score: format.number(submission.automatic_score, 2) })}
        </Button>
      )}
      <TextArea
        label={t('assignments.teacher_remarks')}
        isOptional
        value={mark.teacher_remarks}
        maxLength={longestRemark}
        isCounted
        onChange={(event) => marking.change(submission, { teacher_remarks: event.target.value })}
        onBlur={() => void marking.give(submission)}
      />
      <RemarkBank
        remark={mark.teacher_remarks}
        longest={longestRemark}
        onChoose={(teacher_remarks) => void marking.give(submission, { teacher_remarks })}
      />
      <VoiceRemark assignment_id={assignment.assignment_id} submission={submission} marking={marking} />
      <ScoreHistory
        assignment_id={assignment.assignment_id}
        user_id={submission.user_id}
        total_score={assignment.total_score}
      />
    </Card>
  )
}

const problemKeys = {
  not_a_number: 'assignments.score_not_a_number',
  score_above_total: 'refusals.score_above_total',
  rubric_mismatch: 'refusals.rubric_mismatch',
  not_found: 'refusals.not_found',
  not_allowed: 'refusals.not_allowed',
  file_missing: 'refusals.file_missing',
} as const satisfies Record<MarkProblem, `${string}.${string}`>
