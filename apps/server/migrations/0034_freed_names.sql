-- Names that nobody of this campus signs in by any more are free for others. The application may not remove names by itself: it asks
-- this function, which runs as the owner and frees names of that person alone, and only where they belong to the campus of the transaction.
create function free_sign_in_names(freed_user_id bigint, freed_names text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from sign_in_names s using credentials c
    where s.tenant_id = app_tenant_id() and s.user_id = freed_user_id and s.sign_in_name = any (freed_names)
      and c.tenant_id = s.tenant_id and c.user_id = s.user_id and c.institution_id = app_institution_id()
$$;
revoke execute on function free_sign_in_names(bigint, text[]) from public;
grant execute on function free_sign_in_names(bigint, text[]) to maktab_app;
