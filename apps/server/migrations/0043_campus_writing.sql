-- Offices write campuses of their tenant down; row-level security keeps them to it. Nobody removes one: it is marked as deleted.
grant insert, update on institutions to maktab_app;

-- The first campus admin of a campus, written through the door of that campus; of another tenant's the policy refuses the row.
create function insert_first_admin(place bigint, given_username text, given_name text, phone text, language text) returns bigint
language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  made bigint;
begin
  perform set_config('app.institution_id', place::text, true);
  insert into users (institution_id, username, full_name, phone_number, roles, active_role, current_language, profile_completion_step)
    values (place, given_username, given_name, phone, array['campus_admin'], 'campus_admin', language, 3)
    returning user_id into made;
  perform set_config('app.institution_id', here, true);
  return made;
end $$;
