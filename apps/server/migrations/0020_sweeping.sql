-- What was saved while writing and is pointed at by nothing may go after a day (docs/decisions/0075).
grant delete on content_revisions to maktab_app;
create index content_revisions_by_time on content_revisions (tenant_id, made_on);

-- Contents beside the first that came in one file, shaped as the contract's list of ImportedContent.
alter table content_imports add column further jsonb not null default '[]';

-- What a package asked on the way to a result, shaped as the contract's list of PackageInteraction; null where it told nothing of it.
alter table users_content_attempts add column interactions jsonb;
