import type { Statements } from '@maktab/device/database'
import { findRows, readRow, type LocalRow } from '../local-tables.sql.ts'
import { byGrade } from '../people/grades.sql.ts'

export type KeptClass = LocalRow<'attendance_classes'>
export type KeptSheet = LocalRow<'attendance_sheets'>

/** As the server orders them. */
export async function readKeptClasses(db: Statements): Promise<KeptClass[]> {
  const rows = await db.all(
    `select c.* from attendance_classes c order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id`,
  )
  return rows.map((row) => readRow('attendance_classes', row))
}

export async function findKeptClass(db: Statements, class_id: number): Promise<KeptClass | undefined> {
  return (await findRows(db, 'attendance_classes', 'class_id = ?', [class_id]))[0]
}

/** Sheets of all classes between two days, both counted, or of one class. */
export function readKeptSheets(
  db: Statements,
  { start_date, end_date, class_id = null }: { start_date: string; end_date: string; class_id?: number | null },
): Promise<KeptSheet[]> {
  return findRows(
    db,
    'attendance_sheets',
    'attendance_date between ?1 and ?2 and (?3 is null or class_id = ?3) order by attendance_date, class_id, period',
    [start_date, end_date, class_id],
  )
}

/** A learner's own marks between two days, the latest first. */
export function readKeptMarks(
  db: Statements,
  { start_date, end_date, class_id = null }: { start_date: string; end_date: string; class_id?: number | null },
): Promise<LocalRow<'attendance_marks'>[]> {
  return findRows(
    db,
    'attendance_marks',
    `attendance_date between ?1 and ?2 and (?3 is null or class_id = ?3)
      order by attendance_date desc, period desc, class_id`,
    [start_date, end_date, class_id],
  )
}
