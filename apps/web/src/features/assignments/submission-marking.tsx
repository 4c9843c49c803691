import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { RubricGrid } from '@maktab/ui/rubric-grid'
import { ScoreInput } from '@maktab/ui/score-input'
import { TextArea } from '@maktab/ui/text-area'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Path } from '#shell/path.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { AskAgain } from './ask-again.tsx'
import { HandedInList } from './handed-in-list.tsx'
import styles from './marking-screen.module.css'
import { scoreStatusKeys } from './score-status-chip.tsx'
import { marksOfRubric } from './scores.ts'
import type { Assignment, MarkProblem } from './scores.ts'
import type { Marking } from './use-marking.ts'
import { WorkStatus } from './work-status.tsx'

interface SubmissionMarkingProps {
  readonly assignment: Assignment
  readonly list: readonly Submission[]
  readonly position: number
  readonly marking: Marking
  /** Of a learner; undefined leads back to the list. */
  readonly addressOf: (submission: Submission | undefined) => string
}

const never = () => false

/** The work of one learner with everything to mark it, and the way to the next. */
export function SubmissionMarking({ assignment, list, position, marking, addressOf }: SubmissionMarkingProps) {
  const t = useT()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])

  const submission = list[position]
  if (submission === undefined) return null
  const { submissions, correct_questions, total_questions } = submission
  const [previous, next] = [list[position - 1], list[position + 1]]
  const go = (to: Submission | undefined) => {
    void marking.give(submission)
    void navigate(addressOf(to))
  }

  return (
    <div className={styles['page']}>
      <header className={styles['heading']}>
        <Path
          over={[
            { label: t('assignments.assignments'), href: '/teacher/assignments' },
            { label: assignment.title, href: addressOf(undefined) },
          ]}
          here={submission.full_name}
        />
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{submission.full_name}</bdi>
        </h1>
        <p className={styles['chips']}>
          <WorkStatus of={submission} />
          <span className={styles['soft']}>{t('frame.of_total', { value: position + 1, total: list.length })}</span>
        </p>
      </header>
      <Card heading={t('assignments.submission')}>
        {submissions.length === 0 ? <p className={styles['soft']}>{t('assignments.teacher_nothing_handed_in')}</p> : <HandedInList submissions={submissions} isWaiting={never} />}
        {total_questions > 0 && (
          <p className={styles['answers']}>
            {t('assignments.teacher_answers')}: <strong>{t('assignments.teacher_answers_correct', { correct: correct_questions, total: total_questions })}</strong>
          </p>
        )}
        {submissions.length > 0 && <AskAgain assignment_id={assignment.assignment_id} submission={submission} />}
      </Card>
      <MarkForm assignment={assignment} submission={submission} marking={marking} />
      <div className={styles['next']} data-tour="marking-next">
        <Button icon="previous" disabled={previous === undefined} onClick={() => go(previous)}>
          {t('frame.previous')}
        </Button>
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
  const t = useT()
  const format = useFormat()
  const mark = marking.markOf(submission)
  const status = marking.statusOf(submission)
  const problem = marking.problemOf(submission)

  function choose(criterion: string, level: string): void {
    const rubric_levels = { ...mark.rubric_levels, [criterion]: level }
    const before = marksOfRubric(assignment, mark.rubric_levels)
    const sum = marksOfRubric(assignment, rubric_levels)
    // A score that was typed against the rubric is the teacher's own and stays.
    const isFromRubric = mark.score === undefined || Number.isNaN(mark.score) || mark.score === before
    void marking.give(submission, sum !== undefined && isFromRubric ? { rubric_levels, score: sum } : { rubric_levels })
  }

  return (
    <Card heading={<span data-tour="marking-score">{t('assignments.score_label')}</span>}>
      {assignment.rubric_data.length > 0 && (
        <RubricGrid
          label={t('assignments.rubric')}
          criteria={assignment.rubric_data.map(({ criterion_id, title, levels }) => ({
            key: criterion_id,
            title,
            levels: levels.map(({ level_id, label, marks }) => ({ key: level_id, title: label, marksText: t('assignments.score_level_marks', { marks }) })),
          }))}
          chosen={mark.rubric_levels}
          onChoose={choose}
        />
      )}
      <ScoreInput
        label={t('assignments.obtained_marks')}
        value={mark.score}
        total={assignment.total_score}
        format={format.number}
        status={status}
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
