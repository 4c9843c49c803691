/** Marks of a sheet as they are given: what this page has marked, and what of it is on its way. */
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'

type Answered = Output<Catalogue['readAttendance']>
export type Sheet = NonNullable<Answered['sheet']>
export type SheetLearner = Sheet['list'][number]
export type Status = Exclude<SheetLearner['attendance_status'], 0>

/** What a teacher says of one learner. */
export interface Mark {
  readonly attendance_status: Status
  readonly reason: SheetLearner['reason']
  readonly remark: string
}

export type Marks = ReadonlyMap<number, Mark>

export const statuses = [1, 2, 3, 4] as const satisfies readonly Status[]

/** What counts for a learner on this page: what was marked here, else what stands on the sheet. */
export function markOf(learner: SheetLearner, marks: Marks): Mark | undefined {
  const given = marks.get(learner.user_id)
  if (given !== undefined) return given
  const { attendance_status, reason, remark } = learner
  return attendance_status === 0 ? undefined : { attendance_status, reason, remark }
}

/** The marks with one more. Another status takes the reason of the one before it away: it was a reason for that. */
export function withStatus(learner: SheetLearner, marks: Marks, attendance_status: Status): Marks {
  const before = markOf(learner, marks)
  const isSame = before?.attendance_status === attendance_status
  const kept = isSame ? before : { reason: null, remark: before?.remark ?? '' }
  return new Map(marks).set(learner.user_id, { ...kept, attendance_status })
}

/** Those who are not marked yet, as present. */
export function presentOthers(list: readonly SheetLearner[], marks: Marks): ReadonlyMap<number, Mark> {
  const others = list.filter((learner) => markOf(learner, marks) === undefined)
  return new Map(others.map(({ user_id }) => [user_id, { attendance_status: 1, reason: null, remark: '' }]))
}

export function countMarked(list: readonly SheetLearner[], marks: Marks): number {
  return list.filter((learner) => markOf(learner, marks) !== undefined).length
}

/** The status that a key stands for, on a Latin keyboard or by the first letter of its word. */
export function statusOfKey(key: string, letters: readonly string[]): Status | undefined {
  const place = ['p', 'a', 'l', 'v'].indexOf(key.toLowerCase())
  return statuses[place >= 0 ? place : letters.indexOf(key)]
}
