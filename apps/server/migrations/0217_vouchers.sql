-- Codes that a school sells for cash: each pays one plan, at the price and for the months of the day on which it was made.
alter table payment_orders drop constraint payment_orders_gateway_check,
  add constraint payment_orders_gateway_check check (gateway in (1, 2, 3));
-- Numbered by school, as receipts are.
alter table payment_receipts add column last_voucher int not null default 0;

create table vouchers (
  tenant_id bigint not null references tenants,
  code text not null check (code ~ '^[0-9]{16}$'),
  -- The school that sells it.
  institution_id bigint not null,
  serial int not null,
  subscription_guid uuid not null,
  title jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  duration_in_months smallint not null,
  made_on timestamptz not null,
  ends_on timestamptz not null,
  cancelled_on timestamptz,
  used_on timestamptz,
  -- The order that it paid, at the school of whoever used it.
  used_institution bigint,
  order_id uuid,
  primary key (tenant_id, code),
  unique (tenant_id, institution_id, serial),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (tenant_id, subscription_guid) references payment_plans,
  foreign key (used_institution, order_id) references payment_orders,
  check ((used_on is null) = (order_id is null) and (used_on is null or cancelled_on is null))
);
create index vouchers_of_order on vouchers (used_institution, order_id) where order_id is not null;
create index vouchers_of_plan on vouchers (tenant_id, subscription_guid);
alter table vouchers enable row level security;
alter table vouchers force row level security;
create policy own_tenant on vouchers using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update on vouchers to maktab_app;
