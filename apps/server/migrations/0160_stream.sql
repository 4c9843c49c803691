-- The stream of a class: posts, comments, likes, reports; and its library.
alter table classes add column approves_posts boolean not null default false;
alter table users_classes add column is_muted boolean not null default false;

create table stream_posts (
  institution_id bigint not null,
  post_id uuid not null,
  class_id bigint not null,
  -- Its author, in the role in which they wrote.
  user_id bigint not null,
  role text not null check (role in ('learner', 'teacher')),
  text text not null,
  attachments jsonb not null default '[]',
  links jsonb not null default '[]',
  -- When it was given, and when it arrived.
  created_on timestamptz not null,
  received_on timestamptz not null,
  edited_on timestamptz,
  -- What it said before, or said on another device: [{ text, until }].
  earlier_texts jsonb not null default '[]',
  publish_on timestamptz not null,
  -- The class was told of it.
  is_published boolean not null,
  waits_for_approval boolean not null default false,
  comments_closed boolean not null default false,
  is_pinned boolean not null default false,
  pin_given_on timestamptz,
  comments int not null default 0,
  likes int not null default 0,
  -- People who reported it or a comment on it since a teacher looked last.
  reports int not null default 0,
  is_deleted boolean not null default false,
  deleted_on timestamptz,
  deleted_by bigint,
  delete_reason text not null default '',
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, post_id),
  foreign key (institution_id, class_id) references classes,
  foreign key (institution_id, user_id) references users
);
create index stream_posts_of_class on stream_posts (institution_id, class_id, publish_on desc, post_id desc) where not is_deleted;
create index stream_posts_pinned on stream_posts (institution_id, class_id) where is_pinned;
create index stream_posts_to_look_at on stream_posts (institution_id, class_id) where not is_deleted and (waits_for_approval or reports > 0);
create index stream_posts_of_author on stream_posts (institution_id, user_id, received_on);
create index stream_posts_given on stream_posts (institution_id, user_id, created_on);
create index stream_posts_changed on stream_posts (institution_id, changed_xid);
-- A library is made of few of many posts.
create index stream_posts_with_material on stream_posts (institution_id, class_id) where not is_deleted and (attachments <> '[]' or links <> '[]');
-- Files are looked for in what their owner posted.
create index stream_posts_with_files on stream_posts (institution_id, user_id) where attachments <> '[]';
-- A like is no change of its post: forty devices do not pull for one heart.
create trigger note_change before insert or update of text, attachments, links, edited_on, publish_on, is_published, waits_for_approval,
  comments_closed, is_pinned, comments, reports, is_deleted on stream_posts for each row execute function note_change();

create table stream_comments (
  institution_id bigint not null,
  comment_id uuid not null,
  post_id uuid not null,
  class_id bigint not null,
  user_id bigint not null,
  role text not null check (role in ('learner', 'teacher')),
  reply_to uuid,
  text text not null,
  attachments jsonb not null default '[]',
  created_on timestamptz not null,
  received_on timestamptz not null,
  edited_on timestamptz,
  earlier_texts jsonb not null default '[]',
  is_deleted boolean not null default false,
  deleted_on timestamptz,
  deleted_by bigint,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, comment_id),
  foreign key (institution_id, post_id) references stream_posts on delete cascade,
  foreign key (institution_id, user_id) references users
);
create index stream_comments_of_post on stream_comments (institution_id, post_id, created_on desc, comment_id desc);
create index stream_comments_of_author on stream_comments (institution_id, user_id, received_on);
create index stream_comments_given on stream_comments (institution_id, user_id, created_on);
create index stream_comments_changed on stream_comments (institution_id, changed_xid);
create trigger note_change before insert or update on stream_comments for each row execute function note_change();

create table stream_likes (
  institution_id bigint not null,
  post_id uuid not null,
  user_id bigint not null,
  is_liked boolean not null,
  given_on timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, post_id, user_id),
  foreign key (institution_id, post_id) references stream_posts on delete cascade,
  foreign key (institution_id, user_id) references users
);
-- Whoever liked is given the post anew, on each of their devices.
create index stream_likes_changed on stream_likes (institution_id, user_id, changed_xid);
create trigger note_change before insert or update on stream_likes for each row execute function note_change();

create table stream_reports (
  institution_id bigint not null,
  post_id uuid not null,
  -- The comment that is meant, or the post itself.
  subject_id uuid not null,
  user_id bigint not null,
  reason text not null,
  reported_on timestamptz not null,
  settled_on timestamptz,
  primary key (institution_id, post_id, subject_id, user_id),
  foreign key (institution_id, post_id) references stream_posts on delete cascade,
  foreign key (institution_id, user_id) references users
);
create index stream_reports_of_person on stream_reports (institution_id, user_id);

-- What was put into a library itself, and what was taken out of it, whatever brought it there.
create table class_library (
  institution_id bigint not null,
  class_id bigint not null,
  library_id uuid not null,
  attachment jsonb,
  link jsonb,
  added_by bigint,
  added_on timestamptz,
  removed_on timestamptz,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, class_id, library_id),
  foreign key (institution_id, class_id) references classes,
  foreign key (institution_id, added_by) references users
);
create index class_library_of_adder on class_library (institution_id, added_by);
create index class_library_changed on class_library (institution_id, changed_xid);
create trigger note_change before insert or update on class_library for each row execute function note_change();

do $$
declare t text;
begin
  foreach t in array array['stream_posts', 'stream_comments', 'stream_likes', 'stream_reports', 'class_library'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
    execute format('grant select, insert, update on %I to maktab_app', t);
  end loop;
end $$;

-- What is to be done at a moment: a post is shown from then on, or what was deleted is forgotten. Taken away as it is done.
create table stream_moments (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  -- A post or a comment.
  subject_id uuid not null,
  kind text not null check (kind in ('publish', 'forget')),
  due_on timestamptz not null,
  primary key (tenant_id, institution_id, subject_id, kind),
  foreign key (tenant_id, institution_id) references institutions
);
create index stream_moments_by_time on stream_moments (tenant_id, due_on);
alter table stream_moments enable row level security;
alter table stream_moments force row level security;
create policy own_tenant on stream_moments using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on stream_moments to maktab_app;

-- Whoever is told of a post or a comment is led to it.
alter table users_notifications add column post_id uuid;
alter table outbox_pushes add column class_id bigint;
drop index users_notifications_unread_of_class;
create unique index users_notifications_unread_of_class on users_notifications (institution_id, user_id, notification_type, class_id)
  nulls not distinct where read_on is null and assignment_id is null and event_id is null and post_id is null;
create unique index users_notifications_unread_of_post on users_notifications (institution_id, user_id, notification_type, post_id)
  where read_on is null and post_id is not null;
