-- A teacher may say something about work before there is a score of it.
alter table score_entries alter column score drop not null;
