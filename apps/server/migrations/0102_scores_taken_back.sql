-- A score may be taken back: an entry that says so, later than the score, leaves none of a teacher.
alter table score_entries add column is_taken_back boolean not null default false;
