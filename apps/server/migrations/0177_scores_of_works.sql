-- What came of each work in each class, beside how many handed it in: figures of any span of due dates, class, teacher and subject are sums
-- of these. The sum is of scores, not of per cents: the total marks of a work may change later.
alter table assignments_classes
  -- Learners with a score, of those who are not excused.
  add column scored int not null default 0,
  add column score_sum numeric(14, 2) not null default 0,
  add column returned int not null default 0;

create or replace function count_asked() returns trigger language plpgsql as $$
begin
  update assignments_classes c set
    total_learners = c.total_learners
      + (new.is_asked and not new.is_excused and c.class_id = new.class_id)::int
      - (old.is_asked and not old.is_excused and c.class_id = old.class_id)::int,
    handed_in = c.handed_in
      + (new.first_handed_in_on is not null and not new.is_excused and c.class_id = new.class_id)::int
      - (old.first_handed_in_on is not null and not old.is_excused and c.class_id = old.class_id)::int,
    scored = c.scored
      + (new.score is not null and not new.is_excused and c.class_id = new.class_id)::int
      - (old.score is not null and not old.is_excused and c.class_id = old.class_id)::int,
    score_sum = c.score_sum
      + case when not new.is_excused and c.class_id = new.class_id then coalesce(new.score, 0) else 0 end
      - case when not old.is_excused and c.class_id = old.class_id then coalesce(old.score, 0) else 0 end,
    returned = c.returned
      + (new.assignment_status = 2 and not new.is_excused and c.class_id = new.class_id)::int
      - (old.assignment_status = 2 and not old.is_excused and c.class_id = old.class_id)::int
  where c.institution_id = new.institution_id and c.assignment_id = new.assignment_id and c.class_id in (old.class_id, new.class_id);
  return null;
end $$;
drop trigger count_asked on assignments_users;
create trigger count_asked after update on assignments_users for each row
  when ((old.is_asked, old.is_excused, old.class_id, old.first_handed_in_on is null, old.score, old.assignment_status = 2)
    is distinct from (new.is_asked, new.is_excused, new.class_id, new.first_handed_in_on is null, new.score, new.assignment_status = 2))
  execute function count_asked();

-- Work that waits to be marked is found by class, however much was marked.
create index assignments_users_submitted on assignments_users (institution_id, class_id) where assignment_status = 1;

-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table assignments_users no force row level security;
alter table assignments_classes no force row level security;
update assignments_classes c set scored = w.scored, score_sum = w.score_sum, returned = w.returned
from (
  select institution_id, assignment_id, class_id, count(score) as scored, coalesce(sum(score), 0) as score_sum,
    count(*) filter (where assignment_status = 2) as returned
  from assignments_users where not is_excused group by institution_id, assignment_id, class_id
) w where c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id;
alter table assignments_users force row level security;
alter table assignments_classes force row level security;
