import type { Answers } from '@maktab/contracts/learning/attempts'
import type { AskedQuestion } from '@maktab/contracts/questions/questions'
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
}

const chips = {
  true: { tone: 'success', icon: 'check', words: 'content.correct' },
  false: { tone: 'danger', icon: 'close', words: 'content.incorrect' },
  null: { tone: 'info', icon: 'clock', words: 'questions.waits_for_teacher' },
} as const

/** The questions of work: to be answered, or with what was answered. What is right is on no device. */
export function WorkQuestions({ questions, answers, onAnswers, results }: WorkQuestionsProps) {
  const t = useT('courses', 'lessons', 'setting')
  const format = useFormat()
  const tagOf = useTextTag()
  const marks = results && Object.values(results)
  return (
    <section aria-label={t('setting.questions')} className={styles['questions']}>
      {marks && (
        <p>
          {t('setting.answers_right', {
            right: format.number(marks.filter((mark) => mark === true).length),
            total: format.number(marks.length),
          })}
        </p>
      )}
      <ol role="list" className={styles['questions']}>
        {questions.map((question) => {
          const result = results?.[question.question_id]
          const chip = result === undefined ? undefined : chips[`${result}`]
          return (
            <li key={question.question_id} lang={tagOf(question.text)}>
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
            </li>
          )
        })}
      </ol>
    </section>
  )
}
