-- Offices move many people at once, and see which moves failed.

-- When the person last tried to move, and the refusal that they were given; null again where the move is arranged anew.
alter table pending_migrations
  add column failed_on timestamptz,
  add column failure text,
  add check ((failed_on is null) = (failure is null));
create index pending_migrations_of_campus on pending_migrations (tenant_id, from_institution, set_on desc);
create index done_migrations_from on done_migrations (tenant_id, from_institution, done_on desc);
create index done_migrations_to on done_migrations (tenant_id, to_institution, done_on desc);

-- Classes of a campus of the tenant, read through its own door: whoever is moved there is moved from another.
create function active_classes_of(place bigint)
returns table (class_id bigint, class_code text, alias text, subject text, grade text, section text) language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
begin
  if not exists (select from institutions i where i.tenant_id = app_tenant_id() and i.institution_id = place) then return; end if;
  perform set_config('app.institution_id', place::text, true);
  return query select c.class_id, c.class_code, c.alias, c.subject, c.grade, c.section from classes c
    where c.institution_id = place and c.is_active and not c.is_deleted;
  perform set_config('app.institution_id', here, true);
end $$;
