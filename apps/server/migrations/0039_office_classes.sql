-- Classes as an office keeps them, and who is their class teacher on which days.

alter table classes
  add column start_date date,
  add column end_date date,
  -- Null for the school's own.
  add column default_language text,
  add column is_stream_disabled boolean not null default false,
  -- Whether the register of its section is kept in it.
  add column takes_attendance boolean not null default false,
  add constraint classes_dates check (end_date >= start_date);

-- The class teacher of a class from one day to another, both counted; without an end until further notice. A substitute stands in on those days.
create table class_teachers (
  institution_id bigint not null,
  class_id bigint not null,
  user_id bigint not null,
  from_date date not null,
  to_date date,
  is_substitute boolean not null default false,
  primary key (institution_id, class_id, user_id, from_date),
  foreign key (institution_id, class_id) references classes,
  foreign key (institution_id, user_id) references users,
  check (to_date >= from_date)
);
alter table class_teachers enable row level security;
alter table class_teachers force row level security;
create policy own_school on class_teachers using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update, delete on class_teachers to maktab_app;
