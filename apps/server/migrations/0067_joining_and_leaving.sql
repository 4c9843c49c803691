-- Who joins a class is asked for the work that is still open there; who leaves it is asked no more. What was handed in or
-- marked stays work of its learner, and what they gave before they left may arrive later: it makes the work theirs again.
alter table assignments_users add column is_asked boolean not null default true;

-- Asks somebody for the open work of a class, as far as they have it not from another class.
create function ask_for_open_work(school bigint, of_class bigint, learner bigint) returns void language sql as $$
  update assignments_users w set is_asked = true, class_id = of_class
  from assignments_classes c join assignments a using (institution_id, assignment_id)
  where c.institution_id = school and c.class_id = of_class and not a.is_deleted and a.due_date > now()
    and w.institution_id = school and w.assignment_id = c.assignment_id and w.user_id = learner and not w.is_asked;
  with joined as (
    insert into assignments_users (institution_id, assignment_id, user_id, class_id)
    select school, c.assignment_id, learner, of_class
    from assignments_classes c join assignments a using (institution_id, assignment_id)
    where c.institution_id = school and c.class_id = of_class and not a.is_deleted and a.due_date > now()
    on conflict do nothing returning assignment_id
  )
  update assignments_classes c set total_learners = c.total_learners + 1 from joined
  where c.institution_id = school and c.assignment_id = joined.assignment_id and c.class_id = of_class;
$$;

create function note_membership() returns trigger language plpgsql as $$
begin
  if new.role <> 'learner' then return null; end if;
  if not new.is_deleted then
    perform ask_for_open_work(new.institution_id, new.class_id, new.user_id);
    return null;
  end if;
  update assignments_users set is_asked = false
  where institution_id = new.institution_id and user_id = new.user_id and class_id = new.class_id and is_asked
    and first_handed_in_on is null and scored_on is null;
  -- What is set for another class of theirs too is done there.
  perform ask_for_open_work(m.institution_id, m.class_id, m.user_id) from users_classes m
  where m.institution_id = new.institution_id and m.user_id = new.user_id and m.role = 'learner' and not m.is_deleted;
  return null;
end $$;
create trigger note_joining after insert on users_classes for each row
  when (not new.is_deleted) execute function note_membership();
create trigger note_membership after update on users_classes for each row
  when (old.is_deleted is distinct from new.is_deleted) execute function note_membership();

create function count_asked() returns trigger language plpgsql as $$
begin
  update assignments_classes c set total_learners = c.total_learners
    + (new.is_asked and c.class_id = new.class_id)::int - (old.is_asked and c.class_id = old.class_id)::int
  where c.institution_id = new.institution_id and c.assignment_id = new.assignment_id and c.class_id in (old.class_id, new.class_id);
  return null;
end $$;
create trigger count_asked after update on assignments_users for each row
  when ((old.is_asked, old.class_id) is distinct from (new.is_asked, new.class_id)) execute function count_asked();

-- Those who joined and left before. The owner sees the rows of every school only while its own policies do not hold for it.
alter table users_classes no force row level security;
alter table assignments no force row level security;
alter table assignments_classes no force row level security;
alter table assignments_users no force row level security;
update assignments_users w set is_asked = false from users_classes m
where m.institution_id = w.institution_id and m.class_id = w.class_id and m.user_id = w.user_id and m.is_deleted
  and w.first_handed_in_on is null and w.scored_on is null;
select ask_for_open_work(institution_id, class_id, user_id) from users_classes where role = 'learner' and not is_deleted;
alter table users_classes force row level security;
alter table assignments force row level security;
alter table assignments_classes force row level security;
alter table assignments_users force row level security;
