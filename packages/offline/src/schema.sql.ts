/** The local database: what is pulled (may be dropped and pulled again) and what is the person's own (never dropped). */
import type { Row, TableName, tableKeys } from '@maktab/contracts/downloads/structure'
import type { Statements } from '@maktab/device/database'
import { steps } from './own-tables.sql.ts'

export type ColumnKind = 'text' | 'integer' | 'real' | 'boolean' | 'json'

type Columns<T extends TableName> = { readonly [C in Exclude<keyof Row<T>, 'is_deleted'>]: ColumnKind }

/** Every column that a pull brings; a missing or a foreign one does not compile. */
export const localTables = {
  users: { user_id: 'integer', full_name: 'text', username: 'text' },
  classes: {
    class_id: 'integer',
    grade: 'text',
    subject: 'text',
    section: 'text',
    alias: 'text',
    course_id: 'integer',
    teacher_name: 'text',
    total_students: 'integer',
  },
  users_classes: { class_id: 'integer', user_id: 'integer', role: 'text' },
  courses: {
    course_id: 'integer',
    title: 'text',
    subject: 'text',
    grade: 'text',
    language: 'text',
    min_completion_percentage: 'real',
    counted_attempt: 'text',
  },
  courses_lessons: {
    lesson_guid: 'text',
    course_id: 'integer',
    title: 'text',
    summary: 'text',
    position: 'integer',
  },
  lessons_content: {
    content_id: 'integer',
    lesson_guid: 'text',
    course_id: 'integer',
    position: 'integer',
    title: 'text',
    content_type: 'text',
    size_bytes: 'integer',
  },
  users_content: {
    user_id: 'integer',
    content_id: 'integer',
    class_id: 'integer',
    lesson_guid: 'text',
    content_status: 'integer',
    completion: 'real',
    accuracy: 'real',
    last_accuracy: 'real',
    accuracy_sum: 'real',
    attempts: 'integer',
    time_spent_in_seconds: 'integer',
    resume_point: 'text',
    changed_on: 'text',
  },
  users_bookmarking: { user_id: 'integer', class_id: 'integer', lesson_guid: 'text', changed_on: 'text' },
  users_content_attempts: {
    sync_guid: 'text',
    user_id: 'integer',
    content_id: 'integer',
    class_id: 'integer',
    attempt_number: 'integer',
    taken_on: 'text',
    total_questions: 'integer',
    correct_questions: 'integer',
    waiting_questions: 'integer',
    accuracy: 'real',
    closes_on: 'text',
    answers: 'json',
    results: 'json',
    scores: 'json',
    files: 'json',
  },
  attempts_to_score: {
    sync_guid: 'text',
    user_id: 'integer',
    content_id: 'integer',
    class_id: 'integer',
    content_title: 'text',
    taken_on: 'text',
    waiting_questions: 'integer',
    accuracy: 'real',
    results: 'json',
    answers: 'json',
    entries: 'json',
    scored_on: 'text',
  },
  package_states: {
    user_id: 'integer',
    content_id: 'integer',
    class_id: 'integer',
    location: 'text',
    suspend_data: 'text',
    completion: 'text',
    success: 'text',
    score: 'real',
    total_time: 'integer',
    given_on: 'text',
  },
  assignments: {
    assignment_id: 'text',
    title: 'text',
    description: 'text',
    assignment_type: 'integer',
    start_date: 'text',
    due_date: 'text',
    allowed_attempts: 'integer',
    total_score: 'real',
    rubric_data: 'json',
    lessons: 'json',
    attachments: 'json',
    links: 'json',
    questions: 'json',
    closes_on: 'text',
    user_ids: 'json',
    revision: 'integer',
    deleted_on: 'text',
    class_ids: 'json',
    class_name: 'json',
    created_by: 'integer',
  },
  assignments_users: {
    assignment_id: 'text',
    user_id: 'integer',
    class_id: 'integer',
    assignment_status: 'integer',
    score: 'real',
    teacher_remarks: 'text',
    remark_files: 'json',
    rubric_levels: 'json',
    scored_by: 'integer',
    scored_on: 'text',
    returned_on: 'text',
    automatic_score: 'real',
    is_score_automatic: 'boolean',
    counted_on: 'text',
    correct_questions: 'integer',
    total_questions: 'integer',
    due_date: 'text',
    is_excused: 'boolean',
    reminded_on: 'text',
  },
  submissions: {
    submission_id: 'text',
    assignment_id: 'text',
    user_id: 'integer',
    attempt_number: 'integer',
    text: 'text',
    attachments: 'json',
    handed_in_on: 'text',
    is_late: 'boolean',
    is_extra: 'boolean',
    by_teacher: 'text',
    answers: 'json',
    results: 'json',
    status_before: 'integer',
  },
  class_events: {
    event_id: 'text',
    event_kind: 'text',
    title: 'text',
    description: 'text',
    link: 'text',
    passcode: 'text',
    place: 'text',
    time_zone: 'text',
    reminders: 'json',
    class_ids: 'json',
    times: 'json',
    created_by: 'integer',
    created_by_name: 'text',
    created_on: 'text',
  },
  assignment_comments: {
    comment_id: 'text',
    assignment_id: 'text',
    user_id: 'integer',
    author_id: 'integer',
    author_name: 'text',
    text: 'text',
    attachments: 'json',
    given_on: 'text',
    edited_on: 'text',
  },
  users_notifications: {
    users_notification_id: 'text',
    notification_type: 'text',
    subject: 'text',
    assignment_id: 'text',
    class_id: 'integer',
    event_id: 'text',
    post_id: 'text',
    learner_id: 'integer',
    created_on: 'text',
    is_read: 'boolean',
  },
  saved_remarks: { user_id: 'integer', text: 'text', changed_on: 'text' },
  attendance_classes: {
    class_id: 'integer',
    alias: 'text',
    subject: 'text',
    grade: 'text',
    section: 'text',
    attendance_mode: 'integer',
    edit_days: 'integer',
    minimum: 'integer',
    time_zone: 'text',
    keeps_register: 'boolean',
    teaches: 'boolean',
    terms: 'json',
    weekly_rest: 'json',
    said_days: 'json',
    members: 'json',
  },
  attendance_sheets: {
    class_id: 'integer',
    attendance_date: 'text',
    period: 'integer',
    attendance_id: 'text',
    taken_on: 'text',
    taken_by_name: 'text',
    marks: 'json',
  },
  attendance_marks: {
    class_id: 'integer',
    attendance_date: 'text',
    period: 'integer',
    name: 'json',
    attendance_details_id: 'text',
    attendance_status: 'integer',
    remark: 'text',
    reason: 'text',
    given_by_name: 'text',
  },
  stream_classes: {
    class_id: 'integer',
    is_off: 'boolean',
    learners_write: 'boolean',
    approves_posts: 'boolean',
    is_muted: 'boolean',
    muted_ids: 'json',
  },
  stream_posts: {
    post_id: 'text',
    class_id: 'integer',
    user_id: 'integer',
    author_name: 'text',
    author_role: 'text',
    text: 'text',
    attachments: 'json',
    links: 'json',
    is_pinned: 'boolean',
    pin_given_on: 'text',
    created_on: 'text',
    edited_on: 'text',
    publish_on: 'text',
    comments_closed: 'boolean',
    waits_for_approval: 'boolean',
    comments: 'integer',
    likes: 'integer',
    is_liked: 'boolean',
    reports: 'integer',
  },
  stream_comments: {
    comment_id: 'text',
    post_id: 'text',
    class_id: 'integer',
    user_id: 'integer',
    author_name: 'text',
    author_role: 'text',
    reply_to: 'text',
    text: 'text',
    attachments: 'json',
    created_on: 'text',
    edited_on: 'text',
  },
  class_library: {
    class_id: 'integer',
    library_id: 'text',
    attachment: 'json',
    link: 'json',
    added_by_name: 'text',
    added_on: 'text',
    removed_on: 'text',
  },
} as const satisfies { [T in TableName]: Columns<T> }

export const localKeys = {
  users: ['user_id'],
  classes: ['class_id'],
  users_classes: ['class_id', 'user_id'],
  courses: ['course_id'],
  courses_lessons: ['lesson_guid'],
  lessons_content: ['content_id', 'lesson_guid'],
  users_content: ['user_id', 'content_id', 'class_id'],
  users_bookmarking: ['user_id', 'lesson_guid'],
  users_content_attempts: ['sync_guid'],
  attempts_to_score: ['sync_guid'],
  package_states: ['user_id', 'content_id', 'class_id'],
  assignments: ['assignment_id'],
  assignments_users: ['assignment_id', 'user_id'],
  submissions: ['submission_id'],
  class_events: ['event_id'],
  assignment_comments: ['comment_id'],
  users_notifications: ['users_notification_id'],
  saved_remarks: ['user_id', 'text'],
  attendance_classes: ['class_id'],
  attendance_sheets: ['class_id', 'attendance_date', 'period'],
  attendance_marks: ['class_id', 'attendance_date', 'period'],
  stream_classes: ['class_id'],
  stream_posts: ['post_id'],
  stream_comments: ['comment_id'],
  class_library: ['class_id', 'library_id'],
} as const satisfies typeof tableKeys

/** Tables that commands change: their rows are remembered before a change, and put back by a rewind. */
export const changedTables = [
  'users_content',
  'users_bookmarking',
  'package_states',
  'users_content_attempts',
  'attempts_to_score',
  'assignments',
  'assignments_users',
  'submissions',
  'class_events',
  'assignment_comments',
  'users_notifications',
  'saved_remarks',
  'attendance_sheets',
  'stream_classes',
  'stream_posts',
  'stream_comments',
  'class_library',
] as const satisfies readonly TableName[]
export type ChangedTable = (typeof changedTables)[number]

export const tableNames = Object.keys(localTables) as TableName[]

export function columnsOf(table: TableName): readonly [string, ColumnKind][] {
  return Object.entries(localTables[table])
}

const indexes = [
  'create index users_classes_of_user on users_classes (user_id)',
  'create index lessons_of_course on courses_lessons (course_id, position)',
  'create index content_of_lesson on lessons_content (lesson_guid, position)',
  'create index users_content_of_lesson on users_content (lesson_guid, class_id)',
  'create index attempts_of_content on users_content_attempts (content_id, class_id)',
  'create index attempts_to_score_of_class on attempts_to_score (class_id, taken_on)',
  'create index assignments_users_of_user on assignments_users (user_id)',
  'create index submissions_of_assignment on submissions (assignment_id, user_id)',
  'create index assignment_comments_of_thread on assignment_comments (assignment_id, user_id, given_on)',
  'create index users_notifications_by_time on users_notifications (created_on)',
  'create index stream_posts_of_class on stream_posts (class_id, publish_on, post_id)',
  'create index stream_comments_of_post on stream_comments (post_id, created_on)',
]

/** The person's own tables, step by step; a step that was released is never changed, only followed by another. */
const steps: readonly (readonly string[])[] = [
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
]

/** Brings a database of any age to the present shape. Answers whether the pulled tables were made anew, bare of triggers. */
export async function migrateLocalDatabase(db: Statements): Promise<boolean> {
  const [at] = await db.all('pragma user_version')
  const done = Number(at?.['user_version'] ?? 0)
  for (const statements of steps.slice(done)) for (const statement of statements) await db.run(statement)
  if (done < steps.length) await db.run(`pragma user_version = ${steps.length}`)

  const shape = JSON.stringify([localTables, localKeys, indexes])
  const [state] = await db.all('select tables_shape from sync_state')
  if (state?.['tables_shape'] === shape) return false
  for (const table of tableNames) await db.run(`drop table if exists ${table}`)
  for (const table of tableNames) await createTable(db, table)
  for (const index of indexes) await db.run(index)
  await db.run('delete from before_image')
  await db.run("update sync_state set cursor = '', tables_shape = ?", [shape])
  return true
}

async function createTable(db: Statements, table: TableName): Promise<void> {
  const columns = columnsOf(table).map(([name, kind]) => `${name} ${storedAs[kind]}`)
  await db.run(
    `create table ${table} (${columns.join(', ')}, primary key (${localKeys[table].join(', ')})) without rowid`,
  )
}

const storedAs: Record<ColumnKind, string> = {
  text: 'text',
  integer: 'integer',
  real: 'real',
  boolean: 'integer',
  json: 'text',
}
