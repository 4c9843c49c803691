/** Work that scores itself, and a score that is taken back, are told alike by the devices of both sides and by the server. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssignment, listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { readMarksGrid } from '@maktab/contracts/assignments/marks-grid'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { value } from '../../apps/server/test/call.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type School,
} from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'

const assignment_id = randomUUID()
const { learner, teacher } = people
const tracked = {
  sync_guid: randomUUID(),
  content_id: assessment,
  cms_course_id: course,
  lesson_guid: lessonOne,
  class_id: classA,
  answers: { q1: ['a'], q2: ['6'] },
  time_spent_in_seconds: 60,
}

let school: School
let phone: Device
let desk: Device
beforeAll(async () => {
  school = await openSchool()
  const written = {
    title: 'Tests',
    description: 'Do them.',
    start_date: '2026-03-21T00:00:00.000Z',
    due_date: '2026-03-25T00:00:00.000Z',
    allowed_attempts: 1,
    total_score: 20,
    assignment_type: 0 as const,
    rubric_data: [],
    cms_content_ids: [assessment],
  }
  await value(school, createAssignment, { ...written, assignment_id, class_ids: [classA] }, { as: teacher })
  phone = await openDevice(school, learner, chanceOf(1), () => school.clock.now)
  desk = await openDevice(school, teacher, chanceOf(2), () => school.clock.now)
  for (const { network } of [phone, desk]) network.isBad = false
})
afterAll(async () => {
  await phone.close()
  await desk.close()
  await school.close()
})

async function bothSay() {
  for (const device of [desk, phone]) await device.tab().sync()
  const onServer = [
    await value(school, readSetAssignment, { assignment_id }, { as: learner }),
    await value(school, listSubmissions, { assignment_id }, { as: teacher }),
    await value(school, listTaughtAssignments, {}, { as: teacher }),
    await value(school, readMarksGrid, { class_id: classA }, { as: teacher }),
  ].map((answer) => ({ ok: true, value: answer }))
  const onDevice = [
    await phone.tab().answer('readSetAssignment', { assignment_id }),
    await desk.tab().answer('listSubmissions', { assignment_id }),
    await desk.tab().answer('listTaughtAssignments', {}),
    await desk.tab().answer('readMarksGrid', { class_id: classA }),
  ]
  return { onServer, onDevice }
}

test('before, after an attempt, with a score of the teacher and without it again', async () => {
  const before = await bothSay()
  expect(before.onDevice).toEqual(before.onServer)
  expect(before.onDevice[0]).toMatchObject({ value: { automatic: { contents: 1, attempted: 0 }, score: null } })

  expect(await phone.tab().download(assignment_id)).toMatchObject({ status: 'completed' })
  phone.network.isBad = true
  await phone.tab().perform('recordAttempt', { enc_data: JSON.stringify(tracked) }, [])
  // Where there is no network it is done, and counted once it is sent.
  expect(await phone.tab().answer('readSetAssignment', { assignment_id })).toMatchObject({
    value: { automatic: { contents: 1, attempted: 1 }, score: null, assignment_status: 0 },
  })
  phone.network.isBad = false
  await phone.tab().sync()
  const done = await bothSay()
  expect(done.onDevice).toEqual(done.onServer)
  expect(done.onDevice[0]).toMatchObject({ value: { score: 10, assignment_status: 2 } })
  expect(done.onDevice[2]).toMatchObject({ value: { list: [{ submitted: 1, scored: 1, returned: 1, to_mark: 0 }] } })

  const mark = { assignment_id, user_id: learner.user_id, class_id: classA, total_score: 20 }
  for (const [change, score] of [
    [{ score: 18 }, 18],
    [{ teacher_remarks: 'By hand.', score: 17 }, 17],
    [{ is_taken_back: true }, 10],
    [{ teacher_remarks: 'By itself.' }, 10],
  ] as const) {
    school.clock.now = new Date(school.clock.now.getTime() + 120_000)
    desk.network.isBad = true
    expect(await desk.tab().perform('scoreSubmission', { ...mark, ...change }, [])).toMatchObject({ value: { score } })
    const shown = await desk.tab().answer('listSubmissions', { assignment_id })
    desk.network.isBad = false
    const after = await bothSay()
    expect(after.onDevice).toEqual(after.onServer)
    expect(after.onDevice[1]).toEqual(shown)
  }
})
