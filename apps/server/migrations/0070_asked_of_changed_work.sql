-- Classes that work was taken from: devices of their teachers are told of it.
alter table assignments add column left_class_ids bigint[] not null default '{}';
create index assignments_left_classes on assignments using gin (left_class_ids) where left_class_ids <> '{}';

-- As before, but that work for chosen learners is asked of these alone.
create or replace function ask_for_open_work(school bigint, of_class bigint, learner bigint) returns void language sql as $$
  update assignments_users w set is_asked = true, class_id = of_class
  from assignments_classes c join assignments a using (institution_id, assignment_id)
  where c.institution_id = school and c.class_id = of_class and not a.is_deleted and a.due_date > now()
    and (a.learner_ids is null or learner = any(a.learner_ids))
    and w.institution_id = school and w.assignment_id = c.assignment_id and w.user_id = learner and not w.is_asked;
  with joined as (
    insert into assignments_users (institution_id, assignment_id, user_id, class_id)
    select school, c.assignment_id, learner, of_class
    from assignments_classes c join assignments a using (institution_id, assignment_id)
    where c.institution_id = school and c.class_id = of_class and not a.is_deleted and a.due_date > now()
      and (a.learner_ids is null or learner = any(a.learner_ids))
    on conflict do nothing returning assignment_id
  )
  update assignments_classes c set total_learners = c.total_learners + 1 from joined
  where c.institution_id = school and c.assignment_id = joined.assignment_id and c.class_id = of_class;
$$;

-- The start of work that is set may move.
grant update (starts_on) on scheduled_work to maktab_app;
-- A class is taken out of work in which nothing was done there.
grant delete on assignments_classes to maktab_app;
