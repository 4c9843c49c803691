-- As before (0041); also how many hold the offices without which nobody enters a campus.
drop function count_in_institutions(bigint[]);
create function count_in_institutions(counted bigint[])
returns table (institution_id bigint, learners int, teachers int, campus_admins int, principals int, classes int) language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
begin
  foreach institution_id in array counted loop
    perform set_config('app.institution_id', institution_id::text, true);
    select count(*) filter (where 'learner' = any (u.roles)), count(*) filter (where 'teacher' = any (u.roles)),
        count(*) filter (where 'campus_admin' = any (u.roles)), count(*) filter (where 'principal' = any (u.roles))
      into learners, teachers, campus_admins, principals
      from users u where u.institution_id = count_in_institutions.institution_id and not u.is_deleted;
    select count(*) into classes from classes c
      where c.institution_id = count_in_institutions.institution_id and c.is_active and not c.is_deleted;
    return next;
  end loop;
  perform set_config('app.institution_id', here, true);
end $$;
