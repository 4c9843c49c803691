import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
  type HandedIn,
} from '@maktab/contracts/assignments/assignments'
import { accept, refuse } from '@maktab/contracts/outcome'
import { Question } from '@maktab/contracts/questions/questions'
import { compareDueNext, decideAssignment, hasBegun, untilBegun } from '@maktab/domain/assignments/assignments'
import { compareNewestDue, eventAsSet, eventAsTaught, type EventInCalendar } from '@maktab/domain/assignments/calendar'
import { askedOfWork, readCustomWork } from '@maktab/domain/assignments/custom-work'
import { restorableSince } from '@maktab/domain/assignments/assignment-changes'
import { closesFor } from '@maktab/domain/assignments/submissions'
import { isReleased } from '@maktab/domain/assignments/scores'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { countAnew } from '#features/assignments/automatic-scores.ts'
import { countAttempted } from '#features/assignments/automatic-scores.sql.ts'
import {
  findCreator,
  findTaughtAssignment,
  insertAssignment,
  readAssignmentFacts,
  readTaughtAssignments,
  type Period,
  type ReadableByTeacher,
  type WrittenRow,
} from '#features/assignments/assignments.sql.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import { tellWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { keepScheduledWork } from '#features/assignments/scheduled-work.sql.ts'
import { planDueReminders } from '#features/assignments/reminders.ts'
import { tellWorkSet } from '#features/assignments/scheduled-work.ts'
import { findSetAssignment, readSetAssignments, type SetRow } from '#features/assignments/set-assignments.sql.ts'
import { readSubmissions } from '#features/assignments/submissions.sql.ts'
import { handedIn } from '#features/assignments/submissions.ts'

const pageLength = 20
/** A calendar shows a period whole; more than this in one is no calendar any more. */
const calendarLength = 500

/** Events in a calendar come from their own feature, which stands after this one. */
type EventsBetween = (
  context: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  period: Period,
) => Promise<readonly EventInCalendar[]>

export const assignments = ({ bus, eventsBetween }: WorkEquipment & { readonly eventsBetween: EventsBetween }) => ({
  createAssignment: inside(createAssignment, async (context, input) => {
    const { db, actor, given, now } = context
    const { assignment_id } = input
    const written = readCustomWork(input.json_data, (one) => Question.safeParse(one).data)
    const answerTo = (creator: number) =>
      creator === actor.user_id ? accept({ assignment_id }) : refuse('not_allowed')
    const earlier = await findCreator(db, actor.institution_id, assignment_id)
    if (earlier !== undefined) return answerTo(earlier)

    const { questions_of } = input
    const copied = questions_of !== undefined && written.length === 0
    const copiedFrom = copied ? await findTaughtAssignment(db, actor, questions_of) : undefined
    if (copied && !copiedFrom) return refuse('not_found')
    const questions = copiedFrom?.own_questions ?? written
    const attachments = await readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    )
    const facts = await readAssignmentFacts(db, actor, input)
    const decision = decideAssignment({
      facts: { ...facts, own_file_ids: attachments.map(({ file_id }) => file_id) },
      input: { ...input, questions },
      given,
    })
    if (!decision.ok) return decision
    if (
      await insertAssignment(db, actor, {
        ...input,
        ...decision.value,
        own_questions: questions,
        attachments,
        created_on: now,
      })
    ) {
      const { tenant_id, institution_id } = actor
      await planDueReminders(db, actor, assignment_id, now)
      tellWorkMoved(bus, context, input, 'everybody')
      if (hasBegun(input, now)) await tellWorkSet(db, actor, input, now)
      else await keepScheduledWork(db, { tenant_id, institution_id, assignment_id, starts_on: input.start_date })
      // Attempts that were made since it began, this morning perhaps, are part of it.
      if (input.assignment_type === 0) await countAnew({ db, actor, now }, assignment_id)
      return accept({ assignment_id })
    }
    // A copy of the same request was quicker.
    const creator = await findCreator(db, actor.institution_id, assignment_id)
    return creator === undefined ? refuse('not_found') : answerTo(creator)
  }),

  listTaughtAssignments: inside(
    listTaughtAssignments,
    async (context, { page, is_calendar_view, state, ...period }) => {
      const { db, actor, now } = context
      const limit = is_calendar_view ? calendarLength : pageLength
      const { rows, total } = await readTaughtAssignments(db, actor, {
        ...period,
        state,
        restorable_since: restorableSince(now),
        limit,
        offset: (page - 1) * limit,
      })
      const list = rows.map(({ classes, ...row }) => ({
        ...withTextDates(row),
        deleted_on: row.deleted_on?.toISOString() ?? null,
        class_ids: classes.map(({ class_id }) => class_id),
        class_names: classes.map(namedClass),
      }))
      const total_pages = Math.ceil(total / limit)
      if (!is_calendar_view || page > 1 || state !== undefined) return accept({ list, total_pages })
      const held = (await eventsBetween(context, period)).map(eventAsTaught)
      return accept({ list: [...list, ...held].sort(compareNewestDue), total_pages: Math.max(1, total_pages) })
    },
  ),

  readTaughtAssignment: inside(readTaughtAssignment, async ({ db, actor, addresses }, { assignment_id }) => {
    const found = await findTaughtAssignment(db, actor, assignment_id)
    if (!found) return refuse('not_found')
    const { own_questions, ...row } = found
    return accept({
      ...withTextDates(row),
      questions: askedOfWork(own_questions ?? []),
      closes_on: row.closes_on?.toISOString() ?? null,
      extensions: row.extensions.map(asExtension),
      classes: row.classes.map((one) => ({ class_id: one.class_id, name: namedClass(one), language: one.language })),
      lessons: row.classes.flatMap(({ lessons }) => lessons),
      attachments: readable(row.attachments, addresses),
    })
  }),

  listSetAssignments: inside(listSetAssignments, async (context, { is_calendar_view, ...period }) => {
    const { db, actor, now } = context
    const work = (await readSetAssignments(db, actor, period)).map(asSet)
    const held = is_calendar_view ? await eventsBetween(context, period) : []
    const events = held.flatMap((event) => eventAsSet(event, period.class_id) ?? [])
    return accept({ list: [...work, ...events].sort(compareDueNext(now)) })
  }),

  readSetAssignment: inside(readSetAssignment, async ({ db, actor, addresses, now }, { assignment_id }) => {
    const found = await findSetAssignment(db, actor, assignment_id)
    if (!found) return refuse('not_found')
    const row = untilBegun({ ...found, questions: askedOfWork(found.own_questions ?? []) }, now)
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
      remark_files: released ? readable(row.remark_files, addresses) : [],
      lessons: row.lessons,
      attachments: readable(row.attachments, addresses),
      links: row.links,
      questions: row.questions,
      submissions: submissions.map((submission) => withResultsOf(row, handedIn(submission, addresses, closesFor(row)))),
      automatic:
        row.assignment_type === 0 && row.description !== '' ? await countAttempted(db, actor, assignment_id) : null,
    })
  }),
})

/** As its learner's lists show it: the score once it is returned. */
export function asSet(row: SetRow) {
  const { assignment_id, class_id, title, assignment_type, total_score, assignment_status, is_late, is_excused } = row
  return {
    assignment_id,
    class_id,
    class_name: namedClass(row),
    title,
    assignment_type,
    start_date: row.start_date.toISOString(),
    due_date: row.due_date.toISOString(),
    total_score,
    closes_on: closesFor(row)?.toISOString() ?? null,
    is_excused,
    assignment_status,
    is_late,
    score: isReleased(row) ? row.score : null,
  }
}

/** Moments of jsonb are written by the database. */
function asExtension({ due_date, ...one }: ReadableByTeacher['extensions'][number]) {
  return { ...one, due_date: due_date === null ? null : new Date(due_date).toISOString() }
}

function withTextDates<T extends Pick<WrittenRow, 'start_date' | 'due_date'>>(row: T) {
  return { ...row, start_date: row.start_date.toISOString(), due_date: row.due_date.toISOString() }
}

/** A learner is told how answers were marked once the work is returned. */
function withResultsOf(
  { assignment_status }: Pick<SetRow, 'assignment_status'>,
  { results, marks, ...submission }: HandedIn,
): HandedIn {
  if (assignment_status !== 2) return submission
  return { ...submission, ...(results && { results }), ...(marks && { marks }) }
}
