-- Days on which a campus has school, beside the rest that weeks of its tenant have.

create table school_days (
  institution_id bigint not null references institutions (institution_id),
  day date not null,
  kind text not null check (kind in ('holiday', 'working')),
  -- By wire code of the language.
  names jsonb not null default '{}',
  primary key (institution_id, day)
);
create table school_weeks (
  institution_id bigint not null references institutions (institution_id),
  -- 0 Sunday … 6 Saturday.
  weekly_rest bigint[] not null,
  primary key (institution_id)
);

do $$
declare t text;
begin
  foreach t in array array['school_days', 'school_weeks'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
  end loop;
end $$;
grant select, insert, update, delete on school_days, school_weeks to maktab_app;
