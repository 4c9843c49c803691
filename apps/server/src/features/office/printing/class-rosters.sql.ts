import { sql, type Kysely } from 'kysely'
import type { RosterLearner } from '@maktab/contracts/office/printing/class-rosters'
import type { AttendanceStatus } from '@maktab/domain/attendance/attendance-status'
import type { Tables } from '#db/tables.ts'
import { statusOfDay } from '#features/attendance/attendance-status.sql.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

/** How the campus is called on its papers. */
export async function readCampusNames(db: Kysely<Tables>, { tenant_id, institution_id }: Campus) {
  return db
    .selectFrom('institutions')
    .select(['name', 'names'])
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow()
}

/** A day's mark by its ISO date. */
export type MarksByDay = Readonly<Record<string, AttendanceStatus>>

interface RosterPlace extends Campus {
  readonly class_id: number
  /** ISO dates, both counted: whoever was marked between them is listed too, though they left the class since. */
  readonly marked?: { readonly first: string; readonly last: string }
}

/** Learners of a class by roll number, those without one behind them by name; each with their marks of those days. */
export async function readRoster(
  db: Kysely<Tables>,
  { institution_id, class_id, marked }: RosterPlace,
): Promise<readonly (RosterLearner & { readonly marks: MarksByDay })[]> {
  const { rows } = await sql<RosterLearner & { readonly marks: MarksByDay }>`
    with days as (
      select d.user_id, s.attendance_date, ${statusOfDay} as status
      from attendance_sheets s join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      where s.institution_id = ${institution_id} and s.class_id = ${class_id}
        and s.attendance_date between ${marked?.first ?? null}::date and ${marked?.last ?? null}::date
      group by 1, 2
    ), marked as materialized (
      select user_id, jsonb_object_agg(attendance_date::text, status) as marks from days group by 1
    )
    select p.user_id, p.full_name, p.father_name, p.roll_number, p.admission_number, coalesce(marked.marks, '{}') as marks,
      (select g.phone_number from guardians g where g.institution_id = p.institution_id and g.user_id = p.user_id and g.phone_number is not null
        order by g.guardian_id limit 1) as guardian_phone
    from users p left join marked on marked.user_id = p.user_id
    where p.institution_id = ${institution_id} and (marked.user_id is not null or not p.is_deleted and exists (
      select from users_classes m where m.institution_id = p.institution_id and m.class_id = ${class_id} and m.user_id = p.user_id
        and m.role = 'learner' and not m.is_deleted))
    order by p.roll_number nulls last, p.full_name collate "und-x-icu", p.user_id`.execute(db)
  return rows
}
