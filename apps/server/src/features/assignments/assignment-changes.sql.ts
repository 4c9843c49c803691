/** Changing work that is set, and taking it back. */
import { sql, type Kysely } from 'kysely'
import type { Extension } from '@maktab/contracts/assignments/assignments'
import type {
  ChangeableWork,
  ChangeFacts,
  DecidedChange,
  FieldRevisions,
} from '@maktab/domain/assignments/assignment-changes'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

interface Teacher {
  readonly institution_id: number
  readonly user_id: number
}

type StoredWork = Omit<
  ChangeableWork,
  'attachments' | 'lesson_guids' | 'cms_content_ids' | 'start_date' | 'due_date' | 'closes_on'
> & {
  readonly assignment_type: number
  readonly own_questions: number
  readonly attachments: readonly KeptAttachment[]
  readonly start_date: Date
  readonly due_date: Date
  readonly closes_on: Date | null
}

export type WorkToChange = StoredWork &
  Pick<
    ChangeFacts,
    | 'revision'
    | 'field_revisions'
    | 'sees_assignment'
    | 'taught_class_ids'
    | 'highest_score'
    | 'given_levels'
    | 'works'
    | 'attached'
  > & { readonly is_scheduled: boolean }

/** Work with all that decides what may become of it, held until the end of the transaction: of two changes at once the second sees the first. */
export async function takeWorkToChange(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  assignment_id: string,
): Promise<WorkToChange | undefined> {
  const { rows } = await sql<WorkToChange>`
    with held as (
      select * from assignments where institution_id = ${institution_id} and assignment_id = ${assignment_id} and not is_deleted
      for no key update
    ), classes as (
      select class_id, lessons from assignments_classes where institution_id = ${institution_id} and assignment_id = ${assignment_id}
    ), taught as (
      select m.class_id from users_classes m where m.institution_id = ${institution_id} and m.user_id = ${user_id}
        and m.role = 'teacher' and not m.is_deleted
    ), works as (
      select w.user_id, w.class_id, w.score, w.is_score_automatic, w.rubric_levels from assignments_users w
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id}
        and (w.first_handed_in_on is not null or w.scored_on is not null)
    )
    select a.title, a.description, a.assignment_type, a.start_date, a.due_date, a.closes_on, a.allowed_attempts, a.total_score,
      a.rubric_data, a.attachments, a.links, coalesce(jsonb_array_length(a.own_questions), 0) as own_questions, a.learner_ids as user_ids, a.revision, a.field_revisions,
      exists (select from scheduled_work s where s.institution_id = a.institution_id and s.assignment_id = a.assignment_id) as is_scheduled,
      array(select class_id from classes order by class_id) as class_ids, array(select class_id from taught) as taught_class_ids,
      a.created_by = ${user_id} or exists (select from classes join taught using (class_id)) as sees_assignment,
      coalesce((select jsonb_agg(distinct l - 'class_id' - 'cms_course_id') from classes, jsonb_array_elements(classes.lessons) l), '[]') as attached,
      (select max(score) from works where not is_score_automatic) as highest_score,
      coalesce((select jsonb_agg(distinct jsonb_build_object('criterion_id', key, 'level_id', value))
        from works, jsonb_each_text(works.rubric_levels)), '[]') as given_levels,
      coalesce((select jsonb_agg(jsonb_build_object('user_id', user_id, 'class_id', class_id)) from works), '[]') as works
    from held a`.execute(db)
  return rows[0]
}

export interface ChangeToSave extends Pick<DecidedChange, 'dropped_levels'> {
  readonly assignment_id: string
  readonly work: Omit<ChangeableWork, 'attachments'> & { readonly attachments: readonly KeptAttachment[] }
  readonly revision: number
  readonly field_revisions: FieldRevisions
  readonly left_class_ids: readonly number[]
}

/** The work as it stands from now on. Scores stay, and count in per cent of the new total marks. */
export async function saveChangedWork(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  { assignment_id, work, revision, field_revisions, dropped_levels, left_class_ids }: ChangeToSave,
): Promise<void> {
  await sql`
    update assignments set title = ${work.title}, description = ${work.description}, start_date = ${work.start_date},
      due_date = ${work.due_date}, closes_on = ${work.closes_on}, allowed_attempts = ${work.allowed_attempts},
      total_score = ${work.total_score}, rubric_data = ${JSON.stringify(work.rubric_data)},
      attachments = ${JSON.stringify(work.attachments)}, links = ${JSON.stringify(work.links)}, learner_ids = ${work.user_ids},
      revision = ${revision}, field_revisions = ${JSON.stringify(field_revisions)},
      left_class_ids = array(select distinct unnest(left_class_ids || ${[...left_class_ids]}::bigint[]) except select unnest(${[...work.class_ids]}::bigint[]))
    where institution_id = ${institution_id} and assignment_id = ${assignment_id}`.execute(db)
  if (dropped_levels.length === 0) return
  await sql`
    update assignments_users w set rubric_levels = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(w.rubric_levels)
      where not exists (select from jsonb_to_recordset(${JSON.stringify(dropped_levels)}::jsonb) d (criterion_id text, level_id text)
        where d.criterion_id = key and d.level_id = value))
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.rubric_levels <> '{}'`.execute(
    db,
  )
}

/** What each class is given, and who is asked: who came in is, who was taken out is no more. Answers who is asked anew, by class. */
export async function renewAsked(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  assignment_id: string,
  shares: DecidedChange['shares'],
): Promise<readonly { readonly class_id: number; readonly user_ids: readonly number[] }[]> {
  if (shares !== undefined) {
    await sql`
      with shares as (select * from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s (class_id bigint, lessons jsonb)), gone as (
        delete from assignments_classes c where c.institution_id = ${institution_id} and c.assignment_id = ${assignment_id}
          and c.class_id not in (select class_id from shares)
      )
      insert into assignments_classes (institution_id, assignment_id, class_id, lessons)
      select ${institution_id}, ${assignment_id}, class_id, lessons from shares
      on conflict (institution_id, assignment_id, class_id) do update set lessons = excluded.lessons`.execute(db)
  }
  const { rows } = await sql<{ readonly class_id: number; readonly user_ids: number[] }>`
    with members as (
      select distinct on (m.user_id) m.user_id, m.class_id
      from assignments_classes c join assignments a using (institution_id, assignment_id)
        join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'learner' and not m.is_deleted
        join users u on u.institution_id = m.institution_id and u.user_id = m.user_id and not u.is_deleted
      where c.institution_id = ${institution_id} and c.assignment_id = ${assignment_id}
        and (a.learner_ids is null or m.user_id = any(a.learner_ids))
      order by m.user_id, m.class_id
    ), gone as (
      update assignments_users w set is_asked = false
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.is_asked
        and w.first_handed_in_on is null and w.scored_on is null
        and not exists (select from members where members.user_id = w.user_id)
    ), back as (
      update assignments_users w set is_asked = true, class_id = members.class_id from members
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = members.user_id
        and (not w.is_asked or not exists (select from assignments_classes c where c.institution_id = w.institution_id
          and c.assignment_id = w.assignment_id and c.class_id = w.class_id))
      returning w.user_id, w.class_id
    ), come as (
      insert into assignments_users (institution_id, assignment_id, user_id, class_id)
      select ${institution_id}, ${assignment_id}, user_id, class_id from members
      on conflict do nothing returning user_id, class_id
    ), counted as (
      update assignments_classes c set total_learners = c.total_learners + come.learners
      from (select class_id, count(*)::int as learners from come group by class_id) come
      where c.institution_id = ${institution_id} and c.assignment_id = ${assignment_id} and c.class_id = come.class_id
    )
    select class_id, array_agg(user_id) as user_ids from (select * from back union all select * from come) anew group by class_id`.execute(
    db,
  )
  return rows
}

/**
 * Gives learners more time or excuses them; an empty extension takes that back. What was said of a learner later, and arrived before,
 * stays. Answers for whom it is new, by class.
 */
export async function saveExtensions(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  assignment_id: string,
  extensions: readonly Extension[],
  given: Date,
): Promise<readonly { readonly class_id: number; readonly user_ids: readonly number[] }[]> {
  const { rows } = await sql<{ readonly class_id: number; readonly user_ids: number[] }>`
    with before as (
      select user_id, due_date, is_excused from assignments_users
      where institution_id = ${institution_id} and assignment_id = ${assignment_id}
    ), renewed as (
      update assignments_users w set due_date = e.due_date, is_excused = e.is_excused, extended_on = ${given}
      from before join jsonb_to_recordset(${JSON.stringify(extensions)}::jsonb) e (user_id bigint, due_date timestamptz, is_excused boolean)
        using (user_id)
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = before.user_id
        and (w.extended_on is null or w.extended_on <= ${given})
      returning w.class_id, w.user_id, (before.due_date, before.is_excused) is distinct from (w.due_date, w.is_excused) as is_new
    )
    select class_id, array_agg(user_id) as user_ids from renewed where is_new group by class_id`.execute(db)
  return rows
}

/** Says anew which work came late: by the due date of each learner, and never of who is excused. */
export async function renewLateness(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  assignment_id: string,
): Promise<void> {
  await sql`
    with due as (
      select w.user_id, coalesce(w.due_date, a.due_date) as due_date, w.is_excused
      from assignments_users w join assignments a using (institution_id, assignment_id)
      where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.first_handed_in_on is not null
    ), given as (
      select s.submission_id, s.user_id, not due.is_excused and s.handed_in_on > due.due_date as is_late
      from submissions s join due using (user_id)
      where s.institution_id = ${institution_id} and s.assignment_id = ${assignment_id} and s.withdrawn_on is null
    ), renewed as (
      update submissions s set is_late = given.is_late from given
      where s.institution_id = ${institution_id} and s.submission_id = given.submission_id and s.is_late <> given.is_late
    )
    update assignments_users w set is_late = whole.is_late
    from (select user_id, bool_and(is_late) as is_late from given group by user_id) whole
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = whole.user_id
      and w.is_late <> whole.is_late`.execute(db)
}

/** Moves the figures of the classes from one total to another: scores stay, what they are in per cent does not. */
export async function countNewTotal(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  { assignment_id, before, after }: { readonly assignment_id: string; readonly before: number; readonly after: number },
): Promise<void> {
  const percentOf = (total: number) => sql`coalesce(sum(score / nullif(${total}::numeric, 0) * 100), 0)::float8`
  await sql`
    update rollup_class r set scored = r.scored + w.scored * ${Number(after > 0) - Number(before > 0)}::int,
      score_percent_sum = r.score_percent_sum + w.percent
    from (
      select class_id, count(score)::int as scored, ${percentOf(after)} - ${percentOf(before)} as percent
      from assignments_users where institution_id = ${institution_id} and assignment_id = ${assignment_id} and score is not null and not is_excused
      group by class_id
    ) w where r.institution_id = ${institution_id} and r.class_id = w.class_id`.execute(db)
}

export interface TakenBack {
  readonly title: string
  readonly deleted_on: Date | null
  /** Whether this made a difference. */
  readonly is_changed: boolean
  readonly class_ids: readonly number[]
}

/** Takes work back, or restores what was taken back since; of this teacher, or of a class that they teach. */
export async function setDeleted(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  {
    assignment_id,
    deleted_on,
    given,
    restorable_since,
  }: {
    readonly assignment_id: string
    readonly deleted_on: Date | null
    /** What was given later stays. */
    readonly given: Date
    readonly restorable_since: Date
  },
): Promise<TakenBack | undefined> {
  const { rows } = await sql<TakenBack>`
    with held as (
      select a.assignment_id, a.is_deleted, a.deletion_given_on > ${given} as is_overtaken from assignments a
      where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id}
        and (not a.is_deleted or a.deleted_on > ${restorable_since})
        and (a.created_by = ${user_id} or exists (select from assignments_classes c join users_classes m
          on m.institution_id = c.institution_id and m.class_id = c.class_id and m.user_id = ${user_id} and m.role = 'teacher'
            and not m.is_deleted
          where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id))
      for no key update
    ), decided as (
      select assignment_id, case when is_overtaken then is_deleted else ${deleted_on !== null} end as becomes_deleted, is_deleted
      from held
    )
    update assignments a set is_deleted = d.becomes_deleted,
      deleted_on = case when d.is_deleted = d.becomes_deleted then a.deleted_on else ${deleted_on}::timestamptz end,
      deletion_given_on = greatest(a.deletion_given_on, ${given}::timestamptz)
    from decided d where a.institution_id = ${institution_id} and a.assignment_id = d.assignment_id
    returning a.title, a.deleted_on, d.is_deleted <> d.becomes_deleted as is_changed, array(select c.class_id
      from assignments_classes c where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id) as class_ids`.execute(
    db,
  )
  return rows[0]
}

/** Learners who are asked for the work and were given no score, by class. */
export async function readUnscored(
  db: Kysely<Tables>,
  { institution_id }: Pick<Teacher, 'institution_id'>,
  assignment_id: string,
): Promise<readonly { readonly class_id: number; readonly user_ids: readonly number[] }[]> {
  const { rows } = await sql<{ readonly class_id: number; readonly user_ids: number[] }>`
    select class_id, array_agg(user_id) as user_ids from assignments_users
    where institution_id = ${institution_id} and assignment_id = ${assignment_id} and is_asked and score is null
    group by class_id`.execute(db)
  return rows
}
