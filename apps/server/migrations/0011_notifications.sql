-- What a person has not read yet is not told again: forty learners who hand in are one notification of their teacher.
-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table users_notifications no force row level security;
delete from users_notifications n using users_notifications other
where n.read_on is null and other.read_on is null
  and n.institution_id = other.institution_id and n.user_id = other.user_id and n.notification_type = other.notification_type
  and n.assignment_id = other.assignment_id
  and (n.created_on, n.users_notification_id) < (other.created_on, other.users_notification_id);
alter table users_notifications force row level security;
create unique index users_notifications_unread on users_notifications (institution_id, user_id, notification_type, assignment_id)
  where read_on is null;
