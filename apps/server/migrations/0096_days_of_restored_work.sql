-- Work that is handed in while its assignment is deleted counts from its restoring on: on a day, and in a class, of which
-- nothing was counted before.
create or replace function count_deleted_work() returns trigger language plpgsql as $$
declare
  sign constant int := case when new.is_deleted then -1 else 1 end;
begin
  insert into rollup_class as r (institution_id, class_id, turned_in, scored, score_percent_sum, changed_on)
  select new.institution_id, class_id, sign * count(first_handed_in_on), sign * count(score) filter (where new.total_score > 0),
    sign * coalesce(sum(score / nullif(new.total_score, 0) * 100), 0)::float8, now()
  from assignments_users where institution_id = new.institution_id and assignment_id = new.assignment_id
    and (first_handed_in_on is not null or score is not null)
  group by class_id
  on conflict (institution_id, class_id) do update set turned_in = r.turned_in + excluded.turned_in,
    scored = r.scored + excluded.scored, score_percent_sum = r.score_percent_sum + excluded.score_percent_sum;
  insert into rollup_class_day as r (institution_id, class_id, day, turned_in)
  select w.institution_id, w.class_id, (w.first_handed_in_on at time zone i.time_zone)::date, sign * count(*)
  from assignments_users w join institutions i using (institution_id)
  where w.institution_id = new.institution_id and w.assignment_id = new.assignment_id and w.first_handed_in_on is not null
  group by w.institution_id, w.class_id, 3
  on conflict (institution_id, day, class_id) do update set turned_in = r.turned_in + excluded.turned_in;
  return null;
end $$;
