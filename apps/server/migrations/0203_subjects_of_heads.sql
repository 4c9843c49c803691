-- Subjects as heads read them. A school has a row for each subject beside those of its grades, so that its grades together need not be added
-- up for a list of all schools; and learners of a subject stand in bands, by all their attempts in the classes of that subject.
alter table rollup_institution_subject
  -- As one of its classes writes the subject.
  add column written text not null default '',
  -- The row of all grades together, whose grade is empty.
  add column is_whole boolean not null default false,
  add column learners_to_40 int not null default 0,
  add column learners_to_60 int not null default 0,
  add column learners_to_80 int not null default 0,
  add column learners_above_80 int not null default 0,
  drop constraint rollup_institution_subject_pkey,
  add primary key (tenant_id, institution_id, subject, is_whole, grade);
drop index rollup_institution_subject_by_subject;
create index rollup_institution_subject_by_subject on rollup_institution_subject (tenant_id, subject, is_whole, grade, institution_id);

-- The same of the schools of a region together; of a region 0 are those that stand in none. People and classes are of all schools, what is
-- measured of those that were heard of.
create table rollup_region_subject (
  tenant_id bigint not null references tenants,
  region_id bigint not null,
  subject text not null,
  is_whole boolean not null,
  grade text not null,
  written text not null,
  -- When the one of its schools that was counted longest ago was counted.
  counted_on timestamptz not null,
  schools_total int not null,
  schools_heard int not null,
  classes int not null,
  learners int not null,
  -- Of the schools that were heard of, whose learners the bands are of.
  learners_banded int not null,
  lessons_completed bigint not null,
  lessons_total bigint not null,
  attempts bigint not null,
  accuracy_sum double precision not null,
  time_spent_in_seconds bigint not null,
  learners_to_40 int not null,
  learners_to_60 int not null,
  learners_to_80 int not null,
  learners_above_80 int not null,
  primary key (tenant_id, region_id, subject, is_whole, grade)
) with (fillfactor = 80);
alter table rollup_region_subject enable row level security;
alter table rollup_region_subject force row level security;
create policy own_tenant on rollup_region_subject using (tenant_id = (select app_tenant_id()) and (select app_institution_id()) is null)
  with check (tenant_id = (select app_tenant_id()) and (select app_institution_id()) is null);
grant select, insert, update, delete on rollup_region_subject to maktab_app;
