-- When a learner was last reminded of work by their teacher: once in twelve hours is enough.
alter table assignments_users add column reminded_on timestamptz;

-- When the learners of an assignment are told that it is due soon: a day before each due date that somebody has. Taken away as
-- it is done, and written anew when dates change.
create table due_reminders (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  assignment_id uuid not null,
  due_date timestamptz not null,
  remind_on timestamptz not null,
  primary key (tenant_id, institution_id, assignment_id, due_date),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, assignment_id) references assignments on delete cascade
);
create index due_reminders_by_time on due_reminders (tenant_id, remind_on);

-- What is set already. The owner sees the rows of every school only while its own policies do not hold for it.
alter table institutions no force row level security;
alter table assignments no force row level security;
alter table assignments_users no force row level security;
insert into due_reminders (tenant_id, institution_id, assignment_id, due_date, remind_on)
select i.tenant_id, d.institution_id, d.assignment_id, d.due_date, d.due_date - interval '24 hours'
from (
  select institution_id, assignment_id, due_date from assignments where not is_deleted
  union
  select w.institution_id, w.assignment_id, w.due_date from assignments_users w join assignments a using (institution_id, assignment_id)
  where w.due_date is not null and not a.is_deleted
) d join institutions i using (institution_id) where d.due_date - interval '24 hours' > now();
alter table institutions force row level security;
alter table assignments force row level security;
alter table assignments_users force row level security;

alter table due_reminders enable row level security;
alter table due_reminders force row level security;
create policy own_tenant on due_reminders using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on due_reminders to maktab_app;
