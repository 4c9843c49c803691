-- A course whose minimum changed, at every school that may have it: lessons that reach the new one are counted as completed there.
create table courses_to_recount (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  course_id bigint not null,
  asked_on timestamptz not null,
  primary key (tenant_id, institution_id, course_id),
  foreign key (tenant_id, institution_id) references institutions
);
alter table courses_to_recount enable row level security;
alter table courses_to_recount force row level security;
create policy own_tenant on courses_to_recount using (tenant_id = (select app_tenant_id()))
  with check (tenant_id = (select app_tenant_id()));
grant select, insert, update, delete on courses_to_recount to maktab_app;

-- Versions of courses say from now on which attempt counts; those written before count as their course does.
alter table courses no force row level security;
alter table course_versions no force row level security;
update course_versions v set tree = jsonb_set(v.tree, '{counted_attempt}', to_jsonb(coalesce(
  (select c.counted_attempt from courses c where c.tenant_id = v.tenant_id and c.course_id = v.course_id), 'best')))
where not v.tree ? 'counted_attempt';
alter table courses force row level security;
alter table course_versions force row level security;

-- Every time that a teacher scored answers of an attempt: who, when, what it came to. Nothing is written over.
create table answer_score_entries (
  institution_id bigint not null,
  sync_guid uuid not null,
  entry int not null,
  -- Levels and remark of every answer that had a score from then on, by question.
  scores jsonb not null,
  -- Of the attempt, in per cent; null where nothing of it was marked yet.
  accuracy real,
  scored_by bigint not null,
  scored_on timestamptz not null,
  primary key (institution_id, sync_guid, entry),
  foreign key (institution_id, sync_guid) references users_content_attempts on delete cascade,
  foreign key (institution_id, scored_by) references users
);
create index users_content_attempts_scored on users_content_attempts (institution_id, class_id, scored_on desc) where scored_on is not null;
-- What was scored before has one entry, the last: those before it were not kept.
alter table users_content_attempts no force row level security;
insert into answer_score_entries (institution_id, sync_guid, entry, scores, accuracy, scored_by, scored_on)
select institution_id, sync_guid, 1, scores, accuracy, scored_by, scored_on from users_content_attempts where scored_by is not null and scored_on is not null;
alter table users_content_attempts force row level security;
alter table answer_score_entries enable row level security;
alter table answer_score_entries force row level security;
create policy own_school on answer_score_entries using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert on answer_score_entries to maktab_app;
