-- The device on which answers were scored; null where it is unknown.
alter table answer_score_entries add column device_id uuid;
