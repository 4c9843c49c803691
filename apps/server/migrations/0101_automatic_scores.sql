-- Work that scores itself (type 0): what the attempts of a learner came to, and whether that is the score that stands. A
-- teacher's own score stands before it. Each time it was asked for again one more attempt counts.
alter table assignments_users
  add column automatic_score numeric(8, 2),
  add column is_score_automatic boolean not null default false,
  add column times_asked_again int not null default 0;
