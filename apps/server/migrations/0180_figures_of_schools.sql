-- What heads read: figures of each school, gathered beside its writes. There is no person in them. Each gathering sets what it counts and adds
-- nothing, so that twice, or once more after a crash, gives the same.
create table rollup_institution (
  tenant_id bigint not null,
  institution_id bigint not null,
  -- When it was counted.
  gathered_on timestamptz not null,
  -- When the school was last heard of: a device synced, or somebody worked; null: never.
  heard_on timestamptz,
  synced_on timestamptz,
  learners int not null,
  teachers int not null,
  classes int not null,
  -- Who worked in the seven days before it was counted, and who worked or synced in them.
  learners_active int not null,
  learners_heard int not null,
  devices_total int not null,
  devices_synced int not null,
  -- Pairs of a learner who is there now and a lesson of their class.
  lessons_completed int not null,
  lessons_total int not null,
  attempts int not null,
  accuracy_sum double precision not null,
  -- Work that was due.
  due int not null,
  turned_in int not null,
  scored int not null,
  score_percent_sum double precision not null,
  time_spent_in_seconds bigint not null,
  -- Marks of thirty days.
  attended int not null,
  attendance_marked int not null,
  -- Learners by the average of all their attempts, where these are not few.
  learners_to_40 int not null,
  learners_to_60 int not null,
  learners_to_80 int not null,
  learners_above_80 int not null,
  primary key (tenant_id, institution_id),
  foreign key (tenant_id, institution_id) references institutions
) with (fillfactor = 80);
create table rollup_institution_day (
  tenant_id bigint not null,
  institution_id bigint not null,
  day date not null,
  learners_active int not null,
  attempts int not null,
  accuracy_sum double precision not null,
  lessons_completed int not null,
  turned_in int not null,
  time_spent_in_seconds bigint not null,
  attended int not null,
  attendance_marked int not null,
  primary key (tenant_id, institution_id, day),
  foreign key (tenant_id, institution_id) references institutions
);
create index rollup_institution_day_by_day on rollup_institution_day (tenant_id, day);
create table rollup_institution_subject (
  tenant_id bigint not null,
  institution_id bigint not null,
  -- A key of the subjects that have one, else the name as the school writes it.
  subject text not null,
  grade text not null,
  classes int not null,
  learners int not null,
  lessons_completed int not null,
  lessons_total int not null,
  attempts int not null,
  accuracy_sum double precision not null,
  time_spent_in_seconds bigint not null,
  primary key (tenant_id, institution_id, subject, grade),
  foreign key (tenant_id, institution_id) references institutions
) with (fillfactor = 80);
create index rollup_institution_subject_by_subject on rollup_institution_subject (tenant_id, subject, institution_id);

-- Of a region 0 are the schools that stand in none.
create table rollup_region_day (
  tenant_id bigint not null references tenants,
  region_id bigint not null,
  day date not null,
  learners_active int not null,
  attempts int not null,
  accuracy_sum double precision not null,
  lessons_completed int not null,
  turned_in int not null,
  time_spent_in_seconds bigint not null,
  attended int not null,
  attendance_marked int not null,
  primary key (tenant_id, region_id, day)
);

-- A school sees its own rows, and whoever comes by the door of the tenant those of all its schools.
do $$
declare t text;
begin
  foreach t in array array['rollup_institution', 'rollup_institution_day', 'rollup_institution_subject'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I
      using (tenant_id = (select app_tenant_id()) and ((select app_institution_id()) is null or institution_id = (select app_institution_id())))
      with check (tenant_id = (select app_tenant_id()) and institution_id = (select app_institution_id()))', t);
    execute format('grant select, insert, update, delete on %I to maktab_app', t);
  end loop;
end $$;
alter table rollup_region_day enable row level security;
alter table rollup_region_day force row level security;
create policy own_tenant on rollup_region_day using (tenant_id = (select app_tenant_id()) and (select app_institution_id()) is null)
  with check (tenant_id = (select app_tenant_id()) and (select app_institution_id()) is null);
grant select, insert, update, delete on rollup_region_day to maktab_app;

-- Who worked on some days is found by the days.
create index rollup_learner_day_by_day on rollup_learner_day (institution_id, day, user_id);
