-- People of some schools, sought through the door of each; of another tenant's schools there are none. Of every school come the first `most` in the
-- order that is asked for, numbered by `place`, and beside each how many match there. With `gone_since` those who were deleted since then, were not
-- moved away and can be restored.
create function find_in_institutions(places bigint[], words text[], held text, gone_since timestamptz, is_newest boolean, most int)
returns table (institution_id bigint, user_id bigint, full_name text, place bigint, matching bigint) language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  tenant constant bigint := app_tenant_id();
  school bigint;
begin
  foreach school in array places loop
    perform set_config('app.institution_id', school::text, true);
    return query
      select u.institution_id, u.user_id, u.full_name,
        row_number() over (order by case when is_newest then u.user_id end desc, u.full_name collate "und-x-icu", u.user_id), count(*) over ()
      from users u
      where u.institution_id = school
        and case when gone_since is null then not u.is_deleted else u.is_deleted and u.left_on >= gone_since
          and exists (select from credentials k where k.tenant_id = tenant and k.user_id = u.user_id) end
        and (held is null or held = any (u.roles))
        and not exists (select from unnest(words) word where strpos(u.search_text, fold_search(word)) = 0)
      order by 4 limit most;
  end loop;
  perform set_config('app.institution_id', here, true);
end $$;
