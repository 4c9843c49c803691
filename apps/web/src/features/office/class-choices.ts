import { listInstituteClasses } from '@maktab/client/calls/office/office-classes.generated'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'

interface ClassChoicesOptions {
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  readonly isWanted: boolean
}

/** The classes of a campus that are taught, to choose from by name or code; the value of a choice is the code. */
export function useClassChoices({ institution_id, isWanted }: ClassChoicesOptions) {
  const t = useT('home')
  const format = useFormat()
  const found = useQuery(listInstituteClasses, institution_id === undefined ? {} : { institution_id }, {
    enabled: isWanted,
  })
  const classes = found.state === 'ready' ? found.value.list : []
  const choices = classes.map((one) => ({
    value: one.class_code,
    label: className(one, t, format),
    detail: one.class_code,
  }))
  return {
    classes,
    isReady: found.state === 'ready',
    source: { choices, isLoading: found.state === 'loading', hasFailed: found.state === 'failed' },
    namesOf: (codes: readonly string[]) =>
      codes.map((code) => choices.find(({ value }) => value === code)?.label ?? code),
  }
}
