-- Late is who gave nothing by the due date: what is improved later, or arrives in another order, changes nothing of that.
-- The owner sees the rows of every school only while its own policies do not hold for it.
alter table assignments_users no force row level security;
alter table submissions no force row level security;
update assignments_users w set is_late = false
where w.is_late and exists (select from submissions s where s.institution_id = w.institution_id
  and s.assignment_id = w.assignment_id and s.user_id = w.user_id and not s.is_late);
alter table assignments_users force row level security;
alter table submissions force row level security;

-- Deleted work is in no figure of a class, and back in it when it is taken back, whoever deletes it. Work without marks has
-- no score in per cent.
create function count_deleted_work() returns trigger language plpgsql as $$
declare
  sign constant int := case when new.is_deleted then -1 else 1 end;
begin
  update rollup_class r set turned_in = r.turned_in + sign * w.turned_in, scored = r.scored + sign * w.scored,
    score_percent_sum = r.score_percent_sum + sign * w.percent
  from (
    select class_id, count(first_handed_in_on) as turned_in,
      count(score) filter (where new.total_score > 0) as scored,
      coalesce(sum(score / nullif(new.total_score, 0) * 100), 0)::float8 as percent
    from assignments_users where institution_id = new.institution_id and assignment_id = new.assignment_id group by class_id
  ) w where r.institution_id = new.institution_id and r.class_id = w.class_id;
  update rollup_class_day r set turned_in = r.turned_in + sign * w.turned_in
  from (
    select w.class_id, (w.first_handed_in_on at time zone i.time_zone)::date as day, count(*) as turned_in
    from assignments_users w join institutions i using (institution_id)
    where w.institution_id = new.institution_id and w.assignment_id = new.assignment_id and w.first_handed_in_on is not null
    group by 1, 2
  ) w where r.institution_id = new.institution_id and r.class_id = w.class_id and r.day = w.day;
  return null;
end $$;
create trigger count_deleted_work after update on assignments for each row
  when (old.is_deleted is distinct from new.is_deleted) execute function count_deleted_work();

-- What was counted until now.
alter table rollup_class no force row level security;
alter table assignments no force row level security;
alter table assignments_users no force row level security;
update rollup_class r set scored = r.scored - w.scored
from (
  select institution_id, class_id, count(score) as scored from assignments_users join assignments using (institution_id, assignment_id)
  where total_score = 0 and not is_deleted and score is not null group by institution_id, class_id
) w where r.institution_id = w.institution_id and r.class_id = w.class_id;
alter table rollup_class force row level security;
alter table assignments force row level security;
alter table assignments_users force row level security;

-- What tells of no assignment is told once until it is read, too: of its class, or at all.
alter table users_notifications no force row level security;
delete from users_notifications n using users_notifications other
where n.read_on is null and other.read_on is null and n.assignment_id is null and other.assignment_id is null
  and n.institution_id = other.institution_id and n.user_id = other.user_id and n.notification_type = other.notification_type
  and n.class_id is not distinct from other.class_id
  and (n.created_on, n.users_notification_id) < (other.created_on, other.users_notification_id);
alter table users_notifications force row level security;
create unique index users_notifications_unread_of_class on users_notifications (institution_id, user_id, notification_type, class_id)
  nulls not distinct where read_on is null and assignment_id is null;
