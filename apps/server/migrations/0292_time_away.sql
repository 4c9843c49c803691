-- How long a learner was away from a test while its time ran, and how often, by the clock of the device; null in attempts from before, and at what has no time.
alter table users_content_attempts add column away_seconds int check (away_seconds >= 0), add column times_away int check (times_away >= 0);
