/** Questions that are a text with places to fill: by typing, or out of a short list. */
import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { plainMaths } from '@maktab/domain/questions/maths'
import { blankMark } from '@maktab/domain/questions/questions'
import type { ReactNode } from 'react'
import { useT } from '#language/use-t.ts'
import { MathsText } from './maths.tsx'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

export function BlankForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightParts,
}: KindFormProps<AskedQuestionOf<'blank'>>) {
  const t = useT('courses')
  return (
    <TextWithBlanks text={question.text} count={question.blanks.length} manner={t('content.fill_blanks')}>
      {(place) => (
        <input
          className={styles['blank']}
          dir="auto"
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('content.blank_number', { number: place + 1 })}
          value={answer[place] ?? ''}
          readOnly={isRight !== undefined}
          aria-invalid={isWrong(isRight, rightParts?.[place])}
          onChange={(event) => onAnswer(filled(question.blanks, answer, place, event.target.value))}
        />
      )}
    </TextWithBlanks>
  )
}

export function InlineChoiceForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightParts,
}: KindFormProps<AskedQuestionOf<'inline_choice'>>) {
  const t = useT('courses')
  return (
    <TextWithBlanks text={question.text} count={question.blanks.length} manner={t('content.choose_for_blanks')}>
      {(place) => (
        <select
          className={styles['blank']}
          aria-label={t('content.blank_number', { number: place + 1 })}
          value={answer[place] ?? ''}
          disabled={isRight !== undefined}
          aria-invalid={isWrong(isRight, rightParts?.[place])}
          onChange={(event) => onAnswer(filled(question.blanks, answer, place, event.target.value))}
        >
          <option value="">{t('content.choose')}</option>
          {question.blanks[place]?.options.map(({ option_id, text }) => (
            <option key={option_id} value={option_id}>
              {plainMaths(text)}
            </option>
          ))}
        </select>
      )}
    </TextWithBlanks>
  )
}

/** A blank is wrong where the question is and nothing says that this part of it is right. */
function isWrong(isRight: boolean | null | undefined, isPartRight: boolean | undefined): true | undefined {
  return (isRight === false && isPartRight !== true) || undefined
}

/** The answer with one place changed; places that were never filled are empty. */
function filled(blanks: readonly unknown[], answer: readonly string[], place: number, text: string): readonly string[] {
  return blanks.map((_, at) => (at === place ? text : (answer[at] ?? '')))
}

interface TextWithBlanksProps {
  /** `____` stands where a blank is. */
  readonly text: string
  readonly count: number
  readonly manner: string
  children(place: number): ReactNode
}

function TextWithBlanks({ text, count, manner, children }: TextWithBlanksProps) {
  const parts = text.split(blankMark)
  // A text with fewer marks than blanks still lets every blank be filled.
  const inText = Math.min(parts.length - 1, count)
  return (
    <fieldset className={styles['several']}>
      <legend className={styles['legend']}>
        <QuestionLegend manner={manner} />
      </legend>
      <p className={styles['text']}>
        {parts.map((part, place) => (
          // eslint-disable-next-line react/no-array-index-key -- Parts of one text have no other name.
          <span key={place}>
            <MathsText text={part} />
            {place < inText && children(place)}
          </span>
        ))}
      </p>
      {Array.from({ length: count - inText }, (_, extra) => (
        <span key={inText + extra}>{children(inText + extra)}</span>
      ))}
    </fieldset>
  )
}
