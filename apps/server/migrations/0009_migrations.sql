-- Learners and teachers who move: to other classes of their school, or to another school of the tenant.

-- Set by whoever administers, done by the person at the next sign-in. At most one of a person.
create table pending_migrations (
  tenant_id bigint not null,
  user_id bigint not null,
  -- 0 learner section, 1 learner campus, 2 teacher section, 3 teacher campus (seed 000 §3).
  migration_type smallint not null check (migration_type between 0 and 3),
  from_institution bigint not null,
  to_institution bigint not null,
  -- Of learners.
  grade text,
  from_section text,
  to_section text,
  -- What they will learn or teach: of a teacher the whole list, of a learner what the section had when this was set.
  classes jsonb not null,
  set_by bigint not null,
  set_on timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references credentials on delete cascade,
  foreign key (tenant_id, from_institution) references institutions,
  foreign key (tenant_id, to_institution) references institutions,
  check ((migration_type in (0, 2)) = (from_institution = to_institution)),
  check ((migration_type in (0, 1)) = (grade is not null and from_section is not null and to_section is not null))
);

-- Nothing is changed or removed here. Who moved to another school is another person there: `became_user_id`.
create table done_migrations (
  tenant_id bigint not null references tenants,
  user_id bigint not null,
  done_on timestamptz not null,
  became_user_id bigint not null,
  migration_type smallint not null,
  from_institution bigint not null,
  to_institution bigint not null,
  grade text,
  from_section text,
  to_section text,
  classes jsonb not null,
  set_by bigint not null,
  set_on timestamptz not null,
  primary key (tenant_id, user_id, done_on)
);
create index done_migrations_by_new_person on done_migrations (tenant_id, became_user_id);

do $$
declare t text;
begin
  foreach t in array array['pending_migrations', 'done_migrations'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
grant select, insert, update, delete on pending_migrations to maktab_app;
grant select, insert on done_migrations to maktab_app;

-- What was given before somebody left a class may arrive later.
alter table users_classes add column left_on timestamptz;

/*
 * Moves the person to the school that a pending migration of theirs names, and answers who they are there; null where
 * nothing is pending from the school of this transaction, or its target is not there any more. The only way from one
 * school to another: it runs as the owner, so that nobody else needs the right to remove credentials, and it asks for
 * nothing but the person, so that nothing can be forged.
 *
 * The account goes along (names to sign in with, password, other providers), and what the person said of themselves. All
 * that they did stays with the school, under the person that they were there, who is deleted and cannot sign in.
 */
create function move_to_institution(moved_user_id bigint, moved_on timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant bigint := app_institution_id();
  tenant constant bigint := app_tenant_id();
  pending pending_migrations;
  person users;
  picture files;
  class_role text;
  target_classes bigint[];
  became bigint;
begin
  select * into pending from pending_migrations
    where tenant_id = tenant and user_id = moved_user_id and from_institution = here and to_institution <> here for update;
  if not found then return null; end if;
  select u.* into person from users u join credentials c on c.tenant_id = tenant and c.institution_id = here and c.user_id = u.user_id
    where u.institution_id = here and u.user_id = moved_user_id and not u.is_deleted for update of u, c;
  if not found then return null; end if;
  select * into picture from files where institution_id = here and file_id = person.profile_file_id;
  class_role := case when pending.migration_type = 1 then 'learner' else 'teacher' end;
  if not class_role = any (person.roles) then return null; end if;

  perform set_config('app.institution_id', pending.to_institution::text, true);
  if class_role = 'learner' then
    select array_agg(class_id order by class_id) into target_classes from classes
      where institution_id = pending.to_institution and grade = pending.grade and section = pending.to_section and is_active and not is_deleted;
  else
    select array_agg(class_id order by class_id) into target_classes from classes
      where institution_id = pending.to_institution and is_active and not is_deleted
        and class_id in (select (one ->> 'class_id')::bigint from jsonb_array_elements(pending.classes) as one);
    if cardinality(target_classes) <> jsonb_array_length(pending.classes) then target_classes := null; end if;
  end if;
  if target_classes is null then
    perform set_config('app.institution_id', here::text, true);
    return null;
  end if;

  -- Offices belong to the school: only the role that moves goes along.
  insert into users (institution_id, username, full_name, email, roles, active_role, current_language, profile_completion_step,
      is_unsubscribed, tour_guide_json, province, region, city, address, phone_number, date_of_birth, gender, grade, school_name, metadata)
    values (pending.to_institution, person.username, person.full_name, person.email, array[class_role], class_role, person.current_language,
      person.profile_completion_step, person.is_unsubscribed, person.tour_guide_json, person.province, person.region, person.city, person.address,
      person.phone_number, person.date_of_birth, person.gender, coalesce(pending.grade, person.grade), person.school_name, person.metadata)
    returning user_id into became;
  if picture.file_id is not null then
    insert into files (institution_id, file_id, user_id, sha256, name, mime_type, size_bytes, created_on)
      values (pending.to_institution, picture.file_id, became, picture.sha256, picture.name, picture.mime_type, picture.size_bytes, picture.created_on);
    update users set profile_file_id = picture.file_id where institution_id = pending.to_institution and user_id = became;
  end if;
  insert into users_classes (institution_id, class_id, user_id, role)
    select pending.to_institution, class_id, became, class_role from unnest(target_classes) as class_id;

  perform set_config('app.institution_id', here::text, true);
  update users_classes set is_deleted = true, left_on = moved_on where institution_id = here and user_id = moved_user_id and not is_deleted;
  update users set is_deleted = true where institution_id = here and user_id = moved_user_id;
  insert into credentials (tenant_id, user_id, institution_id, password_hash)
    select tenant_id, became, pending.to_institution, password_hash from credentials where tenant_id = tenant and user_id = moved_user_id;
  update sign_in_names set user_id = became where tenant_id = tenant and user_id = moved_user_id;
  update external_identities set user_id = became where tenant_id = tenant and user_id = moved_user_id;
  -- A link to a forgotten password leads to a person who is not here any more.
  delete from access_codes where tenant_id = tenant and user_id = moved_user_id;
  insert into done_migrations (tenant_id, user_id, done_on, became_user_id, migration_type, from_institution, to_institution, grade, from_section, to_section, classes, set_by, set_on)
    values (tenant, moved_user_id, moved_on, became, pending.migration_type, pending.from_institution, pending.to_institution, pending.grade,
      pending.from_section, pending.to_section, pending.classes, pending.set_by, pending.set_on);
  delete from credentials where tenant_id = tenant and user_id = moved_user_id;
  return became;
end $$;
revoke execute on function move_to_institution(bigint, timestamptz) from public;
grant execute on function move_to_institution(bigint, timestamptz) to maktab_app;
