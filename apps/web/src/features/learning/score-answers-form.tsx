import { scoreAnswers } from '@maktab/client/calls/learning/answer-scores.generated'
import type { AnswerScore, WaitingAttempt } from '@maktab/contracts/learning/answer-scores'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { answerMarks } from '@maktab/domain/learning/marking'
import { plainMaths } from '@maktab/domain/questions/maths'
import { Button } from '@maktab/ui/base/button'
import { FileList } from '@maktab/ui/fields/file-list'
import { RubricGrid } from '@maktab/ui/fields/rubric-grid'
import { TextArea } from '@maktab/ui/fields/text-area'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import styles from './waiting-answers.module.css'

type WaitingAnswer = WaitingAttempt['answers'][number]

const nothingGiven: AnswerScore = { levels: {}, remark: '' }

/** What a teacher chose; once it is given, with the score that stood when it was. */
interface Draft {
  readonly score: AnswerScore
  readonly over?: AnswerScore | null
}

interface ScoreAnswersFormProps {
  readonly attempt: WaitingAttempt
  /** What stands on the button, and what is said once the scores are given, where the attempt then stays in sight. */
  readonly words?: { readonly give: string; readonly given: string }
}

/** The answers of one attempt, each with its rubric. What is chosen for one answer may be given before the others; only what is new is given. */
export function ScoreAnswersForm({ attempt, words }: ScoreAnswersFormProps) {
  const t = useT('assignments', 'lessons')
  const showToast = useToasts()
  const isOnline = useIsOnline()
  const { run, isBusy } = useCommand(scoreAnswers)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [problem, setProblem] = useState<string>()
  const scoreOf = ({ question, score }: WaitingAnswer) => {
    const draft = drafts[question.question_id]
    // What was given is shown until it stands there, or something else does.
    const isShown = draft !== undefined && (draft.over === undefined || isSame(draft.over, score))
    return isShown ? draft.score : (score ?? nothingGiven)
  }
  const fresh = Object.fromEntries(
    attempt.answers.flatMap((answer) => {
      const { question, score } = answer
      const chosen = scoreOf(answer)
      const isNew = drafts[question.question_id]?.over === undefined && !isSame(chosen, score)
      return isNew && isMarkedByPerson(question) && answerMarks(question.rubric, chosen)
        ? [[question.question_id, chosen]]
        : []
    }),
  )

  async function give() {
    const { sync_guid, user_id, class_id, answers } = attempt
    const answer = await run({ sync_guid, user_id, class_id, scores: fresh })
    setProblem(answer.ok ? undefined : explain(t, answer))
    if (!answer.ok) return
    const before = Object.fromEntries(answers.map(({ question, score }) => [question.question_id, score]))
    setDrafts((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(fresh).map(([question_id, score]) => [
          question_id,
          { score, over: before[question_id] ?? null },
        ]),
      ),
    }))
    if (!isOnline) showToast({ tone: 'success', text: t('assignments.learner_kept_now') })
    else if (words) showToast({ tone: 'success', text: words.given })
  }

  return (
    <div className={styles['form']}>
      {attempt.answers.map((answer) => (
        <Answer
          key={answer.question.question_id}
          answer={answer}
          score={scoreOf(answer)}
          onScore={(score) => setDrafts({ ...drafts, [answer.question.question_id]: { score } })}
        />
      ))}
      <Button
        variant="primary"
        icon="check"
        isBusy={isBusy}
        disabled={Object.keys(fresh).length === 0}
        onClick={() => void give()}
      >
        {words?.give ?? t('questions.give_scores')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

function isSame(one: AnswerScore | null, other: AnswerScore | null): boolean {
  if (one === null || other === null) return one === other
  const levels = ({ levels: chosen }: AnswerScore) => JSON.stringify(Object.entries(chosen).sort())
  return one.remark.trim() === other.remark.trim() && levels(one) === levels(other)
}

interface AnswerProps {
  readonly answer: WaitingAnswer
  readonly score: AnswerScore
  onScore(score: AnswerScore): void
}

function Answer({ answer: { question, answer, files }, score, onScore }: AnswerProps) {
  const t = useT('lessons')
  const format = useFormat()
  if (!isMarkedByPerson(question)) return null
  const marks = answerMarks(question.rubric, score)
  return (
    <section className={styles['answer']} aria-label={plainMaths(question.text)}>
      <h3 dir="auto">
        <MathsText text={question.text} />
      </h3>
      {question.kind === 'long_answer' && (
        <p className={styles['written']} dir="auto">
          {answer[0]}
        </p>
      )}
      {question.kind === 'recording' &&
        files.map(({ file_id, url }) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- What a learner said has no captions.
          <audio key={file_id} controls src={url} aria-label={t('questions.recording_of_learner')} />
        ))}
      {question.kind !== 'long_answer' && (
        <FileList
          files={files.map(({ file_id, name, size_bytes, url }) => ({
            key: file_id,
            name,
            size: size_bytes,
            href: url,
          }))}
        />
      )}
      <RubricGrid
        label={t('questions.rubric')}
        criteria={question.rubric.map(({ criterion_id, title, levels }) => ({
          key: criterion_id,
          title,
          levels: levels.map((level) => ({
            key: level.level_id,
            title: level.label,
            marksText: t('questions.marks_count', { count: level.marks }),
          })),
        }))}
        chosen={score.levels}
        onChoose={(criterion, level) => onScore({ ...score, levels: { ...score.levels, [criterion]: level } })}
        sumText={
          marks && t('questions.marks_of', { marks: format.number(marks.marks), total: format.number(marks.total) })
        }
      />
      <TextArea
        label={t('questions.remark')}
        isOptional
        rows={2}
        maxLength={2000}
        value={score.remark}
        onChange={(event) => onScore({ ...score, remark: event.target.value })}
      />
    </section>
  )
}
