-- Who is excused from work counts in no figure of it: neither as asked, nor as having handed in or been scored.
create or replace function count_asked() returns trigger language plpgsql as $$
begin
  update assignments_classes c set total_learners = c.total_learners
    + (new.is_asked and not new.is_excused and c.class_id = new.class_id)::int
    - (old.is_asked and not old.is_excused and c.class_id = old.class_id)::int
  where c.institution_id = new.institution_id and c.assignment_id = new.assignment_id and c.class_id in (old.class_id, new.class_id);
  return null;
end $$;
drop trigger count_asked on assignments_users;
create trigger count_asked after update on assignments_users for each row
  when ((old.is_asked, old.is_excused, old.class_id) is distinct from (new.is_asked, new.is_excused, new.class_id))
  execute function count_asked();

-- What a learner gave and was given leaves the figures of the class as they are excused, and comes back.
create function count_excused() returns trigger language plpgsql as $$
declare
  sign constant int := case when new.is_excused then -1 else 1 end;
begin
  update rollup_class r set turned_in = r.turned_in + sign * (new.first_handed_in_on is not null)::int,
    scored = r.scored + sign * (new.score is not null and a.total_score > 0)::int,
    score_percent_sum = r.score_percent_sum + sign * coalesce(new.score / nullif(a.total_score, 0) * 100, 0)::float8
  from assignments a
  where a.institution_id = new.institution_id and a.assignment_id = new.assignment_id and not a.is_deleted
    and r.institution_id = new.institution_id and r.class_id = new.class_id;
  update rollup_class_day r set turned_in = r.turned_in + sign
  from assignments a join institutions i using (institution_id)
  where a.institution_id = new.institution_id and a.assignment_id = new.assignment_id and not a.is_deleted
    and r.institution_id = new.institution_id and r.class_id = new.class_id
    and r.day = (new.first_handed_in_on at time zone i.time_zone)::date;
  return null;
end $$;

create or replace function count_deleted_work() returns trigger language plpgsql as $$
declare
  sign constant int := case when new.is_deleted then -1 else 1 end;
begin
  update rollup_class r set turned_in = r.turned_in + sign * w.turned_in, scored = r.scored + sign * w.scored,
    score_percent_sum = r.score_percent_sum + sign * w.percent
  from (
    select class_id, count(first_handed_in_on) as turned_in,
      count(score) filter (where new.total_score > 0) as scored,
      coalesce(sum(score / nullif(new.total_score, 0) * 100), 0)::float8 as percent
    from assignments_users where institution_id = new.institution_id and assignment_id = new.assignment_id and not is_excused
    group by class_id
  ) w where r.institution_id = new.institution_id and r.class_id = w.class_id;
  update rollup_class_day r set turned_in = r.turned_in + sign * w.turned_in
  from (
    select w.class_id, (w.first_handed_in_on at time zone i.time_zone)::date as day, count(*) as turned_in
    from assignments_users w join institutions i using (institution_id)
    where w.institution_id = new.institution_id and w.assignment_id = new.assignment_id and w.first_handed_in_on is not null
      and not w.is_excused
    group by 1, 2
  ) w where r.institution_id = new.institution_id and r.class_id = w.class_id and r.day = w.day;
  return null;
end $$;

-- Those who are excused already: they are so anew, now that it is counted. The owner sees the rows of every school only while its
-- own policies do not hold for it.
alter table institutions no force row level security;
alter table assignments no force row level security;
alter table assignments_classes no force row level security;
alter table assignments_users no force row level security;
alter table rollup_class no force row level security;
alter table rollup_class_day no force row level security;
alter table assignments_users disable trigger count_asked;
create temporary table excused on commit drop as
  select institution_id, assignment_id, user_id from assignments_users where is_excused;
update assignments_users set is_excused = false where is_excused;
alter table assignments_users enable trigger count_asked;
create trigger count_excused after update on assignments_users for each row
  when (old.is_excused is distinct from new.is_excused) execute function count_excused();
update assignments_users w set is_excused = true from excused e
where w.institution_id = e.institution_id and w.assignment_id = e.assignment_id and w.user_id = e.user_id;
alter table institutions force row level security;
alter table assignments force row level security;
alter table assignments_classes force row level security;
alter table assignments_users force row level security;
alter table rollup_class force row level security;
alter table rollup_class_day force row level security;
