import { rightAnswerOf } from '@maktab/domain/content/questions'
import type { Question, QuestionOf } from '@maktab/contracts/content/questions'
import type { Translate } from '@maktab/i18n/translate'
import { StatusChip } from '@maktab/ui/status-chip'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { ChoiceForm, TrueFalseForm } from './question-choice.tsx'
import { BlankForm, InlineChoiceForm } from './question-blanks.tsx'
import type { QuestionFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { MatchForm, OrderForm } from './question-items.tsx'
import { NumericForm, ShortTextForm } from './question-typed.tsx'

const forms = {
  choice: ChoiceForm,
  true_false: TrueFalseForm,
  blank: BlankForm,
  inline_choice: InlineChoiceForm,
  numeric: NumericForm,
  short_text: ShortTextForm,
  match: MatchForm,
  order: OrderForm,
} satisfies { readonly [K in Question['kind']]: (props: QuestionFormProps<QuestionOf<K>>) => React.ReactNode }

/** One question to answer; once marked, what was right and why. The caller sets the direction of its language around it. */
export function QuestionForm(props: QuestionFormProps<Question>) {
  const t = useT()
  const format = useFormat()
  const { question, isRight } = props
  const Form = forms[question.kind] as (props: QuestionFormProps<Question>) => React.ReactNode
  return (
    <div className={styles['question']}>
      <Form {...props} />
      {isRight !== undefined && (
        <div className={styles['outcome']}>
          <StatusChip tone={isRight ? 'success' : 'danger'} icon={isRight ? 'check' : 'close'}>
            {t(isRight ? 'content.correct' : 'content.incorrect')}
          </StatusChip>
          {!isRight && <p className={styles['right']} dir="auto">{t('content.right_answer', { answer: rightWords(question, t, format.number) })}</p>}
          {question.explanation !== '' && <p>{question.explanation}</p>}
        </div>
      )}
    </div>
  )
}

/** The right answer as a reader sees it. */
function rightWords(question: Question, t: Translate, number: (value: number) => string): string {
  const answer = rightAnswerOf(question)
  switch (question.kind) {
    case 'choice':
      return question.options.filter(({ option_id }) => answer.includes(option_id)).map(({ text }) => text).join(' · ')
    case 'true_false':
      return t(question.correct ? 'content.true' : 'content.false')
    case 'inline_choice':
      return question.blanks.map(({ options, correct }) => options.find(({ option_id }) => option_id === correct)?.text ?? '').join(' · ')
    case 'numeric':
      return [number(question.value), question.unit].filter(Boolean).join(' ')
    case 'match':
      return question.left.map(({ text }, at) => `${text}: ${question.right.find(({ item_id }) => item_id === answer[at])?.text ?? ''}`).join(' · ')
    case 'order':
      return question.items.map(({ text }, at) => `${number(at + 1)}. ${text}`).join(' · ')
    default:
      return answer.join(' · ')
  }
}
