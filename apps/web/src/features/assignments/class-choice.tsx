import type { Class } from '@maktab/contracts/schools/classes'
import { Checkbox } from '@maktab/ui/checkbox'
import { FieldError } from '@maktab/ui/field'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { className } from '../schools/class-name.ts'
import styles from './create-assignment-screen.module.css'

interface ClassChoiceProps {
  readonly classes: readonly Class[]
  readonly chosen: readonly number[]
  readonly onChange: (class_ids: number[]) => void
  readonly error: string | undefined
}

/** One or more classes of a teacher. */
export function ClassChoice({ classes, chosen, onChange, error }: ClassChoiceProps) {
  const t = useT()
  const format = useFormat()
  return (
    <fieldset className={styles['classes']}>
      <legend>{t('assignments.create_classes')}</legend>
      {classes.map((one) => (
        <Checkbox
          key={one.class_id}
          label={<bdi>{className(one, t, format)}</bdi>}
          hint={t('schools.learner_count', { count: one.total_students })}
          checked={chosen.includes(one.class_id)}
          onChange={(event) => onChange(event.target.checked ? [...chosen, one.class_id] : chosen.filter((class_id) => class_id !== one.class_id))}
        />
      ))}
      <FieldError error={error} />
    </fieldset>
  )
}
