-- Answers are scored without a network too: an entry is named by the command that gave it, however often that arrives, and says
-- what was given then. Entries from before say all that counted from then on, which comes to the same. Of each answer counts what was
-- given last, by `scored_on` and then by the id.
alter table answer_score_entries
  add column score_entry_id uuid not null default gen_random_uuid(),
  drop constraint answer_score_entries_pkey,
  drop column entry;
alter table answer_score_entries
  alter column score_entry_id drop default,
  add primary key (institution_id, sync_guid, score_entry_id);
-- What arrives late changes what the attempt came to with those that were given after it.
grant update (accuracy) on answer_score_entries to maktab_app;

-- Sittings in which a package asked and gave no result: shown beside attempts and counted nowhere. One that gives its result after all
-- becomes an attempt of the same id.
create table package_sittings (
  institution_id bigint not null,
  sync_guid uuid not null,
  user_id bigint not null,
  content_id bigint not null,
  class_id bigint not null,
  lesson_guid uuid not null,
  taken_on timestamptz not null,
  time_spent_in_seconds int not null,
  -- Shaped as the contract's list of PackageInteraction.
  interactions jsonb not null,
  primary key (institution_id, sync_guid),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, class_id) references classes
);
create index package_sittings_of_content on package_sittings (institution_id, user_id, content_id, class_id);
alter table package_sittings enable row level security;
alter table package_sittings force row level security;
create policy own_school on package_sittings using (institution_id = (select app_institution_id()))
  with check (institution_id = (select app_institution_id()));
grant select, insert, update, delete on package_sittings to maktab_app;
