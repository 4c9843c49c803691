-- What reports of lessons read: how each learner did day by day, and what their lessons add up to. Kept by the writes themselves.

-- Which attempt at a content counts in reports, where there were several.
alter table courses add column counted_attempt text not null default 'best' check (counted_attempt in ('best', 'last', 'average'));

alter table users_content
  -- Of the latest attempt, in per cent; null before the first.
  add column last_accuracy real,
  -- Accuracies of all attempts added up: over their number, the average.
  add column accuracy_sum double precision not null default 0;

-- Sums over the contents that the lesson has or had.
alter table users_lessons
  add column attempts int not null default 0,
  add column time_spent_in_seconds int not null default 0,
  -- Contents with an attempt, and what their attempts came to: the best of each, the latest of each, the average of each.
  add column measured_contents int not null default 0,
  add column best_accuracy_sum double precision not null default 0,
  add column last_accuracy_sum double precision not null default 0,
  add column average_accuracy_sum double precision not null default 0,
  -- When the learner last worked on it, and when it was completed for the first time.
  add column worked_on timestamptz,
  add column completed_on timestamptz;
create index users_lessons_worked on users_lessons (institution_id, user_id, worked_on);

alter table rollup_class_day add column lessons_completed int not null default 0;

create table rollup_learner_day (
  institution_id bigint not null,
  user_id bigint not null,
  class_id bigint not null,
  -- In the time zone of the school.
  day date not null,
  attempts int not null default 0,
  accuracy_sum double precision not null default 0,
  time_spent_in_seconds int not null default 0,
  lessons_completed int not null default 0,
  primary key (institution_id, user_id, class_id, day),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
);
alter table rollup_learner_day enable row level security;
alter table rollup_learner_day force row level security;
create policy own_school on rollup_learner_day using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update on rollup_learner_day to maktab_app;

-- Schools that are there already: from what their learners did. On which days they read and watched no row says; that time goes
-- to the day of the last work on each content, the time of attempts to the days of the attempts.
alter table institutions no force row level security;
alter table users_content no force row level security;
alter table users_lessons no force row level security;
alter table users_content_attempts no force row level security;
alter table rollup_learner_day no force row level security;
alter table rollup_class_day no force row level security;

update users_content p set accuracy_sum = t.accuracy_sum, last_accuracy = t.last_accuracy
from (
  select institution_id, user_id, content_id, class_id, sum(accuracy::numeric)::float8 as accuracy_sum,
    (array_agg(accuracy order by taken_on desc, attempt_number desc))[1] as last_accuracy
  from users_content_attempts group by institution_id, user_id, content_id, class_id
) t
where p.institution_id = t.institution_id and p.user_id = t.user_id and p.content_id = t.content_id and p.class_id = t.class_id;
-- Progress that went along to another class left its attempts behind.
update users_content set accuracy_sum = accuracy * attempts, last_accuracy = accuracy where accuracy is not null and last_accuracy is null;

update users_lessons u set attempts = s.attempts, time_spent_in_seconds = s.seconds, measured_contents = s.measured,
  best_accuracy_sum = s.best, last_accuracy_sum = s.latest, average_accuracy_sum = s.average
from (
  select institution_id, user_id, class_id, lesson_guid, sum(attempts)::int as attempts, sum(time_spent_in_seconds)::int as seconds,
    count(accuracy)::int as measured, coalesce(sum(accuracy::numeric), 0)::float8 as best, coalesce(sum(last_accuracy::numeric), 0)::float8 as latest,
    coalesce(sum(case when accuracy is not null then accuracy_sum / greatest(attempts, 1) end), 0) as average
  from users_content group by institution_id, user_id, class_id, lesson_guid
) s
where u.institution_id = s.institution_id and u.user_id = s.user_id and u.class_id = s.class_id and u.lesson_guid = s.lesson_guid;
update users_lessons set worked_on = changed_on, completed_on = case when is_completed then changed_on end;

insert into rollup_learner_day (institution_id, user_id, class_id, day, attempts, accuracy_sum, time_spent_in_seconds, lessons_completed)
select w.institution_id, w.user_id, w.class_id, (w.moment at time zone i.time_zone)::date, sum(w.attempts), coalesce(sum(w.accuracy), 0)::float8,
  sum(w.seconds), sum(w.lessons_completed)
from (
  select institution_id, user_id, class_id, taken_on as moment, 1 as attempts, accuracy::numeric as accuracy, time_spent_in_seconds as seconds, 0 as lessons_completed
  from users_content_attempts
  union all
  select p.institution_id, p.user_id, p.class_id, p.changed_on, 0, 0, greatest(0, p.time_spent_in_seconds - coalesce(t.seconds, 0)), 0
  from users_content p left join (
    select institution_id, user_id, content_id, class_id, sum(time_spent_in_seconds) as seconds
    from users_content_attempts group by institution_id, user_id, content_id, class_id
  ) t using (institution_id, user_id, content_id, class_id)
  union all
  select institution_id, user_id, class_id, completed_on, 0, 0, 0, 1 from users_lessons where completed_on is not null
) w join institutions i on i.institution_id = w.institution_id
group by w.institution_id, w.user_id, w.class_id, (w.moment at time zone i.time_zone)::date;

insert into rollup_class_day as r (institution_id, class_id, day, lessons_completed)
select institution_id, class_id, day, sum(lessons_completed) from rollup_learner_day where lessons_completed > 0 group by institution_id, class_id, day
on conflict (institution_id, day, class_id) do update set lessons_completed = excluded.lessons_completed;

alter table institutions force row level security;
alter table users_content force row level security;
alter table users_lessons force row level security;
alter table users_content_attempts force row level security;
alter table rollup_learner_day force row level security;
alter table rollup_class_day force row level security;
