-- What each question of an attempt was given of the marks that it gives at most; empty of tests that count no marks, and of attempts from before.
alter table users_content_attempts add column marks jsonb not null default '{}';
