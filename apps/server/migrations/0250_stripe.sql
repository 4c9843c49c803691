-- Plans paid by card through Stripe: what each order is there, which customer somebody is, and every event that Stripe sent.
alter table payment_orders drop constraint payment_orders_gateway_check,
  add constraint payment_orders_gateway_check check (gateway in (1, 2, 3, 4));
-- The price at Stripe that a plan is paid by; null where it cannot be paid by card.
alter table payment_plans add column stripe_price_id text check (stripe_price_id ~ '^price_[A-Za-z0-9_]{1,60}$'),
  -- A teacher goes along: it is not changed for another by oneself.
  add column is_teacher_assisted boolean not null default false;
create unique index payment_plans_of_price on payment_plans (tenant_id, stripe_price_id) where stripe_price_id is not null;

create table stripe_customers (
  tenant_id bigint not null,
  institution_id bigint not null,
  user_id bigint not null,
  customer_id text not null,
  primary key (tenant_id, institution_id, user_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, user_id) references users
);
create index stripe_customers_of_user on stripe_customers (institution_id, user_id);

create table stripe_orders (
  tenant_id bigint not null,
  order_id uuid not null,
  institution_id bigint not null,
  user_id bigint not null,
  stripe_price_id text not null,
  -- A checkout session, or the invoice of a renewal; null until Stripe answered.
  source_ref text,
  checkout_url text,
  expires_on timestamptz not null,
  subscription_ref text,
  intent_ref text,
  -- A change of plan that was paid at once: what is left of the plan before was credited.
  is_change boolean not null default false,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, order_id) references payment_orders
);
create unique index stripe_orders_of_source on stripe_orders (tenant_id, source_ref) where source_ref is not null;
create index stripe_orders_of_subscription on stripe_orders (tenant_id, subscription_ref) where subscription_ref is not null;
create index stripe_orders_of_intent on stripe_orders (tenant_id, intent_ref) where intent_ref is not null;
create index stripe_orders_of_order on stripe_orders (institution_id, order_id);
create index stripe_orders_of_user on stripe_orders (institution_id, user_id);

-- Kept before anything follows from it. What an event says is never taken: its object is read again from Stripe.
create table payment_events (
  tenant_id bigint not null references tenants,
  event_id text not null,
  kind text not null,
  object_ref text not null,
  intent_ref text,
  order_id uuid,
  received_on timestamptz not null,
  -- Null: nothing waits any more.
  due_on timestamptz,
  tries int not null default 0,
  outcome text,
  primary key (tenant_id, event_id)
);
create index payment_events_due on payment_events (tenant_id, due_on) where due_on is not null;

do $$
declare t text;
begin
  foreach t in array array['stripe_customers', 'stripe_orders', 'payment_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
    execute format('grant select, insert, update on %I to maktab_app', t);
  end loop;
end $$;
