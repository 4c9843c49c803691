-- What packages (H5P, SCORM, pages, games) tell of their learners, and where each of them goes on.
create table package_states (
  institution_id bigint not null,
  user_id bigint not null,
  content_id bigint not null,
  class_id bigint not null,
  location text not null check (length(location) <= 1000),
  suspend_data text not null check (length(suspend_data) <= 64000),
  completion text not null check (completion in ('unknown', 'incomplete', 'completed')),
  success text not null check (success in ('unknown', 'passed', 'failed')),
  -- In per cent; null where the package gave none.
  score real check (score between 0 and 100),
  -- Seconds, as the package counts them.
  total_time int not null,
  -- When the learner left it so, on whatever device: of two states the later stands.
  given_on timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, user_id, content_id, class_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
);

create table xapi_statements (
  institution_id bigint not null,
  user_id bigint not null,
  -- Made on the device: a statement that arrives again is there already.
  statement_id uuid not null,
  content_id bigint not null,
  class_id bigint not null,
  verb text not null,
  object_id text not null,
  object_name text not null,
  -- -1 to 1.
  scaled real,
  success boolean,
  completion boolean,
  response text not null,
  said_on timestamptz not null,
  primary key (institution_id, user_id, statement_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
);
create index xapi_statements_of_content on xapi_statements (institution_id, content_id, class_id, said_on);

do $$
declare t text;
begin
  foreach t in array array['package_states', 'xapi_statements'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
  end loop;
end $$;
create trigger note_change before insert or update on package_states for each row execute function note_change();
create index package_states_changed on package_states (institution_id, changed_xid);

grant select, insert, update on package_states to maktab_app;
grant select, insert on xapi_statements to maktab_app;
