/** What a device keeps of attendance: classes with what decides about them, sheets of a teacher, marks of a learner. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { followedDays } from '@maktab/domain/attendance/attendance-figures'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { page, type Part } from '#features/downloads/pull.sql.ts'

/** Days of a learner's own marks. */
const daysOfMarks = 180

/** Classes of the person, and those in which a teacher is class teacher or stands in; of a class that they left, its end. */
const ownClasses = ({ puller, from }: Part, now: Date) => sql`
  place as (
    select i.*, (${now}::timestamptz at time zone i.time_zone)::date as today, coalesce(a.changed_xid, '0'::xid8) as settings_xid
    from institutions i left join attendance_settings a on a.institution_id = i.institution_id
    where i.tenant_id = ${puller.tenant_id} and i.institution_id = ${puller.institution_id}
  ), mine as (
    select class_id, max(changed_xid) as changed_xid, bool_or(is_there) as is_there, bool_or(teaches) as teaches from (
      select m.class_id, m.changed_xid, not m.is_deleted as is_there, m.role = 'teacher' and not m.is_deleted as teaches
      from users_classes m where m.institution_id = ${puller.institution_id} and m.user_id = ${puller.user_id} and m.role = ${puller.role}
      union all
      select t.class_id, place.settings_xid, true, false from class_teachers t, place
      where ${puller.role} = 'teacher' and t.institution_id = ${puller.institution_id} and t.user_id = ${puller.user_id}
        and (t.to_date is null or t.to_date >= place.today - ${followedDays}::int)
    ) either group by class_id
  ), pull as (select ${from}::xid8 as since)`

/** `attendance_mode` is the campus' own, null where it says nothing. */
export type AttendanceClassRow = Omit<Row<'attendance_classes'>, 'attendance_mode' | 'weekly_rest'> & {
  readonly attendance_mode: number | null
  readonly weekly_rest: number[] | null
}

export async function pullAttendanceClasses(db: Kysely<Tables>, part: Part, now: Date): Promise<AttendanceClassRow[]> {
  const { role, user_id } = part.puller
  const { rows } = await sql<AttendanceClassRow>`
    with ${ownClasses(part, now)}
    select c.class_id, c.alias, c.subject, c.grade, c.section, place.attendance_mode, place.attendance_edit_days as edit_days,
      place.attendance_minimum as minimum, place.time_zone,
      (c.takes_attendance or not exists (select from classes o where o.institution_id = c.institution_id and o.grade = c.grade
        and o.section = c.section and o.takes_attendance and o.is_active and not o.is_deleted)) as keeps_register,
      mine.teaches,
      case when ${role} = 'teacher' then (select coalesce(jsonb_agg(jsonb_build_object('is_self', t.user_id = ${user_id}, 'is_substitute', t.is_substitute,
          'from_date', t.from_date, 'to_date', t.to_date) order by t.from_date, t.user_id), '[]')
        from class_teachers t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
        where t.institution_id = c.institution_id and t.class_id = c.class_id and not p.is_deleted) else '[]' end as terms,
      (select w.weekly_rest from school_weeks w where w.institution_id = c.institution_id) as weekly_rest,
      (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'kind', d.kind) order by d.day), '[]') from school_days d
        where d.institution_id = c.institution_id and d.day between place.today - 366 and place.today + 366) as said_days,
      coalesce(members.list, '[]') as members, (not mine.is_there or c.is_deleted or not c.is_active) as is_deleted
    from mine join place on true join pull on true
      join classes c on c.institution_id = place.institution_id and c.class_id = mine.class_id
      left join lateral (
        select jsonb_agg(jsonb_build_object('user_id', u.user_id, 'full_name', u.full_name, 'roll_number', u.roll_number,
            'first_day', (m.joined_on at time zone place.time_zone)::date,
            'last_day', least(case when m.is_deleted then (m.left_on at time zone place.time_zone)::date end,
              case when u.is_deleted then (u.left_on at time zone place.time_zone)::date end))
          order by u.roll_number, u.full_name, u.user_id) as list,
          max(greatest(m.changed_xid, u.changed_xid)) as changed_xid
        from users_classes m join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
        where m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'learner' and ${role} = 'teacher'
          and (not m.is_deleted or m.left_on > ${now}::timestamptz - ${followedDays} * interval '1 day')
      ) members on true
    where greatest(mine.changed_xid, c.changed_xid, members.changed_xid, place.settings_xid) >= pull.since
    order by c.class_id ${page(part)}`.execute(db)
  return rows
}

type SheetRow = Omit<Row<'attendance_sheets'>, 'taken_on'> & { readonly taken_on: Date }

export async function pullAttendanceSheets(db: Kysely<Tables>, part: Part, now: Date): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    with ${ownClasses(part, now)}
    select s.class_id, s.attendance_date::text, s.period, s.attendance_id, s.taken_on, t.full_name as taken_by_name, marks.list as marks,
      false as is_deleted
    from mine join place on true join pull on true
      join attendance_sheets s on s.institution_id = place.institution_id and s.class_id = mine.class_id
      join users t on t.institution_id = s.institution_id and t.user_id = s.taken_by
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('user_id', d.user_id, 'full_name', u.full_name, 'roll_number', u.roll_number,
          'attendance_details_id', d.attendance_details_id, 'attendance_status', d.attendance_status, 'remark', d.remark, 'reason', d.reason,
          'given_on', to_char(d.given_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'given_by_name', g.full_name,
          'entry_id', coalesce(d.entry_id::text, '')) order by u.roll_number, u.full_name, u.user_id), '[]') as list
        from attendance_details d join users u on u.institution_id = d.institution_id and u.user_id = d.user_id
          join users g on g.institution_id = d.institution_id and g.user_id = coalesce(d.given_by, s.taken_by)
        where d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      ) marks
    where mine.is_there and s.attendance_date > place.today - ${followedDays}::int and greatest(s.changed_xid, mine.changed_xid) >= pull.since
    order by s.class_id, s.attendance_date, s.period ${page(part)}`.execute(db)
  return rows
}

export async function pullAttendanceMarks(
  db: Kysely<Tables>,
  part: Part,
  now: Date,
): Promise<Row<'attendance_marks'>[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Row<'attendance_marks'>>`
    select s.class_id, s.attendance_date::text, s.period,
      jsonb_build_object('alias', c.alias, 'subject', c.subject, 'grade', c.grade, 'section', c.section) as name,
      d.attendance_details_id, d.attendance_status, d.remark, d.reason, g.full_name as given_by_name, false as is_deleted
    from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
      join classes c on c.institution_id = s.institution_id and c.class_id = s.class_id
      join users g on g.institution_id = d.institution_id and g.user_id = coalesce(d.given_by, s.taken_by)
    where d.institution_id = ${institution_id} and d.user_id = ${user_id} and s.changed_xid >= ${part.from}::xid8
      and s.attendance_date > (${now}::timestamptz - ${daysOfMarks} * interval '1 day')::date
    order by s.class_id, s.attendance_date, s.period ${page(part)}`.execute(db)
  return rows
}
