-- What is not needed any more goes by itself: names of people who were deleted, and commands of offices that were done long ago.

-- Whoever was deleted can be restored for 30 days and keeps their names until then; afterwards others may have them. The application's role
-- removes no names by itself, and what is younger than 30 days stays, whatever is asked. Answers how many names are free.
create function free_names_of_deleted(asked timestamptz, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant timestamptz := least(asked, now() - interval '30 days');
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  tenant constant bigint := app_tenant_id();
  place bigint;
  gone int;
  freed int := 0;
begin
  for place in select i.institution_id from institutions i where i.tenant_id = tenant loop
    perform set_config('app.institution_id', place::text, true);
    delete from sign_in_names s where s.tenant_id = tenant and s.sign_in_name in (
      select n.sign_in_name
      from users u
        join credentials c on c.tenant_id = tenant and c.institution_id = place and c.user_id = u.user_id
        join sign_in_names n on n.tenant_id = tenant and n.user_id = u.user_id
      where u.institution_id = place and u.is_deleted and coalesce(u.left_on, '-infinity') < before
      limit most - freed);
    get diagnostics gone = row_count;
    freed := freed + gone;
    exit when freed >= most;
  end loop;
  perform set_config('app.institution_id', here, true);
  return freed;
end $$;
revoke all on function free_names_of_deleted(timestamptz, int) from public;
grant execute on function free_names_of_deleted(timestamptz, int) to maktab_app;
create index users_deleted on users (institution_id, left_on) where is_deleted;

create index office_commands_by_time on office_commands (tenant_id, received_on);
