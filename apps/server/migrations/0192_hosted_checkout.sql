-- Orders that a provider's page takes: the reference that it knows them by, when it is asked next, and all that it ever said.
create table payment_refs (
  tenant_id bigint not null references tenants,
  txn_ref text not null check (txn_ref ~ '^[A-Za-z0-9]{1,20}$'),
  institution_id bigint not null,
  order_id uuid not null,
  payment_mode text not null,
  made_on timestamptz not null,
  expires_on timestamptz not null,
  -- Null: it is settled for good.
  next_inquiry_on timestamptz,
  inquiries int not null default 0,
  primary key (tenant_id, txn_ref),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, order_id) references payment_orders,
  unique (tenant_id, institution_id, order_id)
);
create index payment_refs_due on payment_refs (tenant_id, next_inquiry_on) where next_inquiry_on is not null;

create table payment_reports (
  tenant_id bigint not null references tenants,
  report_id bigint generated always as identity,
  txn_ref text not null,
  -- How it came: by the browser, by the provider itself, or as an answer.
  kind text not null check (kind in ('return', 'message', 'inquiry')),
  -- Without password and hash.
  fields jsonb not null,
  is_verified boolean not null,
  received_on timestamptz not null,
  primary key (tenant_id, report_id)
);
create index payment_reports_of_ref on payment_reports (tenant_id, txn_ref);
do $$
declare t text;
begin
  foreach t in array array['payment_refs', 'payment_reports'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
grant select, insert, update on payment_refs to maktab_app;
grant select, insert on payment_reports to maktab_app;
