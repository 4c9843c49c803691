/** Sheets of attendance: who may mark them, who is on them, and the marks. */
import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { AbsenceReason } from '@maktab/contracts/attendance/attendance-sheets'
import { marksOfCodes, type LearnerMarks } from '@maktab/domain/attendance/attendance-figures'
import { detailsIdOf } from '@maktab/domain/attendance/attendance-sheets'
import { attendedStatuses, type AttendanceStatus } from '@maktab/domain/attendance/attendance-status'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { rankOfMark } from '#features/attendance/attendance-status.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

export interface Marker {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface PlaceRow {
  /** Of the campus; null where it says nothing. */
  readonly attendance_mode: number | null
  readonly mode_on: Date | null
  readonly edit_days: number
  readonly minimum: number
  readonly time_zone: string
  readonly weekly_rest: number[] | null
}

const place = sql`i.attendance_mode, i.attendance_mode_on as mode_on, i.attendance_edit_days as edit_days, i.attendance_minimum as minimum,
  i.time_zone, (select w.weekly_rest from school_weeks w where w.institution_id = i.institution_id) as weekly_rest`

/** What a campus says of its attendance. */
export async function readAttendancePlace(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Pick<Marker, 'tenant_id' | 'institution_id'>,
): Promise<PlaceRow> {
  const { rows } = await sql<PlaceRow>`
    select ${place} from institutions i where i.tenant_id = ${tenant_id} and i.institution_id = ${institution_id}`.execute(
    db,
  )
  return rows[0]!
}

export type AttendanceDayRow = PlaceRow & {
  /** ISO date. */
  readonly attendance_date: string
  readonly said: 'holiday' | 'working' | null
}

/** A day of the campus, today there where none is asked for, with what the campus says of it and of its attendance. */
export async function readAttendanceDay(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Pick<Marker, 'tenant_id' | 'institution_id'>,
  { attendance_date, now }: { readonly attendance_date: string | undefined; readonly now: Date },
): Promise<AttendanceDayRow> {
  const { rows } = await sql<AttendanceDayRow>`
    select ${place}, asked.day::text as attendance_date,
      (select d.kind from school_days d where d.institution_id = i.institution_id and d.day = asked.day) as said
    from institutions i, lateral (select coalesce(${attendance_date ?? null}::date, (${now}::timestamptz at time zone i.time_zone)::date) as day) asked
    where i.tenant_id = ${tenant_id} and i.institution_id = ${institution_id}`.execute(db)
  return rows[0]!
}

/** Kinds of days that the campus said something of, by day. */
export async function readSaidDays(
  db: Kysely<Tables>,
  { institution_id }: Pick<Marker, 'institution_id'>,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
): Promise<ReadonlyMap<string, 'holiday' | 'working'>> {
  const { rows } = await sql<{ readonly day: string; readonly kind: 'holiday' | 'working' }>`
    select day::text, kind from school_days
    where institution_id = ${institution_id} and day between ${start_date}::date and ${end_date}::date`.execute(db)
  return new Map(rows.map(({ day, kind }) => [day, kind]))
}

/** Of a class `c`: attendance of its section is taken in it, or in no class that is named. */
const keepsRegister = sql`(c.takes_attendance or not exists (select from classes o where o.institution_id = c.institution_id
  and o.grade = c.grade and o.section = c.section and o.takes_attendance and o.is_active and not o.is_deleted))`

/** Of a term `t`: it holds on that day. */
const holdsOn = (day: string) => sql`t.from_date <= ${day}::date and (t.to_date is null or t.to_date >= ${day}::date)`

export interface Standing {
  readonly keeps_register: boolean
  readonly is_class_teacher: boolean
  readonly has_class_teacher: boolean
  readonly teaches: boolean
}

/** How a person stands to a class `c` on a day, by what they did at a moment. */
const standing = (
  { user_id }: Pick<Marker, 'user_id'>,
  day: string,
  given: Date,
) => sql`${keepsRegister} as keeps_register,
  exists (select from class_teachers t where t.institution_id = c.institution_id and t.class_id = c.class_id and t.user_id = ${user_id}
    and ${holdsOn(day)}) as is_class_teacher,
  exists (select from class_teachers t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
    where t.institution_id = c.institution_id and t.class_id = c.class_id and not t.is_substitute and not p.is_deleted
      and ${holdsOn(day)}) as has_class_teacher,
  exists (select from users_classes m where m.institution_id = c.institution_id and m.class_id = c.class_id and m.user_id = ${user_id}
    and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given})) as teaches`

/** A class that was there when something was given for it: it may be archived or deleted since. */
const wasTaught = (given: Date) =>
  sql`(c.is_active or c.archived_on > ${given}) and (not c.is_deleted or c.deleted_on > ${given})`

interface Asked {
  readonly class_id: number
  readonly attendance_date: string
  readonly given: Date
  readonly attendance_id?: string
}

export type SheetFactsRow = PlaceRow &
  Standing & {
    readonly said: 'holiday' | 'working' | null
    /** A sheet of another class or day has the id. */
    readonly is_id_taken: boolean
    /** The lesson of the sheet with that id; null where there is none. */
    readonly kept_period: number | null
  }

/** Undefined where the campus has no such class. */
export async function findSheetFacts(
  db: Kysely<Tables>,
  marker: Marker,
  { class_id, attendance_date, given, attendance_id }: Asked,
): Promise<SheetFactsRow | undefined> {
  const { tenant_id, institution_id } = marker
  const { rows } = await sql<SheetFactsRow>`
    select ${place}, ${standing(marker, attendance_date, given)},
      (select d.kind from school_days d where d.institution_id = i.institution_id and d.day = ${attendance_date}::date) as said,
      exists (select from attendance_sheets s where s.institution_id = i.institution_id and s.attendance_id = ${attendance_id ?? null}::uuid
        and (s.class_id, s.attendance_date) <> (c.class_id, ${attendance_date}::date)) as is_id_taken,
      (select s.period from attendance_sheets s where s.institution_id = i.institution_id and s.attendance_id = ${attendance_id ?? null}::uuid) as kept_period
    from institutions i join classes c on c.institution_id = i.institution_id
    where i.tenant_id = ${tenant_id} and i.institution_id = ${institution_id} and c.class_id = ${class_id} and ${wasTaught(given)}`.execute(
    db,
  )
  return rows[0]
}

export type SheetClassRow = Standing &
  NamedClass & {
    readonly class_id: number
    readonly attendance_id: string | null
    readonly period: number | null
    readonly taken_on: Date | null
    readonly taken_by_name: string | null
    readonly members: number
    readonly present: number
    readonly absent: number
    readonly late: number
    readonly leave: number
  }

/** Classes of the campus with the sheets of a day, a row for each sheet; classes without one have a row, too. Of a person only their own. */
export async function readSheetClasses(
  db: Kysely<Tables>,
  marker: Marker,
  { attendance_date, now, isOwn }: { readonly attendance_date: string; readonly now: Date; readonly isOwn: boolean },
): Promise<readonly SheetClassRow[]> {
  const { institution_id, user_id } = marker
  const own = sql`and (exists (select from users_classes m where m.institution_id = c.institution_id and m.class_id = c.class_id and m.user_id = ${user_id}
      and m.role = 'teacher' and not m.is_deleted)
    or exists (select from class_teachers t where t.institution_id = c.institution_id and t.class_id = c.class_id and t.user_id = ${user_id}
      and ${holdsOn(attendance_date)}))`
  const { rows } = await sql<SheetClassRow>`
    select c.class_id, c.alias, c.subject, c.grade, c.section, ${standing(marker, attendance_date, now)}, s.attendance_id, s.period, s.taken_on,
      p.full_name as taken_by_name, coalesce(marks.present, 0) as present, coalesce(marks.absent, 0) as absent, coalesce(marks.late, 0) as late,
      coalesce(marks.leave, 0) as leave,
      (select count(*)::int from users_classes m join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
          join institutions i on i.institution_id = m.institution_id
        where m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'learner' and ${isMemberOn(attendance_date)}) as members
    from classes c
      left join attendance_sheets s on s.institution_id = c.institution_id and s.class_id = c.class_id and s.attendance_date = ${attendance_date}::date
      left join users p on p.institution_id = s.institution_id and p.user_id = s.taken_by
      left join lateral (select count(*) filter (where d.attendance_status = 1)::int as present,
          count(*) filter (where d.attendance_status = 2)::int as absent, count(*) filter (where d.attendance_status = 3)::int as late,
          count(*) filter (where d.attendance_status = 4)::int as leave
        from attendance_details d where d.institution_id = s.institution_id and d.attendance_id = s.attendance_id) marks on true
    where c.institution_id = ${institution_id} and c.is_active and not c.is_deleted ${isOwn ? own : sql``}
    order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id, s.period`.execute(db)
  return rows
}

/** Of a member `m`, their person `u` and the campus `i`: of the class on that day. Who came or left on it is on the sheets of both classes. */
const isMemberOn = (day: string) => sql`
  (m.joined_on is null or (m.joined_on at time zone i.time_zone)::date <= ${day}::date)
  and (not m.is_deleted or (m.left_on at time zone i.time_zone)::date >= ${day}::date)
  and (not u.is_deleted or (u.left_on at time zone i.time_zone)::date >= ${day}::date)`

export interface SheetLearnerRow {
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
  readonly is_member: boolean
  readonly attendance_details_id: string | null
  readonly attendance_status: AttendanceStatus | null
  readonly remark: string | null
  readonly reason: AbsenceReason | null
  readonly given_on: Date | null
  readonly given_by: number | null
  readonly given_by_name: string | null
  readonly entry_id: string | null
  readonly device_id: string | null
}

/** Learners of a class on a day and everybody with a mark on its sheet, by roll number, with the marks that count. */
export async function readSheetLearners(
  db: Kysely<Tables>,
  { institution_id }: Pick<Marker, 'institution_id'>,
  { class_id, attendance_date, period }: SheetKey,
): Promise<readonly SheetLearnerRow[]> {
  const { rows } = await sql<SheetLearnerRow>`
    with members as (
      select m.user_id from users_classes m join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
        join institutions i on i.institution_id = m.institution_id
      where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner' and ${isMemberOn(attendance_date)}
    ), marks as (
      select d.*, coalesce(d.given_by, s.taken_by) as giver
      from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
      where s.institution_id = ${institution_id} and s.class_id = ${class_id} and s.attendance_date = ${attendance_date}::date
        and s.period = ${period}
    )
    select p.user_id, p.full_name, p.roll_number, members.user_id is not null as is_member, d.attendance_details_id, d.attendance_status,
      d.remark, d.reason, d.given_on, d.giver as given_by, g.full_name as given_by_name, d.entry_id, d.device_id
    from members full join marks d using (user_id)
      join users p on p.institution_id = ${institution_id} and p.user_id = coalesce(members.user_id, d.user_id)
      left join users g on g.institution_id = ${institution_id} and g.user_id = d.giver
    order by p.roll_number, p.full_name, p.user_id`.execute(db)
  return rows
}

export interface SheetKey {
  readonly class_id: number
  readonly attendance_date: string
  readonly period: number
}

export async function findSheet(
  db: Kysely<Tables>,
  { institution_id }: Pick<Marker, 'institution_id'>,
  { class_id, attendance_date, period }: SheetKey,
): Promise<string | null> {
  const { rows } = await sql<{ readonly attendance_id: string }>`
    select attendance_id from attendance_sheets where institution_id = ${institution_id} and class_id = ${class_id}
      and attendance_date = ${attendance_date}::date and period = ${period}`.execute(db)
  return rows[0]?.attendance_id ?? null
}

/** Begins a sheet, or holds the one that is there until the transaction ends: of two who mark it at once the second sees the first. */
export async function takeSheet(
  db: Kysely<Tables>,
  { institution_id, user_id }: Marker,
  { class_id, attendance_date, period }: SheetKey,
  { attendance_id, given }: { readonly attendance_id: string; readonly given: Date },
): Promise<{ readonly attendance_id: string; readonly taken_on: Date }> {
  const { rows } = await sql<{ readonly attendance_id: string; readonly taken_on: Date }>`
    insert into attendance_sheets as s (institution_id, attendance_id, class_id, attendance_date, period, taken_by, taken_on)
    values (${institution_id}, ${attendance_id}, ${class_id}, ${attendance_date}, ${period}, ${user_id}, ${given})
    on conflict (institution_id, class_id, attendance_date, period) do update set taken_on = s.taken_on
    returning attendance_id, taken_on`.execute(db)
  return rows[0]!
}

export interface MarkToKeep {
  readonly user_id: number
  readonly attendance_details_id?: string | undefined
  readonly attendance_status: AttendanceStatus
  readonly remark: string
  readonly reason: AbsenceReason | null
  readonly given_on: Date
  /** Whether it is the one that stands from now on. */
  readonly counts: boolean
}

/** Keeps every mark and those that stand, and what they add to the day of the class; for the end of a transaction, since it answers nothing. */
export function savingMarks(
  db: Kysely<Tables>,
  { institution_id, user_id, device_id }: Marker & { readonly device_id: string | undefined },
  { class_id, attendance_date, attendance_id }: Omit<SheetKey, 'period'> & { readonly attendance_id: string },
  { marks, entry_id, now }: { readonly marks: readonly MarkToKeep[]; readonly entry_id: string; readonly now: Date },
): CompiledQuery {
  const attended = [...attendedStatuses]
  const named = marks.map((mark) => ({ attendance_details_id: detailsIdOf(attendance_id, mark.user_id), ...mark }))
  return sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as g (user_id bigint, attendance_details_id uuid,
        attendance_status smallint, remark text, reason text, given_on timestamptz, counts boolean)
    ), kept as (
      insert into attendance_entries (institution_id, attendance_id, user_id, entry_id, attendance_status, remark, reason, given_by, given_on,
        device_id, received_on)
      select ${institution_id}, ${attendance_id}, user_id, ${entry_id}, attendance_status, remark, reason, ${user_id}, given_on,
        ${device_id ?? null}::uuid, ${now} from given
      on conflict do nothing
    ), before as (
      select d.user_id, d.attendance_status from attendance_details d
      where d.institution_id = ${institution_id} and d.attendance_id = ${attendance_id}
    ), marked as (
      insert into attendance_details (institution_id, attendance_id, user_id, attendance_details_id, attendance_status, remark, reason, given_on,
        given_by, entry_id, device_id)
      select ${institution_id}, ${attendance_id}, user_id, attendance_details_id, attendance_status, remark, reason, given_on,
        ${user_id}, ${entry_id}, ${device_id ?? null}::uuid from given where counts
      on conflict (institution_id, attendance_id, user_id) do update set attendance_status = excluded.attendance_status,
        remark = excluded.remark, reason = excluded.reason, given_on = excluded.given_on, given_by = excluded.given_by,
        entry_id = excluded.entry_id, device_id = excluded.device_id
      returning user_id, attendance_status
    ), difference as (
      select coalesce(sum((m.attendance_status = any (${attended}::smallint[]))::int
          - coalesce((b.attendance_status = any (${attended}::smallint[]))::int, 0)), 0)::int as attended,
        count(*) filter (where b.user_id is null)::int as marked
      from marked m left join before b using (user_id)
    )
    insert into rollup_class_day as r (institution_id, class_id, day, attended, attendance_marked)
    select ${institution_id}, ${class_id}, ${attendance_date}::date, attended, marked from difference where attended <> 0 or marked <> 0
    on conflict (institution_id, day, class_id) do update set attended = r.attended + excluded.attended,
      attendance_marked = r.attendance_marked + excluded.attendance_marked`.compile(db)
}

export interface FollowedRow extends LearnerMarks {
  readonly class_id: number
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
  readonly is_member: boolean
}

/** Of the letters that a code of `marksOfCodes` may be the one of code 0; what a text cannot hold stands before it. */
const firstLetter = 64

/** Marks of learners between two days, both counted, a row for each class that they were marked in; of the named classes or of all. */
export async function readLearnerMarks(
  db: Kysely<Tables>,
  { institution_id }: Pick<Marker, 'institution_id'>,
  {
    class_ids,
    start_date,
    end_date,
  }: { readonly class_ids: readonly number[] | undefined; readonly start_date: string; readonly end_date: string },
): Promise<readonly FollowedRow[]> {
  // A letter a mark, put in order by the program: to sort rows of sixty days takes the database longer than to read them.
  const { rows } = await sql<Omit<FollowedRow, keyof LearnerMarks> & { readonly codes: string }>`
    with marks as (
      select s.class_id, d.user_id,
        string_agg(chr((${firstLetter} + 4 * (s.attendance_date - ${start_date}::date) + ${rankOfMark})::int), '') as codes
      from attendance_sheets s join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      where s.institution_id = ${institution_id} and s.attendance_date between ${start_date}::date and ${end_date}::date
        ${class_ids === undefined ? sql`` : sql`and s.class_id = any (${[...class_ids]}::bigint[])`}
      group by 1, 2
    )
    select k.*, p.full_name, p.roll_number, not p.is_deleted and exists (select from users_classes m
      where m.institution_id = ${institution_id} and m.class_id = k.class_id and m.user_id = k.user_id and m.role = 'learner'
        and not m.is_deleted) as is_member
    from marks k join users p on p.institution_id = ${institution_id} and p.user_id = k.user_id
    order by class_id, p.roll_number, p.full_name, p.user_id`.execute(db)
  return rows.map(({ codes, ...row }) => ({
    ...row,
    ...marksOfCodes(Array.from(codes, (letter) => letter.charCodeAt(0) - firstLetter)),
  }))
}

/** Learners absent on a sheet, with those of whom the school asks about them. */
export async function readAbsentGuardians(
  db: Kysely<Tables>,
  { institution_id }: Pick<Marker, 'institution_id'>,
  { class_id, attendance_date, period }: SheetKey,
) {
  type Row = {
    readonly user_id: number
    readonly full_name: string
    readonly current_language: string
    readonly guardians: { full_name: string; relation: string; phone_number: string | null }[]
  }
  const { rows } = await sql<Row>`
    select p.user_id, p.full_name, p.current_language,
      (select coalesce(jsonb_agg(jsonb_build_object('full_name', g.full_name, 'relation', g.relation, 'phone_number', g.phone_number)
        order by g.guardian_id), '[]') from guardians g where g.institution_id = p.institution_id and g.user_id = p.user_id) as guardians
    from attendance_sheets s join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      join users p on p.institution_id = d.institution_id and p.user_id = d.user_id
    where s.institution_id = ${institution_id} and s.class_id = ${class_id} and s.attendance_date = ${attendance_date}::date
      and s.period = ${period} and d.attendance_status = 2
    order by p.roll_number, p.full_name, p.user_id`.execute(db)
  return rows
}
