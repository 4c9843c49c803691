-- What a tenant's configuration names in available_lessons holds for each of its schools of which nothing was written down.

-- Ids of courses and lessons, with commas between; null where one is neither, and where there is none: then everything is meant.
-- The same as readAvailable in packages/domain/src/content/availability.ts.
create function named_available(written text) returns text[] language sql immutable parallel safe as $$
  select case when bool_and(name ~ '^([1-9]\d{0,14}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$') then array_agg(distinct name) end
  from (select lower(regexp_replace(part, '^\s+|\s+$', '', 'g')) as name from unnest(string_to_array(written, ',')) as part) as parts
  where name <> ''
$$;
create function available_courses_of(written text) returns bigint[] language sql immutable parallel safe as $$
  select coalesce(array_agg(name::bigint order by name), '{}') from unnest(named_available(written)) as name where name !~ '-'
$$;
create function available_lessons_of(written text) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(name::uuid order by name), '{}') from unnest(named_available(written)) as name where name ~ '-'
$$;
alter table tenants
  add column available_courses bigint[] not null generated always as (available_courses_of(configuration ->> 'available_lessons')) stored,
  add column available_lessons uuid[] not null generated always as (available_lessons_of(configuration ->> 'available_lessons')) stored,
  -- When the list changed: devices of its schools take their courses anew then, and at no other change of a tenant.
  add column changed_xid xid8 not null default '0';
create trigger note_change before update on tenants for each row
  when (old.configuration ->> 'available_lessons' is distinct from new.configuration ->> 'available_lessons') execute function note_change();

-- Notifications are pulled as changed rows, like everything else that a device keeps.
alter table users_notifications add column changed_xid xid8 not null default pg_current_xact_id();
create trigger note_change before insert or update on users_notifications for each row execute function note_change();
