import { sql, type Kysely } from 'kysely'
import type { Standing } from '@maktab/domain/learning/progress'
import type { Tables } from '#db/tables.ts'

export interface AttachedContent {
  readonly content_id: number
  readonly lesson_guid: string
  readonly class_id: number
  readonly start_date: Date
  /** By the caller. */
  readonly is_completed: boolean
}

/**
 * Contents of an assignment in their order: of one set for the caller as a learner, or of one that they set or that belongs to a class
 * that they teach. Empty where there is none such.
 */
export async function readAttached(
  db: Kysely<Tables>,
  {
    institution_id,
    user_id,
    role,
  }: { readonly institution_id: number; readonly user_id: number; readonly role: string },
  assignment_id: string,
): Promise<readonly AttachedContent[]> {
  const { rows } = await sql<AttachedContent>`
    select attached.content_id, attached.lesson_guid, c.class_id, a.start_date, coalesce(done.content_status = 2, false) as is_completed
    from assignments a
      join assignments_classes c on c.institution_id = a.institution_id and c.assignment_id = a.assignment_id
      cross join lateral (
        select (id.value #>> '{}')::bigint as content_id, (lesson.value ->> 'lesson_guid')::uuid as lesson_guid, lesson.ordinality as lesson_at, id.ordinality as content_at
        from jsonb_array_elements(c.lessons) with ordinality lesson cross join lateral jsonb_array_elements(lesson.value -> 'content_ids') with ordinality id
      ) attached
      left join users_content done on done.institution_id = a.institution_id and done.user_id = ${user_id} and done.class_id = c.class_id
        and done.content_id = attached.content_id
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted
      and case when ${role} = 'learner'
        then exists (select from assignments_users w where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id
          and w.user_id = ${user_id} and w.class_id = c.class_id and w.is_asked)
        else exists (select from users_classes m where m.institution_id = a.institution_id and m.class_id = c.class_id
          and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted) end
    order by c.class_id, attached.lesson_at, attached.content_at`.execute(db)
  return rows
}

interface Caller {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface AttachedRow extends Pick<Standing, 'content_status' | 'completion' | 'accuracy' | 'attempts'> {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly title: string
}

/** The contents that belong to the learner's own share of an assignment, as they stand in them; undefined where it was not set for them, or has not begun. */
export async function readOwnModules(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Caller,
  assignment_id: string,
  now: Date,
): Promise<readonly AttachedRow[] | undefined> {
  const work = await db
    .selectFrom('assignments_users as work')
    .innerJoin('assignments as one', (join) =>
      join
        .onRef('one.institution_id', '=', 'work.institution_id')
        .onRef('one.assignment_id', '=', 'work.assignment_id'),
    )
    .select('work.class_id')
    .where('work.institution_id', '=', institution_id)
    .where('work.assignment_id', '=', assignment_id)
    .where('work.user_id', '=', user_id)
    .where('work.is_asked', '=', true)
    .where('one.is_deleted', '=', false)
    .where('one.start_date', '<=', now)
    .executeTakeFirst()
  if (!work) return undefined
  const { rows } = await sql<AttachedRow>`
    with ${attachedTo({ institution_id, assignment_id })}
    select a.class_id, p.course_id, p.lesson_guid, p.content_id, c.title, coalesce(u.content_status, 0) as content_status,
      coalesce(u.completion, 0) as completion, u.accuracy, coalesce(u.attempts, 0) as attempts
    from attached a join lessons_content p on p.tenant_id = ${tenant_id} and p.lesson_guid = a.lesson_guid and p.content_id = a.content_id
      join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id = a.class_id and u.content_id = a.content_id
    where a.class_id = ${work.class_id} order by p.lesson_guid, p.position, p.content_id`.execute(db)
  return rows
}

const attachedTo = ({
  institution_id,
  assignment_id,
}: {
  readonly institution_id: number
  readonly assignment_id: string
}) => sql`attached as (
      select ac.class_id, (lesson ->> 'lesson_guid')::uuid as lesson_guid, (content #>> '{}')::bigint as content_id
      from assignments_classes ac cross join jsonb_array_elements(ac.lessons) lesson cross join jsonb_array_elements(lesson -> 'content_ids') content
      where ac.institution_id = ${institution_id} and ac.assignment_id = ${assignment_id}
    )`

export interface SetModuleRow {
  readonly class_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly title: string
  readonly learners: number
  readonly not_started: number
  readonly in_progress: number
  readonly completed: number
  readonly failed: number
  readonly measured: number
  readonly accuracy_sum: number
}

/** The contents of an assignment over the learners it was set for, in the classes that the teacher has; undefined where it is not theirs. */
export async function readSetModules(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Caller,
  { assignment_id, class_id }: { readonly assignment_id: string; readonly class_id: number | undefined },
): Promise<readonly SetModuleRow[] | undefined> {
  const taught = sql`select 1 from assignments a join assignments_classes ac using (institution_id, assignment_id)
    join users_classes t on t.institution_id = a.institution_id and t.class_id = ac.class_id and t.user_id = ${user_id} and t.role = 'teacher' and not t.is_deleted
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted and (${class_id ?? null}::bigint is null or ac.class_id = ${class_id ?? null})`
  const known = await sql`${taught} limit 1`.execute(db)
  if (known.rows.length === 0) return undefined
  const { rows } = await sql<SetModuleRow>`
    with ${attachedTo({ institution_id, assignment_id })}
    select a.class_id, p.lesson_guid, p.content_id, c.title, count(w.user_id)::int as learners,
      count(w.user_id) filter (where coalesce(u.content_status, 0) = 0)::int as not_started,
      count(*) filter (where u.content_status = 1)::int as in_progress, count(*) filter (where u.content_status = 2)::int as completed,
      count(*) filter (where u.content_status = 3)::int as failed, count(u.accuracy)::int as measured,
      coalesce(sum(case k.counted_attempt when 'best' then u.accuracy when 'last' then coalesce(u.last_accuracy, u.accuracy)
        else u.accuracy_sum / greatest(u.attempts, 1) end::numeric) filter (where u.accuracy is not null), 0)::float8 as accuracy_sum
    from attached a
      join users_classes t on t.institution_id = ${institution_id} and t.class_id = a.class_id and t.user_id = ${user_id} and t.role = 'teacher' and not t.is_deleted
      join lessons_content p on p.tenant_id = ${tenant_id} and p.lesson_guid = a.lesson_guid and p.content_id = a.content_id
      join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      join courses k on k.tenant_id = p.tenant_id and k.course_id = p.course_id
      left join assignments_users w on w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.class_id = a.class_id and not w.is_excused
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = w.user_id and u.class_id = a.class_id and u.content_id = a.content_id
    where ${class_id ?? null}::bigint is null or a.class_id = ${class_id ?? null}
    group by a.class_id, p.lesson_guid, p.content_id, c.title, p.position order by a.class_id, p.lesson_guid, p.position, p.content_id`.execute(
    db,
  )
  return rows
}
