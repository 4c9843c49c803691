-- When what stands of a learner's extension was said: one that arrives late, after a later one, changes it no more.
alter table assignments_users add column extended_on timestamptz;
