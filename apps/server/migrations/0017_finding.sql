-- Finding lessons, and coming back to them.

-- Words of every lesson, folded as a search folds what was typed (packages/domain/src/content/search-words.ts): weight A for the
-- title, B course and subject, C titles of contents, D summary. Besides words, an entry holds signs that a search is narrowed by:
-- @t the tenant, @c the course, @s the subject, @g the grade, @l the language, @r the content team's repository, @k each type of content.
--
-- The operators of full text and arrays are not leakproof, so a policy in front of them keeps PostgreSQL from using their index. The
-- application therefore has no right to these two tables; it asks the functions below, which run as their owner and name the tenant
-- themselves.
create table lessons_search (
  tenant_id bigint not null references tenants,
  lesson_guid uuid not null,
  words tsvector not null,
  primary key (tenant_id, lesson_guid)
);
create index lessons_search_words on lessons_search using gin (words);

-- Every word of a tenant's lessons, once: what a mistyped one may have been meant for.
create table search_words (
  tenant_id bigint not null references tenants,
  word text not null,
  trigrams text[] not null,
  primary key (tenant_id, word)
);
create index search_words_trigrams on search_words using gin (trigrams);

-- Lessons whose words must be read again.
create table lessons_to_index (
  tenant_id bigint not null references tenants,
  lesson_guid uuid not null,
  noted_on timestamptz not null default now(),
  primary key (tenant_id, lesson_guid)
);

-- Whoever changes a lesson locks its note, so that the indexer does not take the note before the change can be seen.
create function note_lesson_to_index() returns trigger language plpgsql as $$
declare
  row_now record;
begin
  row_now := case when tg_op = 'DELETE' then old else new end;
  if tg_table_name = 'courses' then
    if tg_op = 'UPDATE' and (old.title, old.subject, old.grade, old.language, old.repository) is not distinct from (new.title, new.subject, new.grade, new.language, new.repository) then
      return null;
    end if;
    insert into lessons_to_index (tenant_id, lesson_guid)
      select tenant_id, lesson_guid from courses_lessons where tenant_id = row_now.tenant_id and course_id = row_now.course_id
      on conflict (tenant_id, lesson_guid) do update set noted_on = now();
  elsif tg_table_name = 'content' then
    if (old.title, old.content_type) is not distinct from (new.title, new.content_type) then
      return null;
    end if;
    insert into lessons_to_index (tenant_id, lesson_guid)
      select distinct tenant_id, lesson_guid from lessons_content where tenant_id = row_now.tenant_id and content_id = row_now.content_id
      on conflict (tenant_id, lesson_guid) do update set noted_on = now();
  else
    insert into lessons_to_index (tenant_id, lesson_guid) values (row_now.tenant_id, row_now.lesson_guid)
      on conflict (tenant_id, lesson_guid) do update set noted_on = now();
  end if;
  return null;
end $$;
create trigger note_to_index after update on courses for each row execute function note_lesson_to_index();
create trigger note_to_index after update on content for each row execute function note_lesson_to_index();
create trigger note_to_index after insert or update or delete on courses_lessons for each row execute function note_lesson_to_index();
create trigger note_to_index after insert or update or delete on lessons_content for each row execute function note_lesson_to_index();

-- What stands there already is read by the server when it starts.
alter table courses_lessons no force row level security;
insert into lessons_to_index (tenant_id, lesson_guid) select tenant_id, lesson_guid from courses_lessons;
alter table courses_lessons force row level security;

-- Lessons that `asked` finds, with the first of `tiers` that each satisfies (4 where none): the best `most` of as many as are weighed.
create function find_lessons(asked tsquery, tiers tsquery[], weighed int, most int) returns table (lesson_guid uuid, tier int)
  language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  select found.lesson_guid,
    case when found.words @@ tiers[1] then 1 when found.words @@ tiers[2] then 2 when found.words @@ tiers[3] then 3 else 4 end as reached
  from (
    select s.lesson_guid, s.words from lessons_search s
    where s.tenant_id = app_tenant_id() and s.words @@ asked limit weighed
  ) found
  order by reached, found.lesson_guid limit most
$$;

-- Words that share the most trigrams with the given ones.
create function find_near_words(sought text[], most int) returns table (word text)
  language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  select w.word from search_words w
  where w.tenant_id = app_tenant_id() and w.trigrams && sought
  order by (select count(*) from unnest(w.trigrams) one where one = any (sought)) desc, w.word limit most
$$;

-- Puts lessons in place of what was known of them; one without words is taken out. Words stay in the vocabulary when their last
-- lesson goes: a search that is led to one finds nothing more than without it.
create function index_lessons(lessons jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from lessons_search s using jsonb_array_elements(lessons) l
    where s.tenant_id = app_tenant_id() and s.lesson_guid = (l ->> 'lesson_guid')::uuid and l ->> 'words' is null;
  insert into lessons_search (tenant_id, lesson_guid, words)
    select app_tenant_id(), (l ->> 'lesson_guid')::uuid, (l ->> 'words')::tsvector
    from jsonb_array_elements(lessons) l where l ->> 'words' is not null
    on conflict (tenant_id, lesson_guid) do update set words = excluded.words;
end $$;
create function keep_search_words(kept jsonb) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into search_words (tenant_id, word, trigrams)
  select app_tenant_id(), w ->> 'word', array(select jsonb_array_elements_text(w -> 'trigrams'))
  from jsonb_array_elements(kept) w order by 2
  on conflict (tenant_id, word) do nothing
$$;

-- Lessons that a learner wants to find again. A row that is taken back stays, so that a device hears of it.
create table users_bookmarking (
  institution_id bigint not null,
  user_id bigint not null,
  class_id bigint not null,
  lesson_guid uuid not null,
  is_deleted boolean not null default false,
  changed_on timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (institution_id, user_id, lesson_guid),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
);
create trigger note_change before insert or update on users_bookmarking for each row execute function note_change();
create index users_bookmarking_changed on users_bookmarking (institution_id, changed_xid);

-- Scopes and grants --------------------------------------------------------------------------------------------

do $$
declare t text;
begin
  foreach t in array array['lessons_search', 'search_words', 'lessons_to_index'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I to maktab_app using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
    -- For the functions above and for migrations: a policy that says nothing leaves the index to them.
    execute format('create policy of_functions on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;
alter table users_bookmarking enable row level security;
alter table users_bookmarking force row level security;
create policy own_school on users_bookmarking using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));

grant select, insert, update, delete on lessons_to_index to maktab_app;
grant select, insert, update on users_bookmarking to maktab_app;
revoke execute on function find_lessons, find_near_words, index_lessons, keep_search_words from public;
grant execute on function find_lessons, find_near_words, index_lessons, keep_search_words to maktab_app;
