import { sql, type Kysely } from 'kysely'
import type { LessonStanding, Standing } from '@maktab/domain/learning/progress'
import type { Tables } from '#db/tables.ts'
import { andAddLearning, type LearningChange } from '#features/learning/rollups.sql.ts'

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

/** One content of one lesson, as a class does it. */
export interface Place {
  readonly content_id: number
  readonly cms_course_id: number
  readonly lesson_guid: string
  readonly class_id: number
}

/**
 * Takes the turn of a learner in a class: whatever else this learner does in it waits for the end of the transaction.
 * Answers false where they do not learn there and did not when they gave it (a device may send late), or the class has another course.
 */
export async function takeTurn(db: Kysely<Tables>, { institution_id, user_id }: Learner, { class_id, cms_course_id }: Place, given: Date): Promise<boolean> {
  const { rows } = await sql`
    select from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.user_id = ${user_id}
      and m.role = 'learner' and (not m.is_deleted or m.left_on > ${given}) and not c.is_deleted and c.course_id = ${cms_course_id}
    for no key update of m`.execute(db)
  return rows.length > 0
}

export interface PlaceFacts {
  readonly content_type: string
  /** Null where the content is no assessment. */
  readonly questions: unknown
  readonly min_completion_percentage: number
  /** Null before the first touch. */
  readonly standing: Standing | null
  readonly lesson: {
    readonly total_contents: number
    /** Completed and started contents of the lesson beside this one. */
    readonly completed_elsewhere: number
    readonly started_elsewhere: number
    readonly was_completed: boolean
  }
}

/** Read after the turn is taken, so that nothing changes under it. */
export async function readPlace(db: Kysely<Tables>, learner: Learner, place: Place): Promise<PlaceFacts | undefined> {
  const { institution_id, tenant_id, user_id } = learner
  const { class_id, lesson_guid, content_id, cms_course_id } = place
  const { rows } = await sql<
    Omit<PlaceFacts, 'standing' | 'lesson'> & PlaceFacts['lesson'] & { [K in keyof Standing]: Standing[K] | null }
  >`
    select k.content_type, k.body -> 'questions' as questions, c.min_completion_percentage,
      p.content_status, p.completion, p.accuracy, p.attempts, p.time_spent_in_seconds, p.resume_point,
      others.total_contents, others.completed_elsewhere, others.started_elsewhere,
      coalesce(u.is_completed, false) as was_completed
    from lessons_content lc
      join content k on k.tenant_id = lc.tenant_id and k.content_id = lc.content_id
      join courses c on c.tenant_id = lc.tenant_id and c.course_id = lc.course_id
      left join users_content p on p.institution_id = ${institution_id} and p.user_id = ${user_id}
        and p.content_id = lc.content_id and p.class_id = ${class_id}
      left join users_lessons u on u.institution_id = ${institution_id} and u.user_id = ${user_id}
        and u.class_id = ${class_id} and u.lesson_guid = lc.lesson_guid
      cross join lateral (
        select count(*)::int as total_contents,
          (count(*) filter (where o.content_status = 2 and o.content_id <> lc.content_id))::int as completed_elsewhere,
          (count(*) filter (where o.content_status > 0 and o.content_id <> lc.content_id))::int as started_elsewhere
        from lessons_content l left join users_content o on o.institution_id = ${institution_id}
          and o.user_id = ${user_id} and o.content_id = l.content_id and o.class_id = ${class_id}
        where l.tenant_id = lc.tenant_id and l.lesson_guid = lc.lesson_guid
      ) others
    where lc.tenant_id = ${tenant_id} and lc.lesson_guid = ${lesson_guid} and lc.content_id = ${content_id}
      and lc.course_id = ${cms_course_id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { content_type, questions, min_completion_percentage, total_contents, completed_elsewhere, started_elsewhere, was_completed } = row
  return {
    content_type,
    questions,
    min_completion_percentage,
    standing: row.content_status === null ? null : standingOf(row),
    lesson: { total_contents, completed_elsewhere, started_elsewhere, was_completed },
  }
}

function standingOf(row: { [K in keyof Standing]: Standing[K] | null }): Standing {
  return {
    content_status: (row.content_status ?? 0),
    completion: row.completion ?? 0,
    accuracy: row.accuracy,
    attempts: row.attempts ?? 0,
    time_spent_in_seconds: row.time_spent_in_seconds ?? 0,
    resume_point: row.resume_point ?? '',
  }
}

export interface StandingToKeep {
  readonly standing: Standing
  readonly lesson: LessonStanding
  readonly change: LearningChange
}

/** Keeps the learner's standing in the content and in its lesson, and what both add to the figures of the class. */
export async function saveStanding(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id, lesson_guid }: Place,
  { standing, lesson, change }: StandingToKeep,
): Promise<void> {
  const { now } = change
  await sql`
    with content_standing as (
      insert into users_content (institution_id, user_id, content_id, class_id, lesson_guid, content_status, completion,
        accuracy, attempts, time_spent_in_seconds, resume_point, changed_on)
      values (${institution_id}, ${user_id}, ${content_id}, ${class_id}, ${lesson_guid}, ${standing.content_status},
        ${standing.completion}, ${standing.accuracy}, ${standing.attempts}, ${standing.time_spent_in_seconds},
        ${standing.resume_point}, ${now})
      on conflict (institution_id, user_id, content_id, class_id) do update set
        lesson_guid = excluded.lesson_guid, content_status = excluded.content_status, completion = excluded.completion,
        accuracy = excluded.accuracy, attempts = excluded.attempts, resume_point = excluded.resume_point,
        time_spent_in_seconds = excluded.time_spent_in_seconds, changed_on = excluded.changed_on
    ), lesson_standing as (
      insert into users_lessons (institution_id, user_id, class_id, lesson_guid, completed_contents, total_contents,
        completion, is_completed, changed_on)
      values (${institution_id}, ${user_id}, ${class_id}, ${lesson_guid}, ${lesson.completed_contents},
        ${lesson.total_contents}, ${lesson.completion}, ${lesson.is_completed}, ${now})
      on conflict (institution_id, user_id, class_id, lesson_guid) do update set
        completed_contents = excluded.completed_contents, total_contents = excluded.total_contents,
        completion = excluded.completion, is_completed = excluded.is_completed, changed_on = excluded.changed_on
    )${andAddLearning(change)}
    select`.execute(db)
}
