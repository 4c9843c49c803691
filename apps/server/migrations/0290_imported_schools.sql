-- Schools that came from another server: until somebody signs in there, such an import can be taken back.
create table installation.imported_schools (
  institution_id bigint primary key,
  tenant_id bigint not null references public.tenants,
  imported_on timestamptz not null,
  made_on timestamptz not null,
  name text not null
);
