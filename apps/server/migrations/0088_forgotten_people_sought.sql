-- Whoever is taken out of the register goes out of what is sought in one statement: a key that cascades asks once for each of two thousand.
alter table people_sought drop constraint people_sought_institution_id_user_id_fkey;
create function forget_people_sought() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from people_sought p using gone where p.institution_id = gone.institution_id and p.user_id = gone.user_id;
  return null;
end $$;
create trigger forget_sought after delete on users referencing old table as gone for each statement execute function forget_people_sought();
revoke execute on function forget_people_sought from public;
