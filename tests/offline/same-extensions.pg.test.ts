/** More time, who is excused, and work that comes after it closed: a device says it as the school does, before it is sent and after. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import {
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import type { CallName } from '@maktab/contracts/catalogue'
import { recommendLessons } from '@maktab/contracts/learning/recommendations'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { value } from '../../apps/server/test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../apps/server/test/school.ts'
import { setWork } from '../../apps/server/test/work.ts'
import type { Tab } from '../../packages/offline/test/phone.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const dayMs = 86_400_000
const { learner, classmate, teacher } = people

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

let devices = 0
/** Each of its own: two of one seed would be one device to the server. */
async function device(person: Person): Promise<Tab> {
  const opened = await openDevice(school, person, chanceOf(++devices), () => school.clock.now)
  opened.network.isBad = false
  await opened.tab().sync()
  return opened.tab()
}

const day = (days: number) => new Date(school.clock.now.getTime() + days * dayMs).toISOString()

async function isSame<C extends AnyQuery>(tab: Tab, as: Person, name: CallName, contract: C, input: Input<C>) {
  const here = await tab.answer(name, input)
  expect(here, name).toEqual({ ok: true, value: await value(school, contract, input, { as }) })
  return here as { readonly value: unknown }
}

test('what a teacher gives one learner without a network is in no figure and on no late list, there and here', async () => {
  const assignment_id = await setWork(school, { class_ids: [classA] })
  const tab = await device(teacher)
  const own = await device(learner)
  await own.perform(
    'handInSubmission',
    { submission_id: randomUUID(), assignment_id, text: 'Mine', attachments: [] },
    [],
  )
  await own.sync()
  await tab.sync()
  const extensions = [
    { user_id: learner.user_id, due_date: null, is_excused: true },
    { user_id: classmate.user_id, due_date: day(9), is_excused: false },
  ]
  expect(await tab.perform('updateAssignment', { assignment_id, extensions }, [])).toMatchObject({ ok: true })
  const asked = [
    ['listTaughtAssignments', { class_id: classA }],
    ['listSubmissions', { assignment_id }],
    ['readTaughtAssignment', { assignment_id }],
  ] as const
  const before = await Promise.all(asked.map(([name, input]) => tab.answer(name, input)))
  expect(before[0]).toMatchObject({ value: { list: [{ total_students: 1, submitted: 0, to_mark: 1 }] } })
  await tab.sync()
  expect(await Promise.all(asked.map(([name, input]) => tab.answer(name, input)))).toEqual(before)
  await isSame(tab, teacher, 'listTaughtAssignments', listTaughtAssignments, { class_id: classA })
  await isSame(tab, teacher, 'listSubmissions', listSubmissions, { assignment_id })
  await isSame(tab, teacher, 'readTaughtAssignment', readTaughtAssignment, { assignment_id })
  await own.sync()
  await isSame(own, learner, 'listSetAssignments', listSetAssignments, {})
  await isSame(own, learner, 'readLearnerStats', readLearnerStats, {})
  const other = await device(classmate)
  await isSame(other, classmate, 'readLearnerStats', readLearnerStats, {})
  expect(await isSame(other, classmate, 'readSetAssignment', readSetAssignment, { assignment_id })).toMatchObject({
    value: { due_date: day(9) },
  })
})

test('who is excused has no lesson of the work among what is next', async () => {
  const assignment_id = await setWork(school, { class_ids: [classA] })
  const extensions = [{ user_id: learner.user_id, due_date: null, is_excused: true }]
  await value(school, updateAssignment, { assignment_id, extensions }, { as: teacher })
  const tab = await device(learner)
  expect(await isSame(tab, learner, 'recommendLessons', recommendLessons, {})).toMatchObject({ ok: true })
})

test('work handed in without a network after it closed is kept and said to be so, on both sides', async () => {
  const assignment_id = await setWork(school, { class_ids: [classA], closes_on: day(7) })
  const tab = await device(learner)
  school.clock.now = new Date(Date.parse(day(8)))
  const work = { submission_id: randomUUID(), assignment_id, text: 'Late, and closed', attachments: [] }
  const answer = await tab.perform('handInSubmission', work, [])
  expect(answer).toMatchObject({ ok: true, value: { is_late: true, is_after_close: true } })
  const before = await tab.answer('readSetAssignment', { assignment_id })
  expect(before).toMatchObject({ value: { submissions: [{ is_after_close: true }] } })
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(await tab.answer('readSetAssignment', { assignment_id })).toEqual(before)
  await isSame(tab, learner, 'readSetAssignment', readSetAssignment, { assignment_id })
  const marking = await device(teacher)
  expect(await isSame(marking, teacher, 'listSubmissions', listSubmissions, { assignment_id })).toMatchObject({
    value: { list: expect.arrayContaining([expect.objectContaining({ user_id: learner.user_id })]) },
  })
  const extensions = [{ user_id: learner.user_id, due_date: day(1), is_excused: false }]
  await marking.perform('updateAssignment', { assignment_id, extensions }, [])
  await marking.sync()
  await tab.sync()
  expect(await isSame(tab, learner, 'readSetAssignment', readSetAssignment, { assignment_id })).toMatchObject({
    value: { closes_on: day(1), submissions: [{ is_after_close: false, is_late: false }] },
  })
})
