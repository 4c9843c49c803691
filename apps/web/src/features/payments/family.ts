import { listFamily } from '@maktab/client/calls/payments/families.generated'
import { useQuery } from '#page/use-calls.ts'

/** Numbers of the people whom a plan is paid for, as an address has them; undefined: for whoever looks at it. */
export function learnersOfAddress(search: URLSearchParams): number[] | undefined {
  const ids = (search.get('for') ?? '').split(',').map(Number)
  return ids.every((one) => Number.isSafeInteger(one) && one > 0) ? ids.slice(0, 12) : undefined
}

export const forAddress = (learner_ids: readonly number[] | undefined): string =>
  learner_ids === undefined ? '' : `&for=${learner_ids.join(',')}`

/** Whether the person may pay for anybody beside themselves. */
export function useHasFamily(): boolean {
  const family = useQuery(listFamily, {})
  return family.state === 'ready' && family.value.list.length > 1
}
