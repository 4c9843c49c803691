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
const isToMark = `w.assignment_status = 1 and exists (select 1 from submissions s where s.assignment_id = w.assignment_id
  and s.user_id = w.user_id and (w.scored_on is null or s.handed_in_on > w.scored_on))`

/** What the person set in a period, newest due date first, with counts of the class asked for or of all. */
export function readTaughtAssignments(db: Statements, user_id: number, period: Period): Promise<SqlRow[]> {
  return db.all(
    `select a.*, count(w.user_id) total_students,
        coalesce(sum(exists (select 1 from submissions s where s.assignment_id = w.assignment_id and s.user_id = w.user_id)), 0) submitted,
        coalesce(sum(w.score is not null), 0) scored, coalesce(sum(w.assignment_status = 2), 0) returned,
        coalesce(sum(${isToMark}), 0) to_mark
      from assignments a left join assignments_users w on w.assignment_id = a.assignment_id and (?1 is null or w.class_id = ?1)
      where a.created_by = ?4 and ${inPeriod}
      group by a.assignment_id order by a.due_date desc, a.assignment_id`,
    [...periodValues(period), user_id],
  )
}

/** Ids of assignments in a period that were set for this person. */
export async function readSetIds(db: Statements, user_id: number, period: Period): Promise<string[]> {
  const rows = await db.all(
    `select a.assignment_id from assignments a join assignments_users w on w.assignment_id = a.assignment_id
      where w.user_id = ?4 and (?1 is null or w.class_id = ?1) and ${inPeriod}`,
    [...periodValues(period), user_id],
  )
  return rows.map((row) => String(row['assignment_id']))
}

export async function findWork(db: Statements, assignment_id: string, user_id: number): Promise<KeptWork | undefined> {
  return (await findRows(db, 'assignments_users', 'assignment_id = ? and user_id = ?', [assignment_id, user_id]))[0]
}

/** Classes of an assignment that are known here, with whether the person teaches them. */
export function readClassesOf(db: Statements, assignment_id: string, user_id: number): Promise<SqlRow[]> {
  return db.all(
    `select c.*, exists (select 1 from users_classes m where m.class_id = c.class_id and m.user_id = ?2 and m.role = 'teacher') is_taught
      from assignments a, json_each(a.class_ids) named join classes c on c.class_id = named.value
      where a.assignment_id = ?1 order by c.class_id`,
    [assignment_id, user_id],
  )
}
