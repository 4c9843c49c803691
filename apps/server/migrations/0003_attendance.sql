-- Attendance of a class, one sheet a day, and the sums of it that a dashboard reads.

create table attendance_sheets (
  institution_id bigint not null,
  attendance_id uuid not null,
  class_id bigint not null,
  -- In the time zone of the school.
  attendance_date date not null,
  taken_by bigint not null,
  taken_on timestamptz not null,
  primary key (institution_id, attendance_id),
  unique (institution_id, class_id, attendance_date),
  foreign key (institution_id, class_id) references classes,
  foreign key (institution_id, taken_by) references users
);
-- One learner on a sheet; who was not marked has no row.
create table attendance_details (
  institution_id bigint not null,
  attendance_id uuid not null,
  user_id bigint not null,
  attendance_status smallint not null check (attendance_status between 1 and 4),
  primary key (institution_id, attendance_id, user_id),
  foreign key (institution_id, attendance_id) references attendance_sheets,
  foreign key (institution_id, user_id) references users
);
comment on column attendance_details.attendance_status is '1 present, 2 absent, 3 late, 4 leave';

-- Learners who were present or late, of those who were marked at all.
alter table rollup_class_day
  add column attended int not null default 0,
  add column attendance_marked int not null default 0;

do $$
declare t text;
begin
  foreach t in array array['attendance_sheets', 'attendance_details'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_school on %I using (institution_id = (select app_institution_id()))
      with check (institution_id = (select app_institution_id()))', t);
  end loop;
end $$;

grant select, insert, update on attendance_sheets, attendance_details to maktab_app;
