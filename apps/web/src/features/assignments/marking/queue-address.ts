import type { QueuedWork } from '@maktab/contracts/assignments/marking-queue'

/** Where a work of the queue is marked. */
export function addressOfQueued({ assignment_id, user_id }: Pick<QueuedWork, 'assignment_id' | 'user_id'>): string {
  return `/teacher/assignments/detail?assignment_id=${assignment_id}&user_id=${user_id}`
}
