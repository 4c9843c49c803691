import { listMarkingQueue } from '@maktab/client/calls/assignments/marking-queue.generated'
import { useQuery } from '#page/use-calls.ts'
import { addressOfQueued } from './queue-address.ts'

/** The work of another assignment that waits longest, once nothing of this one does; undefined where there is none, or it is not known. */
export function useNextElsewhere(
  assignment_id: string,
  { isNeeded }: { readonly isNeeded: boolean },
): { readonly title: string; readonly address: string } | undefined {
  const queue = useQuery(listMarkingQueue, {}, { enabled: isNeeded })
  if (!isNeeded || queue.state !== 'ready') return undefined
  const work = queue.value.list.find((one) => one.assignment_id !== assignment_id)
  return work && { title: work.title, address: addressOfQueued(work) }
}
