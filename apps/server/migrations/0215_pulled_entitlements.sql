-- What a person holds, and whether anything is on sale, is pulled: changes of both are noted.
alter table subscriptions add column changed_xid xid8 not null default pg_current_xact_id();
create index subscriptions_changed on subscriptions (institution_id, user_id, changed_xid);
create trigger note_change before insert or update on subscriptions for each row execute function note_change();
alter table payment_plans add column changed_xid xid8 not null default pg_current_xact_id();
create index payment_plans_changed on payment_plans (tenant_id, changed_xid);
create trigger note_change before insert or update on payment_plans for each row execute function note_change();
