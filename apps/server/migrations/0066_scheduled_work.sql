-- Work whose class is not asked to do it yet: at its start the class is told, and devices are given what was closed until then.
create table scheduled_work (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  assignment_id uuid not null,
  starts_on timestamptz not null,
  primary key (tenant_id, institution_id, assignment_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, assignment_id) references assignments on delete cascade
);
create index scheduled_work_by_start on scheduled_work (tenant_id, starts_on);

-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table institutions no force row level security;
alter table assignments no force row level security;
insert into scheduled_work (tenant_id, institution_id, assignment_id, starts_on)
select i.tenant_id, a.institution_id, a.assignment_id, a.start_date
from assignments a join institutions i using (institution_id) where a.start_date > now() and not a.is_deleted;
alter table institutions force row level security;
alter table assignments force row level security;

alter table scheduled_work enable row level security;
alter table scheduled_work force row level security;
create policy own_tenant on scheduled_work using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, delete on scheduled_work to maktab_app;
