-- Signing in by other providers. All of it belongs to a tenant (the second reach of 0001_tenants.sql).

-- Somebody is on a provider's page. Taken out when they come back, so that no answer of a provider is good twice.
create table external_attempts (
  tenant_id bigint not null references tenants,
  state_hash text not null,
  -- Of a cookie: only the browser that set out may come back.
  browser_hash text not null,
  login_type smallint not null check (login_type between 1 and 4),
  issuer text not null,
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  landing text not null,
  return_to text,
  started_on timestamptz not null,
  primary key (tenant_id, state_hash)
);
create index external_attempts_by_age on external_attempts (tenant_id, started_on);

-- What a provider has said of somebody, until it is used. The token itself is nowhere. `used_on` stands on a provider's own
-- id tokens: they are remembered so that nobody uses them again.
create table external_proofs (
  tenant_id bigint not null references tenants,
  token_hash text not null,
  login_type smallint not null check (login_type between 1 and 4),
  issuer text not null,
  subject text not null,
  email text not null,
  is_email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  proven_on timestamptz not null,
  used_on timestamptz,
  primary key (tenant_id, token_hash)
);
create index external_proofs_by_age on external_proofs (tenant_id, proven_on);

-- Who somebody is at a provider, from the first time they came by it: an address may pass to another person, this may not.
create table external_identities (
  tenant_id bigint not null,
  issuer text not null,
  subject text not null,
  user_id bigint not null,
  linked_on timestamptz not null,
  primary key (tenant_id, issuer, subject),
  unique (tenant_id, user_id, issuer),
  foreign key (tenant_id, user_id) references credentials
);

do $$
declare t text;
begin
  foreach t in array array['external_attempts', 'external_proofs', 'external_identities'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;

grant select, insert, update, delete on external_attempts, external_proofs, external_identities to maktab_app;
