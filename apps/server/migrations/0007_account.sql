-- Sessions that a person can tell apart and end, with an end that every server process learns of.

alter table sessions
  -- What the browser said of itself at sign-in; shown to nobody but the person, as words.
  add column user_agent text not null default '';

-- The platform's own: ids of sessions that ended while an access token of theirs may still be good. They are random, and
-- say nothing of anybody; every server process asks for the newest.
create table ended_sessions (
  session_id uuid primary key,
  recorded_on timestamptz not null default clock_timestamp()
);
create index ended_sessions_by_age on ended_sessions (recorded_on);
alter table ended_sessions enable row level security;
alter table ended_sessions force row level security;
create policy everybody on ended_sessions using (true) with check (true);
grant select, insert, delete on ended_sessions to maktab_app;

-- Whoever ends a session, and however: it is noted, and nothing is pushed to that device any more.
create function note_ended_session() returns trigger language plpgsql as $$
begin
  insert into ended_sessions (session_id) values (new.session_id) on conflict do nothing;
  delete from push_subscriptions where institution_id = new.institution_id and user_id = new.user_id and device_id = new.device_id;
  return null;
end $$;
create trigger note_ended_session after update of ended_on on sessions for each row
  when (old.ended_on is null and new.ended_on is not null) execute function note_ended_session();

alter table users
  -- A file of the person's own; whoever may see the person gets its address.
  add column profile_file_id uuid;

-- What a person is told of; seen by that person alone.
create table users_notifications (
  institution_id bigint not null,
  users_notification_id uuid not null,
  user_id bigint not null,
  notification_type text not null,
  -- What it is about, in the words of whoever caused it: the title of an assignment.
  subject text not null,
  assignment_id uuid,
  class_id bigint,
  created_on timestamptz not null,
  read_on timestamptz,
  primary key (institution_id, users_notification_id),
  foreign key (institution_id, user_id) references users
);
create index users_notifications_of_user on users_notifications (institution_id, user_id, created_on desc);

alter table users
  -- No mails but those that the person asks for.
  add column is_unsubscribed boolean not null default false;

-- Browsers to which a push goes, and the pushes on their way there; a row goes when the push was handed over.
create table push_subscriptions (
  tenant_id bigint not null references tenants,
  -- SHA-256 of the endpoint: one browser has one person, whoever registered last.
  endpoint_hash text not null,
  institution_id bigint not null,
  user_id bigint not null,
  device_id uuid,
  -- As the browser gave it: endpoint and keys.
  subscription jsonb not null,
  created_on timestamptz not null,
  primary key (tenant_id, endpoint_hash)
);
create index push_subscriptions_of_user on push_subscriptions (tenant_id, institution_id, user_id);
create table outbox_pushes (
  tenant_id bigint not null,
  push_id uuid not null default gen_random_uuid(),
  endpoint_hash text not null,
  institution_id bigint not null,
  user_id bigint not null,
  notification_type text not null,
  subject text not null,
  assignment_id uuid,
  -- The person's, when the push was written.
  language text not null,
  role text not null,
  attempts int not null default 0,
  next_try_on timestamptz not null,
  primary key (tenant_id, push_id),
  foreign key (tenant_id, endpoint_hash) references push_subscriptions on delete cascade
);
create index outbox_pushes_due on outbox_pushes (tenant_id, next_try_on);

do $$
declare t text;
begin
  foreach t in array array['push_subscriptions', 'outbox_pushes'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
alter table users_notifications enable row level security;
alter table users_notifications force row level security;
create policy own_school on users_notifications using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on users_notifications to maktab_app;
grant select, insert, update, delete on push_subscriptions, outbox_pushes to maktab_app;

-- A super admin in a school's place: by a code that is traded once for an hour, with every call written down.
alter table sessions
  -- Whose hands a session is in where they are not the person's own.
  add column acted_by bigint;
create table acting_codes (
  tenant_id bigint not null,
  -- SHA-256 of 256 random bits.
  code_hash text not null,
  for_institution_id bigint not null,
  for_user_id bigint not null,
  role text not null check (role in ('campus_admin', 'principal')),
  acted_by bigint not null,
  acted_by_institution_id bigint not null,
  created_on timestamptz not null,
  expires_on timestamptz not null,
  used_on timestamptz,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, for_institution_id) references institutions
);
-- Nothing is changed or removed here.
create table acted_calls (
  institution_id bigint not null,
  acted_call_id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  user_id bigint not null,
  acted_by bigint not null,
  role text not null,
  path text not null,
  called_on timestamptz not null,
  primary key (institution_id, acted_call_id),
  foreign key (institution_id, user_id) references users
);
alter table acting_codes enable row level security;
alter table acting_codes force row level security;
create policy own_tenant on acting_codes using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
alter table acted_calls enable row level security;
alter table acted_calls force row level security;
create policy own_school on acted_calls using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on acting_codes to maktab_app;
grant select, insert on acted_calls to maktab_app;

-- A `Tour` of the contract as JSON, as the device wrote it.
alter table users add column tour_guide_json text;
