-- When somebody came into a class and left it, when a class was archived and deleted: what was given before and arrives later is still taken.

-- Null for those who were there before this was noted.
alter table users_classes add column joined_on timestamptz;
alter table users_classes alter column joined_on set default now();
alter table classes add column archived_on timestamptz, add column deleted_on timestamptz;

-- The owner may be bound by row-level security, too, and would see no rows.
alter table users_classes no force row level security;
alter table classes no force row level security;
update users_classes set left_on = now() where is_deleted and left_on is null;
update users_classes set left_on = null where not is_deleted and left_on is not null;
update classes set archived_on = now() where not is_active;
update classes set deleted_on = now() where is_deleted;
alter table users_classes force row level security;
alter table classes force row level security;

-- Nobody leaves without a moment and nobody is there with one, whoever writes: the moment that was given, else now.
create function note_leaving() returns trigger language plpgsql as $$
begin
  new.left_on := case when new.is_deleted then coalesce(new.left_on, now()) end;
  return new;
end $$;
create trigger note_leaving before insert or update on users_classes for each row execute function note_leaving();

create function note_ending() returns trigger language plpgsql as $$
begin
  new.archived_on := case when not new.is_active then coalesce(new.archived_on, now()) end;
  new.deleted_on := case when new.is_deleted then coalesce(new.deleted_on, now()) end;
  return new;
end $$;
create trigger note_ending before insert or update on classes for each row execute function note_ending();
