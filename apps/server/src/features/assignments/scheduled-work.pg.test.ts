import { listSetAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { classA, openSchool, people, type School } from '../../../test/school.ts'
import { ownFile, setWork } from '../../../test/work.ts'
import type { LiveEvent } from '../../live/bus.ts'
import { openWorkBeginner } from './scheduled-work.ts'

let school: School
let assignment_id: string
const as = people.learner
const start = new Date('2026-03-21T06:00:00.000Z')
const closed = { description: '', rubric_data: [], lessons: [], attachments: [] }

beforeAll(async () => {
  school = await openSchool()
  school.clock.now = new Date(start.getTime() - 1)
  const file_id = await ownFile(school, people.teacher)
  assignment_id = await setWork(school, {
    class_ids: [classA],
    title: 'Fractions at the bazaar',
    start_date: start.toISOString(),
    due_date: '2026-03-28T06:00:00.000Z',
    attachments: [{ file_id, name: 'photo.jpg', mime_type: 'image/jpeg', size_bytes: 321 }],
  })
})
afterAll(() => school.close())

const begin = async () => {
  const job = openWorkBeginner({
    doors: school.database.doors,
    clock: () => school.clock.now,
    bus: school.bus,
    onFailure: (error) => {
      throw error
    },
  })
  const begun = await job.runDue()
  await job.close()
  return begun
}
const told = async () => (await value(school, listNotifications, { page: 1 }, { as })).list
const pulled = (cursor: string) => value(school, pullLearnerStructure, { cursor, is_first_time: '0' }, { as })

test('before its start a learner has title and dates of work, here and on a device, and nothing of what is to be done', async () => {
  expect((await value(school, listSetAssignments, {}, { as })).list).toMatchObject([
    { assignment_id, title: 'Fractions at the bazaar', start_date: start.toISOString() },
  ])
  expect(await value(school, readSetAssignment, { assignment_id }, { as })).toMatchObject(closed)
  expect((await pulled('')).tables.assignments).toMatchObject([{ assignment_id, ...closed }])
  expect(await begin()).toBe(0)
  expect(await told()).toEqual([])
})

test('at its start the class is told, once, so are its open pages, and a device that had it closed is given it whole', async () => {
  const { cursor } = await pulled('')
  const moved: LiveEvent[] = []
  const unsubscribe = school.bus.subscribe((event) => void moved.push(event))
  school.clock.now = start
  const whole = { description: 'Find three fractions at home.', attachments: [{ name: 'photo.jpg' }] }
  expect(await value(school, readSetAssignment, { assignment_id }, { as })).toMatchObject(whole)
  expect(await begin()).toBe(1)
  expect(await begin()).toBe(0)
  unsubscribe()
  expect(moved).toMatchObject([{ kind: 'work', class_id: classA, to: 'everybody', id: assignment_id }])
  expect(await told()).toMatchObject([{ notification_type: 'work_set', assignment_id, class_id: classA }])
  const [row] = (await pulled(cursor)).tables.assignments
  expect(row).toMatchObject({ assignment_id, ...whole })
  expect(row?.lessons).toHaveLength(1)
  expect(row?.rubric_data).toHaveLength(2)
})

test('work that began stays open where the server’s clock falls back, for a device that asks then too', async () => {
  school.clock.now = new Date(start.getTime() - 60_000)
  const whole = { assignment_id, description: 'Find three fractions at home.' }
  expect(await value(school, readSetAssignment, { assignment_id }, { as })).toMatchObject(whole)
  expect((await pulled('')).tables.assignments).toMatchObject([whole])
})
