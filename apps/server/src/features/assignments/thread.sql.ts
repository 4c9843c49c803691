import { sql, type Kysely } from 'kysely'
import type { CommentToChange } from '@maktab/domain/assignments/thread'
import type { Role } from '@maktab/contracts/roles'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

interface Person {
  readonly institution_id: number
  readonly user_id: number
  readonly role: Role
}

/** Whether a person reaches the thread of the work `w`: their own, or of a class that they teach, or taught when they wrote. */
export const reachesThread = ({ user_id, role }: Person, given: Date) =>
  role === 'learner'
    ? sql`w.user_id = ${user_id}`
    : sql`exists (select from users_classes m where m.institution_id = w.institution_id and m.class_id = w.class_id
        and m.user_id = ${user_id} and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given}))`

export interface Thread {
  readonly class_id: number
  readonly title: string
  /** The assignment was deleted: what is said about it is kept, and told to nobody. */
  readonly is_deleted: boolean
  /** Who teaches the class in which the work was set. */
  readonly teacher_ids: readonly number[]
}

/** The thread of a learner and an assignment; undefined where it is none, or the person does not reach it. */
export async function findThread(
  db: Kysely<Tables>,
  person: Person,
  { assignment_id, learner_id }: { readonly assignment_id: string; readonly learner_id: number },
  given: Date,
): Promise<Thread | undefined> {
  const { rows } = await sql<Thread>`
    select w.class_id, a.title, a.is_deleted, array(select m.user_id from users_classes m where m.institution_id = w.institution_id
      and m.class_id = w.class_id and m.role = 'teacher' and not m.is_deleted) as teacher_ids
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${person.institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${learner_id}
      and ${reachesThread(person, given)}`.execute(db)
  return rows[0]
}

export interface NewComment {
  readonly comment_id: string
  readonly assignment_id: string
  readonly learner_id: number
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly given_on: Date
}

/** When the person's comment with this id was given, if it is in this thread. */
export async function findGivenOn(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  { comment_id, assignment_id, learner_id }: Pick<NewComment, 'comment_id' | 'assignment_id' | 'learner_id'>,
): Promise<Date | undefined> {
  const found = await db
    .selectFrom('assignment_comments')
    .select('given_on')
    .where('institution_id', '=', institution_id)
    .where('comment_id', '=', comment_id)
    .where('assignment_id', '=', assignment_id)
    .where('user_id', '=', learner_id)
    .where('author_id', '=', user_id)
    .executeTakeFirst()
  return found?.given_on
}

/** Answers false where another comment has this id already. */
export async function insertComment(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  { learner_id, attachments, ...made }: NewComment,
): Promise<boolean> {
  const kept = await db
    .insertInto('assignment_comments')
    .values({
      ...made,
      institution_id,
      user_id: learner_id,
      author_id: user_id,
      attachments: JSON.stringify(attachments),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  return kept !== undefined
}

export type KeptComment = CommentToChange & { readonly teaches_class: boolean }

/** A comment of a thread that the person reaches, held until the end of the transaction. */
export async function takeComment(
  db: Kysely<Tables>,
  person: Person,
  { post_id, assignment_id }: { readonly post_id: string; readonly assignment_id: string },
  given: Date,
): Promise<KeptComment | undefined> {
  const { rows } = await sql<KeptComment>`
    select c.author_id, jsonb_array_length(c.attachments) > 0 as has_files, c.is_deleted, c.edited_on, ${person.role !== 'learner'}::boolean as teaches_class
    from assignment_comments c join assignments_users w using (institution_id, assignment_id, user_id)
    where c.institution_id = ${person.institution_id} and c.comment_id = ${post_id} and c.assignment_id = ${assignment_id}
      and ${reachesThread(person, given)}
    for no key update of c`.execute(db)
  return rows[0]
}

/** Keeps what a comment says since a moment, or, where it `counts` no more, beside what it says. */
export async function editComment(
  db: Kysely<Tables>,
  { institution_id }: Person,
  { post_id, text }: { readonly post_id: string; readonly text: string },
  { given, counts }: { readonly given: Date; readonly counts: boolean },
): Promise<void> {
  const earlier = (words: ReturnType<typeof sql>) =>
    sql`earlier_texts || jsonb_build_object('text', ${words}, 'until', ${given}::timestamptz)`
  await sql`
    update assignment_comments
    set ${counts ? sql`text = ${text}, edited_on = ${given}, earlier_texts = ${earlier(sql`text`)}` : sql`earlier_texts = ${earlier(sql`${text}::text`)}`}
    where institution_id = ${institution_id} and comment_id = ${post_id}`.execute(db)
}

export async function markDeleted(
  db: Kysely<Tables>,
  { institution_id }: Person,
  { post_id }: { readonly post_id: string },
): Promise<void> {
  await db
    .updateTable('assignment_comments')
    .set({ is_deleted: true })
    .where('institution_id', '=', institution_id)
    .where('comment_id', '=', post_id)
    .where('is_deleted', '=', false)
    .execute()
}

/** Unread notifications of a person that tell of a thread. */
export async function readUnread(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Person,
  { assignment_id, learner_id }: { readonly assignment_id: string; readonly learner_id: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users_notifications')
    .select('users_notification_id')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('notification_type', '=', 'private_comment')
    .where('assignment_id', '=', assignment_id)
    .where('learner_id', role === 'learner' ? 'is' : '=', role === 'learner' ? null : learner_id)
    .where('read_on', 'is', null)
    .execute()
  return rows.map(({ users_notification_id }) => users_notification_id)
}

export interface PostRow {
  readonly post_id: string
  readonly kind: 'work' | 'comment'
  readonly author_id: number
  readonly author_name: string
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly given_on: Date
  readonly edited_on: Date | null
  /** Of all that the thread has of the kind. */
  readonly total: number
}

/** Posts of a thread, the newest first. */
export async function readPosts(
  db: Kysely<Tables>,
  { institution_id }: Person,
  {
    assignment_id,
    learner_id,
    kind = null,
    limit,
  }: {
    readonly assignment_id: string
    readonly learner_id: number
    readonly kind?: PostRow['kind'] | null | undefined
    readonly limit: number
  },
): Promise<readonly PostRow[]> {
  const { rows } = await sql<PostRow>`
    with posts as (
      select comment_id as post_id, 'comment' as kind, author_id, text, attachments, given_on, edited_on from assignment_comments
      where institution_id = ${institution_id} and assignment_id = ${assignment_id} and user_id = ${learner_id} and not is_deleted
      union all
      select submission_id, 'work', user_id, text, attachments, handed_in_on, null from submissions
      where institution_id = ${institution_id} and assignment_id = ${assignment_id} and user_id = ${learner_id} and withdrawn_on is null
    )
    select p.*, u.full_name as author_name, (count(*) over ())::int as total
    from posts p join users u on u.institution_id = ${institution_id} and u.user_id = p.author_id
    where ${kind}::text is null or p.kind = ${kind}
    order by p.given_on desc, p.post_id desc limit ${limit}`.execute(db)
  return rows
}
