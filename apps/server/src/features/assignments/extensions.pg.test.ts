/** One learner beside the others: more time, excused, and work that comes after it closed. */
import { updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { deletePost } from '@maktab/contracts/assignments/thread'
import type { Extension } from '@maktab/contracts/assignments/assignments'
import { listAssignmentReport } from '@maktab/contracts/insights/assignment-reports'
import { listWorkReport } from '@maktab/contracts/insights/work-reports'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { classA, openSchool, people, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'

let school: School
let assignment_id: string
const { learner, classmate, teacher } = people
const { institution_id, tenant_id } = learner
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  assignment_id = await setWork(school, { class_ids: [classA] })
})

const dayMs = 86_400_000
const day = (days: number) => new Date(school.clock.now.getTime() + days * dayMs).toISOString()
const wait = (days: number) => {
  school.clock.now = new Date(school.clock.now.getTime() + days * dayMs)
}
const extend = (part: Partial<Extension>, tell = true) =>
  value(
    school,
    updateAssignment,
    {
      assignment_id,
      tell,
      extensions: [{ user_id: learner.user_id, due_date: null, is_excused: false, ...part }],
    },
    { as: teacher },
  )
const readAsLearner = () => value(school, readSetAssignment, { assignment_id }, { as: learner })
const row = async () =>
  (await value(school, listSubmissions, { assignment_id }, { as: teacher })).list.find(
    ({ user_id }) => user_id === learner.user_id,
  )!
const toldOfChange = async () =>
  (await value(school, listNotifications, { page: 1 }, { as: learner })).list.filter(
    (one) => one.assignment_id === assignment_id && one.notification_type === 'work_changed',
  ).length

async function figures() {
  const owner = school.database.owner
  const [sums] = await owner
    .selectFrom('rollup_class')
    .select(['turned_in', 'scored', 'score_percent_sum'])
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', classA)
    .execute()
  const days = await owner
    .selectFrom('rollup_class_day')
    .select(['day', 'turned_in'])
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', classA)
    .where('turned_in', '>', 0)
    .orderBy('day')
    .execute()
  const [asked] = await owner
    .selectFrom('assignments_classes')
    .select('total_learners')
    .where('assignment_id', '=', assignment_id)
    .execute()
  return { turned_in: 0, scored: 0, score_percent_sum: 0, ...sums, days, ...asked }
}

async function isAsRebuilt(): Promise<void> {
  const kept = await figures()
  await school.database.doors.inSchool({ tenant_id, institution_id }, (db) =>
    rebuildRollups(db, institution_id, school.clock.now),
  )
  const { score_percent_sum, ...rest } = await figures()
  expect({ ...kept, score_percent_sum: undefined }).toEqual({ ...rest, score_percent_sum: undefined })
  expect(kept.score_percent_sum).toBeCloseTo(score_percent_sum)
}

test('who is excused counts in no figure, whatever they gave before or give after, and counts again when they are not', async () => {
  const before = await figures()
  expect(before.total_learners).toBe(2)
  await handIn(school, assignment_id)
  await score(school, assignment_id, 8)
  await extend({ is_excused: true })
  expect(await figures()).toEqual({ ...before, total_learners: 1 })
  await isAsRebuilt()
  wait(0.001)
  await score(school, assignment_id, 9)
  await handIn(school, assignment_id)
  expect(await figures()).toEqual({ ...before, total_learners: 1 })
  await extend({})
  expect(await figures()).toMatchObject({ total_learners: 2 })
  expect((await figures()).turned_in).toBe(before.turned_in + 1)
  expect((await figures()).score_percent_sum).toBeCloseTo(before.score_percent_sum + 90)
  await isAsRebuilt()
})

test('work that who is excused hands in and takes back, or whose total changes, moves no figure', async () => {
  const before = { ...(await figures()), total_learners: 1 }
  await extend({ is_excused: true })
  const { submission_id } = await handIn(school, assignment_id)
  expect(await figures()).toEqual(before)
  await value(school, deletePost, { assignment_id, post_id: submission_id }, { as: learner })
  expect(await figures()).toEqual(before)
  await handIn(school, assignment_id)
  await score(school, assignment_id, 6)
  const changed = { assignment_id, total_score: 20, rubric_data: [], drop_levels: true }
  await value(school, updateAssignment, changed, { as: teacher })
  expect(await figures()).toEqual(before)
  await isAsRebuilt()
})

test('work that was handed in while its learner was excused counts on its own day once they are not', async () => {
  await extend({ is_excused: true })
  wait(1)
  await handIn(school, assignment_id)
  await score(school, assignment_id, 5)
  wait(1)
  const before = await figures()
  await extend({})
  const { days, turned_in } = await figures()
  expect(turned_in).toBe(before.turned_in + 1)
  expect(days.length).toBe(before.days.length + 1)
  await isAsRebuilt()
})

test('lists and reports leave out who is excused, but for work of theirs that waits to be marked', async () => {
  const listed = async () =>
    (await value(school, listTaughtAssignments, { class_id: classA }, { as: teacher })).list.find(
      (one) => one.assignment_id === assignment_id,
    )
  const own = async () => {
    const { report: _list, ...totals } = await value(school, listAssignmentReport, {}, { as: learner })
    return totals.assignments_total
  }
  const open = async () => (await value(school, readLearnerStats, {}, { as: learner })).assignments_open
  const [ownBefore, openBefore] = [await own(), await open()]
  await extend({ is_excused: true })
  expect([await own(), await open()]).toEqual([ownBefore - 1, openBefore - 1])
  expect(await listed()).toMatchObject({ total_students: 1, submitted: 0 })
  await handIn(school, assignment_id)
  expect(await listed()).toMatchObject({ total_students: 1, submitted: 0, to_mark: 1 })
  await score(school, assignment_id, 8)
  const named = { assignment_id, user_ids: [learner.user_id], assignment_status: 2 as const }
  await value(school, returnSubmissions, named, { as: teacher })
  expect(await listed()).toMatchObject({ total_students: 1, submitted: 0, scored: 0, returned: 0, to_mark: 0 })
  const { report } = await value(school, listWorkReport, { assignment_id }, { as: teacher })
  expect(report).toMatchObject([{ students: 1, turned_in: 0, late: 0, missing: 1, scored: 0, returned: 0 }])
  expect(await row()).toMatchObject({ is_excused: true, score: 8, assignment_status: 2 })
})

test('who is excused is never late', async () => {
  await extend({ is_excused: true })
  wait(8)
  expect(await handIn(school, assignment_id)).toMatchObject({ is_late: false })
  expect(await readAsLearner()).toMatchObject({ is_late: false, is_excused: true })
})

test('a learner sees their own due date, is told of it once, and their classmate’s stays', async () => {
  await extend({ due_date: day(9) })
  await extend({ due_date: day(10) })
  expect(await readAsLearner()).toMatchObject({ due_date: day(10) })
  expect(await toldOfChange()).toBe(1)
  expect(await value(school, readSetAssignment, { assignment_id }, { as: classmate })).toMatchObject({
    due_date: day(7),
  })
  expect(await row()).toMatchObject({ due_date: day(10), is_excused: false })
})

test('nobody is told of more time where the teacher does not wish it, nor of what stands so already', async () => {
  await extend({ due_date: day(9) }, false)
  await extend({ due_date: day(9) })
  expect(await toldOfChange()).toBe(0)
})

test('work that comes after it closed is kept and said to be so, until it closes later or its learner has more time', async () => {
  await value(school, updateAssignment, { assignment_id, closes_on: day(7) }, { as: teacher })
  expect(await handIn(school, assignment_id)).toMatchObject({ is_after_close: false })
  wait(8)
  const after = await handIn(school, assignment_id)
  expect(after).toMatchObject({ is_late: true, is_after_close: true, attempt_number: 2 })
  const { submissions } = await row()
  expect(submissions.map(({ is_after_close }) => is_after_close)).toEqual([true, false])
  expect((await readAsLearner()).submissions.map((one) => one.is_after_close)).toEqual([true, false])
  // The same again gets the first answer.
  expect(await handIn(school, assignment_id, { submission_id: after.submission_id })).toEqual(after)
  await extend({ due_date: day(1) })
  expect((await row()).submissions.map((one) => one.is_after_close)).toEqual([false, false])
  expect(await readAsLearner()).toMatchObject({ closes_on: day(1) })
  await extend({})
  await value(school, updateAssignment, { assignment_id, closes_on: day(2) }, { as: teacher })
  expect((await row()).submissions.map((one) => one.is_after_close)).toEqual([false, false])
})

test('work that a device gave before it closed and that arrives later is not after it', async () => {
  await value(school, updateAssignment, { assignment_id, closes_on: day(7) }, { as: teacher })
  const given = new Date(day(6))
  wait(8)
  expect(await handIn(school, assignment_id, {}, { given, sent: school.clock.now })).toMatchObject({
    is_late: false,
    is_after_close: false,
  })
})

test('what was said of a learner last stands, in whatever order it arrives', async () => {
  const say = (part: Partial<Extension>, given: Date) => {
    const extension = { user_id: learner.user_id, due_date: null, is_excused: false, ...part }
    const input = { assignment_id, extensions: [extension] }
    return value(school, updateAssignment, input, { as: teacher, given, sent: school.clock.now })
  }
  const [earlier, later] = [new Date(school.clock.now.getTime() - 60_000), school.clock.now]
  await say({ is_excused: true }, later)
  await say({ due_date: day(9) }, earlier)
  expect(await row()).toMatchObject({ is_excused: true, due_date: null })
  await say({ due_date: day(9) }, later)
  expect(await row()).toMatchObject({ is_excused: false, due_date: day(9) })
})
