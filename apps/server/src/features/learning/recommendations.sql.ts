import type { ContentStatus, LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

export interface KnownLessonRow {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly title: string
  readonly subject: string
  readonly language: LanguageCode
  readonly position: number
  readonly content_status: ContentStatus
  readonly completion: number
  readonly accuracy_sum: number
  readonly accuracies: number
  readonly worked_on: Date | null
}

/** Every lesson of the learner's present classes, with how they stand in it. */
export async function readKnownLessons(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
): Promise<readonly KnownLessonRow[]> {
  const { rows } = await sql<KnownLessonRow>`
    with own as (
      select c.class_id, c.course_id from users_classes m
        join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner' and not m.is_deleted
        and c.is_active and not c.is_deleted
    ), worked as (
      select u.class_id, u.lesson_guid, bool_or(u.content_status > 0) as is_begun, max(u.changed_on) as worked_on,
        coalesce(sum(u.accuracy_sum / greatest(u.attempts, 1)) filter (where u.accuracy is not null), 0) as accuracy_sum, count(u.accuracy)::int as accuracies
      from users_content u
      where u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id in (select class_id from own)
      group by u.class_id, u.lesson_guid
    )
    select own.class_id, l.course_id, l.lesson_guid, l.title, c.subject, c.language, l.position,
      case when standing.is_completed then 2 when worked.is_begun then 1 else 0 end as content_status,
      coalesce(standing.completion, 0) as completion, coalesce(worked.accuracy_sum, 0) as accuracy_sum,
      coalesce(worked.accuracies, 0) as accuracies, worked.worked_on
    from own
      join courses c on c.tenant_id = ${tenant_id} and c.course_id = own.course_id
      join courses_lessons l on l.tenant_id = c.tenant_id and l.course_id = c.course_id and not l.is_deleted
      left join worked on worked.class_id = own.class_id and worked.lesson_guid = l.lesson_guid
      left join users_lessons standing on standing.institution_id = ${institution_id} and standing.user_id = ${user_id}
        and standing.class_id = own.class_id and standing.lesson_guid = l.lesson_guid
    where ${hasLesson({ institution_id, course: 'c', lesson: 'l' })}`.execute(db)
  return rows
}

export interface AssignedLessonRow {
  readonly class_id: number
  readonly lesson_guid: string
  readonly title: string
  readonly due_date: Date
}

/** Lessons of work that waits for the learner, as `isOpenWork` says. */
export async function readAssignedLessons(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  now: Date,
): Promise<readonly AssignedLessonRow[]> {
  const { rows } = await sql<AssignedLessonRow>`
    select w.class_id, (attached ->> 'lesson_guid')::uuid as lesson_guid, a.title, a.due_date
    from assignments_users w
      join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      join assignments_classes k on k.institution_id = w.institution_id and k.assignment_id = w.assignment_id and k.class_id = w.class_id
      cross join lateral jsonb_array_elements(k.lessons) attached
    where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.is_asked and not w.is_excused and w.assignment_status in (0, 3)
      and a.start_date <= ${now} and not a.is_deleted`.execute(db)
  return rows
}

/** Of each class the lesson that the most of its learners were in during the last week; the further one of two. */
export async function readClassesNow(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
  since: Date,
): Promise<readonly { readonly class_id: number; readonly lesson_guid: string }[]> {
  const { rows } = await sql<{ class_id: number; lesson_guid: string }>`
    with met as (
      select u.class_id, u.lesson_guid, count(distinct u.user_id) as learners
      from users_classes own
        join users_content u on u.institution_id = own.institution_id and u.class_id = own.class_id and u.user_id <> own.user_id and u.content_status > 0
      where own.institution_id = ${institution_id} and own.user_id = ${user_id} and own.role = 'learner' and not own.is_deleted
        and u.changed_on >= ${since}
      group by u.class_id, u.lesson_guid
    )
    select distinct on (met.class_id) met.class_id, met.lesson_guid
    from met join courses_lessons l on l.tenant_id = ${tenant_id} and l.lesson_guid = met.lesson_guid
    order by met.class_id, met.learners desc, l.position desc, met.lesson_guid`.execute(db)
  return rows
}

/** Lessons of the learner's classes that train a skill which the given lesson trains. */
export async function readSharedSkills(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
  lesson_guid: string,
): Promise<readonly { readonly class_id: number; readonly lesson_guid: string; readonly skill: string }[]> {
  const { rows } = await sql<{ class_id: number; lesson_guid: string; skill: string }>`
    with trained as (
      select distinct s.skill_id, s.title from lessons_content p
        join skills_content k on k.tenant_id = p.tenant_id and k.content_id = p.content_id
        join skills s on s.tenant_id = k.tenant_id and s.skill_id = k.skill_id and not s.is_deleted
      where p.tenant_id = ${tenant_id} and p.lesson_guid = ${lesson_guid} and not p.is_deleted
    )
    select c.class_id, p.lesson_guid, min(trained.title) as skill
    from trained
      join skills_content k on k.tenant_id = ${tenant_id} and k.skill_id = trained.skill_id
      join lessons_content p on p.tenant_id = k.tenant_id and p.content_id = k.content_id and not p.is_deleted
      join classes c on c.institution_id = ${institution_id} and c.course_id = p.course_id and c.is_active and not c.is_deleted
      join users_classes own on own.institution_id = c.institution_id and own.class_id = c.class_id and own.user_id = ${user_id}
        and own.role = 'learner' and not own.is_deleted
    where p.lesson_guid <> ${lesson_guid}
    group by c.class_id, p.lesson_guid order by c.class_id, p.lesson_guid`.execute(db)
  return rows
}
