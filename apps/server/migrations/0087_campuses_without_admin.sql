-- Which campuses nobody can enter as their admin, without walking from campus to campus: by the people of the tenant as they are sought (0084).
create index people_sought_campus_admins on people_sought (tenant_id, institution_id) where not is_deleted and roles @> '{campus_admin}';

create function campuses_with_admin() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select distinct institution_id from people_sought where tenant_id = app_tenant_id() and not is_deleted and roles @> '{campus_admin}'
$$;
revoke execute on function campuses_with_admin from public;
grant execute on function campuses_with_admin to maktab_app;

create index institutions_by_subscription on institutions (tenant_id, sub_end_date) where deleted_on is null;
