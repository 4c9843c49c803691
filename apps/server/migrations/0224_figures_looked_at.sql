-- Classes whose figures were compared with the work that they are made of: one in a hundred each night, and of each school one at least.
create table figure_looks (
  tenant_id bigint not null,
  institution_id bigint not null,
  class_id bigint not null,
  looked_on timestamptz not null,
  -- How many figures of each kind differed, by its name; empty where all agreed.
  differing jsonb not null,
  primary key (tenant_id, institution_id, class_id),
  foreign key (tenant_id, institution_id) references institutions,
  foreign key (institution_id, class_id) references classes
);
alter table figure_looks enable row level security;
alter table figure_looks force row level security;
-- A school sees its own rows, and whoever comes by the door of the tenant those of all its schools.
create policy own_tenant on figure_looks
  using (tenant_id = (select app_tenant_id()) and ((select app_institution_id()) is null or institution_id = (select app_institution_id())))
  with check (tenant_id = (select app_tenant_id()) and institution_id = (select app_institution_id()));
grant select, insert, update on figure_looks to maktab_app;

-- Schools whose time zone changed: their days begin at another moment, so work stands on others.
create table days_to_recount (
  tenant_id bigint not null,
  institution_id bigint not null,
  asked_on timestamptz not null,
  primary key (tenant_id, institution_id),
  foreign key (tenant_id, institution_id) references institutions
);
alter table days_to_recount enable row level security;
alter table days_to_recount force row level security;
create policy own_tenant on days_to_recount using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on days_to_recount to maktab_app;
