-- Sheets are read again with another sheet of the file or another row of headings, and know how often they were checked.

alter table office_imports
  -- The file as it came, until it is applied; null for what came before this was kept.
  add column source bytea,
  -- Of `sheets`, from 0, and the row of its headings, from 1.
  add column sheet int not null default 0,
  add column header_row int not null default 1,
  -- Another one after every check: what was decided outside a transaction is about this one.
  add column revision int not null default 1;
-- Compressing what is compressed already would only take time.
alter table office_imports alter column source set storage external;

-- Imports of the tenant's campuses, each through the door of its own, with their rows. Answers how many went.
create function forget_office_imports(before timestamptz, most int) returns int language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  place bigint;
  gone int;
  forgotten int := 0;
begin
  for place in select i.institution_id from institutions i where i.tenant_id = app_tenant_id() loop
    perform set_config('app.institution_id', place::text, true);
    delete from office_imports one where one.institution_id = place and one.import_id in (
      select old.import_id from office_imports old where old.institution_id = place and old.created_on < before limit most - forgotten);
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
    exit when forgotten >= most;
  end loop;
  perform set_config('app.institution_id', here, true);
  return forgotten;
end $$;
revoke all on function forget_office_imports(timestamptz, int) from public;
grant execute on function forget_office_imports(timestamptz, int) to maktab_app;
