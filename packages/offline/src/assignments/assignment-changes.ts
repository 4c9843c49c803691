import type { updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import type { Input } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideChange, restorableSince } from '@maktab/domain/assignments/assignment-changes'
import { readableHere } from '../content/files.ts'
import { undecided, type HandlersOf, type LocalContext } from '../local-handler.ts'
import { saveRow } from '../local-tables.sql.ts'
import {
  askLearners,
  readBegunWorks,
  readFoundLessons,
  readKnownClasses,
  renewLateness,
} from './assignment-facts.sql.ts'
import { findAssignment, findWork, type KeptAssignment } from './assignments.sql.ts'
import { readWorks, saveWork } from './submissions.sql.ts'

export const assignmentChanges: HandlersOf<'updateAssignment' | 'updateRubric' | 'deleteAssignment'> = {
  updateAssignment: (context, input) => change(context, input),

  updateRubric: (context, input) => change(context, input),

  async deleteAssignment({ db, actor, given }, { assignment_id, restore = false }) {
    const assignment = await findSeen(db, actor.user_id, assignment_id)
    const { deleted_on = null } = assignment ?? {}
    const isGone = deleted_on !== null && new Date(deleted_on) <= restorableSince(given)
    if (!assignment || isGone) return refuse('not_found')
    const after = restore ? null : (deleted_on ?? given.toISOString())
    await saveRow(db, 'assignments', { ...assignment, deleted_on: after })
    return accept({ assignment_id, deleted_on: after })
  },
}

/** Decides as far as this device knows; days, files of colleagues, and what others changed meanwhile are the server's. */
async function change({ db, actor, given }: LocalContext, asked: Omit<Input<typeof updateAssignment>, 'tell'>) {
  const { assignment_id, drop_levels = false, extensions = [] } = asked
  const assignment = await findSeen(db, actor.user_id, assignment_id)
  if (!assignment || assignment.deleted_on !== null) return refuse('not_found')
  const input = {
    ...asked,
    drop_levels,
    extensions,
    links: asked.links?.map((link) => ({ ...link, title: link.title ?? '' })),
  }
  const class_ids = [...new Set([...assignment.class_ids, ...(asked.class_ids ?? [])])]
  const known = await readKnownClasses(db, actor.user_id, class_ids)
  if (asked.class_ids?.some((class_id) => known.every((one) => one.class_id !== class_id)) === true) return undecided
  const attached = attachedOf(assignment)
  const before = {
    ...assignment,
    lesson_guids: attached.map(({ lesson_guid }) => lesson_guid),
    cms_content_ids: attached.flatMap(({ content_ids }) => content_ids),
  }
  const taught = known.filter(({ class_id, is_taught }) => is_taught || assignment.class_ids.includes(class_id))
  const named = { lesson_guids: asked.lesson_guids ?? [], cms_content_ids: asked.cms_content_ids ?? [] }
  const works = (await readWorks(db, assignment_id, actor.user_id)).map(({ work }) => work)
  const decision = decideChange({
    facts: {
      work: { ...before, own_questions: assignment.questions.length },
      revision: assignment.revision,
      field_revisions: {},
      sees_assignment: true,
      classes: taught,
      known_class_ids: class_ids,
      taught_class_ids: known.filter(({ is_taught }) => is_taught).map(({ class_id }) => class_id),
      lessons: await readFoundLessons(
        db,
        taught.map(({ course_id }) => course_id),
        named,
      ),
      attached,
      learner_ids: [...(asked.user_ids ?? []), ...extensions.map(({ user_id }) => user_id)],
      own_file_ids: asked.attachments?.map(({ file_id }) => file_id) ?? [],
      highest_score: works.reduce<number | null>(
        (most, { score, is_score_automatic }) =>
          score === null || is_score_automatic ? most : Math.max(most ?? score, score),
        null,
      ),
      given_levels: works.flatMap(({ rubric_levels }) =>
        Object.entries(rubric_levels).map(([criterion_id, level_id]) => ({ criterion_id, level_id })),
      ),
      works: await readBegunWorks(db, assignment_id),
    },
    input,
    writer: { user_id: actor.user_id, device_id: null },
    given,
  })
  if (!decision.ok) return decision

  const { work, changed, shares, dropped_levels } = decision.value
  const revision = assignment.revision + (changed.length > 0 ? 1 : 0)
  const there = new Map(assignment.attachments.map((file) => [file.file_id, file]))
  const attachments = asked.attachments?.map((file) => there.get(file.file_id) ?? readableHere(actor, file))
  await saveRow(db, 'assignments', {
    ...assignment,
    title: work.title,
    description: work.description,
    class_ids: [...work.class_ids],
    user_ids: work.user_ids === null ? null : [...work.user_ids],
    start_date: new Date(work.start_date).toISOString(),
    due_date: new Date(work.due_date).toISOString(),
    closes_on: work.closes_on === null ? null : new Date(work.closes_on).toISOString(),
    allowed_attempts: work.allowed_attempts,
    total_score: work.total_score,
    rubric_data: work.rubric_data.map((criterion) => ({
      ...criterion,
      levels: criterion.levels.map((level) => ({ ...level })),
    })),
    links: [...work.links],
    attachments: attachments ?? assignment.attachments,
    lessons:
      shares?.flatMap(({ lessons }) => lessons.map((one) => ({ ...one, content_ids: [...one.content_ids] }))) ??
      assignment.lessons,
    revision,
  })
  for (const one of works) {
    const kept = Object.entries(one.rubric_levels).filter(
      ([criterion_id, level_id]) =>
        !dropped_levels.some((gone) => gone.criterion_id === criterion_id && gone.level_id === level_id),
    )
    if (kept.length < Object.keys(one.rubric_levels).length)
      await saveWork(db, { ...one, rubric_levels: Object.fromEntries(kept) })
  }
  if (shares || changed.includes('user_ids')) await askLearners(db, assignment_id, work.class_ids, work.user_ids)
  for (const { user_id, due_date, is_excused } of extensions) {
    const one = await findWork(db, assignment_id, user_id)
    if (one) await saveWork(db, { ...one, due_date, is_excused })
  }
  if (changed.includes('due_date') || extensions.length > 0)
    await renewLateness(db, assignment_id, new Date(work.due_date).toISOString())
  return accept({ assignment_id, revision })
}

/** An assignment that the teacher set, or of a class that they teach. */
async function findSeen(
  db: LocalContext['db'],
  teacher_id: number,
  assignment_id: string,
): Promise<KeptAssignment | undefined> {
  const assignment = await findAssignment(db, assignment_id)
  if (!assignment || assignment.created_by === teacher_id) return assignment
  const classes = await readKnownClasses(db, teacher_id, assignment.class_ids)
  return classes.some(({ is_taught }) => is_taught) ? assignment : undefined
}

/** The lessons of the work, each once: classes of one course have the same. */
function attachedOf({ lessons }: KeptAssignment) {
  return [...new Map(lessons.map((one) => [one.lesson_guid, one])).values()].map(
    ({ lesson_guid, course_id, title, content_ids }) => ({ lesson_guid, course_id, title, content_ids }),
  )
}
