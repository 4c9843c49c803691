/** Work with questions of its own: set without a network, answered without one, marked by the school, and told alike by devices and server. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answers } from '@maktab/contracts/learning/attempts'
import {
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { value } from '../../apps/server/test/call.ts'
import { everyKind, secret } from '../../apps/server/test/questions.ts'
import { classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'

const { learner, teacher } = people

let school: School
let phone: Device
let desk: Device
beforeAll(async () => {
  school = await openSchool()
  phone = await openDevice(school, learner, chanceOf(1), () => school.clock.now)
  desk = await openDevice(school, teacher, chanceOf(2), () => school.clock.now)
  for (const device of [phone, desk]) {
    device.network.isBad = false
    await device.tab().sync()
  }
})
afterAll(async () => {
  await phone.close()
  await desk.close()
  await school.close()
})

/** `questions_of`: those of earlier work, and none that are written. */
async function setOffline(assignment_type: 0 | 2, kinds: readonly string[], questions_of?: string) {
  const assignment_id = randomUUID()
  const questions = everyKind.filter(({ kind }) => kinds.includes(kind))
  desk.network.isBad = true
  const work = {
    assignment_id,
    class_ids: [classA],
    cms_content_ids: [],
    title: 'Questions',
    description: 'Answer them.',
    start_date: '2026-03-21T00:00:00.000Z',
    due_date: '2026-03-25T00:00:00.000Z',
    allowed_attempts: 2,
    total_score: 20,
    assignment_type,
    rubric_data: [],
    ...(questions_of === undefined ? { json_data: JSON.stringify({ v: 1, questions }) } : { questions_of }),
  }
  expect(await desk.tab().perform('createAssignment', work, [])).toMatchObject({ ok: true })
  const shown = await desk.tab().answer('readTaughtAssignment', { assignment_id })
  desk.network.isBad = false
  await desk.tab().sync()
  expect(await desk.tab().answer('readTaughtAssignment', { assignment_id })).toEqual(shown)
  return assignment_id
}

async function bothSay(assignment_id: string) {
  for (const device of [phone, desk, phone]) await device.tab().sync()
  const onServer = [
    await value(school, readSetAssignment, { assignment_id }, { as: learner }),
    await value(school, readTaughtAssignment, { assignment_id }, { as: teacher }),
    await value(school, listSubmissions, { assignment_id }, { as: teacher }),
    await value(school, listTaughtAssignments, {}, { as: teacher }),
  ].map((answer) => ({ ok: true, value: answer }))
  const onDevice = [
    await phone.tab().answer('readSetAssignment', { assignment_id }),
    await desk.tab().answer('readTaughtAssignment', { assignment_id }),
    await desk.tab().answer('listSubmissions', { assignment_id }),
    await desk.tab().answer('listTaughtAssignments', {}),
  ]
  expect(onDevice).toEqual(onServer)
  expect(JSON.stringify(onDevice)).not.toContain(secret)
  return onServer
}

async function answerOffline(assignment_id: string, answers: Answers) {
  await phone.tab().sync()
  phone.network.isBad = true
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  const work = { submission_id: randomUUID(), assignment_id, text: '', attachments: [], answers }
  expect(await phone.tab().perform('handInSubmission', work, [])).toMatchObject({ ok: true })
  phone.network.isBad = false
}

test('of work that scores itself the school marks the answers and gives the score', async () => {
  const assignment_id = await setOffline(0, ['true_false', 'numeric'])
  const [before] = await bothSay(assignment_id)
  expect(before).toMatchObject({ value: { questions: [{ question_id: '1' }, { question_id: '2' }], score: null } })
  await answerOffline(assignment_id, { '1': ['true'], '2': ['no number'] })
  const [own, , taught] = await bothSay(assignment_id)
  const handedIn = { answers: { '1': ['true'] }, results: { '1': true, '2': false } }
  expect(own).toMatchObject({ value: { assignment_status: 2, score: 10, submissions: [handedIn] } })
  expect(taught).toMatchObject({ value: { list: [{}, { score: 10, is_score_automatic: true }] } })
  await value(school, updateAssignment, { assignment_id, title: 'Other' }, { as: teacher })
})

test('of work that a teacher marks the machine marks its part, and the learner is told once it is returned', async () => {
  const assignment_id = await setOffline(2, ['true_false', 'long_answer'])
  await answerOffline(assignment_id, { '1': ['true'], '2': ['Because.'] })
  const [own, , taught] = await bothSay(assignment_id)
  expect(own).toMatchObject({ value: { assignment_status: 1, submissions: [{ answers: { '2': ['Because.'] } }] } })
  expect(JSON.stringify(own)).not.toContain('results')
  expect(taught).toMatchObject({
    value: { list: [{}, { assignment_status: 1, submissions: [{ results: { '1': true, '2': null } }] }] },
  })
  const returned = {
    assignment_id,
    user_ids: [learner.user_id],
    assignment_status: 2 as const,
    unready: 'return' as const,
  }
  await value(school, returnSubmissions, { ...returned, comment: 'Look again.' }, { as: teacher })
  const [after] = await bothSay(assignment_id)
  expect(after).toMatchObject({ value: { submissions: [{ results: { '1': true, '2': null } }] } })
})

test('work that is set again without a network asks the same, and the school marks it by what it kept', async () => {
  const earlier = await setOffline(0, ['true_false', 'numeric'])
  const assignment_id = await setOffline(0, [], earlier)
  await answerOffline(assignment_id, { '1': ['true'], '2': ['no number'] })
  const [own] = await bothSay(assignment_id)
  expect(own).toMatchObject({
    value: { questions: [{ kind: 'true_false' }, { kind: 'numeric' }], score: 10, assignment_status: 2 },
  })
})

test('nothing answered and nothing written is refused', async () => {
  const assignment_id = await setOffline(2, ['true_false'])
  await phone.tab().sync()
  const work = { submission_id: randomUUID(), assignment_id, text: '', attachments: [], answers: { '1': [''] } }
  expect(await phone.tab().perform('handInSubmission', work, [])).toEqual({ ok: false, refusal: 'nothing_handed_in' })
})
