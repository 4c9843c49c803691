/** How a person stands to the stream of a class, and what they wrote of late. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { RecentWriting } from '@maktab/domain/stream/stream-posts'
import type { Tables } from '#db/tables.ts'
import { wasThere } from '#features/schools/classes.sql.ts'

export interface Member {
  readonly institution_id: number
  readonly user_id: number
  readonly role: string
}

/** A class, or the one of a post or of a comment. */
export type OfStream = { readonly class_id: number } | { readonly post_id: string } | { readonly comment_id: string }

const classOf = (of: OfStream): RawBuilder<unknown> => {
  if ('class_id' in of) return sql`c.class_id = ${of.class_id}`
  return 'post_id' in of
    ? sql`c.class_id = (select p.class_id from stream_posts p where p.institution_id = c.institution_id and p.post_id = ${of.post_id})`
    : sql`c.class_id = (select s.class_id from stream_comments s where s.institution_id = c.institution_id and s.comment_id = ${of.comment_id})`
}

export interface StreamRow {
  readonly class_id: number
  readonly is_stream_disabled: boolean
  readonly approves_posts: boolean
  readonly is_muted: boolean
}

/**
 * Undefined where the person is no member of the class in their role. `read`: is one now, of a class that is not archived; else was
 * one when they gave what arrives now.
 */
export async function findStream(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Member,
  of: OfStream,
  at: 'read' | Date,
): Promise<StreamRow | undefined> {
  const isThere = at === 'read' ? sql`not m.is_deleted and not c.is_deleted and c.is_active` : wasThere(at)
  const { rows } = await sql<StreamRow>`
    select c.class_id, c.is_stream_disabled, c.approves_posts, m.is_muted
    from classes c join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id
    where c.institution_id = ${institution_id} and ${classOf(of)} and m.user_id = ${user_id} and m.role = ${role} and ${isThere}`.execute(
    db,
  )
  return rows[0]
}

/** Until the end of the transaction whatever else the person writes waits: then it counts what was written here. */
export async function holdWriting(db: Kysely<Tables>, { institution_id, user_id }: Member): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stream ${user_id}`}, ${institution_id}))`.execute(db)
}

/** Posts and comments of a person within a minute of another that they gave, and in the minute before now by arrival. Behind `holdWriting`. */
export async function readRecent(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  { given, now }: { readonly given: Date; readonly now: Date },
): Promise<RecentWriting> {
  const of = (table: 'stream_posts' | 'stream_comments') => sql`
    select created_on, received_on from ${sql.table(table)} where institution_id = ${institution_id} and user_id = ${user_id}
      and (created_on > ${given}::timestamptz - interval '1 minute' and created_on < ${given}::timestamptz + interval '1 minute'
        or received_on > ${now}::timestamptz - interval '1 minute')`
  const { rows } = await sql<{
    created_on: Date
    received_on: Date
  }>`${of('stream_posts')} union all ${of('stream_comments')}`.execute(db)
  return { given: rows.map(({ created_on }) => created_on), received: rows.map(({ received_on }) => received_on) }
}

/** Who is told of what is said in a class. */
export interface Members {
  readonly learners: readonly number[]
  readonly teachers: readonly number[]
}

export async function readMembers(db: Kysely<Tables>, institution_id: number, class_id: number): Promise<Members> {
  const { rows } = await sql<{ learners: number[] | null; teachers: number[] | null }>`
    select array_agg(user_id order by user_id) filter (where role = 'learner') as learners,
      array_agg(user_id order by user_id) filter (where role = 'teacher') as teachers
    from users_classes where institution_id = ${institution_id} and class_id = ${class_id} and not is_deleted`.execute(
    db,
  )
  return { learners: rows[0]?.learners ?? [], teachers: rows[0]?.teachers ?? [] }
}

/** Learners of a class who only read. */
export async function readMuted(
  db: Kysely<Tables>,
  institution_id: number,
  class_id: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('users_classes')
    .select('user_id')
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('role', '=', 'learner')
    .where('is_muted', '=', true)
    .where('is_deleted', '=', false)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Answers false where the person is no learner of the class. */
export async function muteLearner(
  db: Kysely<Tables>,
  institution_id: number,
  { class_id, user_id, is_muted }: { readonly class_id: number; readonly user_id: number; readonly is_muted: boolean },
): Promise<boolean> {
  const found = await sql`select from users_classes where institution_id = ${institution_id} and class_id = ${class_id}
    and user_id = ${user_id} and role = 'learner' for no key update`.execute(db)
  await sql`update users_classes set is_muted = ${is_muted} where institution_id = ${institution_id} and class_id = ${class_id}
    and user_id = ${user_id} and role = 'learner' and is_muted <> ${is_muted}`.execute(db)
  return found.rows.length > 0
}

export async function saveStreamSettings(
  db: Kysely<Tables>,
  institution_id: number,
  class_id: number,
  { is_stream_disabled, approves_posts }: Pick<StreamRow, 'is_stream_disabled' | 'approves_posts'>,
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ is_stream_disabled, approves_posts })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .execute()
}

/** Something is to be done to a post or a comment at a moment; a later plan for it takes the place of an earlier one. */
export async function planMoment(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
  {
    subject_id,
    kind,
    due_on,
  }: { readonly subject_id: string; readonly kind: 'publish' | 'forget'; readonly due_on: Date },
): Promise<void> {
  await db
    .insertInto('stream_moments')
    .values({ tenant_id, institution_id, subject_id, kind, due_on })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'institution_id', 'subject_id', 'kind']).doUpdateSet({ due_on }),
    )
    .execute()
}
