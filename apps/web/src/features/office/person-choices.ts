import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { useState } from 'react'
import { useSettled } from '#features/access/use-settled.ts'
import { useQuery } from '#page/use-calls.ts'
import type { NamedPerson } from './office-class-fields.ts'

interface PersonChoicesOptions {
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  readonly role: 'learner' | 'teacher'
  readonly isWanted?: boolean
  readonly chosen: readonly NamedPerson[]
}

/** People of a campus to choose from, found by what is typed: a campus has more of them than a list may hold. Those who are chosen are always among them. */
export function usePersonChoices({ institution_id, role, isWanted = true, chosen }: PersonChoicesOptions) {
  const [typed, setTyped] = useState('')
  const search_string = useSettled(typed.trim())
  const found = useQuery(
    listOfficeUsers,
    { ...(institution_id !== undefined && { institution_id }), role, search_string, page_size: 25 },
    { enabled: isWanted },
  )
  const people = new Map<string, NamedPerson>()
  for (const { user_id, full_name } of [...chosen, ...(found.state === 'ready' ? found.value.list : [])])
    people.set(String(user_id), { user_id, full_name })
  return {
    source: {
      choices: [...people].map(([value, { full_name }]) => ({ value, label: full_name })),
      isLoading: found.state === 'loading',
      hasFailed: found.state === 'failed',
      onSearch: setTyped,
    },
    /** Whoever stands behind values of choices. */
    peopleOf: (values: readonly string[]) => values.flatMap((value) => people.get(value) ?? []),
  }
}
