-- When the score was given that its giver saw standing there; -infinity where none stood, null where it is unknown.
alter table score_entries add column seen_on timestamptz;
create index score_entries_of_work on score_entries (institution_id, assignment_id, user_id);
