import { findRows, readRow, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

export type KeptComment = LocalRow<'assignment_comments'>

export async function findComment(db: Statements, comment_id: string): Promise<KeptComment | undefined> {
  return (await findRows(db, 'assignment_comments', 'comment_id = ?', [comment_id]))[0]
}

export function saveComment(db: Statements, row: KeptComment): Promise<void> {
  return saveRow(db, 'assignment_comments', row)
}

export async function removeComment(db: Statements, comment_id: string): Promise<void> {
  await db.run('delete from assignment_comments where comment_id = ?', [comment_id])
}

/** Whether the person's own class has the thread of this learner: a teacher is given no others, a learner their own alone. */
export async function teachesThread(
  db: Statements,
  teacher_id: number,
  { assignment_id, learner_id }: { readonly assignment_id: string; readonly learner_id: number },
): Promise<boolean> {
  const found = await db.all(
    `select 1 from assignments_users w join users_classes m on m.class_id = w.class_id and m.user_id = ?3 and m.role = 'teacher'
      where w.assignment_id = ?1 and w.user_id = ?2`,
    [assignment_id, learner_id, teacher_id],
  )
  return found.length > 0
}

/** Unread notifications that tell of a thread: a teacher's name the learner, a learner's name nobody. */
export async function readUnread(db: Statements, assignment_id: string, learner_id: number | null): Promise<string[]> {
  const rows = await findRows(
    db,
    'users_notifications',
    "notification_type = 'private_comment' and assignment_id = ? and learner_id is ? and is_read = 0",
    [assignment_id, learner_id],
  )
  return rows.map(({ users_notification_id }) => users_notification_id)
}

export interface PostRow extends Omit<KeptComment, 'comment_id' | 'assignment_id' | 'user_id'> {
  readonly post_id: string
  readonly kind: 'work' | 'comment'
  /** Of all that the thread has of the kind. */
  readonly total: number
}

/** Posts of a thread, the newest first. */
export async function readPosts(
  db: Statements,
  {
    assignment_id,
    learner_id,
    kind,
    limit,
  }: {
    readonly assignment_id: string
    readonly learner_id: number
    readonly kind: PostRow['kind'] | undefined
    readonly limit: number
  },
): Promise<PostRow[]> {
  const rows = await db.all(
    `with posts as (
        select comment_id, 'comment' kind, author_id, author_name, text, attachments, given_on, edited_on
        from assignment_comments where assignment_id = ?1 and user_id = ?2
        union all
        select s.submission_id, 'work', s.user_id, coalesce(u.full_name, ''), s.text, s.attachments, s.handed_in_on, null
        from submissions s left join users u on u.user_id = s.user_id where s.assignment_id = ?1 and s.user_id = ?2
      )
      select *, ?1 assignment_id, ?2 user_id, count(*) over () total from posts where ?3 is null or kind = ?3
      order by given_on desc, comment_id desc limit ?4`,
    [assignment_id, learner_id, kind ?? null, limit],
  )
  return rows.map((row) => {
    const { comment_id: post_id, assignment_id: _of, user_id: _whose, ...post } = readRow('assignment_comments', row)
    return { ...post, post_id, kind: row['kind'] as PostRow['kind'], total: Number(row['total']) }
  })
}
