/** Work of many learners, in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

interface Grown {
  readonly institution_id: number
  /** Who set it. */
  readonly teacher_id: number
  readonly class_id: number
  readonly title: string
  readonly learners: number
  /** Whether devices know them as learners of the class. */
  readonly areMembers: boolean
}

const link = {
  link_id: '0b8ad2f1-6c0f-4a43-9d4e-2f6f5c1f7a01',
  link_type: 1,
  title: '',
  url: 'https://museum.example/',
}

/** An assignment of a class with as many learners of its own, each with a photo handed in and a score. Answers its id. */
export async function growWork(
  db: Kysely<Tables>,
  { institution_id, teacher_id, class_id, title, learners, areMembers }: Grown,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly assignment_id: string }>`
      insert into assignments (institution_id, assignment_id, created_by, title, description, assignment_type, start_date, due_date,
        allowed_attempts, total_score, rubric_data, attachments, links, json_data, is_custom, created_on)
      values (${institution_id}, gen_random_uuid(), ${teacher_id}, ${title}, 'Draw it.', 2, now() - interval '7 days',
        now() + interval '7 days', 3, 20, '[]', '[]', ${JSON.stringify([link])}, '', true, now())
      returning assignment_id`.execute(transaction)
    const assignment_id = rows[0]!.assignment_id
    await sql`insert into assignments_classes (institution_id, assignment_id, class_id, lessons, total_learners)
      values (${institution_id}, ${assignment_id}, ${class_id}, '[]', ${learners})`.execute(transaction)
    await sql`
      with people as (
        insert into users (institution_id, username, full_name, roles, active_role, current_language)
        select ${institution_id}, 'bench.' || left(${assignment_id}, 8) || '.' || n, 'زرغونه احمدي ' || n, array['learner'], 'learner', 'pu'
        from generate_series(1, ${learners}::int) n returning user_id
      ), members as (
        insert into users_classes (institution_id, class_id, user_id, role) select ${institution_id}, ${class_id}, user_id, 'learner' from people where ${areMembers}
      ), standings as (
        insert into assignments_users (institution_id, assignment_id, user_id, class_id, assignment_status, attempts_used, first_handed_in_on,
          score, teacher_remarks, scored_by, scored_on)
        select ${institution_id}, ${assignment_id}, user_id, ${class_id}, 1, 1, now() - interval '1 day', user_id % 20, 'ښه کار',
          ${teacher_id}, now() - interval '1 hour' from people returning user_id
      )
      insert into submissions (institution_id, submission_id, assignment_id, user_id, attempt_number, text, attachments, handed_in_on,
        received_on, is_late, is_extra)
      select ${institution_id}, gen_random_uuid(), ${assignment_id}, user_id, 1, 'زما د کور کار', jsonb_build_array(jsonb_build_object(
          'file_id', gen_random_uuid(), 'name', 'IMG_20260321_080000.jpg', 'mime_type', 'image/jpeg', 'size_bytes', 312004,
          'sha256', encode(sha256(user_id::text::bytea), 'hex'), 'thumbnail_sha256', encode(sha256(('small' || user_id)::bytea), 'hex'))),
        now() - interval '1 day', now() - interval '1 day', false, false from standings`.execute(transaction)
    return assignment_id
  })
}

/** The statistics that a database has of such a table on any later day. */
export async function settle(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
