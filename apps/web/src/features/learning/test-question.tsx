import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { TestRules, TestSection } from '@maktab/contracts/questions/test-rules'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { useT } from '#language/use-t.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { QuestionForm } from '#features/questions/question-form.tsx'
import { checkOf, QuestionCheck } from './question-check.tsx'
import styles from './test-taking.module.css'
import type { Sitting } from './use-sitting.ts'

/** In which language a test is. */
interface InLanguage {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** What stands above the questions of a section. */
export function SectionHead({ section, tag, direction }: InLanguage & { readonly section: TestSection | undefined }) {
  if (!section || (section.title === '' && section.instruction === '')) return null
  return (
    <div className={styles['passage']} lang={tag} dir={direction}>
      {section.title !== '' && <h3 dir="auto">{section.title}</h3>}
      {section.instruction !== '' && (
        <p dir="auto">
          <MathsText text={section.instruction} />
        </p>
      )}
    </div>
  )
}

interface TestQuestionProps extends InLanguage {
  readonly question: Question | AskedQuestion
  readonly answer: readonly string[]
  /** Once the test is handed in; undefined while it can be answered. */
  readonly result: boolean | null | undefined
  readonly marks: { readonly given: number | null; readonly possible: number } | undefined
  readonly rules: TestRules
  /** Undefined where none is under way. */
  readonly sitting: Sitting | undefined
  /** Nothing more can be answered. */
  readonly isLocked: boolean
  readonly tellsAnswers: boolean
  onAnswer(answer: readonly string[]): void
  onChange(part: Partial<Pick<Sitting, 'tried' | 'right' | 'flagged'>>): void
}

/** One question of a test, with what may be done about it before it is handed in. */
export function TestQuestion(props: TestQuestionProps) {
  const { question, answer, result, marks, rules, sitting, isLocked, tellsAnswers, tag, direction } = props
  const { onAnswer, onChange } = props
  const t = useT('testing')
  const { question_id } = question
  const checks = 'explanation' in question ? rules.question_tries : undefined
  const check = checkOf(question_id, checks, sitting)
  const isSettled = result === undefined && check.isSettled
  // A wrong answer would be shown with the right one.
  const shownResult = isSettled && (check.isRight || tellsAnswers) ? check.isRight : result
  const form = (
    <div lang={tag} dir={direction}>
      <QuestionForm question={question} answer={answer} onAnswer={onAnswer} isRight={shownResult} marks={marks} />
    </div>
  )
  const isFlagged = sitting?.flagged.includes(question_id) === true
  return (
    <>
      {isSettled || (isLocked && result === undefined) ? (
        <fieldset className={styles['locked']} disabled>
          {form}
        </fieldset>
      ) : (
        form
      )}
      {sitting && checks !== undefined && 'explanation' in question && (
        <QuestionCheck question={question} answer={answer} checks={checks} sitting={sitting} onChecked={onChange} />
      )}
      {sitting && (
        <Checkbox
          label={t('questions.flag')}
          checked={isFlagged}
          onChange={() =>
            onChange({
              flagged: isFlagged
                ? sitting.flagged.filter((one) => one !== question_id)
                : [...sitting.flagged, question_id],
            })
          }
        />
      )}
    </>
  )
}
