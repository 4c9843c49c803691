import type { SetAssignment, TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import { accept, refuse } from '@maktab/contracts/outcome'
import { compareDueNext } from '@maktab/domain/assignments/assignments'
import { isReleased } from '@maktab/domain/assignments/scores'
import { namedClass } from '@maktab/domain/schools/class-names'
import type { HandlersOf } from '../local-handler.ts'
import { findRows, readRow } from '../local-tables.sql.ts'
import type { SqlRow, Statements } from '@maktab/device/database'
import {
  findAssignment,
  findWork,
  readClassesOf,
  readSetIds,
  readTaughtAssignments,
  type KeptAssignment,
  type KeptWork,
} from './assignments.sql.ts'
import { handedIn, readSubmissions } from './submissions.sql.ts'

/** As the server pages them; a calendar shows its period whole. */
const pageLength = 20
const calendarLength = 500

export const assignments: HandlersOf<
  'listTaughtAssignments' | 'readTaughtAssignment' | 'listSetAssignments' | 'readSetAssignment'
> = {
  async listTaughtAssignments({ db, actor }, { page = 1, is_calendar_view = false, ...period }) {
    const limit = is_calendar_view ? calendarLength : pageLength
    const rows = await readTaughtAssignments(db, actor.user_id, period)
    const list = []
    for (const row of rows.slice((page - 1) * limit, page * limit)) list.push(await asTaught(db, actor.user_id, row))
    return accept({ list, total_pages: Math.ceil(rows.length / limit) })
  },

  async readTaughtAssignment({ db, actor }, { assignment_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const classes = await readClassesOf(db, assignment_id, actor.user_id)
    const isSeen = assignment?.created_by === actor.user_id || classes.some((row) => row['is_taught'] === 1)
    if (!assignment || !isSeen) return refuse('not_found')
    const { class_ids: _ids, created_by: _by, assignment_type, ...written } = assignment
    return accept({
      ...written,
      assignment_type: assignment_type as TaughtAssignment['assignment_type'],
      classes: classes
        .map((row) => readRow('classes', row))
        .map((one) => ({ class_id: one.class_id, name: namedClass(one) })),
    })
  },

  async listSetAssignments({ db, actor, given }, period) {
    const list = []
    for (const assignment_id of await readSetIds(db, actor.user_id, period)) {
      const found = await findSet(db, actor.user_id, assignment_id)
      if (found) list.push({ set: found.set, assignment_id, due_date: new Date(found.set.due_date) })
    }
    return accept({ list: list.sort(compareDueNext(given)).map(({ set }) => set) })
  },

  async readSetAssignment({ db, actor }, { assignment_id }) {
    const found = await findSet(db, actor.user_id, assignment_id)
    if (!found) return refuse('not_found')
    const { set, assignment, work } = found
    const submissions = await readSubmissions(db, assignment_id, actor.user_id)
    const released = isShown(work)
    return accept({
      ...set,
      description: assignment.description,
      allowed_attempts: assignment.allowed_attempts,
      attempts_used: submissions.length,
      rubric_data: assignment.rubric_data,
      rubric_levels: released ? work.rubric_levels : {},
      teacher_remarks: released ? work.teacher_remarks : '',
      lessons: assignment.lessons.filter((lesson) => lesson.class_id === work.class_id),
      attachments: assignment.attachments,
      submissions: submissions.map(handedIn),
    })
  },
}

function isShown({ returned_on, scored_on }: KeptWork): boolean {
  return isReleased({ returned_on: dateOf(returned_on), scored_on: dateOf(scored_on) })
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}

async function asTaught(db: Statements, user_id: number, row: SqlRow): Promise<TaughtAssignment> {
  const { assignment_id, title, assignment_type, start_date, due_date, total_score, class_ids } = readRow(
    'assignments',
    row,
  )
  const classes = (await readClassesOf(db, assignment_id, user_id)).map((one) => readRow('classes', one))
  return {
    assignment_id,
    title,
    assignment_type: assignment_type as TaughtAssignment['assignment_type'],
    start_date,
    due_date,
    total_score,
    class_ids,
    class_names: classes.map(namedClass),
    total_students: Number(row['total_students']),
    submitted: Number(row['submitted']),
    scored: Number(row['scored']),
    to_mark: Number(row['to_mark']),
    returned: Number(row['returned']),
  }
}

interface FoundSet {
  readonly set: SetAssignment
  readonly assignment: KeptAssignment
  readonly work: KeptWork
}

async function findSet(db: Statements, user_id: number, assignment_id: string): Promise<FoundSet | undefined> {
  const assignment = await findAssignment(db, assignment_id)
  const work = await findWork(db, assignment_id, user_id)
  const [ofClass] = work ? await findRows(db, 'classes', 'class_id = ?', [work.class_id]) : []
  if (!assignment || !work || !ofClass) return undefined
  const [latest] = await readSubmissions(db, assignment_id, user_id)
  const { title, assignment_type, start_date, due_date, total_score } = assignment
  const set: SetAssignment = {
    assignment_id,
    class_id: work.class_id,
    class_name: namedClass(ofClass),
    title,
    assignment_type: assignment_type as SetAssignment['assignment_type'],
    start_date,
    due_date,
    total_score,
    assignment_status: work.assignment_status,
    is_late: latest?.is_late ?? false,
    score: isShown(work) ? work.score : null,
  }
  return { set, assignment, work }
}
