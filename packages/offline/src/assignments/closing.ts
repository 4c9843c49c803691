/** When work that is kept here closes for one learner. */
import { closesFor } from '@maktab/domain/assignments/submissions'
import type { KeptAssignment, KeptWork } from './assignments.sql.ts'

export function closesOf(
  { closes_on, due_date }: Pick<KeptAssignment, 'closes_on' | 'due_date'>,
  work: Pick<KeptWork, 'due_date'>,
): Date | null {
  return closesFor({ closes_on: dateOf(closes_on), due_date: new Date(work.due_date ?? due_date) })
}

export function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}
