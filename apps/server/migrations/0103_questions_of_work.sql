-- Work may ask questions of its own: a snapshot, with what tells the answers. What came in json_data before stays as it came.
alter table assignments add column own_questions jsonb;
-- What was answered, in the names of the sealed questions, and how it was marked; null where the work asks none.
alter table submissions
  add column answers jsonb not null default '{}',
  add column marked jsonb;
