-- Who ordered what, how it was paid, and the access that came of it. An order is never deleted.
create table payment_orders (
  institution_id bigint not null references institutions (institution_id),
  order_id uuid not null,
  user_id bigint not null,
  subscription_guid uuid not null,
  -- The title of the plan in its languages, as it was.
  title jsonb not null,
  -- 1 hosted checkout, 2 bank transfer.
  gateway smallint not null check (gateway in (1, 2)),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  duration_in_months smallint not null,
  grade text,
  -- 1 pending, 2 success, 3 failed.
  status smallint not null default 1 check (status in (1, 2, 3)),
  reason text check (reason in ('waiting', 'declined', 'refused', 'cancelled', 'expired', 'refunded')),
  made_on timestamptz not null,
  settled_on timestamptz,
  -- Numbered by school, once the money is there; it stays when the money goes back.
  receipt_no int,
  primary key (institution_id, order_id),
  foreign key (institution_id, user_id) references users,
  unique (institution_id, receipt_no)
);
create index payment_orders_of_user on payment_orders (institution_id, user_id, made_on desc);
create index payment_orders_by_time on payment_orders (institution_id, made_on desc, order_id);
create index payment_orders_waiting on payment_orders (institution_id, gateway) where status = 1;

create table payment_receipts (
  institution_id bigint primary key references institutions (institution_id),
  last_no int not null
);

create table bank_transfers (
  institution_id bigint not null,
  order_id uuid not null,
  tenant_id bigint not null references tenants,
  bank text not null,
  payer text not null,
  transfer_ref text not null,
  -- Letters and digits of it alone, in capitals: a tenant takes each once.
  folded_ref text not null,
  paid_on date not null,
  -- The photo of the slip, shaped as an attachment.
  slip jsonb,
  decided_by bigint,
  decided_by_name text,
  decided_on timestamptz,
  remarks text not null default '',
  primary key (institution_id, order_id),
  foreign key (institution_id, order_id) references payment_orders
);
create unique index bank_transfers_by_reference on bank_transfers (tenant_id, folded_ref);
create index bank_transfers_by_slip on bank_transfers (institution_id, (slip ->> 'file_id')) where slip is not null;

create table subscriptions (
  institution_id bigint not null,
  subscription_id uuid not null,
  user_id bigint not null,
  subscription_guid uuid not null,
  -- 1 paid, 2 free: a trial.
  mode smallint not null check (mode in (1, 2)),
  start_on timestamptz not null,
  -- Null: for ever.
  end_on timestamptz,
  -- Null for a trial. Several reports of one payment make one subscription.
  order_id uuid,
  -- Taken back.
  ended_on timestamptz,
  primary key (institution_id, subscription_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, order_id) references payment_orders,
  unique (institution_id, order_id),
  check ((mode = 1) = (order_id is not null))
);
create index subscriptions_of_user on subscriptions (institution_id, user_id);
create unique index subscriptions_one_trial on subscriptions (institution_id, user_id) where mode = 2;
create index subscriptions_by_end on subscriptions (institution_id, end_on);

do $$
declare t text;
begin
  foreach t in array array['payment_orders', 'payment_receipts', 'bank_transfers', 'subscriptions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
    execute format('grant select, insert, update on %I to maktab_app', t);
  end loop;
end $$;
