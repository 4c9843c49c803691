-- Learners who came by an earlier sheet and stand in this one no more, where the office wants them deactivated: who is to go, then who went.
alter table office_imports add column missing_people jsonb not null default '[]';
