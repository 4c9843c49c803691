/** Questions with one line to type: a number or a few words. */
import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { useT } from '#language/use-t.ts'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

interface LineProps extends Pick<
  KindFormProps<AskedQuestionOf<'numeric'> | AskedQuestionOf<'short_text'>>,
  'answer' | 'onAnswer' | 'isRight'
> {
  readonly text: string
  readonly manner: string
  readonly unit?: string
  readonly isNumber?: boolean
}

export function NumericForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'numeric'>>) {
  const t = useT('courses')
  return (
    <Line
      answer={answer}
      onAnswer={onAnswer}
      isRight={isRight}
      text={question.text}
      // Of a whole question the unit is there, and would tell what is asked.
      unit={question.asks_unit === true ? '' : question.unit}
      manner={t(question.asks_unit === true ? 'content.write_number_unit' : 'content.write_number')}
      isNumber
    />
  )
}

export function ShortTextForm({ question, answer, onAnswer, isRight }: KindFormProps<AskedQuestionOf<'short_text'>>) {
  const t = useT('courses')
  return (
    <Line
      answer={answer}
      onAnswer={onAnswer}
      isRight={isRight}
      text={question.text}
      manner={t('content.write_answer')}
    />
  )
}

function Line({ text, manner, unit = '', isNumber = false, answer, onAnswer, isRight }: LineProps) {
  return (
    <label className={styles['several']}>
      <span className={styles['legend']}>
        <QuestionLegend text={text} manner={manner} />
      </span>
      <span>
        <input
          className={styles[isNumber ? 'blank' : 'line']}
          // A minus sign and a fraction stand on no keyboard for numbers.
          inputMode="text"
          dir={isNumber ? 'ltr' : 'auto'}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={answer[0] ?? ''}
          readOnly={isRight !== undefined}
          aria-invalid={isRight === false || undefined}
          onChange={(event) => onAnswer([event.target.value])}
        />
        {unit !== '' && <bdi> {unit}</bdi>}
      </span>
    </label>
  )
}
