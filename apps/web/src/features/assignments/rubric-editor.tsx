import { Button } from '@maktab/ui/button'
import { ConfirmDialog } from '@maktab/ui/confirm-dialog'
import { FieldError } from '@maktab/ui/field'
import { IconButton } from '@maktab/ui/icon-button'
import { NumberField } from '@maktab/ui/number-field'
import { TextField } from '@maktab/ui/text-field'
import { useState } from 'react'
import { newId } from '#calls/identifiers.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { typedRubricTotal } from './assignment-form.ts'
import type { CriterionFields, LevelFields } from './assignment-form.ts'
import styles from './create-assignment-screen.module.css'

interface RubricEditorProps {
  readonly value: readonly CriterionFields[]
  readonly onChange: (rubric: CriterionFields[]) => void
  readonly total: number | undefined
  readonly error: string | undefined
}

const mostCriteria = 12
const mostLevels = 8
const emptyLevel = (): LevelFields => ({ level_id: newId(), label: '', marks: undefined })

/** Criteria with their levels. No criterion is a rubric, too: none. */
export function RubricEditor({ value, onChange, total, error }: RubricEditorProps) {
  const t = useT()
  const format = useFormat()
  const replace = (next: CriterionFields) => onChange(value.map((one) => (one.criterion_id === next.criterion_id ? next : one)))
  const sum = format.number(typedRubricTotal(value))
  return (
    <div className={styles['rubric']}>
      <p className={styles['soft']}>{t('assignments.create_rubric_intro')}</p>
      {value.map((criterion, index) => (
        <CriterionEditor
          key={criterion.criterion_id}
          number={index + 1}
          value={criterion}
          onChange={replace}
          onRemove={() => onChange(value.filter((one) => one !== criterion))}
        />
      ))}
      {value.length > 0 && total !== undefined && !Number.isNaN(total) && (
        <p className={styles['soft']} role="status">
          {t('assignments.create_rubric_sum', { sum, total: format.number(total) })}
        </p>
      )}
      <FieldError error={error} />
      <Button icon="add" disabled={value.length >= mostCriteria} onClick={() => onChange([...value, { criterion_id: newId(), title: '', levels: [emptyLevel(), emptyLevel()] }])}>
        {t('assignments.create_add_criterion')}
      </Button>
    </div>
  )
}

interface CriterionEditorProps {
  readonly number: number
  readonly value: CriterionFields
  readonly onChange: (criterion: CriterionFields) => void
  readonly onRemove: () => void
}

function CriterionEditor({ number, value, onChange, onRemove }: CriterionEditorProps) {
  const t = useT()
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const name = t('assignments.create_criterion', { number })
  const isBegun = value.title !== '' || value.levels.some(({ label, marks }) => label !== '' || marks !== undefined)
  const change = (index: number, part: Partial<LevelFields>) => onChange({ ...value, levels: value.levels.map((level, at) => (at === index ? { ...level, ...part } : level)) })
  return (
    <fieldset className={styles['criterion']}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles['line']}>
        <TextField label={name} maxLength={200} value={value.title} onChange={(event) => onChange({ ...value, title: event.target.value })} />
        <IconButton icon="remove" label={t('assignments.create_remove', { name })} onClick={() => (isBegun ? setAsking(true) : onRemove())} />
        <ConfirmDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={onRemove} heading={t('assignments.create_remove_title', { name })} confirmLabel={t('frame.remove')} isDangerous>
          <p>{t('assignments.create_remove_body')}</p>
        </ConfirmDialog>
      </div>
      {value.levels.map((level, index) => (
        <div key={level.level_id} className={styles['level']}>
          <TextField label={t('assignments.create_level', { number: index + 1 })} maxLength={200} value={level.label} onChange={(event) => change(index, { label: event.target.value })} />
          <NumberField label={t('assignments.create_level_marks', { number: index + 1 })} value={level.marks} onValueChange={(marks) => change(index, { marks })} format={format.number} />
          {value.levels.length > 1 && (
            <IconButton
              icon="close"
              label={t('assignments.create_remove', { name: t('assignments.create_level', { number: index + 1 }) })}
              onClick={() => onChange({ ...value, levels: value.levels.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      <Button size="small" icon="add" disabled={value.levels.length >= mostLevels} onClick={() => onChange({ ...value, levels: [...value.levels, emptyLevel()] })}>
        {t('assignments.create_add_level')}
      </Button>
    </fieldset>
  )
}
