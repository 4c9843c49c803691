-- One payment for several children, money that went back in part, and what a campus took in by day.

-- Whom the plan is for, each from the same day or behind what they have; whoever pays is one of them or not.
alter table payment_orders add column learner_ids bigint[],
  -- What went back of the sum, in part or whole.
  add column refunded_minor bigint not null default 0;
-- Whose rows these are depends on no setting of a migration.
alter table payment_orders no force row level security;
alter table institutions no force row level security;
update payment_orders set learner_ids = array[user_id], refunded_minor = case when reason = 'refunded' then amount_minor else 0 end;
alter table payment_orders alter column learner_ids set not null,
  add check (cardinality(learner_ids) between 1 and 12),
  add check (refunded_minor between 0 and amount_minor);
alter table subscriptions drop constraint subscriptions_institution_id_order_id_key,
  add unique (institution_id, order_id, user_id);
create index guardians_of_phone on guardians (institution_id, phone_number) where phone_number is not null;
create index payment_orders_by_status on payment_orders (institution_id, status, made_on desc, order_id);

create table rollup_payment_day (
  institution_id bigint not null references institutions (institution_id),
  -- Of the school, on which the order was made.
  day date not null,
  currency text not null,
  gateway smallint not null,
  waiting int not null default 0,
  waiting_minor bigint not null default 0,
  paid int not null default 0,
  paid_minor bigint not null default 0,
  failed int not null default 0,
  failed_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  primary key (institution_id, day, currency, gateway)
);
alter table rollup_payment_day enable row level security;
create policy own_school on rollup_payment_day using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update, delete on rollup_payment_day to maktab_app;

-- Orders as the days that they are counted by.
create view payment_days with (security_invoker) as
select o.institution_id, (o.made_on at time zone i.time_zone)::date as day, o.currency, o.gateway,
  (count(*) filter (where o.status = 1))::int as waiting, coalesce(sum(o.amount_minor) filter (where o.status = 1), 0)::bigint as waiting_minor,
  (count(*) filter (where o.status = 2))::int as paid, coalesce(sum(o.amount_minor) filter (where o.status = 2), 0)::bigint as paid_minor,
  (count(*) filter (where o.status = 3))::int as failed, coalesce(sum(o.amount_minor) filter (where o.status = 3), 0)::bigint as failed_minor,
  sum(o.refunded_minor)::bigint as refunded_minor
from payment_orders o join institutions i on i.institution_id = o.institution_id
group by 1, 2, 3, 4;
grant select on payment_days to maktab_app;

-- Counted as the transaction ends, so that no other row is waited for while its day is held. A recount waits until who counts is done, and who counts for it.
create function hold_payment_days(school bigint, alone boolean) returns void language plpgsql as $$
begin
  if alone then perform pg_advisory_xact_lock(hashtextextended('payment days', school));
  else perform pg_advisory_xact_lock_shared(hashtextextended('payment days', school)); end if;
end $$;
create function count_payment() returns trigger language plpgsql as $$
declare
  had_waiting int := 0; had_paid int := 0; had_failed int := 0; had_minor bigint := 0; had_refunded bigint := 0;
begin
  if tg_op = 'UPDATE' then
    if (old.status, old.refunded_minor) is not distinct from (new.status, new.refunded_minor) then return null; end if;
    had_waiting := (old.status = 1)::int; had_paid := (old.status = 2)::int; had_failed := (old.status = 3)::int;
    had_minor := old.amount_minor; had_refunded := old.refunded_minor;
  end if;
  perform hold_payment_days(new.institution_id, false);
  insert into rollup_payment_day as r (institution_id, day, currency, gateway, waiting, waiting_minor, paid, paid_minor, failed, failed_minor, refunded_minor)
  select new.institution_id, (new.made_on at time zone i.time_zone)::date, new.currency, new.gateway,
    (new.status = 1)::int - had_waiting, (new.status = 1)::int * new.amount_minor - had_waiting * had_minor,
    (new.status = 2)::int - had_paid, (new.status = 2)::int * new.amount_minor - had_paid * had_minor,
    (new.status = 3)::int - had_failed, (new.status = 3)::int * new.amount_minor - had_failed * had_minor,
    new.refunded_minor - had_refunded
  from institutions i where i.institution_id = new.institution_id
  on conflict (institution_id, day, currency, gateway) do update set
    waiting = r.waiting + excluded.waiting, waiting_minor = r.waiting_minor + excluded.waiting_minor,
    paid = r.paid + excluded.paid, paid_minor = r.paid_minor + excluded.paid_minor,
    failed = r.failed + excluded.failed, failed_minor = r.failed_minor + excluded.failed_minor,
    refunded_minor = r.refunded_minor + excluded.refunded_minor;
  return null;
end $$;
create constraint trigger count_payment after insert or update on payment_orders deferrable initially deferred
  for each row execute function count_payment();
insert into rollup_payment_day select * from payment_days;
alter table rollup_payment_day force row level security;
alter table institutions force row level security;
alter table payment_orders force row level security;
