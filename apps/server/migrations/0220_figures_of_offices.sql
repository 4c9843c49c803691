-- How much the contents of a school are used, gathered as its other figures are, once an hour at most. Content 0 stands for all contents of its
-- type together, since whoever opened two of them is one learner.
create table rollup_institution_content (
  tenant_id bigint not null,
  institution_id bigint not null,
  content_id bigint not null,
  content_type text not null,
  gathered_on timestamptz not null,
  -- Learners of the school who opened it, who did so or went on in the last thirty days, and who completed it.
  learners int not null,
  learners_recent int not null,
  learners_completed int not null,
  time_spent_in_seconds bigint not null,
  primary key (tenant_id, institution_id, content_id, content_type),
  foreign key (tenant_id, institution_id) references institutions
);
create index rollup_institution_content_by_type on rollup_institution_content (tenant_id, institution_id) where content_id = 0;
alter table rollup_institution_content enable row level security;
alter table rollup_institution_content force row level security;
create policy own_tenant on rollup_institution_content
  using (tenant_id = (select app_tenant_id()) and ((select app_institution_id()) is null or institution_id = (select app_institution_id())))
  with check (tenant_id = (select app_tenant_id()) and institution_id = (select app_institution_id()));
grant select, insert, update, delete on rollup_institution_content to maktab_app;

-- A network is a family of schools, and a school admin has a school system: days and subjects are kept apart by both, so that whoever reaches
-- only some schools of a region reads these. 0: none. What was there before is filed anew when the figures are gathered next.
alter table rollup_region_day add column school_family_id bigint not null default 0;
alter table rollup_region_day add column school_system_id bigint not null default 0;
alter table rollup_region_day alter column school_family_id drop default;
alter table rollup_region_day alter column school_system_id drop default;
alter table rollup_region_day drop constraint rollup_region_day_pkey;
alter table rollup_region_day add primary key (tenant_id, region_id, school_family_id, school_system_id, day);

alter table rollup_region_subject add column school_family_id bigint not null default 0;
alter table rollup_region_subject add column school_system_id bigint not null default 0;
alter table rollup_region_subject alter column school_family_id drop default;
alter table rollup_region_subject alter column school_system_id drop default;
alter table rollup_region_subject drop constraint rollup_region_subject_pkey;
alter table rollup_region_subject
  add primary key (tenant_id, region_id, school_family_id, school_system_id, subject, is_whole, grade);
