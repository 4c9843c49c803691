import type { Class } from '@maktab/contracts/schools/classes'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { useFormat } from '#language/use-format.ts'
import { className } from '../schools/class-name.ts'
import { useT } from '#language/use-t.ts'

interface ClassChoiceProps {
  readonly classes: readonly Class[]
  readonly chosen: readonly number[]
  readonly onChange: (class_ids: number[]) => void
  readonly error: string | undefined
}

/** As many as stand in sight without pushing the form away. */
const mostInSight = 8

/** One or more classes of a teacher; many are found by typing. */
export function ClassChoice({ classes, chosen, onChange, error }: ClassChoiceProps) {
  const t = useT('creating', 'home')
  const format = useFormat()
  const nameOf = (one: Class) => className(one, t, format)
  const field = {
    label: t('assignments.create_classes'),
    error,
    values: chosen.map(String),
    onValuesChange: (values: readonly string[]) => onChange(values.map(Number)),
  }
  if (classes.length > mostInSight) {
    return (
      <MultiSelect {...field} choices={classes.map((one) => ({ value: String(one.class_id), label: nameOf(one) }))} />
    )
  }
  return (
    <CheckboxGroup
      {...field}
      hasAll={classes.length > 2}
      options={classes.map((one) => ({
        value: String(one.class_id),
        label: <bdi>{nameOf(one)}</bdi>,
        hint: t('schools.learner_count', { count: one.total_students }),
      }))}
    />
  )
}
