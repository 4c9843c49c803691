-- As before (0053), found without walking from school to school; also who they are at other providers: whoever was deleted thirty days ago may come
-- again by the same account as somebody new.
create or replace function free_names_of_deleted(asked timestamptz, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant timestamptz := least(asked, now() - interval '30 days');
  tenant constant bigint := app_tenant_id();
  freed int;
begin
  delete from external_identities e using people_sought p
    where e.tenant_id = tenant and p.tenant_id = tenant and p.user_id = e.user_id and p.is_deleted and coalesce(p.left_on, '-infinity') < before;
  delete from sign_in_names s where s.tenant_id = tenant and s.sign_in_name in (
    select n.sign_in_name
    from people_sought p
      join credentials c on c.tenant_id = tenant and c.institution_id = p.institution_id and c.user_id = p.user_id
      join sign_in_names n on n.tenant_id = tenant and n.user_id = p.user_id
    where p.tenant_id = tenant and p.is_deleted and coalesce(p.left_on, '-infinity') < before
    limit most);
  get diagnostics freed = row_count;
  return freed;
end $$;
