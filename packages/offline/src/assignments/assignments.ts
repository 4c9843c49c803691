import type { SetAssignment, SetInCalendar, TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import { compareNewestDue, eventAsSet, eventAsTaught, type EventInCalendar } from '@maktab/domain/assignments/calendar'
import { askedOfWork, ownQuestion, readCustomWork } from '@maktab/domain/assignments/custom-work'
import { restorableSince } from '@maktab/domain/assignments/assignment-changes'
import { compareDueNext, decideAssignment, hasBegun } from '@maktab/domain/assignments/assignments'
import { isWorkLate } from '@maktab/domain/assignments/submissions'
import { isReleased } from '@maktab/domain/assignments/scores'
import { namedClass } from '@maktab/domain/schools/class-names'
import { readableHere } from '../content/files.ts'
import { undecided, type HandlersOf, type LocalContext } from '../local-handler.ts'
import { askLearners, readFoundLessons, readKnownClasses } from './assignment-facts.sql.ts'
import { findRows, readRow, saveRow } from '../local-tables.sql.ts'
import type { SqlRow, Statements } from '@maktab/device/database'
import {
  findAssignment,
  findWork,
  readClassesOf,
  readSetIds,
  readTaughtAssignments,
  type KeptAssignment,
  type KeptWork,
  type Period,
} from './assignments.sql.ts'
import { countAttempted } from './automatic-scores.sql.ts'
import { closesOf, dateOf } from './closing.ts'
import { findFullName, handedIn, readSubmissions } from './submissions.sql.ts'

/** As the server pages them; a calendar shows its period whole. */
const pageLength = 20
const calendarLength = 500

/** Events in a calendar come from their own feature, which stands after this one. */
type EventsBetween = (
  context: Pick<LocalContext, 'db' | 'actor' | 'given'>,
  period: Period,
) => Promise<readonly EventInCalendar[]>

export const assignments = (
  eventsBetween: EventsBetween,
): HandlersOf<
  'createAssignment' | 'listTaughtAssignments' | 'readTaughtAssignment' | 'listSetAssignments' | 'readSetAssignment'
> => ({
  async createAssignment({ db, actor, given }, input) {
    const { assignment_id, lesson_guids = [], attachments = [], assignment_type = 2 } = input
    if (await findAssignment(db, assignment_id)) return accept({ assignment_id })
    const known = await readKnownClasses(db, actor.user_id, input.class_ids)
    if (known.length < input.class_ids.length) return undecided
    const classes = known.filter(({ is_taught }) => is_taught)
    const questions = readCustomWork(input.json_data ?? '', ownQuestion)
    const isCopied = questions.length === 0 && input.questions_of !== undefined
    const earlier = isCopied ? await findAssignment(db, input.questions_of ?? '') : undefined
    if (isCopied && !earlier) return undecided
    const sealed = earlier?.questions ?? []
    const links = input.links?.map((link) => ({ ...link, title: link.title ?? '' })) ?? []
    const decision = decideAssignment({
      facts: {
        classes,
        known_class_ids: input.class_ids,
        lessons: await readFoundLessons(
          db,
          classes.map(({ course_id }) => course_id),
          { ...input, lesson_guids },
        ),
        // Who is in a class today, and which files went up before, the server knows.
        learner_ids: input.user_ids ?? [],
        own_file_ids: attachments.map(({ file_id }) => file_id),
      },
      input: {
        ...input,
        lesson_guids,
        attachments,
        links,
        questions,
        sealed_questions: sealed.length,
        assignment_type,
      },
      given,
    })
    if (!decision.ok) return decision
    await saveRow(db, 'assignments', {
      assignment_id,
      title: input.title.trim(),
      description: input.description.trim(),
      assignment_type,
      start_date: new Date(input.start_date).toISOString(),
      due_date: new Date(input.due_date).toISOString(),
      closes_on: input.closes_on === undefined ? null : new Date(input.closes_on).toISOString(),
      allowed_attempts: input.allowed_attempts,
      total_score: input.total_score,
      rubric_data: input.rubric_data,
      lessons: decision.value.shares.flatMap(({ lessons }) =>
        lessons.map((lesson) => ({ ...lesson, content_ids: [...lesson.content_ids] })),
      ),
      attachments: attachments.map((file) => readableHere(actor, file)),
      links: [...decision.value.links],
      questions: [...askedOfWork(questions), ...sealed],
      user_ids: input.user_ids ?? null,
      revision: 1,
      deleted_on: null,
      class_ids: classes.map(({ class_id }) => class_id),
      class_name: null,
      created_by: actor.user_id,
      created_by_name: (await findFullName(db, actor.user_id)) ?? '',
    })
    await askLearners(db, assignment_id, input.class_ids, input.user_ids ?? null)
    return accept({ assignment_id })
  },

  async listTaughtAssignments(context, { page = 1, is_calendar_view = false, state, ...period }) {
    const { db, actor, given } = context
    const limit = is_calendar_view ? calendarLength : pageLength
    const rows = await readTaughtAssignments(db, actor.user_id, {
      ...period,
      state,
      restorable_since: restorableSince(given),
    })
    const list = []
    for (const row of rows.slice((page - 1) * limit, page * limit)) list.push(await asTaught(db, actor.user_id, row))
    const total_pages = Math.ceil(rows.length / limit)
    if (!is_calendar_view || page > 1 || state !== undefined) return accept({ list, total_pages })
    const held = (await eventsBetween(context, period)).map(eventAsTaught)
    return accept({ list: [...list, ...held].sort(compareNewestDue), total_pages: Math.max(1, total_pages) })
  },

  async readTaughtAssignment({ db, actor }, { assignment_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const classes = (await readClassesOf(db, assignment_id, actor.user_id)).map((row) => ({
      ...readRow('classes', row),
      language: row['language'] as LanguageCode,
    }))
    const isSeen = assignment?.created_by === actor.user_id || classes.length > 0
    if (!assignment || !isSeen || assignment.deleted_on !== null) return refuse('not_found')
    const taught = new Set(classes.map(({ class_id }) => class_id))
    const {
      class_ids: _ids,
      class_name: _of,
      created_by,
      created_by_name: _by,
      deleted_on: _on,
      assignment_type,
      ...written
    } = assignment
    const works = await findRows(db, 'assignments_users', 'assignment_id = ? order by user_id', [assignment_id])
    return accept({
      ...written,
      is_own: created_by === actor.user_id,
      assignment_type: assignment_type as TaughtAssignment['assignment_type'],
      classes: classes.map((one) => ({ class_id: one.class_id, name: namedClass(one), language: one.language })),
      lessons: assignment.lessons.filter(({ class_id }) => taught.has(class_id)),
      extensions: works
        .filter(({ class_id, due_date, is_excused }) => taught.has(class_id) && (due_date !== null || is_excused))
        .map(({ user_id, due_date, is_excused }) => ({ user_id, due_date, is_excused })),
    })
  },

  async listSetAssignments(context, { is_calendar_view = false, ...period }) {
    const { db, actor, given } = context
    const list: SetInCalendar[] = []
    for (const assignment_id of await readSetIds(db, actor.user_id, period)) {
      const found = await findSet(db, actor.user_id, assignment_id)
      if (found) list.push(found.set)
    }
    const held = is_calendar_view ? await eventsBetween(context, period) : []
    list.push(...held.flatMap((event) => eventAsSet(event, period.class_id) ?? []))
    return accept({ list: list.sort(compareDueNext(given)) })
  },

  async readSetAssignment({ db, actor, given }, { assignment_id }) {
    const found = await findSet(db, actor.user_id, assignment_id)
    if (!found) return refuse('not_found')
    const { set, work, assignment } = found
    // It has begun since the last pull, which brought nothing of what is to be done.
    if (hasBegun(set, given) && assignment.description === '') return undecided
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
      remark_files: released ? work.remark_files : [],
      lessons: assignment.lessons.filter((lesson) => lesson.class_id === work.class_id),
      attachments: assignment.attachments,
      links: assignment.links,
      questions: assignment.questions,
      submissions: submissions.map((one) => handedIn(one, closesOf(assignment, work))),
      automatic:
        assignment.assignment_type === 0 && assignment.description !== ''
          ? await countAttempted(db, work, assignment)
          : null,
    })
  },
})

function isShown({ returned_on, scored_on }: KeptWork): boolean {
  return isReleased({ returned_on: dateOf(returned_on), scored_on: dateOf(scored_on) })
}

async function asTaught(db: Statements, user_id: number, row: SqlRow): Promise<TaughtAssignment> {
  const { assignment_id, title, assignment_type, start_date, due_date, total_score, deleted_on } = readRow(
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
    class_ids: classes.map(({ class_id }) => class_id),
    class_names: classes.map(namedClass),
    total_students: Number(row['total_students']),
    submitted: Number(row['submitted']),
    scored: Number(row['scored']),
    to_mark: Number(row['to_mark']),
    returned: Number(row['returned']),
    deleted_on,
  }
}

function isCountedLate({ counted_on, is_excused }: KeptWork, due_date: string): boolean {
  return counted_on !== null && !is_excused && Date.parse(counted_on) > Date.parse(due_date)
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
  // A class that was left is not here any more; what was given in it is.
  const class_name = ofClass ? namedClass(ofClass) : assignment?.class_name
  if (!assignment || !work || !class_name) return undefined
  const submissions = await readSubmissions(db, assignment_id, user_id)
  const { title, assignment_type, start_date, due_date, total_score } = assignment
  const set: SetAssignment = {
    assignment_id,
    class_id: work.class_id,
    class_name,
    title,
    assignment_type: assignment_type as SetAssignment['assignment_type'],
    start_date,
    due_date: work.due_date ?? due_date,
    total_score,
    closes_on: closesOf(assignment, work)?.toISOString() ?? null,
    is_excused: work.is_excused,
    assignment_status: work.assignment_status,
    is_late: isWorkLate(submissions) || isCountedLate(work, work.due_date ?? due_date),
    score: isShown(work) ? work.score : null,
  }
  return { set, assignment, work }
}
