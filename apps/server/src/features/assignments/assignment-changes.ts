import { deleteAssignment, updateAssignment, updateRubric } from '@maktab/contracts/assignments/assignment-changes'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideChange, restorableSince, type WorkField } from '@maktab/domain/assignments/assignment-changes'
import { hasBegun } from '@maktab/domain/assignments/assignments'
import type { Checked, Output, RefusalOf } from '@maktab/contracts/call'
import type { Outcome } from '@maktab/contracts/outcome'
import { inside, type SchoolContext } from '#calls/handle.ts'
import {
  countNewTotal,
  readUnscored,
  renewAsked,
  renewLateness,
  saveChangedWork,
  saveExtensions,
  setDeleted,
  takeWorkToChange,
} from '#features/assignments/assignment-changes.sql.ts'
import { countAnew } from '#features/assignments/automatic-scores.ts'
import { readAssignmentFacts, readLearnersByClass } from '#features/assignments/assignments.sql.ts'
import { moveScheduledWork } from '#features/assignments/scheduled-work.sql.ts'
import { planDueReminders } from '#features/assignments/reminders.ts'
import { tellOfWork } from '#features/assignments/scheduled-work.ts'
import { tellWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'

/** Fields whose change a learner should know of. */
const told: readonly WorkField[] = ['due_date', 'total_score', 'description', 'class_ids', 'start_date', 'closes_on']

export const assignmentChanges = ({ bus }: WorkEquipment) => ({
  updateAssignment: inside(updateAssignment, (context, input) => change(bus, context, input)),

  updateRubric: inside(updateRubric, (context, input) =>
    change(bus, context, { ...input, extensions: [], tell: false }),
  ),

  deleteAssignment: inside(deleteAssignment, async (context, { assignment_id, restore }) => {
    const { db, actor, given, now } = context
    const deleted_on = restore ? null : now
    const taken = await setDeleted(db, actor, {
      assignment_id,
      deleted_on,
      given,
      restorable_since: restorableSince(now),
    })
    if (!taken) return refuse('not_found')
    const { class_ids } = taken
    if (taken.is_changed) tellWorkMoved(bus, context, { class_ids, assignment_id }, 'everybody')
    if (taken.is_changed && restore) {
      await renewAsked(db, actor, assignment_id, undefined)
      await countAnew({ db, actor, now }, assignment_id)
      await planDueReminders(db, actor, assignment_id, now)
    }
    if (taken.is_changed && !restore) {
      const learners = await readUnscored(db, actor, assignment_id)
      await tellOfWork(
        db,
        actor,
        { assignment_id, title: taken.title, notification_type: 'work_cancelled', learners },
        now,
      )
    }
    return accept({ assignment_id, deleted_on: taken.deleted_on?.toISOString() ?? null })
  }),
})

async function change(
  bus: WorkEquipment['bus'],
  context: SchoolContext,
  { assignment_id, tell, ...input }: Checked<typeof updateAssignment>,
): Promise<Outcome<Output<typeof updateAssignment>, RefusalOf<typeof updateAssignment>>> {
  const { db, actor, device_id, given, now } = context
  const found = await takeWorkToChange(db, actor, assignment_id)
  if (!found) return refuse('not_found')
  const { attachments, ...stored } = found
  const before = {
    ...stored,
    attachments,
    lesson_guids: stored.attached.map(({ lesson_guid }) => lesson_guid),
    cms_content_ids: stored.attached.flatMap(({ content_ids }) => content_ids),
    start_date: stored.start_date.toISOString(),
    due_date: stored.due_date.toISOString(),
    closes_on: stored.closes_on?.toISOString() ?? null,
  }
  // A colleague's file that hangs there already may stay.
  const own = await readOwnFiles(db, actor, input.attachments?.map(({ file_id }) => file_id) ?? [])
  const files = new Map([...attachments, ...own].map((file) => [file.file_id, file]))
  const writer = { user_id: actor.user_id, device_id: device_id ?? null }
  const facts = await readAssignmentFacts(db, actor, {
    class_ids: input.class_ids ?? [],
    lesson_guids: input.lesson_guids ?? before.lesson_guids,
    cms_content_ids: input.cms_content_ids ?? before.cms_content_ids,
    user_ids: [...(input.user_ids ?? []), ...input.extensions.map(({ user_id }) => user_id)],
    kept_class_ids: before.class_ids,
  })
  const decision = decideChange({
    facts: { ...facts, ...before, work: before, own_file_ids: [...files.keys()] },
    input,
    writer,
    given,
  })
  if (!decision.ok) return decision

  const { work, changed, shares, dropped_levels } = decision.value
  tellWorkMoved(bus, context, { class_ids: [...before.class_ids, ...work.class_ids], assignment_id }, 'everybody')
  const revision = before.revision + (changed.length > 0 ? 1 : 0)
  const has = (...some: readonly WorkField[]) => some.some((field) => changed.includes(field))
  if (changed.length > 0) {
    await saveChangedWork(db, actor, {
      assignment_id,
      work: { ...work, attachments: work.attachments.flatMap(({ file_id }) => files.get(file_id) ?? []) },
      revision,
      field_revisions: {
        ...before.field_revisions,
        ...Object.fromEntries(changed.map((field) => [field, { revision, ...writer, given_on: given.toISOString() }])),
      },
      dropped_levels,
      left_class_ids: before.class_ids.filter((class_id) => !work.class_ids.includes(class_id)),
    })
  }
  const extended =
    input.extensions.length > 0 ? await saveExtensions(db, actor, assignment_id, input.extensions, given) : []
  const anew = shares || has('user_ids') ? await renewAsked(db, actor, assignment_id, shares) : []
  if (has('due_date') || input.extensions.length > 0) {
    await renewLateness(db, actor, assignment_id)
    await planDueReminders(db, actor, assignment_id, now)
  }
  const { tenant_id, institution_id } = actor
  const begins = hasBegun(work, now)
  if (has('start_date'))
    await moveScheduledWork(db, { tenant_id, institution_id, assignment_id, starts_on: work.start_date }, begins)
  if (begins && !before.is_scheduled) {
    const { title } = work
    if (tell && has(...told)) {
      const isNew = new Set(anew.flatMap(({ user_ids }) => user_ids))
      const learners = (await readLearnersByClass(db, institution_id, assignment_id)).map(({ class_id, user_ids }) => ({
        class_id,
        user_ids: user_ids.filter((user_id) => !isNew.has(user_id)),
      }))
      await tellOfWork(db, actor, { assignment_id, title, notification_type: 'work_changed', learners }, now)
    }
    // Of two at once the second says nothing new.
    if (tell)
      await tellOfWork(db, actor, { assignment_id, title, notification_type: 'work_changed', learners: extended }, now)
    await tellOfWork(db, actor, { assignment_id, title, notification_type: 'work_set', learners: anew }, now)
  }
  // Last: the figures of a class are shared by everybody in it.
  if (has('total_score'))
    await countNewTotal(db, actor, { assignment_id, before: before.total_score, after: work.total_score })
  if (before.assignment_type === 0) await countAnew({ db, actor, now }, assignment_id)
  return accept({ assignment_id, revision })
}
