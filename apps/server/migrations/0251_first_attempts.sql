-- The first attempt at each content beside the best and the last: the one that was taken first, whenever it arrived or was marked.
alter table users_content
  -- In per cent; null before the first.
  add column first_accuracy real,
  -- By it what arrives late finds its place.
  add column first_taken_on timestamptz;
-- Of the contents with an attempt, added up.
alter table users_lessons add column first_accuracy_sum double precision not null default 0;

alter table users_content no force row level security;
alter table users_lessons no force row level security;
alter table users_content_attempts no force row level security;
alter table classes no force row level security;
alter table lessons_content no force row level security;

-- Of the class itself before those of other classes, where progress went along and left its attempts behind.
update users_content p set first_accuracy = t.accuracy, first_taken_on = t.taken_on
from (
  select distinct on (o.institution_id, o.user_id, o.content_id, o.class_id) o.institution_id, o.user_id, o.content_id, o.class_id, a.accuracy, a.taken_on
  from users_content o join users_content_attempts a on a.institution_id = o.institution_id and a.user_id = o.user_id and a.content_id = o.content_id
    and a.waiting_questions = 0 and a.closes_on is null
  where o.accuracy is not null
  order by o.institution_id, o.user_id, o.content_id, o.class_id, (a.class_id = o.class_id) desc, a.taken_on, a.attempt_number
) t
where p.institution_id = t.institution_id and p.user_id = t.user_id and p.content_id = t.content_id and p.class_id = t.class_id;
-- Nobody knows the first of those whose attempts are gone: their average stands in its place.
update users_content set first_accuracy = accuracy_sum / greatest(attempts, 1), first_taken_on = changed_on where accuracy is not null and first_accuracy is null;

update users_lessons u set first_accuracy_sum = s.first_sum
from (
  select o.institution_id, o.user_id, o.class_id, l.lesson_guid, coalesce(sum(o.first_accuracy::numeric), 0)::float8 as first_sum
  from users_content o join classes c on c.institution_id = o.institution_id and c.class_id = o.class_id
    join lessons_content l on l.course_id = c.course_id and l.content_id = o.content_id
  where o.first_accuracy is not null group by o.institution_id, o.user_id, o.class_id, l.lesson_guid
) s
where u.institution_id = s.institution_id and u.user_id = s.user_id and u.class_id = s.class_id and u.lesson_guid = s.lesson_guid;

alter table users_content force row level security;
alter table users_lessons force row level security;
alter table users_content_attempts force row level security;
alter table classes force row level security;
alter table lessons_content force row level security;
