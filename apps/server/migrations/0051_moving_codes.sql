-- As before; a starting code goes along: whoever was given one has no password to come in by.
create or replace function move_to_institution(moved_user_id bigint, moved_on timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant bigint := app_institution_id();
  tenant constant bigint := app_tenant_id();
  pending pending_migrations;
  person users;
  picture files;
  family jsonb;
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
  select coalesce(jsonb_agg(to_jsonb(g) order by guardian_id), '[]') into family from guardians g where institution_id = here and user_id = moved_user_id;
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
      is_unsubscribed, is_self_registered, tour_guide_json, province, region, city, address, phone_number, date_of_birth, gender, grade, section,
      school_name, metadata, father_name, full_name_latin, identity_number)
    values (pending.to_institution, person.username, person.full_name, person.email, array[class_role], class_role, person.current_language,
      person.profile_completion_step, person.is_unsubscribed, person.is_self_registered, person.tour_guide_json, person.province, person.region, person.city, person.address,
      person.phone_number, person.date_of_birth, person.gender, coalesce(pending.grade, person.grade), coalesce(pending.to_section, person.section),
      person.school_name, person.metadata, person.father_name, person.full_name_latin, person.identity_number)
    returning user_id into became;
  insert into guardians (institution_id, user_id, full_name, relation, phone_number)
    select pending.to_institution, became, one.full_name, one.relation, one.phone_number
    from jsonb_to_recordset(family) as one (full_name text, relation text, phone_number text);
  if picture.file_id is not null then
    insert into files (institution_id, file_id, user_id, sha256, name, mime_type, size_bytes, created_on)
      values (pending.to_institution, picture.file_id, became, picture.sha256, picture.name, picture.mime_type, picture.size_bytes, picture.created_on);
    update users set profile_file_id = picture.file_id where institution_id = pending.to_institution and user_id = became;
  end if;
  insert into users_classes (institution_id, class_id, user_id, role)
    select pending.to_institution, class_id, became, class_role from unnest(target_classes) as class_id;

  perform set_config('app.institution_id', here::text, true);
  update users_classes set is_deleted = true, left_on = moved_on where institution_id = here and user_id = moved_user_id and not is_deleted;
  update users set is_deleted = true, left_on = moved_on where institution_id = here and user_id = moved_user_id;
  insert into credentials (tenant_id, user_id, institution_id, password_hash)
    select tenant_id, became, pending.to_institution, password_hash from credentials where tenant_id = tenant and user_id = moved_user_id;
  update sign_in_names set user_id = became where tenant_id = tenant and user_id = moved_user_id;
  update external_identities set user_id = became where tenant_id = tenant and user_id = moved_user_id;
  update starting_codes set user_id = became where tenant_id = tenant and user_id = moved_user_id;
  -- A link to a forgotten password leads to a person who is not here any more.
  delete from access_codes where tenant_id = tenant and user_id = moved_user_id;
  insert into done_migrations (tenant_id, user_id, done_on, became_user_id, migration_type, from_institution, to_institution, grade, from_section, to_section, classes, set_by, set_on)
    values (tenant, moved_user_id, moved_on, became, pending.migration_type, pending.from_institution, pending.to_institution, pending.grade,
      pending.from_section, pending.to_section, pending.classes, pending.set_by, pending.set_on);
  delete from credentials where tenant_id = tenant and user_id = moved_user_id;
  return became;
end $$;
