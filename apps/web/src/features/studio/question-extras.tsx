import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { linesOf } from '@maktab/domain/questions/question-drafts'
import { inHundredths } from '@maktab/domain/questions/question-marks'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { Disclosure } from '@maktab/ui/layout/accordion'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'

interface QuestionExtrasProps {
  readonly question: Question
  onChange(question: Question): void
}

/** Of these a part of the answer can give a part of the marks. */
const ofParts = new Set<Question['kind']>(['choice', 'blank', 'inline_choice', 'match', 'order', 'hotspot'])

/** What an author may say of a question beside it: its marks, what helps, and what is said to an answer. */
export function QuestionExtras({ question, onChange }: QuestionExtrasProps) {
  const t = useT('extras')
  return (
    <>
      <Disclosure summary={t('questions.marks_title')} isOpenAtFirst={question.marks !== undefined}>
        <div className={styles['fields']}>
          <Marks question={question} onChange={onChange} />
        </div>
      </Disclosure>
      <Disclosure summary={t('questions.help_title')}>
        <div className={styles['fields']}>
          <Hints question={question} onChange={onChange} />
          {!isMarkedByPerson(question) && <Feedback question={question} onChange={onChange} />}
        </div>
      </Disclosure>
    </>
  )
}

function Marks({ question, onChange }: QuestionExtrasProps) {
  const t = useT('extras')
  const isPartial = 'partial_credit' in question && question.partial_credit === true
  const parts = isPartial ? partsOf(question) : []
  const hasOwn = parts.some(({ marks }) => marks !== undefined)
  return (
    <>
      {!hasOwn && (
        <MarksField
          label={t('questions.marks')}
          hint={t(isMarkedByPerson(question) ? 'questions.marks_hint_rubric' : 'questions.marks_hint')}
          marks={question.marks}
          onMarks={(marks) => onChange({ ...question, marks })}
        />
      )}
      {ofParts.has(question.kind) && (
        <Checkbox
          label={t('questions.partial_credit')}
          hint={t('questions.partial_credit_hint')}
          checked={isPartial}
          onChange={(event) =>
            onChange({ ...withoutPartMarks(question), partial_credit: event.target.checked } as Question)
          }
        />
      )}
      {parts.map((part, at) => (
        <MarksField
          // eslint-disable-next-line react/no-array-index-key -- Parts are told apart by their places.
          key={at}
          label={t('questions.marks_of_part', { number: at + 1 })}
          marks={part.marks}
          onMarks={(marks) => onChange(withPartMarks(question, at, marks))}
        />
      ))}
      {question.kind === 'numeric' && (
        <Checkbox
          label={t('questions.asks_unit')}
          hint={t('questions.asks_unit_hint')}
          checked={question.asks_unit === true}
          onChange={(event) => onChange({ ...question, asks_unit: event.target.checked })}
        />
      )}
    </>
  )
}

interface MarksFieldProps {
  readonly label: string
  readonly hint?: string
  readonly marks: number | undefined
  onMarks(marks: number | undefined): void
}

/** What is no number of marks is kept in the field alone. */
function MarksField({ label, hint, marks, onMarks }: MarksFieldProps) {
  return (
    <NumberField
      label={label}
      {...(hint !== undefined && { hint })}
      isOptional
      min={0.01}
      max={1_000}
      value={marks}
      onValueChange={(next) => {
        if (next === undefined) onMarks(undefined)
        else if (inHundredths(next) >= 0.01 && next <= 1_000) onMarks(inHundredths(next))
      }}
    />
  )
}

/** Hints, one a line; a line under way may end in a space. */
function Hints({ question, onChange }: QuestionExtrasProps) {
  const t = useT('extras')
  const { hints = [] } = question
  const [typed, setTyped] = useState(hints.join('\n'))
  return (
    <TextArea
      label={t('questions.hints')}
      hint={t('questions.hints_hint')}
      isOptional
      rows={2}
      maxLength={2_000}
      value={linesOf(typed).slice(0, 5).join('\n') === hints.join('\n') ? typed : hints.join('\n')}
      onChange={(event) => {
        setTyped(event.target.value)
        const lines = linesOf(event.target.value).slice(0, 5)
        onChange({ ...question, hints: lines.length === 0 ? undefined : [...lines] })
      }}
    />
  )
}

function Feedback({ question, onChange }: QuestionExtrasProps) {
  const t = useT('extras')
  const isPartial = 'partial_credit' in question && question.partial_credit === true
  const sides = ['right', ...(isPartial ? (['partly'] as const) : []), 'wrong'] as const
  return (
    <>
      {question.kind === 'choice' &&
        question.options.map((option, at) => (
          <TextArea
            key={option.option_id}
            label={t('questions.feedback_of_option', { number: at + 1 })}
            isOptional
            rows={1}
            maxLength={2_000}
            value={option.feedback ?? ''}
            onChange={(event) =>
              onChange({
                ...question,
                options: question.options.map((one) =>
                  one === option ? { ...one, feedback: event.target.value || undefined } : one,
                ),
              })
            }
          />
        ))}
      {sides.map((side) => (
        <TextArea
          key={side}
          label={t(`questions.feedback_${side}`)}
          isOptional
          rows={1}
          maxLength={2_000}
          value={question.feedback?.[side] ?? ''}
          onChange={(event) =>
            onChange({ ...question, feedback: { ...question.feedback, [side]: event.target.value || undefined } })
          }
        />
      ))}
    </>
  )
}

/** Blanks, or pairs in the order of their left sides. */
function partsOf(question: Question): readonly { readonly marks?: number | undefined }[] {
  if (question.kind === 'blank' || question.kind === 'inline_choice') return question.blanks
  return question.kind === 'match' ? question.pairs : []
}

function withPartMarks(question: Question, place: number, marks: number | undefined): Question {
  const set = <P extends object>(parts: readonly P[]) =>
    parts.map((part, at) => (at === place ? { ...part, marks } : part))
  if (question.kind === 'blank') return { ...question, blanks: set(question.blanks) }
  if (question.kind === 'inline_choice') return { ...question, blanks: set(question.blanks) }
  return question.kind === 'match' ? { ...question, pairs: set(question.pairs) } : question
}

function withoutPartMarks(question: Question): Question {
  return partsOf(question).reduce<Question>((before, _, at) => withPartMarks(before, at, undefined), question)
}
