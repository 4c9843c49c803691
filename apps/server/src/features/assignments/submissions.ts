import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideHandIn, type KeptSubmission } from '@maktab/domain/assignments/submissions'
import { inside } from '#calls/handle.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { findTaughtAssignment } from '#features/assignments/assignments.sql.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import {
  findSubmission,
  insertSubmission,
  readSubmissions,
  readWorks,
  takeOwnWork,
  type SubmissionRow,
} from '#features/assignments/submissions.sql.ts'
import { notify } from '#features/people/notifications.sql.ts'

export const submissions = {
  handInSubmission: inside(handInSubmission, async ({ db, actor, given, now }, input) => {
    const { assignment_id, text } = input
    const work = await takeOwnWork(db, actor, assignment_id)
    const earlier = work && (await findSubmission(db, actor, input))
    const attachments = await readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    )
    const decision = decideHandIn({
      facts: { work, earlier, own_file_ids: attachments.map(({ file_id }) => file_id) },
      input,
      given,
    })
    if (!decision.ok) return decision
    const { submission, is_new } = decision.value
    if (!is_new || !work) return accept(asAnswer(submission))

    const { class_id } = work
    const is_first = work.first_handed_in_on === null
    const isKept = await insertSubmission(db, actor, {
      ...submission,
      assignment_id,
      class_id,
      text,
      attachments,
      received_on: now,
      is_first,
    })
    if (!isKept) return refuse('not_found')
    await notify(db, {
      ...actor,
      user_ids: work.teacher_ids,
      role: 'teacher',
      // Of its own: who left the first unread is told all the same.
      notification_type: is_first ? 'work_handed_in' : 'work_handed_in_again',
      subject: work.title,
      assignment_id,
      class_id,
      now,
    })
    return accept(asAnswer(submission))
  }),

  listSubmissions: inside(
    listSubmissions,
    async ({ db, actor: { institution_id, ...actor }, addresses }, { assignment_id, class_id }) => {
      const assignment = await findTaughtAssignment(db, { institution_id, ...actor }, assignment_id)
      if (!assignment) return refuse('not_found')
      const taught = assignment.classes.filter(({ is_taught }) => is_taught).map((one) => one.class_id)
      if (class_id !== undefined && !taught.includes(class_id)) return refuse('not_found')

      const works = await readWorks(db, {
        institution_id,
        assignment_id,
        class_ids: class_id === undefined ? taught : [class_id],
      })
      const handed = await readSubmissions(db, {
        institution_id,
        assignment_id,
        user_ids: works.map(({ user_id }) => user_id),
      })
      const byLearner = new Map(works.map(({ user_id }) => [user_id, [] as HandedIn[]]))
      for (const submission of handed) byLearner.get(submission.user_id)?.push(handedIn(submission, addresses))
      return accept({
        list: works.map(({ other_score, other_remarks, other_levels, other_name, other_on, ...work }) => ({
          ...work,
          total_score: assignment.total_score,
          scored_on: work.scored_on?.toISOString() ?? null,
          returned_on: work.returned_on?.toISOString() ?? null,
          submissions: byLearner.get(work.user_id) ?? [],
          ...(other_score !== null && {
            other_score: {
              score: other_score,
              teacher_remarks: other_remarks ?? '',
              rubric_levels: other_levels ?? {},
              scored_by_name: other_name ?? '',
              scored_on: other_on!.toISOString(),
            },
          }),
        })),
      })
    },
  ),
}

/** A submission for a person who may read it. */
export function handedIn(row: SubmissionRow, addresses: FileAddresses): HandedIn {
  const { text, attachments } = row
  return { ...asAnswer(row), text, attachments: readable(attachments, addresses) }
}

function asAnswer({ submission_id, attempt_number, handed_in_on, is_late, is_extra }: KeptSubmission) {
  return { submission_id, attempt_number, handed_in_on: handed_in_on.toISOString(), is_late, is_extra }
}
