import type { PlainKey } from '@maktab/i18n/keys'
import { useFormContext } from 'react-hook-form'
import { useT } from '#language/use-t.ts'
import type { AssignmentFields } from '../assignment-form.ts'

/** The sentence of what is wrong with a field, if anything. */
export function useProblem(): (field: keyof AssignmentFields) => string | undefined {
  const t = useT('application', 'assignments', 'creating', 'work')
  const { formState } = useFormContext<AssignmentFields>()
  return (field) => {
    const key = formState.errors[field]?.message
    return key === undefined ? undefined : t(key as PlainKey<'application' | 'assignments' | 'creating' | 'work'>)
  }
}
