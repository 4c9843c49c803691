/** What an author writes of questions whose answer is typed. */
import { linesOf } from '@maktab/domain/questions/question-drafts'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import type { QuestionFieldsProps } from './question-fields-props.ts'

interface VariantsProps {
  readonly label: string
  readonly accepted: readonly string[]
  readonly error: string | undefined
  onAccepted(accepted: string[]): void
}

/** Accepted answers, one a line; a line under way may end in a space. */
function Variants({ label, accepted, error, onAccepted }: VariantsProps) {
  const t = useT('writing')
  const [typed, setTyped] = useState(accepted.join('\n'))
  const text = linesOf(typed).join('\n') === accepted.join('\n') ? typed : accepted.join('\n')
  return (
    <TextArea
      label={label}
      hint={t('questions.variants_hint')}
      error={error}
      rows={3}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        onAccepted([...linesOf(event.target.value)])
      }}
    />
  )
}

export function BlankFields({ question, onChange, fault }: QuestionFieldsProps<'blank'>) {
  const t = useT('writing')
  return (
    <div className={styles['fields']}>
      {question.blanks.map(({ blank_id, accepted }, at) => (
        <Variants
          key={blank_id}
          label={t('questions.accepted_in_blank', { number: at + 1 })}
          accepted={accepted}
          error={accepted.length === 0 ? fault('right_answer_missing') : fault('answer_cannot_be_typed')}
          onAccepted={(next) =>
            onChange({
              ...question,
              blanks: question.blanks.map((blank) =>
                blank.blank_id === blank_id ? { ...blank, accepted: next } : blank,
              ),
            })
          }
        />
      ))}
    </div>
  )
}

export function ShortTextFields({ question, onChange, fault }: QuestionFieldsProps<'short_text'>) {
  const t = useT('writing')
  return (
    <Variants
      label={t('questions.accepted')}
      accepted={question.accepted}
      error={fault('right_answer_missing', 'answer_cannot_be_typed')}
      onAccepted={(accepted) => onChange({ ...question, accepted })}
    />
  )
}

export function NumericFields({ question, onChange, fault }: QuestionFieldsProps<'numeric'>) {
  const t = useT('writing')
  const { value, tolerance, unit } = question
  const shown = (number: number) => (Number.isNaN(number) ? undefined : number)
  return (
    <div className={styles['line']}>
      <NumberField
        label={t('questions.right_number')}
        error={Number.isFinite(value) ? undefined : fault('right_answer_missing')}
        value={shown(value)}
        onValueChange={(next) => onChange({ ...question, value: next ?? Number.NaN })}
        format={String}
      />
      <NumberField
        label={t('questions.tolerance')}
        hint={t('questions.tolerance_hint')}
        min={0}
        error={Number.isFinite(tolerance) ? undefined : fault('right_answer_missing')}
        value={shown(tolerance)}
        onValueChange={(next) => onChange({ ...question, tolerance: next ?? 0 })}
        format={String}
      />
      <TextField
        label={t('questions.unit')}
        error={fault('unit_missing')}
        isOptional={question.asks_unit !== true}
        maxLength={40}
        value={unit}
        onChange={(event) => onChange({ ...question, unit: event.target.value })}
      />
    </div>
  )
}
