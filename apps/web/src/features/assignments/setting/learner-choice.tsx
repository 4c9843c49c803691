import { listClassLearners } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { MultiSelect } from '@maktab/ui/choice/multi-select'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import type { AssignmentFields } from '../assignment-form.ts'

/** Chosen learners of one class, or all of it: work for several classes is for everybody of them. */
export function LearnerChoice({ classes }: { classes: readonly Class[] }) {
  const t = useT('setting')
  const { control, setValue } = useFormContext<AssignmentFields>()
  const class_ids = useWatch({ control, name: 'class_ids' })
  const chosen = useWatch({ control, name: 'user_ids' })
  const [class_id = 0] = class_ids
  const isOffered = class_ids.length === 1 && classes.some((one) => one.class_id === class_id)
  const learners = useQuery(listClassLearners, { class_id }, { enabled: isOffered })
  if (!isOffered || learners.state !== 'ready' || learners.value.list.length === 0) return null
  return (
    <MultiSelect
      label={t('setting.only_learners')}
      hint={t('setting.learners_hint')}
      isOptional
      choices={learners.value.list.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name }))}
      values={chosen.map(String)}
      onValuesChange={(values: readonly string[]) => setValue('user_ids', values.map(Number), { shouldDirty: true })}
    />
  )
}
