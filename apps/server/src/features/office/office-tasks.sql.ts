import type { officeTaskKinds } from '@maktab/contracts/office/office-lists'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inState, type Moments } from '#features/office/office-users.sql.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export type TasksRow = Readonly<
  Record<
    Exclude<(typeof officeTaskKinds)[number], 'attendance_not_taken'> | 'learners' | 'teachers' | 'classes',
    number
  >
> & {
  readonly sub_end_date: Date | null
}

/** Everything at once; each count is that of the list with the same filter. */
export async function countOfficeTasks(
  db: Kysely<Tables>,
  campus: Campus,
  { now, moments }: { readonly now: Date; readonly moments: Moments },
): Promise<TasksRow> {
  const { tenant_id, institution_id } = campus
  const people = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from users u where u.institution_id = ${institution_id} and ${condition})`
  const classes = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from classes c where c.institution_id = ${institution_id} and c.is_active and not c.is_deleted and ${condition})`
  const hasMember = (role: 'learner' | 'teacher') =>
    sql`exists (select from users_classes m join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
      where m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = ${role} and not m.is_deleted and not u.is_deleted)`
  const hasClassTeacher = sql`exists (select from class_teachers t join users u on u.institution_id = t.institution_id and u.user_id = t.user_id
    where t.institution_id = c.institution_id and t.class_id = c.class_id and not t.is_substitute and not u.is_deleted
      and t.from_date <= place.today and coalesce(t.to_date >= place.today, true))`
  const { rows } = await sql<TasksRow>`
    select place.sub_end_date,
      ${people(sql`not u.is_deleted and 'learner' = any(u.roles)`)} as learners,
      ${people(sql`not u.is_deleted and 'teacher' = any(u.roles)`)} as teachers,
      ${classes(sql`true`)} as classes,
      ${people(sql`${inState(campus, 'without_class', moments)} and 'learner' = any(u.roles)`)} as learners_without_class,
      ${classes(sql`not ${hasMember('teacher')}`)} as classes_without_teacher,
      ${classes(sql`not ${hasClassTeacher}`)} as classes_without_class_teacher,
      ${classes(sql`not ${hasMember('learner')}`)} as classes_without_learners,
      ${people(inState(campus, 'never_signed_in', moments))} as never_signed_in,
      ${people(inState(campus, 'code_ending', moments))} as codes_ending,
      ${people(inState(campus, 'look_alike', moments))} as look_alikes,
      (select count(*)::int from pending_migrations p join users u on u.institution_id = p.from_institution and u.user_id = p.user_id
        where p.tenant_id = ${tenant_id} and p.from_institution = ${institution_id}) as pending_moves,
      (select count(*)::int from payment_orders o where o.institution_id = ${institution_id} and o.gateway = 2 and o.status = 1) as payments_waiting,
      (select count(*)::int from office_imports i where i.institution_id = ${institution_id} and i.state = 'checked') as unfinished_imports
    from (select i.sub_end_date, (${now}::timestamptz at time zone i.time_zone)::date as today
      from institutions i where i.tenant_id = ${tenant_id} and i.institution_id = ${institution_id}) place`.execute(db)
  return rows[0]!
}
