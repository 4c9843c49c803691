-- The tenant's configuration is edited by its super admins.

alter table tenants add column version int not null default 1;

-- What was changed: nothing is changed or removed here, and only the function below writes it.
create table tenant_changes (
  tenant_id bigint not null references tenants,
  version int not null,
  changed_by bigint not null,
  -- The name at that time.
  changed_by_name text not null,
  changed_on timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  primary key (tenant_id, version)
);
alter table tenant_changes enable row level security;
alter table tenant_changes force row level security;
create policy own_tenant on tenant_changes using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select on tenant_changes to maktab_app;

/*
 * Saves fields of the configuration of the tenant of this transaction and answers the new version; null where `seen` is not the
 * version any more. It runs as the owner: the application's role writes no tenant. Hosts, providers and other servers that the
 * tenant's pages may reach stay as they are, whoever asks.
 */
create function set_tenant_configuration(seen int, before jsonb, after jsonb, changing_user bigint, changed_on timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant constant bigint := app_tenant_id();
  made int;
begin
  if after ?| array['external_providers', 'embedding_origins', 'analytics', 'learning_api_base', 'is_deleted', 'is_demonstration'] then
    raise exception 'These fields of a tenant are not edited';
  end if;
  update tenants set
      name = coalesce(after ->> 'name', name),
      configuration = case when jsonb_typeof(configuration) = 'object' then configuration else '{}' end || (after - 'name'),
      version = version + 1
    where tenant_id = tenant and version = seen
    returning version into made;
  if made is null then return null; end if;
  insert into tenant_changes (tenant_id, version, changed_by, changed_by_name, changed_on, before, after)
    select tenant, made, user_id, full_name, set_tenant_configuration.changed_on, set_tenant_configuration.before, set_tenant_configuration.after
      from users where institution_id = app_institution_id() and user_id = changing_user;
  if not found then raise exception 'Nobody of this school changes the configuration'; end if;
  return made;
end $$;
revoke execute on function set_tenant_configuration(int, jsonb, jsonb, bigint, timestamptz) from public;
grant execute on function set_tenant_configuration(int, jsonb, jsonb, bigint, timestamptz) to maktab_app;
