-- What each learner did in each class: the figures of a class are those of the learners who are in it now, whoever left takes theirs
-- along. A save of progress changes its learner's own row; the row of the class, which everybody shared, is left to handed-in work.
create table rollup_learner_class (
  institution_id bigint not null,
  class_id bigint not null,
  user_id bigint not null,
  -- Also lessons that the school has no longer.
  lessons_completed int not null default 0,
  attempts int not null default 0,
  accuracy_sum double precision not null default 0,
  time_spent_in_seconds bigint not null default 0,
  primary key (institution_id, class_id, user_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
) with (fillfactor = 80);
create index rollup_learner_class_of_user on rollup_learner_class (institution_id, user_id);
alter table rollup_learner_class enable row level security;
alter table rollup_learner_class force row level security;
create policy own_school on rollup_learner_class using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on rollup_learner_class to maktab_app;

-- Completed lessons that a school has no longer are found by class and lesson, and taken off.
create index users_lessons_completed on users_lessons (institution_id, class_id, lesson_guid) where is_completed;

alter table users_content no force row level security;
alter table users_lessons no force row level security;
alter table users_content_attempts no force row level security;
alter table rollup_learner_class no force row level security;
insert into rollup_learner_class (institution_id, class_id, user_id, lessons_completed, attempts, accuracy_sum, time_spent_in_seconds)
select institution_id, class_id, user_id, sum(lessons), sum(attempts), coalesce(sum(accuracy), 0)::float8, sum(seconds)
from (
  select institution_id, class_id, user_id, 1 as lessons, 0 as attempts, 0::numeric as accuracy, 0 as seconds
  from users_lessons where is_completed
  union all
  select institution_id, class_id, user_id, 0, 1, accuracy::numeric, 0 from users_content_attempts where waiting_questions = 0 and closes_on is null
  union all
  select institution_id, class_id, user_id, 0, 0, 0, time_spent_in_seconds from users_content
) done
group by institution_id, class_id, user_id;
alter table users_content force row level security;
alter table users_lessons force row level security;
alter table users_content_attempts force row level security;
alter table rollup_learner_class force row level security;

alter table rollup_class drop column lessons_completed, drop column attempts, drop column accuracy_sum, drop column time_spent_in_seconds;
