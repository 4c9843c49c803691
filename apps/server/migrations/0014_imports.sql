-- Files that the content team handed over, with what was done to each. The bytes wait on the disk until it is over.
create table content_imports (
  tenant_id bigint not null references tenants,
  import_id uuid not null,
  institution_id bigint not null,
  user_id bigint not null,
  name text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  -- What the person asked for beside the file.
  called text,
  language text,
  -- The content that it is a further revision of, or the video of captions.
  of_content_id bigint,
  state text not null check (state in ('waiting', 'working', 'done', 'refused', 'cancelled')),
  step text not null,
  progress real,
  -- Until then the process that works on it is known to live.
  leased_until timestamptz not null,
  -- Shaped as the contract's list of ReportItem.
  report jsonb not null default '[]',
  -- Shaped as the contract's ImportedContent.
  content jsonb,
  created_on timestamptz not null,
  primary key (tenant_id, import_id)
);
create index content_imports_of_person on content_imports (tenant_id, institution_id, user_id, created_on desc);
alter table content_imports enable row level security;
alter table content_imports force row level security;
create policy own_tenant on content_imports using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update on content_imports to maktab_app;
