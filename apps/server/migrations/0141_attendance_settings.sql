-- When what decides about attendance in a campus last changed: a device is given its classes of attendance anew then.
create table attendance_settings (
  institution_id bigint primary key references institutions (institution_id),
  changed_xid xid8 not null default pg_current_xact_id()
);
alter table attendance_settings enable row level security;
alter table attendance_settings force row level security;
create policy own_school on attendance_settings using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on attendance_settings to maktab_app;

-- What its campus says of attendance may be written from outside of the school, and a campus be made before its door was opened once.
create function note_attendance_settings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  school constant bigint := case when tg_op = 'DELETE' then old.institution_id else new.institution_id end;
begin
  perform set_config('app.institution_id', school::text, true);
  insert into attendance_settings as s (institution_id) values (school)
    on conflict (institution_id) do update set changed_xid = pg_current_xact_id() where s.changed_xid <> pg_current_xact_id();
  perform set_config('app.institution_id', here, true);
  return null;
end $$;
create trigger note_attendance after insert or update or delete on class_teachers for each row execute function note_attendance_settings();
create trigger note_attendance after insert or update or delete on school_days for each row execute function note_attendance_settings();
create trigger note_attendance after insert or update or delete on school_weeks for each row execute function note_attendance_settings();
create trigger note_attendance after update on classes for each row
  when ((old.takes_attendance, old.is_active, old.is_deleted, old.grade, old.section) is distinct from
    (new.takes_attendance, new.is_active, new.is_deleted, new.grade, new.section)) execute function note_attendance_settings();
create trigger note_attendance after update on institutions for each row
  when ((old.attendance_mode, old.attendance_edit_days, old.attendance_minimum, old.time_zone) is distinct from
    (new.attendance_mode, new.attendance_edit_days, new.attendance_minimum, new.time_zone)) execute function note_attendance_settings();
