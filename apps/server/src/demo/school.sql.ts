/** Rows of one school, many at a time, inside its door. */
import { sql, type Transaction } from 'kysely'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import type { SetWork } from '#demo/assignments-year.ts'
import type { AttendanceSheet } from '#demo/attendance-year.ts'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { DemoClass, DemoPerson } from '#demo/cast.ts'
import type { LearnerYear } from '#demo/learning-year.ts'

type Db = Transaction<Tables>

export async function hasPeople(db: Db, institution_id: number): Promise<boolean> {
  const { rows } = await sql`select from users where institution_id = ${institution_id} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether the school stands here and nobody is in it: its load was broken off. */
export async function isBegun(db: Db, institution_id: number): Promise<boolean> {
  const { rows } = await sql`select from institutions where institution_id = ${institution_id}`.execute(db)
  return rows.length > 0 && !(await hasPeople(db, institution_id))
}

export async function insertPeople(
  db: Db,
  { tenant_id, institution_id }: SchoolScope,
  people: readonly (DemoPerson & { readonly password_hash: string })[],
): Promise<void> {
  await insertRows(
    db,
    'users',
    {
      institution_id: 'bigint',
      user_id: 'bigint',
      username: 'text',
      full_name: 'text',
      email: 'text',
      roles: 'text[]',
      active_role: 'text',
      current_language: 'text',
      father_name: 'text',
      gender: 'smallint',
    },
    people.map(({ role, content_role, further_roles = [], language, ...person }) => ({
      father_name: null,
      ...person,
      gender: { male: 0, female: 1, unsaid: null }[person.gender ?? 'unsaid'],
      roles: `{${[content_role ?? role, ...further_roles].join(',')}}`,
      active_role: role,
      current_language: language,
    })),
    { institution_id },
  )
  await insertRows(
    db,
    'credentials',
    { tenant_id: 'bigint', institution_id: 'bigint', user_id: 'bigint', password_hash: 'text' },
    people.map((person) => ({ ...person, tenant_id, institution_id })),
  )
  await insertRows(
    db,
    'sign_in_names',
    { tenant_id: 'bigint', user_id: 'bigint', sign_in_name: 'text' },
    people.flatMap(({ user_id, username, email }) =>
      [username, ...(email ? [email] : [])].map((sign_in_name) => ({ tenant_id, user_id, sign_in_name })),
    ),
  )
  await insertRows(
    db,
    'guardians',
    { institution_id: 'bigint', user_id: 'bigint', full_name: 'text', relation: 'text', phone_number: 'text' },
    people.flatMap(({ user_id, guardians = [] }) => guardians.map((one) => ({ ...one, user_id }))),
    { institution_id },
  )
}

/** Of the content team everybody here does everything. */
export async function insertFullAccess(db: Db, { tenant_id, institution_id }: SchoolScope): Promise<void> {
  await db.insertInto('content_institutions').values({ tenant_id, institution_id, is_cms_full_access: true }).execute()
}

export async function insertClasses(
  db: Db,
  institution_id: number,
  classes: readonly (DemoClass & {
    readonly course_id: number
    readonly class_code: string
    readonly is_open_to_signup: boolean
  })[],
): Promise<void> {
  await insertRows(
    db,
    'classes',
    {
      institution_id: 'bigint',
      class_id: 'bigint',
      grade: 'text',
      subject: 'text',
      section: 'text',
      course_id: 'bigint',
      class_code: 'text',
      is_open_to_signup: 'boolean',
    },
    classes.map((one) => ({ ...one, institution_id })),
  )
  await insertRows(
    db,
    'users_classes',
    // They were there before the days that the demonstration tells of.
    { institution_id: 'bigint', class_id: 'bigint', user_id: 'bigint', role: 'text', joined_on: 'timestamptz' },
    classes.flatMap(({ class_id, teacher, learners }) => [
      { institution_id, class_id, user_id: teacher.user_id, role: 'teacher', joined_on: null },
      ...learners.map(({ user_id }) => ({ institution_id, class_id, user_id, role: 'learner', joined_on: null })),
    ]),
  )
}

export async function insertLearning(
  db: Db,
  institution_id: number,
  class_id: number,
  years: readonly LearnerYear[],
): Promise<void> {
  const same = { institution_id, class_id }
  const place = { institution_id: 'bigint', user_id: 'bigint', class_id: 'bigint', lesson_guid: 'uuid' } as const
  await insertRows(
    db,
    'users_content',
    {
      ...place,
      content_id: 'bigint',
      content_status: 'smallint',
      completion: 'real',
      accuracy: 'real',
      last_accuracy: 'real',
      first_accuracy: 'real',
      first_taken_on: 'timestamptz',
      accuracy_sum: 'float8',
      attempts: 'int',
      time_spent_in_seconds: 'int',
      resume_point: 'text',
      changed_on: 'timestamptz',
    },
    years.flatMap(({ contents }) => contents),
    same,
  )
  await insertRows(
    db,
    'users_lessons',
    {
      ...place,
      completed_contents: 'int',
      total_contents: 'int',
      completion: 'real',
      is_completed: 'boolean',
      attempts: 'int',
      time_spent_in_seconds: 'int',
      measured_contents: 'int',
      best_accuracy_sum: 'float8',
      last_accuracy_sum: 'float8',
      average_accuracy_sum: 'float8',
      first_accuracy_sum: 'float8',
      worked_on: 'timestamptz',
      completed_on: 'timestamptz',
      changed_on: 'timestamptz',
    },
    years.flatMap(({ lessons }) => lessons),
    same,
  )
  await insertRows(
    db,
    'users_content_attempts',
    {
      ...place,
      sync_guid: 'uuid',
      content_id: 'bigint',
      attempt_number: 'int',
      accuracy: 'real',
      total_questions: 'int',
      correct_questions: 'int',
      time_spent_in_seconds: 'int',
      answers: 'jsonb',
      taken_on: 'timestamptz',
    },
    years.flatMap(({ attempts }) => attempts),
    same,
  )
}

export async function insertAssignments(db: Db, institution_id: number, set: readonly SetWork[]): Promise<void> {
  const key = { institution_id: 'bigint', assignment_id: 'uuid' } as const
  await insertRows(
    db,
    'assignments',
    {
      ...key,
      created_by: 'bigint',
      title: 'text',
      description: 'text',
      assignment_type: 'smallint',
      start_date: 'timestamptz',
      due_date: 'timestamptz',
      allowed_attempts: 'int',
      total_score: 'numeric',
      rubric_data: 'jsonb',
      own_questions: 'jsonb',
      json_data: 'text',
      attachments: 'jsonb',
      created_on: 'timestamptz',
    },
    set.map((one) => ({
      ...one,
      institution_id,
      ...(one.own_questions.length === 0
        ? { own_questions: null, json_data: '' }
        : { json_data: JSON.stringify({ v: 1, questions: one.own_questions }) }),
      allowed_attempts: 2,
      attachments: [],
      created_on: one.start_date,
    })),
  )
  await insertRows(
    db,
    'assignments_classes',
    { ...key, class_id: 'bigint', lessons: 'jsonb', total_learners: 'int' },
    set.flatMap(({ assignment_id, shares }) => shares.map((share) => ({ ...share, institution_id, assignment_id }))),
  )
  const works = set.flatMap((one) =>
    one.works.map((work) => ({
      ...work,
      institution_id,
      assignment_id: one.assignment_id,
      teacher_id: one.created_by,
    })),
  )
  await insertRows(
    db,
    'assignments_users',
    {
      ...key,
      user_id: 'bigint',
      class_id: 'bigint',
      assignment_status: 'smallint',
      attempts_used: 'int',
      is_late: 'boolean',
      first_handed_in_on: 'timestamptz',
      score: 'numeric',
      teacher_remarks: 'text',
      rubric_levels: 'jsonb',
      scored_by: 'bigint',
      scored_on: 'timestamptz',
      score_entry_id: 'uuid',
      returned_on: 'timestamptz',
      times_asked_again: 'int',
      correct_questions: 'int',
      total_questions: 'int',
    },
    works.map(({ handedIn, scored, teacher_id, ...work }) => ({
      ...work,
      attempts_used: handedIn ? 1 : 0,
      times_asked_again: Number(work.assignment_status === 3),
      is_late: handedIn?.is_late ?? false,
      first_handed_in_on: handedIn?.on ?? null,
      score: scored?.score ?? null,
      teacher_remarks: scored?.teacher_remarks ?? '',
      rubric_levels: scored?.rubric_levels ?? {},
      scored_by: scored ? teacher_id : null,
      scored_on: scored?.on ?? null,
      score_entry_id: scored?.score_entry_id ?? null,
    })),
  )
  await insertRows(
    db,
    'submissions',
    {
      ...key,
      submission_id: 'uuid',
      user_id: 'bigint',
      attempt_number: 'int',
      text: 'text',
      attachments: 'jsonb',
      handed_in_on: 'timestamptz',
      received_on: 'timestamptz',
      is_late: 'boolean',
      is_extra: 'boolean',
      answers: 'jsonb',
      marked: 'jsonb',
    },
    works.flatMap(({ handedIn, assignment_id, user_id }) =>
      handedIn
        ? [
            {
              answers: {},
              marked: null,
              ...handedIn,
              institution_id,
              assignment_id,
              user_id,
              attempt_number: 1,
              attachments: [],
              handed_in_on: handedIn.on,
              received_on: handedIn.on,
              is_extra: false,
            },
          ]
        : [],
    ),
  )
  await insertRows(
    db,
    'score_entries',
    {
      ...key,
      score_entry_id: 'uuid',
      user_id: 'bigint',
      score: 'numeric',
      teacher_remarks: 'text',
      rubric_levels: 'jsonb',
      scored_by: 'bigint',
      scored_on: 'timestamptz',
    },
    works.flatMap(({ scored, assignment_id, user_id, teacher_id }) =>
      scored
        ? [{ ...scored, institution_id, assignment_id, user_id, scored_by: teacher_id, scored_on: scored.on }]
        : [],
    ),
  )
}

export async function insertAttendance(
  db: Db,
  institution_id: number,
  sheets: readonly AttendanceSheet[],
): Promise<void> {
  const key = { institution_id: 'bigint', attendance_id: 'uuid' } as const
  await insertRows(
    db,
    'attendance_sheets',
    { ...key, class_id: 'bigint', attendance_date: 'date', taken_by: 'bigint', taken_on: 'timestamptz' },
    sheets.map((sheet) => ({ ...sheet, institution_id })),
  )
  await insertRows(
    db,
    'attendance_details',
    {
      ...key,
      user_id: 'bigint',
      attendance_details_id: 'uuid',
      attendance_status: 'smallint',
      reason: 'text',
      remark: 'text',
      given_by: 'bigint',
      given_on: 'timestamptz',
    },
    sheets.flatMap(({ attendance_id, taken_by, marks }) =>
      marks.map((mark) => ({ ...mark, institution_id, attendance_id, given_by: taken_by })),
    ),
  )
}

/** Attendance of a section is taken in this class, by its teacher, since that day. */
export async function nameClassTeacher(
  db: Db,
  institution_id: number,
  { class_id, teacher }: Pick<DemoClass, 'class_id' | 'teacher'>,
  from_date: string,
): Promise<void> {
  await db
    .updateTable('classes')
    .set({ takes_attendance: true })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .execute()
  await db
    .insertInto('class_teachers')
    .values({ institution_id, class_id, user_id: teacher.user_id, from_date })
    .execute()
}

export interface DemoDevice {
  readonly device_id: string
  readonly user_id: number
  readonly first_seen_on: Date
  readonly last_synced_on: Date
}

export async function insertDevices(db: Db, institution_id: number, devices: readonly DemoDevice[]): Promise<void> {
  await insertRows(
    db,
    'devices',
    {
      institution_id: 'bigint',
      device_id: 'uuid',
      user_id: 'bigint',
      first_seen_on: 'timestamptz',
      last_synced_on: 'timestamptz',
    },
    devices.map((device) => ({ ...device, institution_id })),
  )
}
