import type { Answers, Marks } from '@maktab/contracts/learning/attempts'
import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import { marksTogether } from '@maktab/domain/learning/marking'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { QuestionForm } from '../questions/question-form.tsx'
import styles from './set-assignment.module.css'

interface WorkQuestionsProps {
  readonly questions: readonly AskedQuestion[]
  readonly answers: Answers
  /** Undefined where it was handed in. */
  readonly onAnswers?: ((answers: Answers) => void) | undefined
  /** How the answers were marked, once that is told. */
  readonly results?: Readonly<Record<string, boolean | null>> | undefined
  /** Of questions that give marks, told with the results. */
  readonly marks?: Marks | undefined
}

const chips = {
  true: { tone: 'success', icon: 'check', words: 'content.correct' },
  false: { tone: 'danger', icon: 'close', words: 'content.incorrect' },
  partly: { tone: 'warning', icon: 'check', words: 'content.partly_correct' },
  null: { tone: 'info', icon: 'clock', words: 'questions.waits_for_teacher' },
} as const

/** The questions of work: to be answered, or with what was answered. What is right is on no device. */
export function WorkQuestions({ questions, answers, onAnswers, results, marks }: WorkQuestionsProps) {
  const t = useT('courses', 'lessons', 'setting')
  const format = useFormat()
  const tagOf = useTextTag()
  const outcomes = results && Object.values(results)
  const together = results && marks && marksTogether(marks)
  return (
    <section aria-label={t('setting.questions')} className={styles['questions']}>
      {outcomes && (
        <p>
          {t('setting.answers_right', {
            right: format.number(outcomes.filter((one) => one === true).length),
            total: format.number(outcomes.length),
          })}
          {together && (
            <>
              {' · '}
              {t('questions.marks_of', {
                marks: format.number(together.given),
                total: format.number(together.possible),
              })}
            </>
          )}
        </p>
      )}
      <ol role="list" className={styles['questions']}>
        {questions.map((question) => {
          const result = results?.[question.question_id]
          const given = results && marks?.[question.question_id]
          const isPartly = result === false && given !== undefined && (given.given ?? 0) > 0
          const chip = result === undefined ? undefined : isPartly ? chips.partly : chips[`${result}`]
          return (
            <li key={question.question_id} lang={tagOf(question.text)}>
              {question.marks !== undefined && given === undefined && (
                <p className="soft">{t('questions.marks_count', { count: question.marks })}</p>
              )}
              <QuestionForm
                question={question}
                answer={answers[question.question_id] ?? []}
                // The right answer is not here: beside it would stand a wrong one.
                isRight={onAnswers ? undefined : null}
                onAnswer={(answer) => onAnswers?.({ ...answers, [question.question_id]: [...answer] })}
              />
              {chip && (
                <StatusChip tone={chip.tone} icon={chip.icon}>
                  {t(chip.words)}
                </StatusChip>
              )}
              {given && given.given !== null && (
                <span className="soft">
                  {' '}
                  {t('questions.marks_of', {
                    marks: format.number(given.given),
                    total: format.number(given.possible),
                  })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
