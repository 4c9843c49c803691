-- Notifications of events lead to them, and are told once until they are read, of each event.
alter table users_notifications add column event_id uuid;
alter table outbox_pushes add column event_id uuid;
drop index users_notifications_unread_of_class;
create unique index users_notifications_unread_of_class on users_notifications (institution_id, user_id, notification_type, class_id)
  nulls not distinct where read_on is null and assignment_id is null and event_id is null;
create unique index users_notifications_unread_of_event on users_notifications (institution_id, user_id, notification_type, event_id)
  where read_on is null and event_id is not null;
