import type { Question } from '@maktab/contracts/content/contents'
import { Checkbox } from '@maktab/ui/checkbox'
import { RadioGroup } from '@maktab/ui/radio-group'
import { StatusChip } from '@maktab/ui/status-chip'
import { useT } from '#shell/use-t.ts'
import styles from './question-form.module.css'

type Choice = Extract<Question, { kind: 'choice' }>
type Blank = Extract<Question, { kind: 'blank' }>

interface QuestionFormProps<Q extends Question> {
  readonly question: Q
  /** Ids of chosen options, or what was typed into each blank in order. */
  readonly answer: readonly string[]
  onAnswer(answer: readonly string[]): void
  /** Whether it was right, once it is marked; undefined while it can be answered. */
  readonly isRight: boolean | undefined
}

/** One question to answer; once marked, what was right and why. The caller sets the direction of its language around it. */
export function QuestionForm({ question, ...rest }: QuestionFormProps<Question>) {
  const t = useT()
  const { isRight } = rest
  return (
    <div className={styles['question']}>
      {question.kind === 'choice' ? <ChoiceForm question={question} {...rest} /> : <BlankForm question={question} {...rest} />}
      {isRight !== undefined && (
        <div className={styles['outcome']}>
          <StatusChip tone={isRight ? 'success' : 'danger'} icon={isRight ? 'check' : 'close'}>
            {t(isRight ? 'content.correct' : 'content.incorrect')}
          </StatusChip>
          {!isRight && <p className={styles['right']} dir="auto">{t('content.right_answer', { answer: rightAnswer(question) })}</p>}
          {question.explanation !== '' && <p>{question.explanation}</p>}
        </div>
      )}
    </div>
  )
}

function rightAnswer(question: Question): string {
  if (question.kind === 'blank') return question.blanks.map(({ accepted }) => accepted[0] ?? '').join(' · ')
  return question.options
    .filter(({ option_id }) => question.correct.includes(option_id))
    .map(({ text }) => text)
    .join(' · ')
}

function ChoiceForm({ question, answer, onAnswer, isRight }: QuestionFormProps<Choice>) {
  const t = useT()
  const isMarked = isRight !== undefined
  const outcomeOf = (option_id: string) => {
    if (!isMarked) return undefined
    if (question.correct.includes(option_id)) return 'correct'
    return answer.includes(option_id) ? 'incorrect' : undefined
  }
  const wordsOf = (option_id: string) => {
    const outcome = outcomeOf(option_id)
    return outcome === undefined ? {} : { hint: t(`content.${outcome}`) }
  }
  const legend = (
    <>
      <span className={styles['text']}>{question.text}</span>
      <span className={styles['manner']} dir="auto">{t(question.multiple ? 'content.choose_several' : 'content.choose_one')}</span>
    </>
  )

  if (!question.multiple) {
    return (
      <RadioGroup
        label={legend}
        options={question.options.map(({ option_id, text }) => {
          const outcome = outcomeOf(option_id)
          return { value: option_id, label: text, ...wordsOf(option_id), ...(outcome === undefined ? {} : { outcome }) }
        })}
        value={answer[0]}
        onValueChange={(option_id) => onAnswer([option_id])}
        isDisabled={isMarked}
      />
    )
  }
  return (
    <fieldset className={styles['several']} disabled={isMarked}>
      <legend className={styles['legend']}>{legend}</legend>
      {question.options.map(({ option_id, text }) => (
        <Checkbox
          key={option_id}
          label={text}
          checked={answer.includes(option_id)}
          onChange={(event) => onAnswer(event.target.checked ? [...answer, option_id] : answer.filter((chosen) => chosen !== option_id))}
          {...wordsOf(option_id)}
        />
      ))}
    </fieldset>
  )
}

/** `____` in the text is where a blank stands (contract of the question). */
const blankMark = '____'

function BlankForm({ question, answer, onAnswer, isRight }: QuestionFormProps<Blank>) {
  const t = useT()
  const parts = question.text.split(blankMark)
  const type = (place: number, text: string) => onAnswer(question.blanks.map((_, at) => (at === place ? text : (answer[at] ?? ''))))
  // A text with fewer marks than blanks still lets every blank be filled.
  const extra = question.blanks.length - (parts.length - 1)
  const input = (place: number) => (
    <input
      key={`blank-${place}`}
      className={styles['blank']}
      dir="auto"
      maxLength={500}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={t('content.blank_number', { number: place + 1 })}
      value={answer[place] ?? ''}
      readOnly={isRight !== undefined}
      aria-invalid={isRight === false || undefined}
      onChange={(event) => type(place, event.target.value)}
    />
  )
  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <span className={styles['manner']} dir="auto">{t('content.fill_blanks')}</span>
      </legend>
      <p className={styles['text']}>
        {parts.flatMap((part, place) => [
          <span key={`part-${place}`}>{part}</span>,
          ...(place < parts.length - 1 && place < question.blanks.length ? [input(place)] : []),
        ])}
      </p>
      {Array.from({ length: Math.max(0, extra) }, (_, place) => input(parts.length - 1 + place))}
    </fieldset>
  )
}
