/** The person's own tables, step by step; a step that was released is never changed, only followed by another. */
export const steps: readonly (readonly string[])[] = [
  [
    // `given` is when the person acted by the best knowledge of the server's clock, `at` by the device's own.
    `create table outbox (
      sequence integer primary key autoincrement, command_id text not null unique, name text not null,
      input text not null, given text not null, at text not null,
      state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')), refusal text)`,
    `create table outbox_files (
      file_id text primary key, command_id text not null, name text not null, mime_type text not null,
      size_bytes integer not null, is_sent integer not null default 0)`,
    'create table before_image (table_name text, row_key text, image text, primary key (table_name, row_key)) without rowid',
    'create table recording (is_on integer not null)',
    'insert into recording values (0)',
    `create table sync_state (
      cursor text not null, synced_on text, heard_on text not null, clock_offset_ms integer not null, tables_shape text not null)`,
    "insert into sync_state values ('', null, '', 0, '')",
    `create table downloads (
      assignment_id text primary key, status text not null, size_bytes integer not null, failure text)`,
    `create table download_contents (
      assignment_id text, content_id integer, primary key (assignment_id, content_id)) without rowid`,
    `create table download_files (
      assignment_id text, path text, url text not null, size_bytes integer not null, is_stored integer not null default 0,
      primary key (assignment_id, path)) without rowid`,
    'create table content (content_id integer primary key, body text not null)',
  ],
  [
    `create table kept_packages (
      package_sha256 text primary key, play_url text not null, runtime text not null, size_bytes integer not null,
      is_kept integer not null default 0) without rowid`,
    `create table download_packages (
      assignment_id text, package_sha256 text, primary key (assignment_id, package_sha256)) without rowid`,
  ],
  ['alter table kept_packages add column is_allowed integer not null default 1'],
  // Null in what an older version refused: it is due at the next start.
  ['alter table outbox add column refused_at text'],
  [
    // Ids of the work that the command is about; null where it is a work of its own.
    'alter table outbox add column subject text',
    `update outbox set subject = json_extract(input, '$.assignment_id') || ' ' || json_extract(input, '$.user_id')
      where name = 'scoreSubmission'`,
    `update outbox set subject = json_extract(input, '$.sync_guid') || ' ' || json_extract(input, '$.user_id')
      where name = 'scoreAnswers'`,
  ],
  // By the device's clock: until then its person may take the command back. Null in all others.
  ['alter table outbox add column held_until text'],
  [
    // The server refused it until `wait_until`: told at `wait_from`, both by the device's clock; `waits` counts how often.
    'alter table outbox add column wait_from text',
    'alter table outbox add column wait_until text',
    'alter table outbox add column waits integer not null default 0',
  ],
  [
    `create table kept_files (
      file_id text primary key, name text not null, size_bytes integer not null, is_stored integer not null default 0) without rowid`,
  ],
  [
    // What the server did, by the device's clock: for the day on which it is restored from a backup.
    `create table done_commands (sequence integer primary key, command_id text not null unique, name text not null,
      input text not null, given text not null, at text not null, subject text, done_on text not null)`,
    `create table done_files (file_id text primary key, command_id text not null, name text not null,
      mime_type text not null, size_bytes integer not null, done_on text not null)`,
    "alter table sync_state add column epoch text not null default ''",
  ],
  // The school no longer has the file.
  ['alter table download_files add column is_gone integer not null default 0'],
  [
    // Courses, classes and lessons are downloaded, too: an id of an assignment is one of several.
    'alter table downloads rename column assignment_id to download_id',
    'alter table download_contents rename column assignment_id to download_id',
    'alter table download_files rename column assignment_id to download_id',
    'alter table download_packages rename column assignment_id to download_id',
    'alter table downloads add column course_id integer',
    'alter table downloads add column lesson_guid text',
    'alter table downloads add column percentage integer not null default 0',
    'alter table downloads add column is_interrupted integer not null default 0',
    'alter table downloads add column shortfall_bytes integer not null default 0',
    // How often it came wrong, or not at all though the school was reached.
    'alter table download_files add column tries integer not null default 0',
    // 0: of an older version, nobody knows which.
    'alter table content add column revision integer not null default 0',
  ],
  [
    // Why it waits for another line, and whether its person lets it go on with the one that there is.
    'alter table downloads add column hold text',
    'alter table downloads add column is_confirmed integer not null default 0',
    // When its person last opened something of it, by the device's clock. What was here before counts from now on.
    'alter table downloads add column opened_on text',
    "update downloads set opened_on = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
    // What downloads took over lines that are not free.
    'create table download_days (day text primary key, bytes integer not null) without rowid',
  ],
]
