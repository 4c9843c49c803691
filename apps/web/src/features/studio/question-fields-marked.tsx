/** What an author writes of questions that a teacher marks: what is handed over, and the rubric. */
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import { newCriterion } from '@maktab/domain/questions/question-drafts'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { NumberField } from '@maktab/ui/fields/number-field'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import type { QuestionFieldsProps } from './question-fields-props.ts'

export function LongAnswerFields({ question, onChange, fault }: QuestionFieldsProps<'long_answer'>) {
  return (
    <RubricFields
      rubric={question.rubric}
      onRubric={(rubric) => onChange({ ...question, rubric })}
      error={fault('item_twice', 'item_empty', 'rubric_without_marks')}
    />
  )
}

export function FileFields({ question, onChange, fault }: QuestionFieldsProps<'file'>) {
  const t = useT('writing')
  return (
    <div className={styles['fields']}>
      <div className={styles['line']}>
        <Select
          label={t('questions.accepts')}
          options={[
            { value: 'photo', label: t('questions.accepts_photo') },
            { value: 'any', label: t('questions.accepts_any') },
          ]}
          value={question.accepts}
          onChange={(event) => onChange({ ...question, accepts: event.target.value === 'any' ? 'any' : 'photo' })}
        />
        <NumberField
          label={t('questions.max_files')}
          min={1}
          max={10}
          step={1}
          value={question.max_files}
          onValueChange={(next) => onChange({ ...question, max_files: within(next, 1, 10) })}
        />
      </div>
      <RubricFields
        rubric={question.rubric}
        onRubric={(rubric) => onChange({ ...question, rubric })}
        error={fault('item_twice', 'item_empty', 'rubric_without_marks')}
      />
    </div>
  )
}

export function RecordingFields({ question, onChange, fault }: QuestionFieldsProps<'recording'>) {
  const t = useT('writing')
  return (
    <div className={styles['fields']}>
      <NumberField
        label={t('questions.max_seconds')}
        min={5}
        max={600}
        step={5}
        value={question.max_seconds}
        onValueChange={(next) => onChange({ ...question, max_seconds: within(next, 5, 600) })}
      />
      <RubricFields
        rubric={question.rubric}
        onRubric={(rubric) => onChange({ ...question, rubric })}
        error={fault('item_twice', 'item_empty', 'rubric_without_marks')}
      />
    </div>
  )
}

/** Whole, and within what may be asked. */
function within(number: number | undefined, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(number === undefined || Number.isNaN(number) ? least : number)))
}

interface RubricFieldsProps {
  readonly rubric: readonly RubricCriterion[]
  readonly error: string | undefined
  onRubric(rubric: RubricCriterion[]): void
}

function RubricFields({ rubric, error, onRubric }: RubricFieldsProps) {
  const t = useT('lessons', 'writing')
  const change = (criterion_id: string, part: Partial<RubricCriterion>) =>
    onRubric(rubric.map((one) => (one.criterion_id === criterion_id ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles['rows']}>
      <legend>{t('questions.rubric')}</legend>
      {rubric.map(({ criterion_id, title, levels }, at) => {
        const name = t('questions.criterion_number', { number: at + 1 })
        const changeLevel = (level_id: string, part: Partial<(typeof levels)[number]>) =>
          change(criterion_id, {
            levels: levels.map((level) => (level.level_id === level_id ? { ...level, ...part } : level)),
          })
        return (
          <fieldset key={criterion_id} className={styles['criterion']}>
            <legend className="visually-hidden">{name}</legend>
            <div className={styles['row']}>
              <div className={styles['grow']}>
                <TextField
                  label={name}
                  maxLength={200}
                  value={title}
                  onChange={(event) => change(criterion_id, { title: event.target.value })}
                />
              </div>
              <IconButton
                icon="remove"
                label={t('questions.remove_named', { name })}
                disabled={rubric.length === 1}
                onClick={() => onRubric(rubric.filter((one) => one.criterion_id !== criterion_id))}
              />
            </div>
            {levels.map(({ level_id, label, marks }, place) => (
              <div key={level_id} className={styles['row']}>
                <div className={styles['grow']}>
                  <TextField
                    label={t('questions.level_number', { number: place + 1 })}
                    maxLength={200}
                    value={label}
                    onChange={(event) => changeLevel(level_id, { label: event.target.value })}
                  />
                </div>
                <NumberField
                  label={t('questions.level_marks', { number: place + 1 })}
                  min={0}
                  value={marks}
                  onValueChange={(next) =>
                    changeLevel(level_id, {
                      marks: next === undefined || Number.isNaN(next) ? 0 : Math.max(0, Math.round(next * 100) / 100),
                    })
                  }
                />
                <IconButton
                  icon="remove"
                  label={t('questions.remove_named', { name: t('questions.level_number', { number: place + 1 }) })}
                  disabled={levels.length === 1}
                  onClick={() =>
                    change(criterion_id, { levels: levels.filter((level) => level.level_id !== level_id) })
                  }
                />
              </div>
            ))}
            <Button
              size="small"
              icon="add"
              disabled={levels.length >= 8}
              onClick={() => change(criterion_id, { levels: [...levels, { level_id: newId(), label: '', marks: 0 }] })}
            >
              {t('questions.add_level')}
            </Button>
          </fieldset>
        )
      })}
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Button
        size="small"
        icon="add"
        disabled={rubric.length >= 12}
        onClick={() => onRubric([...rubric, newCriterion(newId)])}
      >
        {t('questions.add_criterion')}
      </Button>
    </fieldset>
  )
}
