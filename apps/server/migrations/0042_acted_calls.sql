-- The record of acting in another's place is read by the super admin, and forgotten after a year.

-- Through the tenant's door alone: inside a school nobody sees another's.
create policy tenant_reads on acted_calls for select using (
  nullif(current_setting('app.institution_id', true), '') is null
  and institution_id in (select i.institution_id from institutions i where i.tenant_id = (select app_tenant_id())));
create index acted_calls_by_time on acted_calls (institution_id, called_on);

-- Names of people, each read through the door of their school; of another tenant's there are none.
create function names_in_institutions(places bigint[], people bigint[])
returns table (institution_id bigint, user_id bigint, full_name text) language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  place bigint;
begin
  for place in select distinct unnest(places) loop
    perform set_config('app.institution_id', place::text, true);
    return query select u.institution_id, u.user_id, u.full_name from users u where u.institution_id = place and u.user_id = any (people);
  end loop;
  perform set_config('app.institution_id', here, true);
end $$;

-- The application's role removes nothing from the record by itself. What is younger than a year stays, whatever is asked.
create function forget_acted_calls(asked timestamptz, most int) returns int
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
    delete from acted_calls c where c.institution_id = place and c.acted_call_id in (
      select old.acted_call_id from acted_calls old where old.institution_id = place and old.called_on < before limit most - forgotten);
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
    exit when forgotten >= most;
  end loop;
  perform set_config('app.institution_id', here, true);
  return forgotten;
end $$;
revoke all on function forget_acted_calls(timestamptz, int) from public;
grant execute on function forget_acted_calls(timestamptz, int) to maktab_app;
