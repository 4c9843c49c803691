/*
 * Sessions that ended or ran out more than a year ago go, whatever is asked; but the latest of each person stays, which says when they were here last.
 * Answers how many went.
 */
create function forget_sessions(asked timestamptz, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant timestamptz := least(asked, now() - interval '365 days');
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  place bigint;
  gone int;
  forgotten int := 0;
begin
  for place in select i.institution_id from institutions i where i.tenant_id = app_tenant_id() loop
    perform set_config('app.institution_id', place::text, true);
    delete from sessions s where s.institution_id = place and s.session_id in (
      select old.session_id from sessions old
      where old.institution_id = place and coalesce(old.ended_on, old.expires_on) < before and exists (
        select from sessions later where later.institution_id = place and later.user_id = old.user_id and later.acted_by is null
          and (later.created_on, later.session_id) > (old.created_on, old.session_id))
      limit most - forgotten);
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
    exit when forgotten >= most;
  end loop;
  perform set_config('app.institution_id', here, true);
  return forgotten;
end $$;
revoke all on function forget_sessions(timestamptz, int) from public;
grant execute on function forget_sessions(timestamptz, int) to maktab_app;
