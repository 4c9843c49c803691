-- Files of packages that bring scripts (H5P, SCORM, pages, games), each kept once by its SHA-256 like every other file.
create table package_files (
  tenant_id bigint not null references tenants,
  -- Of the archive that the package came in.
  package_sha256 text not null check (package_sha256 ~ '^[0-9a-f]{64}$'),
  -- Within the package, with / between folders, as its pages ask for it.
  path text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime_type text not null,
  size_bytes bigint not null,
  primary key (tenant_id, package_sha256, path)
);
alter table package_files enable row level security;
alter table package_files force row level security;
create policy own_tenant on package_files using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert on package_files to maktab_app;

-- A video has captions in several languages, and may be heard without its pictures or seen in a small rendition.
alter table content no force row level security;
update content k set body = k.body || jsonb_build_object(
  'captions', case when jsonb_typeof(k.body -> 'captions') = 'object'
    then jsonb_build_array(jsonb_build_object('language', coalesce((
      select c.language from lessons_content l join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
      where l.tenant_id = k.tenant_id and l.content_id = k.content_id limit 1), 'en'), 'file', k.body -> 'captions'))
    else '[]'::jsonb end,
  'poster', null, 'audio', null, 'small', null)
where k.body ->> 'kind' = 'video' and jsonb_typeof(k.body -> 'captions') is distinct from 'array';
alter table content force row level security;
