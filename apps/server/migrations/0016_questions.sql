-- Answers that a person marks, tests that are sealed until they close, the bank of questions, and how questions do their work.

alter table users_content_attempts
  -- Answers that wait for a teacher. What comes of an attempt counts once there are none.
  add column waiting_questions int not null default 0,
  -- Of a sealed test, until it is opened: nothing of the attempt counts or is shown before.
  add column closes_on timestamptz,
  -- Right, wrong or null (marked by a person), by question; null in attempts from before this was kept.
  add column results jsonb,
  -- What a teacher gave: levels and remark, by question.
  add column scores jsonb not null default '{}',
  -- Files that answers name.
  add column files jsonb not null default '[]',
  add column scored_by bigint,
  add column scored_on timestamptz,
  add column changed_xid xid8 not null default pg_current_xact_id();
create index users_content_attempts_waiting on users_content_attempts (institution_id, class_id, taken_on) where waiting_questions > 0;
create index users_content_attempts_sealed on users_content_attempts (institution_id, content_id) where closes_on is not null;
create index users_content_attempts_changed on users_content_attempts (institution_id, changed_xid);
create trigger note_change before insert or update on users_content_attempts for each row execute function note_change();

-- Schools where attempts at a sealed test wait for its end.
create table sealed_tests (
  tenant_id bigint not null references tenants,
  institution_id bigint not null,
  content_id bigint not null,
  closes_on timestamptz not null,
  primary key (tenant_id, institution_id, content_id),
  foreign key (tenant_id, institution_id) references institutions
);

create table bank_questions (
  tenant_id bigint not null references tenants,
  -- The same as the question's own id: wherever it is used, its figures are found by it.
  bank_question_id uuid not null,
  -- Shaped as the contract's Question, files by sha256 without an address.
  question jsonb not null,
  tags text[] not null default '{}',
  skill text not null default '',
  -- As its author sees it: 1 easy, 2 middling, 3 hard.
  difficulty smallint not null check (difficulty between 1 and 3),
  language text not null,
  state text not null check (state in ('draft', 'ready', 'retired')),
  -- Its texts and tags, folded as search words are.
  words text not null,
  made_by bigint not null,
  made_by_name text not null,
  changed_on timestamptz not null,
  primary key (tenant_id, bank_question_id)
);
create index bank_questions_latest on bank_questions (tenant_id, changed_on desc, bank_question_id);
create index bank_questions_tags on bank_questions using gin (tags);

-- Sums over learners' first attempts, kept by the attempts themselves; one row a school, so that schools do not wait for each other.
create table question_statistics (
  tenant_id bigint not null references tenants,
  question_id text not null,
  content_id bigint not null,
  institution_id bigint not null,
  answered int not null,
  correct int not null,
  -- Share right of the other questions, 0 to 1: its sum, the sum of its squares, its sum where this question was right.
  rest_sum double precision not null,
  rest_square_sum double precision not null,
  correct_rest_sum double precision not null,
  primary key (tenant_id, question_id, content_id, institution_id)
);
create index question_statistics_of_content on question_statistics (tenant_id, content_id);

do $$
declare t text;
begin
  foreach t in array array['sealed_tests', 'bank_questions', 'question_statistics'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = (select app_tenant_id()))
      with check (tenant_id = (select app_tenant_id()))', t);
  end loop;
end $$;
grant select, insert, update, delete on sealed_tests to maktab_app;
grant select, insert, update on bank_questions, question_statistics to maktab_app;
