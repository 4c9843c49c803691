-- How many learners of a class handed in each assignment: what is turned in is asked of work that was due, whatever was set an hour ago.
alter table assignments_classes
  -- Of total_learners those who handed something in and are not excused.
  add column handed_in int not null default 0;

create or replace function count_asked() returns trigger language plpgsql as $$
begin
  update assignments_classes c set
    total_learners = c.total_learners
      + (new.is_asked and not new.is_excused and c.class_id = new.class_id)::int
      - (old.is_asked and not old.is_excused and c.class_id = old.class_id)::int,
    handed_in = c.handed_in
      + (new.first_handed_in_on is not null and not new.is_excused and c.class_id = new.class_id)::int
      - (old.first_handed_in_on is not null and not old.is_excused and c.class_id = old.class_id)::int
  where c.institution_id = new.institution_id and c.assignment_id = new.assignment_id and c.class_id in (old.class_id, new.class_id);
  return null;
end $$;
drop trigger count_asked on assignments_users;
create trigger count_asked after update on assignments_users for each row
  when ((old.is_asked, old.is_excused, old.class_id, old.first_handed_in_on is null)
    is distinct from (new.is_asked, new.is_excused, new.class_id, new.first_handed_in_on is null))
  execute function count_asked();

-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table assignments_users no force row level security;
alter table assignments_classes no force row level security;
update assignments_classes c set handed_in = w.handed_in
from (
  select institution_id, assignment_id, class_id, count(*) as handed_in from assignments_users
  where first_handed_in_on is not null and not is_excused group by institution_id, assignment_id, class_id
) w where c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id;
alter table assignments_users force row level security;
alter table assignments_classes force row level security;
