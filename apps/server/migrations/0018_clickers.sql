-- Questions that a teacher asks a class live, and what was answered.
create table clickers (
  institution_id bigint not null,
  clicker_id uuid not null,
  class_id bigint not null,
  created_by bigint not null,
  -- Whole, as they were when it began: a list of {content_id, question}.
  questions jsonb not null,
  state text not null default 'ready' check (state in ('ready', 'open', 'closed', 'revealed', 'ended')),
  -- Which question it is at, from 0.
  at int not null default 0,
  -- When the question that it is at was closed; null before.
  closed_on timestamptz,
  moved_on timestamptz not null,
  created_on timestamptz not null,
  primary key (institution_id, clicker_id),
  foreign key (institution_id, class_id) references classes,
  foreign key (institution_id, created_by) references users
);
-- A class has one at a time.
create unique index clickers_running on clickers (institution_id, class_id) where state <> 'ended';
create index clickers_of_class on clickers (institution_id, class_id, created_on);
create table users_clickers (
  institution_id bigint not null,
  clicker_id uuid not null,
  at int not null,
  user_id bigint not null,
  answer jsonb not null,
  is_right boolean not null,
  given_on timestamptz not null,
  primary key (institution_id, clicker_id, at, user_id),
  foreign key (institution_id, clicker_id) references clickers,
  foreign key (institution_id, user_id) references users
);

do $$
declare t text;
begin
  foreach t in array array['clickers', 'users_clickers'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
  end loop;
end $$;
grant select, insert, update on clickers, users_clickers to maktab_app;
