/** Questions with one line to type: a number or a few words. */
import type { QuestionOf } from '@maktab/contracts/content/questions'
import { useT } from '#shell/use-t.ts'
import type { QuestionFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

interface LineProps extends Pick<QuestionFormProps<QuestionOf<'numeric'> | QuestionOf<'short_text'>>, 'answer' | 'onAnswer' | 'isRight'> {
  readonly text: string
  readonly manner: string
  readonly unit?: string
  readonly isNumber?: boolean
}

export function NumericForm({ question, ...rest }: QuestionFormProps<QuestionOf<'numeric'>>) {
  const t = useT()
  return <Line {...rest} text={question.text} unit={question.unit} manner={t('content.write_number')} isNumber />
}

export function ShortTextForm({ question, ...rest }: QuestionFormProps<QuestionOf<'short_text'>>) {
  const t = useT()
  return <Line {...rest} text={question.text} manner={t('content.write_answer')} />
}

function Line({ text, manner, unit = '', isNumber = false, answer, onAnswer, isRight }: LineProps) {
  return (
    <label className={styles['several']}>
      <span className={styles['legend']}><QuestionLegend text={text} manner={manner} /></span>
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
