import {
  pullCampusStructure,
  pullLearnerStructure,
  tables,
  type Row,
  type TableName,
} from '@maktab/contracts/downloads/structure'
import { accept } from '@maktab/contracts/outcome'
import { untilBegun } from '@maktab/domain/assignments/assignments'
import { halfCursor, planPull, wholeCursor } from '@maktab/domain/downloads/pull-cursor'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { settingsOf } from '#features/attendance/attendance-sheets.ts'
import {
  pullAttendanceClasses,
  pullAttendanceMarks,
  pullAttendanceSheets,
} from '#features/downloads/attendance-structure.sql.ts'
import {
  pullAttemptsToScore,
  pullComments,
  pullMemberships,
  pullPeople,
  pullSavedRemarks,
  pullSubmissions,
  pullTaughtAssignments,
  pullWorks,
} from '#features/downloads/campus-structure.sql.ts'
import { pullClassDays, pullLearnerStandings } from '#features/downloads/report-structure.sql.ts'
import {
  pullOwnAttempts,
  pullOwnComments,
  pullOwnMemberships,
  pullOwnSubmissions,
  pullOwnWork,
  pullSelf,
  pullSetAssignments,
} from '#features/downloads/learner-structure.sql.ts'
import {
  freeze,
  pullBookmarks,
  pullClasses,
  pullCourses,
  pullEvents,
  pullLessons,
  pullLessonsContent,
  pullNotifications,
  pullPackageStates,
  pullRoleOf,
  pullUsersContent,
  type Part,
  type PullRole,
  type Puller,
  type Source,
} from '#features/downloads/pull.sql.ts'
import {
  pullClassLibrary,
  pullStreamClasses,
  pullStreamComments,
  pullStreamPosts,
} from '#features/downloads/stream-structure.sql.ts'
import { commentOfStreamRow, libraryRow, postRow } from '#features/downloads/stream-rows.ts'
import { standingOf } from '#features/stream/stream-standing.ts'
import { readScoreEntries } from '#features/learning/answer-scores.sql.ts'
import { answersToScore, entriesOf } from '#features/learning/answer-scores.ts'
import { ownAttempt } from '#features/learning/attempts.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { assignmentRow, commentRow, ownWorkRow, submissionRow, workRow } from '#features/downloads/work-rows.ts'

/** Rows of all tables together in one answer: about two megabytes, which a poor network brings in one piece. */
const mostRows = 5000
/** Of tables with long rows fewer: answers come with their questions. */
const mostOf: Partial<Record<TableName, number>> = {
  attempts_to_score: 500,
  learner_standings: 500,
  class_events: 500,
  attendance_sheets: 500,
  stream_posts: 1000,
  stream_comments: 1000,
}

/** Of each table as many are asked for at once, on one way to the database; of most tables no more have changed. */
const rowsAtAGlance = 200

type Pulled = { readonly [T in TableName]: Row<T>[] }
type Readers = { readonly [T in TableName]: (context: SchoolContext, part: Part) => Promise<Row<T>[]> }

function withMoment<R extends { readonly changed_on: Date }>(row: R) {
  return { ...row, changed_on: row.changed_on.toISOString() }
}

const ofClasses = {
  classes: ({ db }: SchoolContext, part: Part) => pullClasses(db, part),
  courses: ({ db }: SchoolContext, part: Part) => pullCourses(db, part),
  courses_lessons: ({ db }: SchoolContext, part: Part) => pullLessons(db, part),
  lessons_content: ({ db }: SchoolContext, part: Part) => pullLessonsContent(db, part),
  users_content: async ({ db }: SchoolContext, part: Part) => (await pullUsersContent(db, part)).map(withMoment),
  users_bookmarking: async ({ db }: SchoolContext, part: Part) => (await pullBookmarks(db, part)).map(withMoment),
  package_states: async ({ db }: SchoolContext, part: Part) =>
    (await pullPackageStates(db, part)).map((row) => ({ ...row, given_on: row.given_on.toISOString() })),
  class_events: ({ db }: SchoolContext, part: Part) => pullEvents(db, part),
  stream_posts: async ({ db, addresses }: SchoolContext, part: Part) =>
    (await pullStreamPosts(db, part)).map((row) => postRow(row, addresses)),
  stream_comments: async ({ db, addresses }: SchoolContext, part: Part) =>
    (await pullStreamComments(db, part)).map((row) => commentOfStreamRow(row, addresses)),
  class_library: async ({ db, addresses }: SchoolContext, part: Part) =>
    (await pullClassLibrary(db, part)).map((row) => libraryRow(row, addresses)),
  users_notifications: async ({ db }: SchoolContext, part: Part) =>
    (await pullNotifications(db, part)).map((row) => ({ ...row, created_on: row.created_on.toISOString() })),
}

export interface PullEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  /** What a learner holds of what the tenant sells. */
  readonly heldBy: (context: SchoolContext) => Promise<Row<'entitlements'>>
}

/** Where attendance is not taken a device keeps nothing of it, and forgets what it has. */
async function attendanceClasses({ tenants }: PullEquipment, { db, now }: SchoolContext, part: Part) {
  const rows = await pullAttendanceClasses(db, part, now)
  const complete = rows.map((row): Row<'attendance_classes'> => {
    const { mode, rest } = settingsOf(row, tenants, part.puller.tenant_id)
    return { ...row, attendance_mode: mode, weekly_rest: [...rest], is_deleted: row.is_deleted || mode === 0 }
  })
  return part.from === '0' ? complete.filter(({ is_deleted }) => !is_deleted) : complete
}

/** One row; a device that has none is not told that there is none. */
async function ownEntitlement({ heldBy }: PullEquipment, context: SchoolContext, { from, offset }: Part) {
  const row = await heldBy(context)
  return offset > 0 || (row.is_deleted && from === '0') ? [] : [row]
}

/** What decides in a stream, of its class and its tenant together. */
async function streamClasses({ tenants }: PullEquipment, { db }: SchoolContext, part: Part) {
  const tenant = tenants.find(part.puller.tenant_id)
  return (await pullStreamClasses(db, part)).map(
    ({ class_id, muted_ids, is_deleted, ...row }): Row<'stream_classes'> => ({
      class_id,
      ...standingOf(row, tenant),
      muted_ids,
      is_deleted,
    }),
  )
}

const nothing = async () => []

/** Readers that need to know what tenants say. */
type ByTenant = 'attendance_classes' | 'stream_classes' | 'entitlements'

const ofLearner: Omit<Readers, ByTenant> = {
  ...ofClasses,
  attendance_sheets: nothing,
  attendance_marks: ({ db, now }, part) => pullAttendanceMarks(db, part, now),
  users_content_attempts: async ({ db, addresses }, part) =>
    (await pullOwnAttempts(db, part)).map((row) => ({
      user_id: part.puller.user_id,
      ...ownAttempt(row, addresses),
      content_id: row.content_id,
      class_id: row.class_id,
      is_deleted: false,
    })),
  attempts_to_score: nothing,
  learner_standings: nothing,
  class_days: nothing,
  saved_remarks: nothing,
  users: ({ db }, part) => pullSelf(db, part),
  users_classes: ({ db }, part) => pullOwnMemberships(db, part),
  assignments: async ({ db, addresses, now }, part) =>
    (await pullSetAssignments(db, part)).map((row) =>
      untilBegun({ ...assignmentRow(row, addresses), is_scheduled: row.is_scheduled }, now),
    ),
  assignments_users: async ({ db, addresses }, part) =>
    (await pullOwnWork(db, part)).map((row) => ownWorkRow(row, addresses)),
  submissions: async ({ db, addresses }, part) =>
    (await pullOwnSubmissions(db, part)).map((row) => submissionRow(row, addresses)),
  assignment_comments: async ({ db, addresses }, part) =>
    (await pullOwnComments(db, part)).map((row) => commentRow(row, addresses)),
}

const ofTeacher: Omit<Readers, ByTenant> = {
  ...ofClasses,
  attendance_marks: nothing,
  attendance_sheets: async ({ db, now }, part) =>
    (await pullAttendanceSheets(db, part, now)).map((row) => ({ ...row, taken_on: row.taken_on.toISOString() })),
  // Attempts that no person marks are many and are asked for when they are looked at.
  users_content_attempts: nothing,
  attempts_to_score: async ({ db, actor, addresses }, part) => {
    const rows = await pullAttemptsToScore(db, part)
    const entries = await readScoreEntries(
      db,
      actor,
      rows.map(({ sync_guid }) => sync_guid),
    )
    return rows.map(
      ({
        full_name: _name,
        username: _username,
        questions,
        answers,
        files,
        scores: _scores,
        taken_on,
        scored_on,
        ...row
      }) => ({
        ...row,
        taken_on: taken_on.toISOString(),
        scored_on: scored_on?.toISOString() ?? null,
        answers: answersToScore({ questions, results: row.results, answers, files }, addresses),
        entries: entriesOf(entries, row.sync_guid),
        is_deleted: false,
      }),
    )
  },
  learner_standings: ({ db, now }, part) => pullLearnerStandings(db, part, now),
  class_days: ({ db, now }, part) => pullClassDays(db, part, now),
  saved_remarks: async ({ db }, part) => (await pullSavedRemarks(db, part)).map(withMoment),
  users: ({ db }, part) => pullPeople(db, part),
  users_classes: ({ db }, part) => pullMemberships(db, part),
  assignments: async ({ db, addresses }, part) =>
    (await pullTaughtAssignments(db, part)).map((row) => assignmentRow(row, addresses)),
  assignments_users: async ({ db, addresses }, part) =>
    (await pullWorks(db, part)).map((row) => workRow(row, addresses)),
  submissions: async ({ db, addresses }, part) =>
    (await pullSubmissions(db, part)).map((row) => submissionRow(row, addresses)),
  assignment_comments: async ({ db, addresses }, part) =>
    (await pullComments(db, part)).map((row) => commentRow(row, addresses)),
}

/** Their own row, and what the school teaches; a row of anybody else's never. */
const ofSchool: Readers = {
  users: ({ db }, part) => pullSelf(db, part),
  classes: ofClasses.classes,
  courses: ofClasses.courses,
  courses_lessons: ofClasses.courses_lessons,
  lessons_content: ofClasses.lessons_content,
  users_classes: nothing,
  users_content: nothing,
  users_bookmarking: nothing,
  users_content_attempts: nothing,
  package_states: nothing,
  assignments: nothing,
  assignments_users: nothing,
  submissions: nothing,
  users_notifications: nothing,
  attempts_to_score: nothing,
  assignment_comments: nothing,
  class_events: nothing,
  saved_remarks: nothing,
  attendance_classes: nothing,
  attendance_sheets: nothing,
  attendance_marks: nothing,
  stream_classes: nothing,
  stream_posts: nothing,
  stream_comments: nothing,
  class_library: nothing,
  entitlements: nothing,
  learner_standings: nothing,
  class_days: nothing,
}

export function readersWith(equipment: PullEquipment): Readonly<Record<PullRole, Readers>> {
  const attendance_classes: Readers['attendance_classes'] = (context, part) =>
    attendanceClasses(equipment, context, part)
  const stream_classes: Readers['stream_classes'] = (context, part) => streamClasses(equipment, context, part)
  const byTenant = { attendance_classes, stream_classes }
  const entitlements: Readers['entitlements'] = (context, part) => ownEntitlement(equipment, context, part)
  return {
    learner: { ...ofLearner, ...byTenant, entitlements },
    teacher: { ...ofTeacher, ...byTenant, entitlements: nothing },
    school: ofSchool,
  }
}

const memberships = ['users_classes', 'classes'] as const
const ownCourses = [...memberships, 'content_institutions', 'tenants'] as const
/** Which tables can make a row of a pulled table count as changed: where none of them did, it is not asked. */
const sourcesOf: { readonly [T in TableName]: readonly Source[] | 'always' } = {
  users: ['users', ...memberships],
  classes: ['users', ...memberships],
  users_classes: memberships,
  courses: ['courses', ...ownCourses],
  courses_lessons: ['courses_lessons', ...ownCourses],
  lessons_content: ['lessons_content', ...ownCourses],
  users_content: ['users_content'],
  users_bookmarking: ['users_bookmarking'],
  users_content_attempts: ['users_content_attempts'],
  package_states: ['package_states'],
  assignments: ['assignments', 'assignments_users', ...memberships],
  assignments_users: ['assignments_users', ...memberships],
  // How answers were marked is told to their learner once the work is returned.
  submissions: ['submissions', 'assignments_users', ...memberships],
  class_events: ['class_events', ...memberships],
  assignment_comments: ['assignment_comments', ...memberships],
  users_notifications: ['users_notifications'],
  saved_remarks: ['saved_remarks'],
  attendance_classes: ['attendance_settings', 'users', ...memberships],
  attendance_sheets: ['attendance_sheets', 'attendance_settings', ...memberships],
  attendance_marks: ['attendance_sheets'],
  stream_classes: ['tenants', ...memberships],
  stream_posts: ['stream_posts', 'stream_likes', ...memberships],
  stream_comments: ['stream_comments', ...memberships],
  class_library: ['class_library', ...memberships],
  entitlements: ['subscriptions', 'payment_plans', 'tenants'],
  // Figures of learners have no index of changes: a row a learner is read by the key, at each pull of a teacher.
  learner_standings: 'always',
  class_days: 'always',
  attempts_to_score: ['users_content_attempts', 'lessons_content', ...memberships],
}

export const structure = (equipment: PullEquipment) => {
  const readers = readersWith(equipment)
  return {
    pullLearnerStructure: inside(pullLearnerStructure, (context, { cursor }) =>
      pull(context, { cursor, role: 'learner', readers: readers.learner }),
    ),
    pullCampusStructure: inside(pullCampusStructure, (context, { cursor }) => {
      const role = pullRoleOf(context.actor.role)
      return pull(context, { cursor, role, readers: readers[role] })
    }),
  }
}

interface Pull {
  readonly cursor: string
  readonly role: PullRole
  readonly readers: Readers
  /** Without it all tables. */
  readonly only?: readonly TableName[]
}

async function pull(context: SchoolContext, asked: Pull) {
  const { epoch, ...pulled } = await pullTables(context, asked)
  return accept({ ...pulled, as_of: context.now.toISOString(), epoch })
}

/** What changed since a cursor, as much of it as one answer holds. */
export async function pullTables(context: SchoolContext, { cursor, role, readers, only }: Pull) {
  const puller: Puller = { ...context.actor, role }
  const { database, epoch, oldest_open, latest } = await freeze(context.db, puller)
  const plan = planPull(cursor, { database, oldest_open })
  const pulled = emptyTables()
  const answer = (nextCursor: string, is_complete: boolean) => ({
    cursor: nextCursor,
    is_complete,
    epoch,
    tables: pulled,
  })

  const read = (table: number, limit: number) =>
    readers[tableNames[table]!](context, {
      puller,
      from: plan.from,
      limit,
      offset: table === plan.table ? plan.offset : 0,
    })
  const hasChanged = (name: TableName) => {
    const own = sourcesOf[name]
    if (only?.includes(name) === false) return false
    return own === 'always' || own.some((source) => BigInt(latest[source]) >= BigInt(plan.from))
  }
  // One more than there is room for tells whether there is more.
  const glances = await Promise.all(
    tableNames.map(async (name, table) =>
      table < plan.table || !hasChanged(name) ? [] : read(table, rowsAtAGlance + 1),
    ),
  )
  let room = mostRows
  for (const [table, name] of tableNames.entries()) {
    if (table < plan.table) continue
    const most = Math.min(room, mostOf[name] ?? room)
    const glanced = glances[table]!
    const rows = glanced.length > rowsAtAGlance && most > rowsAtAGlance ? await read(table, most + 1) : glanced
    put(pulled, name, rows.slice(0, most))
    if (rows.length > most) {
      const offset = (table === plan.table ? plan.offset : 0) + most
      return answer(halfCursor(plan, database, { table, offset }), false)
    }
    room -= rows.length
  }
  return answer(wholeCursor(plan, database), true)
}

const tableNames = Object.keys(tables) as TableName[]

function emptyTables(): Pulled {
  return Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Pulled
}

function put<T extends TableName>(pulled: Pulled, name: T, rows: readonly Row<TableName>[]): void {
  pulled[name].push(...(rows as Row<T>[]))
}
