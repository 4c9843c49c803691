import { findRows, type LocalRow } from '../local-tables.sql.ts'
import type { SqlRow, SqlValue, Statements } from '@maktab/device/database'

export type KeptAssignment = LocalRow<'assignments'>
export type KeptWork = LocalRow<'assignments_users'>

export interface Period {
  readonly class_id?: number | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

const inPeriod = `(?1 is null or exists (select 1 from json_each(a.class_ids) where value = ?1))
  and (?2 is null or a.due_date >= ?2) and (?3 is null or a.due_date <= ?3)`

const periodValues = ({ class_id = undefined, start_date, end_date }: Period): SqlValue[] => [
  class_id ?? null,
  start_date ?? null,
  end_date ?? null,
]

export async function findAssignment(db: Statements, assignment_id: string): Promise<KeptAssignment | undefined> {
  return (await findRows(db, 'assignments', 'assignment_id = ?', [assignment_id]))[0]
}

/** `isToMark` of the domain, for the work `w`; moments are written alike, so their order is that of their letters. */
export const isToMark = `w.assignment_status = 1 and exists (select 1 from submissions s where s.assignment_id = w.assignment_id
  and s.user_id = w.user_id and (w.score is null or s.handed_in_on > w.scored_on))`

/** Classes known here that the person teaches. */
const taught = `(select c.class_id from users_classes m join classes c on c.class_id = m.class_id
  where m.user_id = ?4 and m.role = 'teacher')`

/**
 * What the person set in a period, or colleagues set for their classes; newest due date first, of what waits to be marked
 * the oldest. Counts are of the class asked for, or of all that they teach; who is excused is in none but of what is to mark.
 */
export function readTaughtAssignments(
  db: Statements,
  user_id: number,
  {
    state,
    restorable_since,
    ...period
  }: Period & { readonly state?: 'to_mark' | 'deleted' | undefined; readonly restorable_since: Date },
): Promise<SqlRow[]> {
  const end = {
    to_mark: 'having to_mark > 0 order by a.due_date',
    deleted: 'order by a.deleted_on desc',
    all: 'order by a.due_date desc',
  }[state ?? 'all']
  const stands = state === 'deleted' ? 'a.deleted_on > ?5' : 'a.deleted_on is null and ?5 is not null'
  return db.all(
    `select a.*, coalesce(sum(w.is_excused = 0), 0) total_students,
        coalesce(sum(w.is_excused = 0 and (w.counted_on is not null or exists (select 1 from submissions s where s.assignment_id = w.assignment_id and s.user_id = w.user_id))), 0) submitted,
        coalesce(sum(w.is_excused = 0 and w.score is not null), 0) scored,
        coalesce(sum(w.is_excused = 0 and w.assignment_status = 2), 0) returned,
        coalesce(sum(${isToMark}), 0) to_mark
      from assignments a left join assignments_users w on w.assignment_id = a.assignment_id and (?1 is null or w.class_id = ?1)
        and w.class_id in ${taught}
      where (a.created_by = ?4 or exists (select 1 from json_each(a.class_ids) where value in ${taught})) and ${inPeriod} and ${stands}
      group by a.assignment_id ${end}, a.assignment_id`,
    [...periodValues(period), user_id, restorable_since.toISOString()],
  )
}

/** Ids of assignments in a period that were set for this person. */
export async function readSetIds(db: Statements, user_id: number, period: Period): Promise<string[]> {
  const rows = await db.all(
    `select a.assignment_id from assignments a join assignments_users w on w.assignment_id = a.assignment_id
      where w.user_id = ?4 and (?1 is null or w.class_id = ?1) and (?2 is null or coalesce(w.due_date, a.due_date) >= ?2)
        and (?3 is null or coalesce(w.due_date, a.due_date) <= ?3)`,
    [...periodValues(period), user_id],
  )
  return rows.map((row) => String(row['assignment_id']))
}

export async function findWork(db: Statements, assignment_id: string, user_id: number): Promise<KeptWork | undefined> {
  return (await findRows(db, 'assignments_users', 'assignment_id = ? and user_id = ?', [assignment_id, user_id]))[0]
}

/** Classes of an assignment that the person teaches, with the languages of their courses. */
export function readClassesOf(db: Statements, assignment_id: string, user_id: number): Promise<SqlRow[]> {
  return db.all(
    `select c.*, k.language from assignments a, json_each(a.class_ids) named join classes c on c.class_id = named.value
        left join courses k on k.course_id = c.course_id
      where a.assignment_id = ?1
        and exists (select 1 from users_classes m where m.class_id = c.class_id and m.user_id = ?2 and m.role = 'teacher')
      order by c.class_id`,
    [assignment_id, user_id],
  )
}
