-- Sheets of people that offices bring in: what stood in them, what becomes of each row, and what was there before, to undo it.

create table office_imports (
  institution_id bigint not null references institutions (institution_id),
  import_id uuid not null,
  name text not null,
  state text not null check (state in ('checked', 'applied', 'undone')),
  made_by bigint not null,
  -- The name at that time: whoever brought it may belong to another campus.
  made_by_name text not null,
  created_on timestamptz not null,
  sheets jsonb not null,
  headings jsonb not null,
  is_from_1904 boolean not null,
  is_legacy_text boolean not null,
  settings jsonb not null,
  totals jsonb not null,
  error_percent int not null,
  is_stopped boolean not null,
  applied_on timestamptz,
  -- Of the transaction that applied it: whoever carries another one was changed since.
  applied_xid xid8,
  kept int not null default 0,
  primary key (institution_id, import_id)
);
create index office_imports_by_time on office_imports (institution_id, created_on desc);

create table office_import_rows (
  institution_id bigint not null,
  import_id uuid not null,
  row_number int not null,
  cells jsonb not null,
  outcome text not null,
  faults jsonb not null,
  changes jsonb not null,
  -- What is to be written.
  given jsonb not null,
  -- The person that it is about, once there is one.
  target_id bigint,
  primary key (institution_id, import_id, row_number),
  foreign key (institution_id, import_id) references office_imports on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['office_imports', 'office_import_rows'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
    execute format('grant select, insert, update, delete on %I to maktab_app', t);
  end loop;
end $$;

-- Takes away people of the school of this transaction whom an import made and to whom nothing happened since: nobody ever signed
-- in as one of them. Their names are free at once. Answers those who went.
create function take_back_people(asked bigint[], made_in xid8) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant bigint := app_institution_id();
  tenant constant bigint := app_tenant_id();
  going bigint[];
begin
  select array_agg(u.user_id) into going from users u
    where u.institution_id = here and u.user_id = any (asked) and u.changed_xid = made_in
      and exists (select from office_import_rows r join office_imports i using (institution_id, import_id)
        where r.institution_id = here and r.target_id = u.user_id and r.outcome = 'add' and i.applied_xid = made_in)
      and not exists (select from sessions s where s.institution_id = here and s.user_id = u.user_id)
      and not exists (select from users_classes m where m.institution_id = here and m.user_id = u.user_id and m.changed_xid <> made_in);
  delete from sign_in_names where tenant_id = tenant and user_id = any (going);
  delete from credentials where tenant_id = tenant and user_id = any (going);
  delete from users_classes where institution_id = here and user_id = any (going);
  delete from guardians where institution_id = here and user_id = any (going);
  delete from users where institution_id = here and user_id = any (going);
  return query select unnest(going);
end $$;
revoke all on function take_back_people(bigint[], xid8) from public;
grant execute on function take_back_people(bigint[], xid8) to maktab_app;
