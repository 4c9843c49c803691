/** Assignments as teachers set and read them. */
import { sql, type Kysely } from 'kysely'
import type { AttachedLesson } from '@maktab/contracts/assignments/assignments'
import type { Question } from '@maktab/contracts/questions/questions'
import type { Link } from '@maktab/contracts/content/links'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { AssignmentFacts, ClassShare } from '@maktab/domain/assignments/assignments'
import { autoGradedTypes } from '@maktab/domain/content/auto-graded'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

interface Teacher {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

export async function findCreator(
  db: Kysely<Tables>,
  institution_id: number,
  assignment_id: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('assignments')
    .select('created_by')
    .where('institution_id', '=', institution_id)
    .where('assignment_id', '=', assignment_id)
    .executeTakeFirst()
  return row?.created_by
}

interface Asked {
  readonly class_ids: readonly number[]
  readonly lesson_guids: readonly string[]
  readonly cms_content_ids: readonly number[]
  readonly user_ids?: readonly number[] | null | undefined
  /** Classes of the work already, whoever teaches them. */
  readonly kept_class_ids?: readonly number[]
}

/** All that `decideAssignment` must know, but the files. */
export async function readAssignmentFacts(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Teacher,
  { class_ids, lesson_guids, cms_content_ids, user_ids, kept_class_ids = [] }: Asked,
): Promise<Omit<AssignmentFacts, 'own_file_ids'>> {
  const { rows } = await sql<Omit<AssignmentFacts, 'own_file_ids'>>`
    with known as (
      select class_id, course_id from classes
      where institution_id = ${institution_id} and class_id = any(${class_ids}::bigint[])
        and is_active and not is_deleted
    ), taught as (
      select k.class_id, k.course_id from known k join users_classes m on m.institution_id = ${institution_id}
        and m.class_id = k.class_id and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted
    ), reached as (
      select class_id, course_id from taught
      union select class_id, course_id from classes where institution_id = ${institution_id} and class_id = any(${kept_class_ids}::bigint[])
    ), lessons as (
      select l.lesson_guid, l.course_id, l.title, l.position,
        coalesce(jsonb_agg(c.content_id order by c.position, c.content_id) filter (where c.content_id is not null), '[]') as content_ids,
        coalesce(jsonb_agg(c.content_id) filter (where k.content_type = any(${autoGradedTypes}::text[])), '[]') as auto_graded_ids,
        bool_or(c.content_id = any(${cms_content_ids}::bigint[])) as holds_content
      from courses_lessons l left join lessons_content c on c.tenant_id = l.tenant_id and c.lesson_guid = l.lesson_guid and not c.is_deleted
        left join content k on k.tenant_id = c.tenant_id and k.content_id = c.content_id
      where l.tenant_id = ${tenant_id} and l.course_id in (select course_id from reached) and not l.is_deleted
      group by l.tenant_id, l.lesson_guid
    )
    select
      coalesce((select jsonb_agg(class_id) from known), '[]') as known_class_ids,
      coalesce((select jsonb_agg(reached) from reached), '[]') as classes,
      coalesce((select jsonb_agg(distinct m.user_id) from reached r join users_classes m on m.institution_id = ${institution_id}
        and m.class_id = r.class_id and m.role = 'learner' and not m.is_deleted
        where m.user_id = any(${user_ids ?? []}::bigint[])), '[]') as learner_ids,
      coalesce((select jsonb_agg(jsonb_build_object('lesson_guid', lesson_guid, 'course_id', course_id, 'title', title,
          'content_ids', content_ids, 'auto_graded_ids', auto_graded_ids) order by course_id, position, lesson_guid)
        from lessons where lesson_guid = any(${lesson_guids}::uuid[]) or holds_content), '[]') as lessons,
      (select time_zone from institutions where institution_id = ${institution_id}) as time_zone`.execute(db)
  return rows[0]!
}

export interface NewAssignment {
  readonly assignment_id: string
  readonly title: string
  readonly description: string
  readonly assignment_type: number
  readonly start_date: string
  readonly due_date: string
  readonly allowed_attempts: number
  readonly total_score: number
  readonly rubric_data: unknown
  readonly attachments: readonly KeptAttachment[]
  readonly links: readonly Link[]
  readonly closes_on?: string | undefined
  /** Chosen learners; absent where it is for everybody of the classes. */
  readonly user_ids?: readonly number[] | undefined
  readonly json_data: string
  readonly own_questions: readonly Question[]
  readonly is_custom: boolean
  readonly is_returned_by_teacher: boolean
  readonly created_on: Date
  readonly shares: readonly ClassShare[]
}

/**
 * Makes the assignment, what each class is given, and a standing for each learner, in one statement; a learner of two
 * of the classes does it in the first. Answers false where an assignment has this id already.
 */
export async function insertAssignment(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  made: NewAssignment,
): Promise<boolean> {
  const { rows } = await sql`
    with made as (
      insert into assignments (institution_id, assignment_id, created_by, title, description, assignment_type, start_date,
        due_date, allowed_attempts, total_score, rubric_data, attachments, links, closes_on, learner_ids, json_data, own_questions, is_custom, is_returned_by_teacher, created_on)
      values (${institution_id}, ${made.assignment_id}, ${user_id}, ${made.title}, ${made.description}, ${made.assignment_type},
        ${made.start_date}, ${made.due_date}, ${made.allowed_attempts}, ${made.total_score}, ${JSON.stringify(made.rubric_data)},
        ${JSON.stringify(made.attachments)}, ${JSON.stringify(made.links)}, ${made.closes_on ?? null}, ${made.user_ids ?? null}, ${made.json_data}, ${made.own_questions.length === 0 ? null : JSON.stringify(made.own_questions)}, ${made.is_custom}, ${made.is_returned_by_teacher}, ${made.created_on})
      on conflict do nothing returning assignment_id
    ), shares as (
      select made.assignment_id, s.class_id, s.lessons
      from made, jsonb_to_recordset(${JSON.stringify(made.shares)}::jsonb) as s (class_id bigint, lessons jsonb)
    ), learners as (
      select distinct on (m.user_id) shares.assignment_id, m.user_id, m.class_id
      from shares join users_classes m on m.institution_id = ${institution_id} and m.class_id = shares.class_id
        join users u on u.institution_id = m.institution_id and u.user_id = m.user_id
      where m.role = 'learner' and not m.is_deleted and not u.is_deleted
        and (${made.user_ids ?? null}::bigint[] is null or m.user_id = any(${made.user_ids ?? null}::bigint[]))
      order by m.user_id, m.class_id
    ), standings as (
      insert into assignments_users (institution_id, assignment_id, user_id, class_id)
      select ${institution_id}, assignment_id, user_id, class_id from learners
    )
    insert into assignments_classes (institution_id, assignment_id, class_id, lessons, total_learners)
    select ${institution_id}, shares.assignment_id, shares.class_id, shares.lessons,
      (select count(*) from learners where learners.class_id = shares.class_id)
    from shares returning class_id`.execute(db)
  return rows.length > 0
}

/** Who is asked for an assignment, by class. */
export async function readLearnersByClass(
  db: Kysely<Tables>,
  institution_id: number,
  assignment_id: string,
): Promise<readonly { readonly class_id: number; readonly user_ids: readonly number[] }[]> {
  const { rows } = await sql<{ readonly class_id: number; readonly user_ids: number[] }>`
    select class_id, array_agg(user_id) as user_ids from assignments_users
    where institution_id = ${institution_id} and assignment_id = ${assignment_id} and is_asked group by class_id`.execute(
    db,
  )
  return rows
}

export interface Period {
  readonly class_id?: number | undefined
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

export interface TaughtRow {
  readonly assignment_id: string
  readonly title: string
  readonly assignment_type: 0 | 1 | 2 | 3
  readonly start_date: Date
  readonly due_date: Date
  readonly total_score: number
  readonly classes: readonly (NamedClass & { readonly class_id: number })[]
  readonly total_students: number
  readonly submitted: number
  readonly scored: number
  readonly to_mark: number
  readonly returned: number
  readonly deleted_on: Date | null
}

/** `isToMark` of the domain, for the work `w`. */
export const isToMark = sql`w.assignment_status = 1 and w.attempts_used > 0 and (w.score is null or exists (
  select from submissions s where s.institution_id = w.institution_id and s.assignment_id = w.assignment_id
    and s.user_id = w.user_id and s.handed_in_on > w.scored_on and s.withdrawn_on is null))`

/** Classes that the teacher teaches. */
const taughtBy = ({ institution_id, user_id }: Omit<Teacher, 'tenant_id'>) => sql`
  taught as (
    select k.class_id, k.course_id, k.alias, k.subject, k.grade, k.section
    from users_classes m join classes k on k.institution_id = m.institution_id and k.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted
  )`

/**
 * What the teacher set in a period, or colleagues set for their classes; by due date, newest first, of what waits to be
 * marked the oldest. Counts are of the class asked for, or of all that they teach; who is excused is in none but of what is to mark.
 */
export async function readTaughtAssignments(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  {
    class_id = null,
    start_date = null,
    end_date = null,
    state,
    restorable_since,
    limit,
    offset,
  }: { [K in keyof Period]: Period[K] | null } & {
    state?: 'to_mark' | 'deleted' | undefined
    restorable_since: Date
    limit: number
    offset: number
  },
): Promise<{ readonly rows: readonly TaughtRow[]; readonly total: number }> {
  const isOwnToMark = sql`w.is_asked and w.class_id in (select class_id from taught)
    and (${class_id}::bigint is null or w.class_id = ${class_id}::bigint) and ${isToMark}`
  const waits = sql`and exists (select from assignments_users w
    where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and ${isOwnToMark})`
  const order = { to_mark: sql`due_date`, deleted: sql`deleted_on desc`, all: sql`due_date desc` }[state ?? 'all']
  const stands = state === 'deleted' ? sql`a.is_deleted and a.deleted_on > ${restorable_since}` : sql`not a.is_deleted`
  const { rows } = await sql<TaughtRow & { readonly total: number }>`
    with ${taughtBy({ institution_id, user_id })}, asked as (
      select a.* from assignments a
      where a.institution_id = ${institution_id} and ${stands} ${state === 'to_mark' ? waits : sql``}
        and (a.created_by = ${user_id} or a.assignment_id in (select c.assignment_id
          from assignments_classes c join taught on taught.class_id = c.class_id where c.institution_id = ${institution_id}))
        and (${start_date}::timestamptz is null or a.due_date >= ${start_date}::timestamptz)
        and (${end_date}::timestamptz is null or a.due_date <= ${end_date}::timestamptz)
        and (${class_id}::bigint is null or exists (select from assignments_classes c where c.institution_id = a.institution_id
          and c.assignment_id = a.assignment_id and c.class_id = ${class_id}::bigint))
    ), total as (select count(*)::int as total from asked),
    page as (select * from asked order by ${order}, assignment_id limit ${limit} offset ${offset})
    select total.total, p.assignment_id, p.title, p.assignment_type, p.start_date, p.due_date, p.total_score, p.deleted_on, classes.classes,
      counts.total_students, counts.submitted, counts.scored, counts.to_mark, counts.returned
    from total left join page p on true
      left join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('class_id', k.class_id, 'alias', k.alias, 'subject', k.subject,
          'grade', k.grade, 'section', k.section) order by k.class_id), '[]') as classes
        from assignments_classes c join taught k on k.class_id = c.class_id
        where c.institution_id = p.institution_id and c.assignment_id = p.assignment_id
      ) classes on true
      left join lateral (
        select count(*) filter (where not w.is_excused)::int as total_students,
          count(w.first_handed_in_on) filter (where not w.is_excused)::int as submitted, count(w.score) filter (where not w.is_excused)::int as scored,
          (count(*) filter (where ${isToMark}))::int as to_mark,
          (count(*) filter (where w.assignment_status = 2 and not w.is_excused))::int as returned
        from assignments_users w
        where w.institution_id = p.institution_id and w.assignment_id = p.assignment_id and w.is_asked
          and w.class_id in (select class_id from taught)
          and (${class_id}::bigint is null or w.class_id = ${class_id}::bigint)
      ) counts on true
    order by p.${order}, p.assignment_id`.execute(db)
  // Without a row on the page the total still comes, on a row without an assignment.
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.assignment_id !== null) }
}

export interface WrittenRow {
  readonly assignment_id: string
  readonly title: string
  readonly description: string
  readonly assignment_type: 0 | 1 | 2 | 3
  readonly start_date: Date
  readonly due_date: Date
  readonly allowed_attempts: number
  readonly total_score: number
  readonly rubric_data: {
    criterion_id: string
    title: string
    levels: { level_id: string; label: string; marks: number }[]
  }[]
  readonly attachments: readonly KeptAttachment[]
  readonly links: Link[]
  /** Null where it asks none of its own. */
  readonly own_questions: readonly Question[] | null
  readonly closes_on: Date | null
}

export type ReadableByTeacher = WrittenRow & {
  readonly classes: readonly (NamedClass & {
    readonly class_id: number
    readonly lessons: AttachedLesson[]
    readonly language: LanguageCode
  })[]
  readonly user_ids: number[] | null
  readonly is_own: boolean
  readonly revision: number
  readonly extensions: readonly { user_id: number; due_date: string | null; is_excused: boolean }[]
}

/** An assignment that the teacher set or that is set for a class of theirs; of its classes those that they teach. */
export async function findTaughtAssignment(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Teacher,
  assignment_id: string,
): Promise<ReadableByTeacher | undefined> {
  const { rows } = await sql<ReadableByTeacher>`
    with ${taughtBy({ institution_id, user_id })}
    select a.assignment_id, a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.allowed_attempts,
      a.total_score, a.rubric_data, a.attachments, a.links, a.own_questions, a.closes_on, a.learner_ids as user_ids, a.revision, a.created_by = ${user_id} as is_own,
      coalesce((select jsonb_agg(jsonb_build_object('user_id', w.user_id, 'due_date', w.due_date, 'is_excused', w.is_excused) order by w.user_id)
        from assignments_users w where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and w.is_asked
          and w.class_id in (select class_id from taught) and (w.due_date is not null or w.is_excused)), '[]') as extensions, coalesce(own.classes, '[]') as classes
    from assignments a cross join lateral (
      select jsonb_agg(jsonb_build_object('class_id', k.class_id, 'alias', k.alias, 'subject', k.subject, 'grade', k.grade,
        'section', k.section, 'lessons', c.lessons, 'language', (select o.language from courses o
          where o.tenant_id = ${tenant_id} and o.course_id = k.course_id)) order by k.class_id) as classes
      from assignments_classes c join taught k on k.class_id = c.class_id
      where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id
    ) own
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted
      and (a.created_by = ${user_id} or own.classes is not null)`.execute(db)
  return rows[0]
}
