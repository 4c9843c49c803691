-- Remarks that a teacher keeps to say again. A row that is let go stays, so that a device hears of it.
create table saved_remarks (
  institution_id bigint not null,
  user_id bigint not null,
  text text not null,
  is_deleted boolean not null default false,
  changed_on timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, user_id, text),
  foreign key (institution_id, user_id) references users
);
create trigger note_change before insert or update on saved_remarks for each row execute function note_change();
create index saved_remarks_changed on saved_remarks (institution_id, user_id, changed_xid);

alter table saved_remarks enable row level security;
alter table saved_remarks force row level security;
create policy own_school on saved_remarks using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on saved_remarks to maktab_app;

-- What a teacher said last.
create index assignments_users_by_remark on assignments_users (institution_id, scored_by, scored_on desc) where teacher_remarks <> '';
