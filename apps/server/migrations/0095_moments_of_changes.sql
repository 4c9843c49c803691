-- Changes given without a network may arrive in another order. Of an event: when each field, and each time by its occurrence
-- ('time 2'), was last given; empty as it was arranged. Of work: when it was last taken back or restored.
alter table class_events add column field_moments jsonb not null default '{}';
alter table assignments add column deletion_given_on timestamptz;
