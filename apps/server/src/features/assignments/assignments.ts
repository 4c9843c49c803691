import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { accept, refuse } from '@maktab/contracts/outcome'
import { compareDueNext, decideAssignment } from '@maktab/domain/assignments/assignments'
import { isReleased } from '@maktab/domain/assignments/scores'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside } from '#calls/handle.ts'
import {
  findCreator,
  findTaughtAssignment,
  insertAssignment,
  readAssignmentFacts,
  readLearnersByClass,
  readTaughtAssignments,
  type WrittenRow,
} from '#features/assignments/assignments.sql.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import { findSetAssignment, readSetAssignments, type SetRow } from '#features/assignments/set-assignments.sql.ts'
import { readSubmissions } from '#features/assignments/submissions.sql.ts'
import { handedIn } from '#features/assignments/submissions.ts'
import { notify } from '#features/people/notifications.sql.ts'

const pageLength = 20
/** A calendar shows a period whole; more than this in one is no calendar any more. */
const calendarLength = 500

export const assignments = {
  createAssignment: inside(createAssignment, async ({ db, actor, now }, input) => {
    const { assignment_id } = input
    const answerTo = (creator: number) =>
      creator === actor.user_id ? accept({ assignment_id }) : refuse('not_allowed')
    const earlier = await findCreator(db, actor.institution_id, assignment_id)
    if (earlier !== undefined) return answerTo(earlier)

    const attachments = await readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    )
    const facts = await readAssignmentFacts(db, actor, input)
    const decision = decideAssignment({
      facts: { ...facts, own_file_ids: attachments.map(({ file_id }) => file_id) },
      input,
      now,
    })
    if (!decision.ok) return decision
    if (await insertAssignment(db, actor, { ...input, attachments, created_on: now, shares: decision.value })) {
      for (const { class_id, user_ids } of await readLearnersByClass(db, actor.institution_id, assignment_id)) {
        await notify(db, {
          ...actor,
          user_ids,
          role: 'learner',
          notification_type: 'work_set',
          subject: input.title,
          assignment_id,
          class_id,
          now,
        })
      }
      return accept({ assignment_id })
    }
    // A copy of the same request was quicker.
    const creator = await findCreator(db, actor.institution_id, assignment_id)
    return creator === undefined ? refuse('not_found') : answerTo(creator)
  }),

  listTaughtAssignments: inside(listTaughtAssignments, async ({ db, actor }, { page, is_calendar_view, ...period }) => {
    const limit = is_calendar_view ? calendarLength : pageLength
    const { rows, total } = await readTaughtAssignments(db, actor, { ...period, limit, offset: (page - 1) * limit })
    return accept({
      total_pages: Math.ceil(total / limit),
      list: rows.map(({ classes, ...row }) => ({
        ...withTextDates(row),
        class_ids: classes.map(({ class_id }) => class_id),
        class_names: classes.map(namedClass),
      })),
    })
  }),

  readTaughtAssignment: inside(readTaughtAssignment, async ({ db, actor, addresses }, { assignment_id }) => {
    const row = await findTaughtAssignment(db, actor, assignment_id)
    if (!row) return refuse('not_found')
    return accept({
      ...withTextDates(row),
      classes: row.classes.map((one) => ({ class_id: one.class_id, name: namedClass(one) })),
      lessons: row.classes.flatMap(({ lessons }) => lessons),
      attachments: readable(row.attachments, addresses),
    })
  }),

  listSetAssignments: inside(listSetAssignments, async ({ db, actor, now }, period) => {
    const rows = await readSetAssignments(db, actor, period)
    return accept({ list: [...rows].sort(compareDueNext(now)).map(asSet) })
  }),

  readSetAssignment: inside(readSetAssignment, async ({ db, actor, addresses }, { assignment_id }) => {
    const row = await findSetAssignment(db, actor, assignment_id)
    if (!row) return refuse('not_found')
    const submissions = await readSubmissions(db, {
      institution_id: actor.institution_id,
      assignment_id,
      user_ids: [actor.user_id],
    })
    const released = isReleased(row)
    return accept({
      ...asSet(row),
      description: row.description,
      allowed_attempts: row.allowed_attempts,
      attempts_used: row.attempts_used,
      rubric_data: row.rubric_data,
      rubric_levels: released ? row.rubric_levels : {},
      teacher_remarks: released ? row.teacher_remarks : '',
      lessons: row.lessons,
      attachments: readable(row.attachments, addresses),
      submissions: submissions.map((submission) => handedIn(submission, addresses)),
    })
  }),
}

/** As its learner's lists show it: the score once it is returned. */
export function asSet(row: SetRow) {
  const { assignment_id, class_id, title, assignment_type, total_score, assignment_status, is_late } = row
  return {
    assignment_id,
    class_id,
    class_name: namedClass(row),
    title,
    assignment_type,
    start_date: row.start_date.toISOString(),
    due_date: row.due_date.toISOString(),
    total_score,
    assignment_status,
    is_late,
    score: isReleased(row) ? row.score : null,
  }
}

function withTextDates<T extends Pick<WrittenRow, 'start_date' | 'due_date'>>(row: T) {
  return { ...row, start_date: row.start_date.toISOString(), due_date: row.due_date.toISOString() }
}
