-- When each person is reminded next that what they hold ends.
create table plan_reminders (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  user_id bigint not null,
  -- The end that it was planned for.
  end_on timestamptz not null,
  remind_on timestamptz not null,
  primary key (tenant_id, institution_id, user_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, user_id) references users
);
create index plan_reminders_due on plan_reminders (tenant_id, remind_on);
create index plan_reminders_of_user on plan_reminders (institution_id, user_id);
alter table plan_reminders enable row level security;
alter table plan_reminders force row level security;
create policy own_tenant on plan_reminders using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on plan_reminders to maktab_app;

-- Of what is held already: a week before its end, or at once.
insert into plan_reminders (tenant_id, institution_id, user_id, end_on, remind_on)
select i.tenant_id, s.institution_id, s.user_id, max(s.end_on), max(s.end_on) - interval '7 days'
from subscriptions s join institutions i on i.institution_id = s.institution_id
where s.ended_on is null
group by i.tenant_id, s.institution_id, s.user_id
having bool_and(s.end_on is not null) and max(s.end_on) > now();
