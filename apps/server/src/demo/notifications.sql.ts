import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Days. What is older is forgotten by the demonstration; what is newer than `unread` nobody has read yet. */
const told = 14
const unread = 7

/** What the people of a school were told of their work in the last days, as it stands: the same ids every time. */
export async function insertNotifications(db: Kysely<Tables>, institution_id: number, now: Date): Promise<void> {
  await sql`
    with told as (
      select w.user_id, 'work_set' as notification_type, w.assignment_id, w.class_id, a.start_date as created_on
      from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
      where w.institution_id = ${institution_id}
      union all
      select user_id, 'work_returned', assignment_id, null, returned_on from assignments_users
      where institution_id = ${institution_id} and assignment_status = 2
      union all
      select m.user_id, 'work_handed_in', w.assignment_id, min(w.class_id), max(w.first_handed_in_on)
      from assignments_users w join users_classes m on m.institution_id = w.institution_id and m.class_id = w.class_id and m.role = 'teacher' and not m.is_deleted
      where w.institution_id = ${institution_id}
      group by m.user_id, w.assignment_id
      union all
      select c.user_id, 'private_comment', c.assignment_id, null, max(c.given_on) from assignment_comments c
      where c.institution_id = ${institution_id} and c.author_id <> c.user_id group by c.user_id, c.assignment_id
    )
    insert into users_notifications (institution_id, users_notification_id, user_id, notification_type, subject, assignment_id, class_id, created_on, read_on)
    select ${institution_id}, md5(concat_ws(' ', t.user_id, t.notification_type, t.assignment_id))::uuid, t.user_id, t.notification_type, a.title, t.assignment_id, t.class_id,
      t.created_on, case when t.created_on < ${now}::timestamptz - make_interval(days => ${unread}) then t.created_on + interval '5 hours' end
    from told t join assignments a on a.institution_id = ${institution_id} and a.assignment_id = t.assignment_id
    where t.created_on between ${now}::timestamptz - make_interval(days => ${told}) and ${now}::timestamptz
    on conflict do nothing`.execute(db)
}
