-- People of a whole tenant, sought without walking from school to school. `marks` is what an index finds them by: every three letters that follow each
-- other in a word of `search_text`, the first one and two of each word (^), and the roles (@). As for lessons (0017), the operators of arrays are
-- not leakproof, so the application has no right to the table; it asks functions that run as their owner and name the tenant themselves.
create table people_sought (
  tenant_id bigint not null,
  institution_id bigint not null,
  user_id bigint not null,
  full_name text not null,
  roles text[] not null,
  is_deleted boolean not null,
  left_on timestamptz,
  search_text text not null,
  marks text[] not null,
  primary key (tenant_id, user_id),
  foreign key (institution_id, user_id) references users on delete cascade
);

create function marks_of_person(search_text text, roles text[]) returns text[] language plpgsql immutable parallel safe as $$
declare
  word text;
  marks text[] := array(select '@' || role from unnest(roles) role);
begin
  foreach word in array string_to_array(search_text, ' ') loop
    continue when word = '';
    marks := marks || ('^' || left(word, 1)) || ('^' || left(word, 2));
    for at in 1 .. length(word) - 2 loop
      marks := marks || substr(word, at, 3);
    end loop;
  end loop;
  return marks;
end $$;
-- Words of one or two letters are sought as beginnings.
create function marks_of_search(words text[]) returns text[] language sql immutable parallel safe
  return array(
    select substr(word, at, 3) from unnest(words) word, generate_series(1, length(word) - 2) at
    union select '^' || word from unnest(words) word where length(word) between 1 and 2);

create function note_people_sought() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into people_sought (tenant_id, institution_id, user_id, full_name, roles, is_deleted, left_on, search_text, marks)
    select place.tenant_id, one.institution_id, one.user_id, one.full_name, one.roles, one.is_deleted, one.left_on, one.search_text,
      marks_of_person(one.search_text, one.roles)
    from added one join institutions place using (institution_id);
  return null;
end $$;
create trigger note_sought after insert on users referencing new table as added for each statement execute function note_people_sought();

create function note_person_sought() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update people_sought set full_name = new.full_name, roles = new.roles, is_deleted = new.is_deleted, left_on = new.left_on,
      search_text = new.search_text, marks = marks_of_person(new.search_text, new.roles)
    where institution_id = new.institution_id and user_id = new.user_id;
  return null;
end $$;
create trigger note_sought_again after update on users for each row
  when ((old.full_name, old.roles, old.is_deleted, old.left_on, old.search_text)
    is distinct from (new.full_name, new.roles, new.is_deleted, new.left_on, new.search_text))
  execute function note_person_sought();

-- What stands there already.
alter table users no force row level security;
alter table institutions no force row level security;
insert into people_sought (tenant_id, institution_id, user_id, full_name, roles, is_deleted, left_on, search_text, marks)
  select place.tenant_id, one.institution_id, one.user_id, one.full_name, one.roles, one.is_deleted, one.left_on, one.search_text,
    marks_of_person(one.search_text, one.roles)
  from users one join institutions place using (institution_id);
alter table users force row level security;
alter table institutions force row level security;

create index people_sought_of_user on people_sought (institution_id, user_id);
create index people_sought_by_name on people_sought (tenant_id, full_name collate "und-x-icu", user_id) include (institution_id) where not is_deleted;
create index people_sought_newest on people_sought (tenant_id, user_id) include (institution_id) where not is_deleted;
create index people_sought_gone on people_sought (tenant_id, left_on) where is_deleted;
create index people_sought_marks on people_sought using gin (marks);
create index people_sought_learners on people_sought (tenant_id) where not is_deleted and roles @> '{learner}';

-- A page of the people of all campuses that are not closed, in order, and how many there are, counted to `counted` and one further. With `gone_since`
-- those who were deleted since then, were not moved away and can be restored. Where more match, a page by name is one of those that were counted,
-- unless everybody is asked for: then, and in the order of newness, an index knows who is first.
create function find_people_of_tenant(words text[], held text, place bigint, gone_since timestamptz, is_newest boolean, skipped int, most int, counted int)
returns table (total int, page jsonb) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  tenant constant bigint := app_tenant_id();
  asked constant text[] := array(select fold_search(word) from unnest(words) word);
  marks constant text[] := marks_of_search(asked) || case when held is null then '{}' else array['@' || held] end;
  closed constant bigint[] := array(select i.institution_id from institutions i where i.tenant_id = tenant and i.deleted_on is not null);
  sorted constant text := case when is_newest then 's.user_id desc' else 's.full_name collate "und-x-icu", s.user_id' end;
  conditions constant text := concat(
    format('s.tenant_id = %s', tenant),
    case when gone_since is null then ' and not s.is_deleted' else format(
      ' and s.is_deleted and s.left_on >= %L and exists (select from credentials k where k.tenant_id = s.tenant_id and k.user_id = s.user_id)', gone_since) end,
    case when cardinality(closed) > 0 then format(' and not s.institution_id = any (%L)', closed) end,
    case when place is not null then format(' and s.institution_id = %s', place) end,
    (select string_agg(format(' and strpos(s.search_text, %L) > 0', word), '') from unnest(asked) word where length(word) > 2));
  by_marks constant text := case when cardinality(marks) > 0 then format(' and s.marks @> %L', marks) end;
begin
  execute format('select count(*) from (select from people_sought s where %s%s limit %s) counting', conditions, by_marks, counted + 1) into total;
  execute format('select to_jsonb(array(
      select jsonb_build_object(''institution_id'', s.institution_id, ''user_id'', s.user_id) from %s s order by %s offset %s limit %s))',
    case
      when total <= counted or not is_newest and cardinality(words) > 0
        then format('(select * from people_sought s where %s%s limit %s)', conditions, by_marks, counted)
      else format('(select * from people_sought s where %s%s%s)', conditions,
        case when held is not null then format(' and %L = any (s.roles)', held) end,
        (select string_agg(format(' and position(%L in '' '' || s.search_text) > 0', ' ' || word), '') from unnest(asked) word where length(word) between 1 and 2))
    end, sorted, skipped, most) into page;
  return next;
end $$;

-- People of some schools as an office sees them, each read through the door of their school.
create function read_people_in_institutions(places bigint[], sought bigint[])
returns table (institution_id bigint, user_id bigint, username text, full_name text, father_name text, full_name_latin text, gender smallint, date_of_birth date,
  email text, phone_number text, roles text[], grade text, section text, roll_number int, admission_number text, identity_number_end text,
  current_language text, province text, region text, address text, is_deleted boolean, left_on timestamptz, created_on timestamptz, version text,
  last_sign_in_on timestamptz, guardians json, classes json) language plpgsql as $$
declare
  here constant text := coalesce(current_setting('app.institution_id', true), '');
  school bigint;
begin
  for school in select distinct one from unnest(places) one loop
    perform set_config('app.institution_id', school::text, true);
    return query select u.institution_id, u.user_id, u.username, u.full_name, u.father_name, u.full_name_latin, u.gender, u.date_of_birth,
        u.email, u.phone_number, u.roles, u.grade, u.section, u.roll_number, u.admission_number, right(u.identity_number, 4),
        u.current_language, u.province, u.region, u.address, u.is_deleted, u.left_on, u.created_on, u.changed_xid::text,
        (select max(s.created_on) from sessions s where s.institution_id = school and s.user_id = u.user_id and s.acted_by is null),
        (select coalesce(json_agg(json_build_object('full_name', g.full_name, 'relation', g.relation, 'phone_number', g.phone_number) order by g.guardian_id), '[]')
          from guardians g where g.institution_id = school and g.user_id = u.user_id),
        (select coalesce(json_agg(json_build_object('class_id', c.class_id, 'alias', c.alias, 'subject', c.subject, 'grade', c.grade, 'section', c.section,
            'role', m.role) order by c.class_id), '[]')
          from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
          where m.institution_id = school and m.user_id = u.user_id and not m.is_deleted and c.is_active and not c.is_deleted)
      from users u where u.institution_id = school and u.user_id = any (sought);
  end loop;
  perform set_config('app.institution_id', here, true);
end $$;

create function count_learners_of_tenant() returns int language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from people_sought where tenant_id = app_tenant_id() and not is_deleted and roles @> '{learner}'
$$;

drop function find_in_institutions(bigint[], text[], text, timestamptz, boolean, int);

alter table people_sought enable row level security;
alter table people_sought force row level security;
create policy own_tenant on people_sought to maktab_app using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
-- For the functions above: a policy that says nothing leaves the index to them.
create policy of_functions on people_sought to current_user using (true) with check (true);
revoke execute on function find_people_of_tenant, count_learners_of_tenant, note_people_sought, note_person_sought from public;
grant execute on function find_people_of_tenant, count_learners_of_tenant to maktab_app;
