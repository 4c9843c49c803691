/** What all pulls have in common: the snapshot, and the tables that a class brings with it. */
import type { Row } from '@maktab/contracts/downloads/structure'
import type { Role } from '@maktab/contracts/roles'
import { notificationsOnDevice } from '@maktab/domain/people/notifications'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse, hasLesson } from '#features/schools/availability.sql.ts'

/** `school`: whoever runs it keeps its classes and courses, and of other people no more than the names of those who teach. */
export type PullRole = 'learner' | 'teacher' | 'school'

export function pullRoleOf(role: Role): PullRole {
  return role === 'learner' || role === 'teacher' ? role : 'school'
}

export interface Puller {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
  readonly role: PullRole
}

/** A part of the changed rows of one table, in the order of their keys. */
export interface Part {
  readonly puller: Puller
  /** Rows changed by this transaction or a later one. */
  readonly from: string
  readonly limit: number
  readonly offset: number
}

/** Tables whose changes a pull brings, and what of each concerns the puller. */
export const sources = {
  users: 'institution_id',
  classes: 'institution_id',
  users_classes: 'institution_id',
  users_content: 'institution_id',
  users_bookmarking: 'institution_id',
  users_content_attempts: 'institution_id',
  package_states: 'institution_id',
  assignments: 'institution_id',
  assignments_users: 'institution_id',
  submissions: 'institution_id',
  class_events: 'institution_id',
  stream_posts: 'institution_id',
  stream_likes: 'institution_id, user_id',
  stream_comments: 'institution_id',
  class_library: 'institution_id',
  attendance_settings: 'institution_id',
  attendance_sheets: 'institution_id',
  assignment_comments: 'institution_id',
  users_notifications: 'institution_id, user_id',
  saved_remarks: 'institution_id, user_id',
  subscriptions: 'institution_id, user_id',
  payment_plans: 'tenant_id',
  courses: 'tenant_id',
  courses_lessons: 'tenant_id',
  lessons_content: 'tenant_id',
  content_institutions: 'tenant_id, institution_id',
  tenants: 'tenant_id',
} as const satisfies Partial<Record<keyof Tables, string>>
export type Source = keyof typeof sources

export interface Snapshot {
  /** Of a database that was restored its epoch: transaction ids from before mean nothing there. */
  readonly database: string
  /** Another one after each restore; empty where there was none. */
  readonly epoch: string
  readonly oldest_open: string
  /** The transaction that last changed something that concerns the puller, by table; '0' where there is nothing. */
  readonly latest: Readonly<Record<Source, string>>
}

/** For each table one step back from the end of its index of changes. */
const latest = sql.raw(
  Object.entries(sources)
    .map(
      ([table, keys]) =>
        `'${table}', coalesce((select s.changed_xid from ${table} s where (${keys.replaceAll(/(\w+)/g, 's.$1')}) = (${keys.replaceAll(/(\w+)/g, 'puller.$1')}) order by s.changed_xid desc limit 1), '0')::text`,
    )
    .join(', '),
)

/** Freezes what this transaction sees, so that the rows of all tables and the cursor belong together. */
export async function freeze(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Omit<Puller, 'role'>,
): Promise<Snapshot> {
  const frozen = sql`set transaction isolation level repeatable read, read only`.execute(db)
  const [, { rows }] = await Promise.all([
    frozen,
    sql<Snapshot>`
      select coalesce(epoch, (select system_identifier::text from pg_control_system())) as database, coalesce(epoch, '') as epoch,
        pg_snapshot_xmin(pg_current_snapshot())::text as oldest_open, json_build_object(${latest}) as latest
      from (select ${tenant_id}::bigint as tenant_id, ${institution_id}::bigint as institution_id, ${user_id}::bigint as user_id) puller,
        (select replace(installation_epoch()::text, '-', '') as epoch) restored`.execute(db),
  ])
  return rows[0]!
}

/**
 * Classes that the person belongs to now; of who runs the school all that are taught there. A row counts as changed also when the
 * membership did, so that what was there before somebody joined comes to them. Of a class that they left nothing comes any more
 * but the class itself, deleted. All courses count as changed when what the school has of them did, or what its tenant gives to
 * schools without a row.
 */
export const live = ({ institution_id, tenant_id, user_id, role }: Puller): RawBuilder<unknown> => sql`
  live as (${
    role === 'school'
      ? sql`select class_id, course_id, changed_xid from classes
          where institution_id = ${institution_id} and not is_deleted and is_active`
      : sql`select c.class_id, c.course_id, greatest(m.changed_xid, c.changed_xid) as changed_xid
          from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
          where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = ${role}
            and not m.is_deleted and not c.is_deleted and c.is_active`
  }), live_courses as (
    select course_id, greatest(max(changed_xid), (
      select i.changed_xid from content_institutions i where i.tenant_id = ${tenant_id} and i.institution_id = ${institution_id}), (
      select w.changed_xid from tenants w where w.tenant_id = ${tenant_id})) as changed_xid
    from live group by course_id
  )`

/** A row whose moment comes as a date. */
export type Dated<T extends 'users_content' | 'users_bookmarking' | 'saved_remarks'> = Omit<Row<T>, 'changed_on'> & {
  readonly changed_on: Date
}

export const page = ({ limit, offset }: Part): RawBuilder<unknown> => sql`limit ${limit} offset ${offset}`

/** Of a comment `s` whose author is `u`. */
export const pulledComment = sql`s.comment_id, s.assignment_id, s.user_id, s.author_id, u.full_name as author_name,
  case when s.is_deleted then '' else s.text end as text, case when s.is_deleted then '[]' else s.attachments end as attachments,
  s.given_on, s.edited_on, s.is_deleted`

export async function pullClasses(db: Kysely<Tables>, part: Part): Promise<Row<'classes'>[]> {
  const { institution_id, user_id, role } = part.puller
  const ofPuller =
    role === 'school'
      ? sql`from (select institution_id, class_id, changed_xid, false as is_deleted from classes where institution_id = ${institution_id}) m`
      : sql`from (select institution_id, class_id, changed_xid, is_deleted from users_classes
          where institution_id = ${institution_id} and user_id = ${user_id} and role = ${role}) m`
  const { rows } = await sql<Row<'classes'>>`
    select c.class_id, c.grade, c.subject, c.section, c.alias, c.course_id, coalesce(members.teachers, '') as teacher_name, coalesce(members.learners, 0)::int as total_students,
      (m.is_deleted or c.is_deleted or not c.is_active) as is_deleted
    ${ofPuller} join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      left join lateral (
        select string_agg(p.full_name, ', ' order by p.full_name) filter (where t.role = 'teacher' and not t.is_deleted and not p.is_deleted) as teachers,
          count(*) filter (where t.role = 'learner' and not t.is_deleted and not p.is_deleted) as learners,
          max(greatest(t.changed_xid, p.changed_xid)) as changed_xid
        from users_classes t join users p on p.institution_id = t.institution_id and p.user_id = t.user_id
        where t.institution_id = c.institution_id and t.class_id = c.class_id
      ) members on true
    where greatest(m.changed_xid, c.changed_xid, members.changed_xid) >= ${part.from}::xid8
      ${role === 'school' && part.from === '0' ? sql`and not c.is_deleted and c.is_active` : sql``}
    order by c.class_id ${page(part)}`.execute(db)
  return rows
}

export async function pullCourses(db: Kysely<Tables>, part: Part): Promise<Row<'courses'>[]> {
  const { rows } = await sql<Row<'courses'>>`
    with ${live(part.puller)}
    select c.course_id, c.title, c.subject, c.grade, c.language, c.min_completion_percentage, c.counted_attempt,
      not ${hasCourse({ ...part.puller, course: 'c' })} as is_deleted
    from live_courses o join courses c on c.tenant_id = ${part.puller.tenant_id} and c.course_id = o.course_id
    where greatest(c.changed_xid, o.changed_xid) >= ${part.from}::xid8
    order by c.course_id ${page(part)}`.execute(db)
  return rows
}

export async function pullLessons(db: Kysely<Tables>, part: Part): Promise<Row<'courses_lessons'>[]> {
  const { rows } = await sql<Row<'courses_lessons'>>`
    with ${live(part.puller)}
    select l.lesson_guid, l.course_id, l.title, l.summary, l.position,
      (l.is_deleted or not ${hasLesson({ ...part.puller, course: 'c', lesson: 'l' })}) as is_deleted
    from live_courses o join courses c on c.tenant_id = ${part.puller.tenant_id} and c.course_id = o.course_id
      join courses_lessons l on l.tenant_id = c.tenant_id and l.course_id = c.course_id
    where greatest(l.changed_xid, o.changed_xid) >= ${part.from}::xid8
    order by l.lesson_guid ${page(part)}`.execute(db)
  return rows
}

export async function pullLessonsContent(db: Kysely<Tables>, part: Part): Promise<Row<'lessons_content'>[]> {
  const { rows } = await sql<Row<'lessons_content'>>`
    with ${live(part.puller)}
    select l.content_id, l.lesson_guid, l.course_id, l.position, k.title, k.content_type, k.size_bytes, k.revision,
      (l.is_deleted or not ${hasLesson({ ...part.puller, course: 'c', lesson: 'l' })}) as is_deleted
    from live_courses o join courses c on c.tenant_id = ${part.puller.tenant_id} and c.course_id = o.course_id
      join lessons_content l on l.tenant_id = c.tenant_id and l.course_id = c.course_id
      join content k on k.tenant_id = l.tenant_id and k.content_id = l.content_id
    where greatest(l.changed_xid, o.changed_xid) >= ${part.from}::xid8
    order by l.lesson_guid, l.content_id ${page(part)}`.execute(db)
  return rows
}

/** The person's own standing in contents; a teacher plays them too. */
export async function pullUsersContent(db: Kysely<Tables>, part: Part): Promise<Dated<'users_content'>[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Dated<'users_content'>>`
    select user_id, content_id, class_id, lesson_guid, content_status, completion, accuracy, last_accuracy, first_accuracy, first_taken_on, accuracy_sum, attempts,
      time_spent_in_seconds, resume_point, changed_on, false as is_deleted
    from users_content
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by content_id, class_id ${page(part)}`.execute(db)
  return rows
}

/** Lessons that the person keeps, and those that they let go. */
export async function pullBookmarks(db: Kysely<Tables>, part: Part): Promise<Dated<'users_bookmarking'>[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Dated<'users_bookmarking'>>`
    select user_id, class_id, lesson_guid, changed_on, is_deleted from users_bookmarking
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by lesson_guid ${page(part)}`.execute(db)
  return rows
}

/** Events of the person's classes, and those that a teacher arranged. A learner is given no class but their own. */
export async function pullEvents(db: Kysely<Tables>, part: Part): Promise<Row<'class_events'>[]> {
  const { institution_id, user_id, role } = part.puller
  const { rows } = await sql<Row<'class_events'>>`
    with ${live(part.puller)}, reached as (
      select event_id, max(changed_xid) as changed_xid from (
        select c.event_id, live.changed_xid
        from live join class_event_classes c on c.institution_id = ${institution_id} and c.class_id = live.class_id
        union all
        select event_id, changed_xid from class_events
        where institution_id = ${institution_id} and created_by = ${user_id} and ${role} = 'teacher'
      ) either group by event_id
    )
    select e.event_id, e.event_kind, e.title, e.description, e.link, e.passcode, e.place, e.time_zone, e.reminders,
      (select jsonb_agg(c.class_id order by c.class_id) from class_event_classes c
        where c.institution_id = e.institution_id and c.event_id = e.event_id
          and (${role} = 'teacher' or c.class_id in (select class_id from live))) as class_ids,
      event_times(e.institution_id, e.event_id) as times, e.created_by, u.full_name as created_by_name,
      to_char(e.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_on, false as is_deleted
    from reached r join class_events e on e.institution_id = ${institution_id} and e.event_id = r.event_id
      join users u on u.institution_id = e.institution_id and u.user_id = e.created_by
    where greatest(e.changed_xid, r.changed_xid) >= ${part.from}::xid8
    order by e.event_id ${page(part)}`.execute(db)
  return rows
}

/** What the person was told of: the latest, for who was told of thousands does not look for the first of them without a network. */
export async function pullNotifications(
  db: Kysely<Tables>,
  part: Part,
): Promise<(Omit<Row<'users_notifications'>, 'created_on'> & { readonly created_on: Date })[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Omit<Row<'users_notifications'>, 'created_on'> & { created_on: Date }>`
    select users_notification_id, notification_type, subject, assignment_id, class_id, event_id, post_id, learner_id, created_on, read_on is not null as is_read, false as is_deleted
    from (
      select * from users_notifications where institution_id = ${institution_id} and user_id = ${user_id}
      order by created_on desc, users_notification_id limit ${notificationsOnDevice}
    ) latest
    where changed_xid >= ${part.from}::xid8
    order by users_notification_id ${page(part)}`.execute(db)
  return rows
}

/** Where packages go on for the person. */
export async function pullPackageStates(
  db: Kysely<Tables>,
  part: Part,
): Promise<(Omit<Row<'package_states'>, 'given_on'> & { readonly given_on: Date })[]> {
  const { institution_id, user_id } = part.puller
  const { rows } = await sql<Omit<Row<'package_states'>, 'given_on'> & { given_on: Date }>`
    select user_id, content_id, class_id, location, suspend_data, completion, success, score, total_time, given_on, false as is_deleted
    from package_states
    where institution_id = ${institution_id} and user_id = ${user_id} and changed_xid >= ${part.from}::xid8
    order by content_id, class_id ${page(part)}`.execute(db)
  return rows
}
