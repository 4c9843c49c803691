import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { FieldError } from '@maktab/ui/fields/field'
import { IconButton } from '@maktab/ui/base/icon-button'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useFormat } from '#language/use-format.ts'
import { typedRubricTotal } from './assignment-form.ts'
import type { CriterionFields, LevelFields } from './assignment-form.ts'
import styles from './create-assignment.module.css'
import { useT } from '#language/use-t.ts'

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
  const t = useT('creating')
  const format = useFormat()
  const replace = (next: CriterionFields) =>
    onChange(value.map((one) => (one.criterion_id === next.criterion_id ? next : one)))
  const sum = format.number(typedRubricTotal(value))
  const [added, setAdded] = useState<string>()

  function add(): void {
    const criterion_id = newId()
    setAdded(criterion_id)
    onChange([...value, { criterion_id, title: '', levels: [emptyLevel(), emptyLevel()] }])
  }
  return (
    <div className={styles['rubric']}>
      <p className={styles['soft']}>{t('assignments.create_rubric_intro')}</p>
      {value.map((criterion, index) => (
        <CriterionEditor
          key={criterion.criterion_id}
          number={index + 1}
          value={criterion}
          isAdded={criterion.criterion_id === added}
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
      <Button icon="add" disabled={value.length >= mostCriteria} onClick={add}>
        {t('assignments.create_add_criterion')}
      </Button>
    </div>
  )
}

interface CriterionEditorProps {
  readonly number: number
  readonly value: CriterionFields
  /** Just now: its title is typed next. */
  readonly isAdded: boolean
  readonly onChange: (criterion: CriterionFields) => void
  readonly onRemove: () => void
}

function CriterionEditor({ number, value, isAdded, onChange, onRemove }: CriterionEditorProps) {
  const t = useT('application', 'creating')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAdded) title.current?.focus()
  }, [isAdded])
  const name = t('assignments.create_criterion', { number })
  const isBegun = value.title !== '' || value.levels.some(({ label, marks }) => label !== '' || marks !== undefined)
  const change = (index: number, part: Partial<LevelFields>) =>
    onChange({ ...value, levels: value.levels.map((level, at) => (at === index ? { ...level, ...part } : level)) })
  return (
    <fieldset className={styles['criterion']}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles['line']}>
        <TextField
          ref={title}
          label={name}
          maxLength={200}
          value={value.title}
          onChange={(event) => onChange({ ...value, title: event.target.value })}
        />
        <IconButton
          icon="remove"
          label={t('assignments.create_remove', { name })}
          onClick={() => (isBegun ? setAsking(true) : onRemove())}
        />
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={onRemove}
          heading={t('assignments.create_remove_title', { name })}
          confirmLabel={t('frame.remove')}
          isDangerous
        >
          <p>{t('assignments.create_remove_body')}</p>
        </ConfirmDialog>
      </div>
      {value.levels.map((level, index) => (
        <div key={level.level_id} className={styles['level']}>
          <TextField
            label={t('assignments.create_level', { number: index + 1 })}
            maxLength={200}
            value={level.label}
            onChange={(event) => change(index, { label: event.target.value })}
          />
          <NumberField
            label={t('assignments.create_level_marks', { number: index + 1 })}
            value={level.marks}
            onValueChange={(marks) => change(index, { marks })}
            format={format.number}
          />
          {value.levels.length > 1 && (
            <IconButton
              icon="close"
              label={t('assignments.create_remove', { name: t('assignments.create_level', { number: index + 1 }) })}
              onClick={() => onChange({ ...value, levels: value.levels.filter((_, at) => at !== index) })}
            />
          )}
        </div>
      ))}
      <Button
        size="small"
        icon="add"
        disabled={value.levels.length >= mostLevels}
        onClick={() => onChange({ ...value, levels: [...value.levels, emptyLevel()] })}
      >
        {t('assignments.create_add_level')}
      </Button>
    </fieldset>
  )
}
