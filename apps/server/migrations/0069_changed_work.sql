-- Work has links beside its files, may close, may be for chosen learners of its classes, and is changed after it was set.
-- Absent learner_ids: it is for everybody of the classes, also for who comes later. field_revisions: of each field that was
-- changed, the revision that changed it last.
alter table assignments
  add column links jsonb not null default '[]',
  add column closes_on timestamptz,
  add column learner_ids bigint[],
  add column revision int not null default 1,
  add column field_revisions jsonb not null default '{}',
  add column deleted_on timestamptz;
-- One learner may have more time than the others, or be excused.
alter table assignments_users
  add column due_date timestamptz,
  add column is_excused boolean not null default false;
