import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { markWork } from '@maktab/domain/assignments/custom-work'
import { closesFor, decideHandIn, isAfterClose, type KeptSubmission } from '@maktab/domain/assignments/submissions'
import { withoutSameBytes } from '@maktab/domain/content/uploads'
import { inside } from '#calls/handle.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { countAnew } from '#features/assignments/automatic-scores.ts'
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
import { tellWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { findThread } from '#features/assignments/thread.sql.ts'
import { giveComment, learnerOf } from '#features/assignments/thread.ts'
import { notify } from '#features/people/notifications.sql.ts'

export const submissions = ({ bus }: WorkEquipment) => ({
  handInSubmission: inside(handInSubmission, async (context, input) => {
    if (input.kind === 'comment') return giveComment(bus, context, input)
    const { db, actor, given, now } = context
    const { assignment_id, text, on_paper } = input
    const isTeacher = actor.role !== 'learner'
    const learner = { ...actor, user_id: learnerOf(actor, input) }
    if (isTeacher && !(await findThread(db, actor, { assignment_id, learner_id: learner.user_id }, given)))
      return refuse('not_found')
    const work = await takeOwnWork(db, learner, assignment_id)
    const earlier = work && (await findSubmission(db, learner, input))
    const attachments = await readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    )
    const decision = decideHandIn({
      facts: { work, earlier, own_file_ids: attachments.map(({ file_id }) => file_id) },
      input: { ...input, on_paper: on_paper && isTeacher },
      given,
    })
    if (!decision.ok) return decision
    const { submission, is_after_close, is_new } = decision.value
    const answer = accept(asAnswer({ ...submission, is_after_close }))
    if (!is_new || !work) return answer

    const { class_id } = work
    const is_first = work.first_handed_in_on === null
    const { answers = {} } = isTeacher ? {} : input
    const questions = isTeacher ? [] : (work.own_questions ?? [])
    const isKept = await insertSubmission(db, learner, {
      ...submission,
      assignment_id,
      class_id,
      text,
      attachments: withoutSameBytes(attachments),
      received_on: now,
      given_by: isTeacher ? actor.user_id : null,
      on_paper: on_paper && isTeacher,
      answers,
      marked: questions.length === 0 ? null : markWork(questions, answers),
      status_before: work.assignment_status,
      is_first: is_first && !work.is_deleted && !work.is_excused,
    })
    if (!isKept) return refuse('not_found')
    if (work.assignment_type === 0) await countAnew(context, assignment_id, learner.user_id)
    tellWorkMoved(bus, context, { class_ids: [class_id], assignment_id }, learner.user_id)
    if (isTeacher || work.is_deleted) return answer
    await notify(db, {
      ...actor,
      user_ids: work.teacher_ids,
      role: 'teacher',
      // Of its own: who left the first unread is told all the same.
      notification_type: is_first ? 'work_handed_in' : 'work_handed_in_again',
      subject: work.title,
      assignment_id,
      class_id,
      // Forty hand in on one evening.
      push: 'at_four',
      now,
    })
    return answer
  }),

  listSubmissions: inside(
    listSubmissions,
    async ({ db, actor: { institution_id, ...actor }, addresses }, { assignment_id, class_id }) => {
      const assignment = await findTaughtAssignment(db, { institution_id, ...actor }, assignment_id)
      if (!assignment) return refuse('not_found')
      const taught = assignment.classes.map((one) => one.class_id)
      if (class_id !== undefined && !taught.includes(class_id)) return refuse('not_found')

      const works = await readWorks(db, {
        institution_id,
        assignment_id,
        class_ids: class_id === undefined ? taught : [class_id],
        reader_id: actor.user_id,
      })
      const handed = await readSubmissions(db, {
        institution_id,
        assignment_id,
        user_ids: works.map(({ user_id }) => user_id),
      })
      const byLearner = new Map(works.map(({ user_id }) => [user_id, [] as HandedIn[]]))
      const { closes_on } = assignment
      const closes = new Map(
        works.map(({ user_id, due_date }) => [
          user_id,
          closesFor({ closes_on, due_date: due_date ?? assignment.due_date }),
        ]),
      )
      for (const submission of handed) {
        const { user_id } = submission
        byLearner.get(user_id)?.push(handedIn(submission, addresses, closes.get(user_id) ?? null))
      }
      return accept({
        list: works.map(({ other_score, other_remarks, other_levels, other_name, other_on, ...work }) => ({
          ...work,
          due_date: work.due_date?.toISOString() ?? null,
          reminded_on: work.reminded_on?.toISOString() ?? null,
          remark_files: readable(work.remark_files, addresses),
          total_score: assignment.total_score,
          scored_on: work.scored_on?.toISOString() ?? null,
          returned_on: work.returned_on?.toISOString() ?? null,
          counted_on: work.counted_on?.toISOString() ?? null,
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
})

/** A submission for a person who may read it; `closes_on` is when the work closes for its learner. */
export function handedIn(row: SubmissionRow, addresses: FileAddresses, closes_on: Date | null): HandedIn {
  const { text, attachments, given_by, on_paper, answers, marked } = row
  return {
    ...asAnswer({ ...row, is_after_close: isAfterClose(row.handed_in_on, closes_on) }),
    text,
    attachments: readable(attachments, addresses),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(marked !== null && { results: { ...marked.results } }),
    ...(marked?.marks && Object.keys(marked.marks).length > 0 && { marks: marked.marks }),
    ...(given_by !== null && { by_teacher: on_paper ? 'paper' : 'files' }),
  }
}

function asAnswer(kept: KeptSubmission & { readonly is_after_close: boolean }) {
  const { submission_id, attempt_number, handed_in_on, is_late, is_extra, is_after_close } = kept
  return { submission_id, attempt_number, handed_in_on: handed_in_on.toISOString(), is_late, is_extra, is_after_close }
}
