-- The school that a transaction sees must be one of the tenant that it sees: with another tenant's, no row is visible and
-- none can be written. PL/pgSQL keeps its plan for the connection; as SQL it would be planned for every statement.
create or replace function app_institution_id() returns bigint language plpgsql stable parallel safe as $$
begin
  return (select institution_id from public.institutions
    where tenant_id = public.app_tenant_id()
      and institution_id = nullif(current_setting('app.institution_id', true), '')::bigint);
end $$;
