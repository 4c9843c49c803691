-- What a learner and the teachers of their class say to each other about one assignment. A comment that was taken back, and what it
-- said before it was changed, stay here and are shown to nobody.
create table assignment_comments (
  institution_id bigint not null,
  comment_id uuid not null,
  assignment_id uuid not null,
  -- The learner whose thread it stands in.
  user_id bigint not null,
  author_id bigint not null,
  text text not null,
  attachments jsonb not null,
  given_on timestamptz not null,
  edited_on timestamptz,
  is_deleted boolean not null default false,
  earlier_texts jsonb not null default '[]',
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, comment_id),
  foreign key (institution_id, assignment_id, user_id) references assignments_users,
  foreign key (institution_id, author_id) references users
);
create index assignment_comments_of_thread on assignment_comments (institution_id, assignment_id, user_id, given_on);
create index assignment_comments_of_author on assignment_comments (institution_id, author_id);
create index assignment_comments_changed on assignment_comments (institution_id, changed_xid);
create trigger note_change before insert or update on assignment_comments for each row execute function note_change();
alter table assignment_comments enable row level security;
alter table assignment_comments force row level security;
create policy own_school on assignment_comments using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on assignment_comments to maktab_app;

-- Whose work a teacher is told of: two learners who write are two notifications.
alter table users_notifications add column learner_id bigint;
drop index users_notifications_unread;
create unique index users_notifications_unread on users_notifications
  (institution_id, user_id, notification_type, assignment_id, coalesce(learner_id, 0)) where read_on is null;
