import { randomUUID } from 'node:crypto'
import { listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { deletePost } from '@maktab/contracts/assignments/thread'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, ownFile, score, setWork } from '../../../test/work.ts'
import { rebuildRollups } from '../insights/rollups.sql.ts'
import { attachmentReaders } from './attachment-readers.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.updateTable('assignments').set({ is_deleted: true }).execute()
  await school.database.owner.deleteFrom('rollup_class').execute()
  await school.database.owner.deleteFrom('rollup_class_day').execute()
  assignment_id = await setWork(school)
})

const { learner, classmate, teacher, otherTeacher, teacherThere } = people
const user_id = learner.user_id
const later = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)
const ownWork = () => value(school, readSetAssignment, { assignment_id }, { as: learner })
const marked = async () => {
  const { list } = await value(school, listSubmissions, { assignment_id }, { as: teacher })
  return list.find((work) => work.user_id === user_id)!
}
const withdraw = (post_id: string, as: Person = learner, given = later(0)) =>
  call(school, deletePost, { post_id, assignment_id }, { as, given })
const figures = async () => {
  const { owner } = school.database
  const days = await owner.selectFrom('rollup_class_day').select('turned_in').where('class_id', '=', classA).execute()
  const rollup = await owner
    .selectFrom('rollup_class')
    .select('turned_in')
    .where('class_id', '=', classA)
    .executeTakeFirst()
  return { all: rollup?.turned_in ?? 0, days: days.reduce((sum, { turned_in }) => sum + turned_in, 0) }
}

describe('work that is taken back', () => {
  it('gives the attempt back, counts nowhere, and stays in the database', async () => {
    const { submission_id } = await handIn(school, assignment_id)
    expect(await figures()).toEqual({ all: 1, days: 1 })
    expect(await withdraw(submission_id)).toEqual({ ok: true, value: { post_id: submission_id } })
    expect(await withdraw(submission_id)).toMatchObject({ ok: true })
    expect(await ownWork()).toMatchObject({ assignment_status: 0, attempts_used: 0, is_late: false, submissions: [] })
    expect((await marked()).submissions).toEqual([])
    const { list } = await value(school, listTaughtAssignments, {}, { as: teacher })
    expect(list.find((one) => one.assignment_id === assignment_id)).toMatchObject({ submitted: 0, to_mark: 0 })
    expect(await figures()).toEqual({ all: 0, days: 0 })
    await school.database.doors.inSchool(learner, (db) => rebuildRollups(db, learner.institution_id, school.clock.now))
    expect(await figures()).toEqual({ all: 0, days: 0 })
    const kept = await school.database.owner
      .selectFrom('submissions')
      .select(['text', 'withdrawn_on'])
      .where('submission_id', '=', submission_id)
      .execute()
    expect(kept).toEqual([{ text: 'Half a bread, a quarter of an hour.', withdrawn_on: later(0) }])
    expect(await handIn(school, assignment_id)).toMatchObject({ attempt_number: 1, is_extra: false })
    expect(await figures()).toEqual({ all: 1, days: 1 })
  })

  it('leaves the learner where they stood before it', async () => {
    await handIn(school, assignment_id)
    const second = await handIn(school, assignment_id)
    expect(await withdraw(second.submission_id)).toMatchObject({ ok: true })
    expect(await ownWork()).toMatchObject({
      assignment_status: 1,
      attempts_used: 1,
      submissions: [{ attempt_number: 1 }],
    })
    expect(await figures()).toEqual({ all: 1, days: 1 })
    const again = { assignment_id, user_ids: [user_id], assignment_status: 3 as const, teacher_remarks: 'Draw it.' }
    await value(school, returnSubmissions, again, { as: teacher })
    const third = await handIn(school, assignment_id)
    expect(await withdraw(third.submission_id)).toMatchObject({ ok: true })
    expect(await ownWork()).toMatchObject({ assignment_status: 3, attempts_used: 1 })
  })

  it.each([
    ['not_found', 'by a classmate', classmate],
    ['not_found', 'by the teacher, who did not hand it in', teacher],
    ['not_found', 'by a teacher of another class', otherTeacher],
    ['not_found', 'by a teacher of another school', teacherThere],
  ])('is refused with %s %s', async (refusal, _, as) => {
    const { submission_id } = await handIn(school, assignment_id)
    expect(await withdraw(submission_id, as)).toEqual({ ok: false, refusal })
    expect(await ownWork()).toMatchObject({ attempts_used: 1 })
  })

  it('is refused once it is scored, though the learner did not know it', async () => {
    const { submission_id } = await handIn(school, assignment_id, {}, { given: later(-9) })
    await score(school, assignment_id, 7)
    expect(await withdraw(submission_id, learner, later(-5))).toEqual({ ok: false, refusal: 'work_not_withdrawable' })
    expect(await marked()).toMatchObject({ score: 7, submissions: [{ submission_id }] })
  })

  it('shows its files to its learner alone', async () => {
    const file_id = await ownFile(school, learner)
    const attached = { attachments: [{ file_id, name: 'a', mime_type: 'b', size_bytes: 1 }] }
    const { submission_id } = await handIn(school, assignment_id, attached)
    const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
    expect(await mayRead(teacher, file_id)).toBe(true)
    await withdraw(submission_id)
    expect([await mayRead(teacher, file_id), await mayRead(learner, file_id)]).toEqual([false, true])
  })
})

describe('work that a teacher hands in for a learner', () => {
  const give = (change: object = {}, as = teacher) =>
    call(
      school,
      handInSubmission,
      { submission_id: randomUUID(), assignment_id, user_id, text: '', attachments: [], ...change },
      { as, given: later(0) },
    )

  it('on paper counts as handed in, is shown as such, and tells nobody', async () => {
    const before = (await value(school, listNotifications, { page: 1 }, { as: teacher })).list.length
    expect(await give({ on_paper: true })).toMatchObject({ ok: true, value: { attempt_number: 1, is_late: false } })
    expect(await ownWork()).toMatchObject({ assignment_status: 1, submissions: [{ text: '', by_teacher: 'paper' }] })
    expect(await marked()).toMatchObject({ submissions: [{ by_teacher: 'paper' }] })
    expect(await figures()).toEqual({ all: 1, days: 1 })
    expect((await value(school, listNotifications, { page: 1 }, { as: teacher })).list).toHaveLength(before)
  })

  it('with photos is read by the learner, and by no classmate', async () => {
    const file_id = await ownFile(school, teacher)
    const attached = { attachments: [{ file_id, name: 'a', mime_type: 'b', size_bytes: 1 }] }
    expect(await give(attached)).toMatchObject({ ok: true })
    expect(await ownWork()).toMatchObject({ submissions: [{ by_teacher: 'files', attachments: [{ file_id }] }] })
    const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
    const readers = await Promise.all([learner, teacher, classmate, otherTeacher].map((one) => mayRead(one, file_id)))
    expect(readers).toEqual([true, true, false, false])
  })

  it.each([
    ['not_found', 'by a teacher of another class', {}, otherTeacher],
    ['not_found', 'by a teacher of another school', {}, teacherThere],
    ['not_found', 'for nobody', { user_id: undefined }, teacher],
    ['not_found', 'for a learner of another school', { user_id: people.learnerThere.user_id }, teacher],
    ['not_found', 'by a classmate', {}, classmate],
    ['nothing_handed_in', 'without paper, words and files', {}, teacher],
  ])('is refused with %s: %s', async (refusal, _, change, as) => {
    const input = refusal === 'not_found' ? { on_paper: true, ...change } : change
    expect(await give(input, as)).toEqual({ ok: false, refusal })
  })

  it('on paper is not what a learner can say', async () => {
    const input = { submission_id: randomUUID(), assignment_id, on_paper: true, text: '', attachments: [] }
    expect(await call(school, handInSubmission, input, { as: learner })).toEqual({
      ok: false,
      refusal: 'nothing_handed_in',
    })
  })

  it('is taken back by the teacher who gave it, also when it is due, and not by the learner', async () => {
    const answer = await give({ on_paper: true })
    const submission_id = answer.ok ? answer.value.submission_id : ''
    expect(await withdraw(submission_id)).toEqual({ ok: false, refusal: 'work_not_withdrawable' })
    const now = school.clock.now
    school.clock.now = later(60 * 24 * 30)
    expect(await withdraw(submission_id, teacher)).toMatchObject({ ok: true })
    school.clock.now = now
    expect(await ownWork()).toMatchObject({ assignment_status: 0, submissions: [] })
    expect(await figures()).toEqual({ all: 0, days: 0 })
  })
})
