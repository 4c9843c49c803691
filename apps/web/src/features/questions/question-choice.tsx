/** Questions whose answer is chosen: one option, several, true or false. */
import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { RadioGroup } from '@maktab/ui/choice/radio-group'
import { useT } from '#language/use-t.ts'
import { MathsText } from './maths.tsx'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

interface Shown {
  readonly option_id: string
  readonly text: string
}

export function ChoiceForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightAnswer,
}: KindFormProps<AskedQuestionOf<'choice'>>) {
  const t = useT('courses')
  const isMarked = isRight !== undefined
  const marks = useMarks(typeof isRight === 'boolean', rightAnswer, answer)
  const legend = (
    <QuestionLegend
      text={question.text}
      manner={t(question.multiple ? 'content.choose_several' : 'content.choose_one')}
    />
  )
  if (!question.multiple)
    return (
      <OneOf
        legend={legend}
        options={question.options}
        correct={rightAnswer}
        answer={answer}
        onAnswer={onAnswer}
        isRight={isRight}
      />
    )
  return (
    <fieldset className={styles['several']} disabled={isMarked}>
      <legend className={styles['legend']}>{legend}</legend>
      {question.options.map(({ option_id, text }) => (
        <Checkbox
          key={option_id}
          label={<MathsText text={text} />}
          checked={answer.includes(option_id)}
          onChange={(event) =>
            onAnswer(event.target.checked ? [...answer, option_id] : answer.filter((chosen) => chosen !== option_id))
          }
          {...marks(option_id).words}
        />
      ))}
    </fieldset>
  )
}

export function TrueFalseForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightAnswer,
}: KindFormProps<AskedQuestionOf<'true_false'>>) {
  const t = useT('courses')
  const options = (['true', 'false'] as const).map((option_id) => ({ option_id, text: t(`content.${option_id}`) }))
  return (
    <OneOf
      legend={<QuestionLegend text={question.text} manner={t('content.true_or_false')} />}
      options={options}
      correct={rightAnswer}
      answer={answer}
      onAnswer={onAnswer}
      isRight={isRight}
    />
  )
}

interface OneOfProps {
  readonly legend: React.ReactNode
  readonly options: readonly Shown[]
  readonly correct: readonly string[]
  readonly answer: readonly string[]
  onAnswer(answer: readonly string[]): void
  readonly isRight: boolean | null | undefined
}

function OneOf({ legend, options, correct, answer, onAnswer, isRight }: OneOfProps) {
  const marks = useMarks(typeof isRight === 'boolean', correct, answer)
  return (
    <RadioGroup
      label={legend}
      options={options.map(({ option_id, text }) => {
        const { outcome, words } = marks(option_id)
        return {
          value: option_id,
          label: <MathsText text={text} />,
          ...words,
          ...(outcome === undefined ? {} : { outcome }),
        }
      })}
      value={answer[0]}
      onValueChange={(option_id) => onAnswer([option_id])}
      isDisabled={isRight !== undefined}
    />
  )
}

/** What is said beside an option once the question is marked: the right ones, and what was wrongly chosen. */
function useMarks(isMarked: boolean, correct: readonly string[], answer: readonly string[]) {
  const t = useT('courses')
  return (option_id: string) => {
    const outcome = !isMarked
      ? undefined
      : correct.includes(option_id)
        ? ('correct' as const)
        : answer.includes(option_id)
          ? ('incorrect' as const)
          : undefined
    return { outcome, words: outcome === undefined ? {} : { hint: t(`content.${outcome}`) } }
  }
}
