/** What goes with a class that a person no longer belongs to. The server sends the end of the membership, not of every row behind it. */
import type { Statements } from '@maktab/device/database'

/** A post takes its comments with it, and what was said on a post that this device was never given is of no use to it. */
export async function forgetLoneComments(db: Statements): Promise<void> {
  await db.run('delete from stream_comments where post_id not in (select post_id from stream_posts)')
}

/** Whoever left a class reads nothing more of what is said in it. */
export async function forgetLeftStreams(db: Statements, user_id: number): Promise<void> {
  for (const table of ['stream_posts', 'stream_comments', 'class_library', 'stream_classes'])
    await db.run(`delete from ${table} where class_id not in (select class_id from users_classes where user_id = ?)`, [
      user_id,
    ])
}

/** A teacher's device gives back other people's work. What a learner did stays theirs. */
export async function forgetLeftClasses(db: Statements, teacher_id: number): Promise<void> {
  const taught = "select class_id from users_classes where user_id = ? and role = 'teacher'"
  await db.run(`delete from assignments_users where class_id not in (${taught})`, [teacher_id])
  await db.run(
    `delete from submissions where not exists (select 1 from assignments_users w
      where w.assignment_id = submissions.assignment_id and w.user_id = submissions.user_id)`,
  )
  await db.run(
    `delete from assignment_comments where not exists (select 1 from assignments_users w
      where w.assignment_id = assignment_comments.assignment_id and w.user_id = assignment_comments.user_id)`,
  )
  for (const table of ['attempts_to_score', 'learner_standings', 'class_days'])
    await db.run(`delete from ${table} where class_id not in (${taught})`, [teacher_id])
  await db.run('delete from attendance_sheets where class_id not in (select class_id from attendance_classes)')
  await db.run(`delete from users_classes where class_id not in (${taught})`, [teacher_id])
  await db.run(
    `delete from learner_standings where not exists (select 1 from users_classes m
      where m.class_id = learner_standings.class_id and m.user_id = learner_standings.user_id)`,
  )
  await db.run(
    `delete from users where user_id <> ? and user_id not in (select user_id from users_classes)
      and user_id not in (select user_id from assignments_users)`,
    [teacher_id],
  )
}
