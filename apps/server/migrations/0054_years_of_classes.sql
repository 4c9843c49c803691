-- Every class belongs to a school year of its campus, and a year knows when it was changed.

alter table school_years add column changed_xid xid8 not null default pg_current_xact_id();
create trigger note_change before insert or update on school_years for each row execute function note_change();

-- Null where the campus had no year when the class was made.
alter table classes
  add column year_id bigint,
  add foreign key (institution_id, year_id) references school_years;

-- The owner may be bound by row-level security, too, and would see no rows.
alter table classes no force row level security;
alter table school_years no force row level security;
update classes c set year_id = y.year_id from school_years y where y.institution_id = c.institution_id and y.is_current;
alter table classes force row level security;
alter table school_years force row level security;

-- Whoever makes a class makes it for the year that the campus is in.
create function note_year() returns trigger language plpgsql as $$
begin
  new.year_id := coalesce(new.year_id,
    (select year_id from school_years where institution_id = new.institution_id and is_current));
  return new;
end $$;
create trigger note_year before insert on classes for each row execute function note_year();
