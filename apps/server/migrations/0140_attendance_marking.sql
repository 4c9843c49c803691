-- Attendance is marked, once a day or once a lesson: sheets of a class, the mark of each learner that counts, and every mark that was ever given.

alter table attendance_sheets
  -- Number of the lesson; 0 where attendance is taken once a day.
  add column period smallint not null default 0 check (period between 0 and 12),
  add column changed_xid xid8 not null default pg_current_xact_id();
alter table attendance_sheets drop constraint attendance_sheets_institution_id_class_id_attendance_date_key;
alter table attendance_sheets add unique (institution_id, class_id, attendance_date, period);
create trigger note_change before insert or update on attendance_sheets for each row execute function note_change();
create index attendance_sheets_changed on attendance_sheets (institution_id, changed_xid);
create index attendance_sheets_by_day on attendance_sheets (institution_id, attendance_date);

alter table attendance_details
  add column attendance_details_id uuid not null default gen_random_uuid(),
  add column remark text not null default '',
  add column reason text check (reason in ('illness', 'family', 'work', 'weather', 'security', 'distance', 'other')),
  add column given_on timestamptz not null default now(),
  -- Null: whoever took the sheet.
  add column given_by bigint,
  -- Of the mark that counts; null where it was given before every mark was kept.
  add column entry_id uuid,
  add column device_id uuid,
  add foreign key (institution_id, given_by) references users (institution_id, user_id);
create index attendance_details_of_user on attendance_details (institution_id, user_id);

-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table attendance_sheets no force row level security;
alter table attendance_details no force row level security;
update attendance_details d set given_on = s.taken_on from attendance_sheets s
where s.institution_id = d.institution_id and s.attendance_id = d.attendance_id;
alter table attendance_sheets force row level security;
alter table attendance_details force row level security;

-- Nothing is changed or removed here: also what was given for somebody who was not of the class, or earlier than what stands.
create table attendance_entries (
  institution_id bigint not null,
  attendance_id uuid not null,
  user_id bigint not null,
  -- Of the command that gave it.
  entry_id uuid not null,
  attendance_status smallint not null check (attendance_status between 1 and 4),
  remark text not null default '',
  reason text,
  given_by bigint not null,
  given_on timestamptz not null,
  device_id uuid,
  received_on timestamptz not null,
  primary key (institution_id, attendance_id, user_id, entry_id),
  foreign key (institution_id, attendance_id) references attendance_sheets,
  foreign key (institution_id, given_by) references users (institution_id, user_id)
);
alter table attendance_entries enable row level security;
alter table attendance_entries force row level security;
create policy own_school on attendance_entries using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert on attendance_entries to maktab_app;

alter table institutions
  -- Days after a sheet's within which a teacher still marks; an office always may.
  add column attendance_edit_days smallint not null default 7 check (attendance_edit_days between 0 and 366),
  -- Per cent of the marks that a learner should reach.
  add column attendance_minimum smallint not null default 75 check (attendance_minimum between 0 and 100),
  -- When the campus last said another mode: marks given before are still taken.
  add column attendance_mode_on timestamptz;

create function note_attendance_mode() returns trigger language plpgsql as $$
begin
  new.attendance_mode_on := now();
  return new;
end $$;
create trigger note_attendance_mode before update on institutions for each row
  when (old.attendance_mode is distinct from new.attendance_mode) execute function note_attendance_mode();
