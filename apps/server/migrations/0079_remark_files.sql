-- A remark may be spoken: its recordings, shaped as attachments. They stand beside the written remark and are returned with it.
alter table score_entries add column remark_files jsonb not null default '[]';
alter table assignments_users add column remark_files jsonb not null default '[]';
create index assignments_users_by_remark_file on assignments_users using gin (remark_files jsonb_path_ops) where remark_files <> '[]';
