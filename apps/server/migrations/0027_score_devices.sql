-- The device on which a score was given; null where it is unknown.
alter table score_entries add column device_id uuid;
