import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { RubricGrid } from '@maktab/ui/fields/rubric-grid'
import { ScoreInput } from '@maktab/ui/fields/score-input'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useEffect, useRef } from 'react'
import { useNavigate } from '#page/router.tsx'
import { Path } from '#page/path.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { AskAgain } from './ask-again.tsx'
import { HandedInList } from './handed-in-list.tsx'
import { OtherScore } from './other-score.tsx'
import styles from './marking.module.css'
import { scoreStatusKeys } from './score-status-chip.tsx'
import { UnsavedScores } from './unsaved-scores.tsx'
import { isHandedInAgain, marksOfRubric, queueOf } from './scores.ts'
import type { Assignment, Mark, MarkProblem } from './scores.ts'
import type { Marking } from './use-marking.ts'
import { WorkStatus } from './work-status.tsx'

interface SubmissionMarkingProps {
  readonly assignment: Assignment
  readonly submission: Submission
  readonly list: readonly Submission[]
  readonly marking: Marking
  /** Of a learner; undefined leads back to the list. */
  readonly addressOf: (submission: Submission | undefined) => string
}

const never = () => false

/** The work of one learner with everything to mark it, and the way to the next. */
export function SubmissionMarking({ assignment, submission, list, marking, addressOf }: SubmissionMarkingProps) {
  const t = useT('application', 'assignments')
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  const { submissions, correct_questions, total_questions } = submission
  const queue = queueOf(submission, list)
  const position = queue.indexOf(submission)
  const [previous, next] = [queue[position - 1], queue[position + 1]]
  const go = (to: Submission | undefined) => {
    void marking.give(submission)
    navigate(addressOf(to))
  }

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
          <span className={styles['soft']}>{t('frame.of_total', { value: position + 1, total: queue.length })}</span>
        </p>
      </header>
      <div className={styles['sides']}>
        <Card heading={t('assignments.submission')}>
          {submissions.length === 0 ? (
            <p className={styles['soft']}>{t('assignments.teacher_nothing_handed_in')}</p>
          ) : (
            <HandedInList submissions={submissions} isWaiting={never} />
          )}
          {total_questions > 0 && (
            <p className={styles['answers']}>
              {t('assignments.teacher_answers')}:{' '}
              <strong>
                {t('assignments.teacher_answers_correct', { correct: correct_questions, total: total_questions })}
              </strong>
            </p>
          )}
          {submissions.length > 0 && (
            <AskAgain
              assignment_id={assignment.assignment_id}
              submission={submission}
              remarks={marking.markOf(submission).teacher_remarks}
              onAsked={() => marking.forget(submission)}
            />
          )}
        </Card>
        <div className={styles['score']}>
          <UnsavedScores of={marking} />
          <MarkForm assignment={assignment} submission={submission} marking={marking} />
        </div>
      </div>
      <div className={styles['next']} data-tour="marking-next">
        <Button icon="previous" disabled={previous === undefined} onClick={() => go(previous)}>
          {t('frame.previous')}
        </Button>
        {next === undefined && submissions.length > 0 && (
          <p className={styles['soft']}>{t('assignments.teacher_last_work')}</p>
        )}
        <Button variant="primary" onClick={() => go(next)}>
          {next === undefined ? t('assignments.teacher_all_learners') : t('frame.next')}
        </Button>
      </div>
    </div>
  )
}

interface MarkFormProps {
  readonly assignment: Assignment
  readonly submission: Submission
  readonly marking: Marking
}

/** Rubric, score and remark. Given when a field is left, when a level is chosen, and on the way to the next learner. */
function MarkForm({ assignment, submission, marking }: MarkFormProps) {
  const t = useT('application', 'assignments', 'home')
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
      {isHandedInAgain(submission) && (status === 'saved' || status === 'none') && (
        <Notice tone="info">
          <p>{t('assignments.teacher_handed_in_since')}</p>
          <Button onClick={() => void marking.give(submission, {})}>{t('assignments.teacher_keep_score')}</Button>
        </Notice>
      )}
      {status === 'saved' && <OtherScore submission={submission} onChoose={chooseScore} />}
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
      />
      <TextArea
        label={t('assignments.teacher_remarks')}
        isOptional
        value={mark.teacher_remarks}
        maxLength={5_000}
        isCounted
        onChange={(event) => marking.change(submission, { teacher_remarks: event.target.value })}
        onBlur={() => void marking.give(submission)}
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
} as const satisfies Record<MarkProblem, `${string}.${string}`>
