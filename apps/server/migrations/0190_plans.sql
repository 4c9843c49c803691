-- What a tenant sells, and where a family may send the money. Orders keep what a plan was when they were made.
create table payment_plans (
  tenant_id bigint not null references tenants,
  subscription_guid uuid not null,
  plan_id bigint generated always as identity,
  -- By wire code of a language.
  title jsonb not null,
  discount_label jsonb not null default '{}',
  -- In hundredths of the currency.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('PKR', 'AFN', 'GBP', 'USD')),
  -- 0: for ever.
  duration_in_months smallint not null check (duration_in_months in (0, 1, 3, 12)),
  trial_days smallint not null default 0 check (trial_days between 0 and 90),
  position smallint not null default 0,
  is_active boolean not null default true,
  version int not null default 1,
  changed_on timestamptz not null,
  changed_by bigint not null,
  primary key (tenant_id, subscription_guid)
);
create table payment_accounts (
  tenant_id bigint not null references tenants,
  position smallint not null,
  bank text not null,
  title text not null,
  number text not null,
  primary key (tenant_id, position)
);
do $$
declare t text;
begin
  foreach t in array array['payment_plans', 'payment_accounts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
grant select, insert, update on payment_plans to maktab_app;
grant select, insert, delete on payment_accounts to maktab_app;
