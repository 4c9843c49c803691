/** What attendance came to: marks of a learner, the register of a class. */
import { sql, type Kysely } from 'kysely'
import type { AbsenceReason } from '@maktab/contracts/attendance/attendance-sheets'
import type { AttendanceStatus } from '@maktab/domain/attendance/attendance-status'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { statusOfDay } from '#features/attendance/attendance-status.sql.ts'

interface Reader {
  readonly institution_id: number
  readonly user_id: number
  readonly role: string
}

/** Of a class `c`: a teacher's or class teacher's own; every class for an office. */
const isSeen = ({ user_id, role }: Reader) =>
  role !== 'teacher'
    ? sql`true`
    : sql`(exists (select from users_classes r where r.institution_id = c.institution_id and r.class_id = c.class_id and r.user_id = ${user_id}
        and r.role = 'teacher' and not r.is_deleted)
      or exists (select from class_teachers r where r.institution_id = c.institution_id and r.class_id = c.class_id and r.user_id = ${user_id}))`

/** A learner whose attendance the reader may see: themselves, of a class of the teacher, or of the campus. */
export async function findLearner(
  db: Kysely<Tables>,
  reader: Reader,
  { user_id, class_id }: { readonly user_id: number; readonly class_id: number | undefined },
): Promise<{ readonly full_name: string } | undefined> {
  if (reader.role === 'learner' && reader.user_id !== user_id) return undefined
  const { rows } = await sql<{ readonly full_name: string }>`
    select p.full_name from users p where p.institution_id = ${reader.institution_id} and p.user_id = ${user_id}
      and exists (select from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
        where m.institution_id = p.institution_id and m.user_id = p.user_id and m.role = 'learner' and ${isSeen(reader)}
          ${class_id === undefined ? sql`` : sql`and m.class_id = ${class_id}`})`.execute(db)
  return rows[0]
}

export interface LearnerMarkRow extends NamedClass {
  readonly attendance_details_id: string
  readonly attendance_date: string
  readonly period: number
  readonly class_id: number
  readonly attendance_status: AttendanceStatus
  readonly remark: string
  readonly reason: AbsenceReason | null
  readonly given_by_name: string
}

interface Range {
  readonly start_date: string
  readonly end_date: string
}

/** The latest first. */
export async function readMarksOfLearner(
  db: Kysely<Tables>,
  reader: Reader,
  {
    user_id,
    class_id,
    start_date,
    end_date,
  }: Range & { readonly user_id: number; readonly class_id: number | undefined },
): Promise<readonly LearnerMarkRow[]> {
  const { rows } = await sql<LearnerMarkRow>`
    select d.attendance_details_id, s.attendance_date::text, s.period, s.class_id, c.alias, c.subject, c.grade, c.section, d.attendance_status,
      d.remark, d.reason, g.full_name as given_by_name
    from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
      join classes c on c.institution_id = s.institution_id and c.class_id = s.class_id
      join users g on g.institution_id = d.institution_id and g.user_id = coalesce(d.given_by, s.taken_by)
    where d.institution_id = ${reader.institution_id} and d.user_id = ${user_id}
      and s.attendance_date between ${start_date}::date and ${end_date}::date and ${isSeen(reader)}
      ${class_id === undefined ? sql`` : sql`and s.class_id = ${class_id}`}
    order by s.attendance_date desc, s.period desc, s.class_id`.execute(db)
  return rows
}

/** Undefined where the reader may not see the class. */
export async function findSeenClass(
  db: Kysely<Tables>,
  reader: Reader,
  class_id: number,
): Promise<NamedClass | undefined> {
  const { rows } = await sql<NamedClass>`
    select c.alias, c.subject, c.grade, c.section from classes c
    where c.institution_id = ${reader.institution_id} and c.class_id = ${class_id} and not c.is_deleted and ${isSeen(reader)}`.execute(
    db,
  )
  return rows[0]
}

export interface RegisterRow {
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
  /** The first and the last day of the class (ISO dates); null where there is no such end, both before the range where they were never of it. */
  readonly first_day: string | null
  readonly last_day: string | null
  /** Days with a mark, in order, as places in the range from 0, and a sign for each. */
  readonly places: readonly number[]
  readonly signs: string
  readonly present: number
  readonly absent: number
  readonly late: number
  readonly leave: number
}

/** Learners who were of the class on a day of the range, or are marked in it. */
export async function readRegister(
  db: Kysely<Tables>,
  institution_id: number,
  { class_id, start_date, end_date }: Range & { readonly class_id: number },
): Promise<readonly RegisterRow[]> {
  const { rows } = await sql<RegisterRow>`
    with members as (
      select m.user_id, (m.joined_on at time zone i.time_zone)::date as first_day,
        least(case when m.is_deleted then (m.left_on at time zone i.time_zone)::date end,
          case when u.is_deleted then (u.left_on at time zone i.time_zone)::date end) as last_day
      from users_classes m join institutions i on i.institution_id = m.institution_id
        join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner'
    ), days as (
      select d.user_id, s.attendance_date - ${start_date}::date as place,
        (${statusOfDay})::text as sign,
        count(*) filter (where d.attendance_status = 1) as present, count(*) filter (where d.attendance_status = 2) as absent,
        count(*) filter (where d.attendance_status = 3) as late, count(*) filter (where d.attendance_status = 4) as leave
      from attendance_sheets s join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      where s.institution_id = ${institution_id} and s.class_id = ${class_id}
        and s.attendance_date between ${start_date}::date and ${end_date}::date
      group by 1, 2
    ), marks as (
      select user_id, array_agg(place order by place) as places, string_agg(sign, '' order by place) as signs, sum(present)::int as present,
        sum(absent)::int as absent, sum(late)::int as late, sum(leave)::int as leave
      from days group by 1
    )
    select p.user_id, p.full_name, p.roll_number, coalesce(m.first_day, case when m.user_id is null then 'epoch'::date end)::text as first_day,
      coalesce(m.last_day, case when m.user_id is null then 'epoch'::date end)::text as last_day, coalesce(k.places, '{}') as places,
      coalesce(k.signs, '') as signs, coalesce(k.present, 0) as present, coalesce(k.absent, 0) as absent, coalesce(k.late, 0) as late,
      coalesce(k.leave, 0) as leave
    from members m full join marks k using (user_id)
      join users p on p.institution_id = ${institution_id} and p.user_id = coalesce(m.user_id, k.user_id)
    where k.user_id is not null or (coalesce(m.first_day <= ${end_date}::date, true) and coalesce(m.last_day >= ${start_date}::date, true))
    order by p.roll_number, p.full_name, p.user_id`.execute(db)
  return rows
}

/** What the marks of a class come to on the days on which there are some. */
export async function readDayCounts(
  db: Kysely<Tables>,
  institution_id: number,
  { class_id, start_date, end_date }: Range & { readonly class_id: number },
): Promise<ReadonlyMap<string, { readonly attended: number; readonly marked: number }>> {
  const { rows } = await sql<{ readonly day: string; readonly attended: number; readonly marked: number }>`
    select day::text, attended, attendance_marked as marked from rollup_class_day
    where institution_id = ${institution_id} and class_id = ${class_id} and day between ${start_date}::date and ${end_date}::date
      and attendance_marked > 0`.execute(db)
  return new Map(rows.map(({ day, attended, marked }) => [day, { attended, marked }]))
}
