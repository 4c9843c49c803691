/** What a device answers of events from its own tables is what the server answers, to the same people, after a sync. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Input } from '@maktab/contracts/call'
import { listSetAssignments, listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { createEvent, deleteEvent, listEvents, readEvent } from '@maktab/contracts/events/events'
import { call, value } from '../../apps/server/test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../apps/server/test/school.ts'
import { setWork } from '../../apps/server/test/work.ts'
import type { Tab } from '../../packages/offline/test/phone.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

let school: School
const devices = new Map<Person, Tab>()
const readers = [people.learner, people.outsider, people.teacher, people.otherTeacher]
const [weekly, ofB] = [randomUUID(), randomUUID()]
const as = people.teacher
const arrange = (input: Input<typeof createEvent>) => value(school, createEvent, input, { as })

beforeAll(async () => {
  school = await openSchool()
  // Once for class B, cancelled and over by now.
  const { now } = school.clock
  school.clock.now = new Date('2026-03-01T00:00:00.000Z')
  const early = {
    start_date: '2026-03-01T04:30:00.000Z',
    end_date: '2026-03-01T05:30:00.000Z',
    time_zone: 'Asia/Kabul',
  }
  await arrange({ event_id: ofB, class_ids: [classB], title: 'An exam', event_kind: 'exam', place: 'Room 7', ...early })
  await value(school, deleteEvent, { event_id: ofB }, { as })
  school.clock.now = now
  // Weekly for both classes, the second time cancelled.
  const slot = { start_date: '2026-03-23T04:30:00.000Z', end_date: '2026-03-23T05:15:00Z', time_zone: 'Asia/Kabul' }
  const repeat = { weekdays: [1], until: '2026-04-20' }
  await arrange({
    event_id: weekly,
    class_ids: [classB, classA],
    title: 'Fractions',
    ...slot,
    repeat,
    link: 'meet.example/a',
  })
  await value(school, deleteEvent, { event_id: weekly, occurrence: 1, scope: 'one' }, { as })
  await setWork(school, { due_date: '2026-03-30T12:30:00.000Z' })
  for (const person of readers) {
    const device = await openDevice(school, person, chanceOf(person.user_id), () => school.clock.now)
    device.network.isBad = false
    await device.tab().sync()
    devices.set(person, device.tab())
  }
})
afterAll(() => school.close())

const spring = { start_date: '2026-02-01T00:00:00Z', end_date: '2026-05-01T00:00:00Z' }
test.each([
  ['listEvents', listEvents, spring, true],
  ['listEvents', listEvents, { ...spring, class_id: classA }, true],
  ['listEvents', listEvents, { ...spring, class_id: classB }, true],
  ['listEvents', listEvents, { start_date: '2026-03-23T05:15:00Z', end_date: '2026-04-06T04:30:00.001Z' }, true],
  ['readEvent', readEvent, { event_id: weekly }, true],
  ['readEvent', readEvent, { event_id: weekly, occurrence: 1 }, true],
  ['readEvent', readEvent, { event_id: weekly, occurrence: 9 }, false],
] as const)('events of learners, their teacher and a colleague: %s %#', async (name, asked, input, isThere) => {
  for (const person of readers) {
    const server = await call(school, asked, input as never, { as: person })
    expect(server).toMatchObject({ ok: isThere })
    expect(await devices.get(person)!.answer(name, input)).toEqual(server)
  }
})

const inCalendar = { is_calendar_view: true }
test.each([
  ['unbounded', inCalendar],
  ['of a spring', { ...inCalendar, ...spring }],
  ['of a class', { ...inCalendar, ...spring, class_id: classB }],
  ['of a moment', { ...inCalendar, start_date: '2026-03-23T05:15:00Z', end_date: '2026-04-06T04:30:00.001Z' }],
  ['by pages', { ...spring }],
])('work and events in one calendar, of learners, their teacher and a colleague: %s', async (_, input) => {
  const types = new Set<number>()
  for (const person of readers) {
    const [name, asked] =
      person.role === 'teacher'
        ? (['listTaughtAssignments', listTaughtAssignments] as const)
        : (['listSetAssignments', listSetAssignments] as const)
    const server = await value(school, asked, input as never, { as: person })
    for (const { assignment_type } of server.list) types.add(assignment_type)
    expect(await devices.get(person)!.answer(name, input)).toEqual({ ok: true, value: server })
  }
  expect([...types].sort()).toEqual('is_calendar_view' in input ? [2, 3] : [2])
})

test('an event that a device does not know is left to the server', async () => {
  expect(await devices.get(people.learner)!.answer('readEvent', { event_id: randomUUID() })).toEqual({
    ok: false,
    failure: 'offline',
  })
})

test('what a teacher arranges, moves and cancels without a network stands in their calendar at once, and on the server after a sync', async () => {
  const tab = devices.get(people.teacher)!
  const event_id = randomUUID()
  const perform = (name: string, input: object) => tab.perform(name, input, [])
  await perform('createEvent', {
    event_id,
    class_ids: [classA],
    title: ' Fractions, again ',
    start_date: '2026-03-24T04:30:00Z',
    end_date: '2026-03-24T05:15:00Z',
    time_zone: 'Asia/Kabul',
    repeat: { weekdays: [2], until: '2026-04-14' },
  })
  const moved = { start_date: '2026-04-01T06:30:00.000Z', end_date: '2026-04-01T07:15:00.000Z' }
  await perform('updateEvent', {
    event_id,
    occurrence: 1,
    scope: 'following',
    ...moved,
    link: 'meet.example/b',
    place: ' 7 ',
  })
  await perform('deleteEvent', { event_id, occurrence: 2, scope: 'one' })
  expect(await tab.answer('readEvent', { event_id, occurrence: 3 })).toMatchObject({
    value: { title: 'Fractions, again', place: '7', link: 'https://meet.example/b', may_change: true },
  })
  const here = await tab.answer('listEvents', spring)
  await tab.sync()
  expect(await call(school, listEvents, spring, { as })).toEqual(here)
  for (const occurrence of [0, 1, 2, 3]) {
    const server = await call(school, readEvent, { event_id, occurrence }, { as })
    expect(await tab.answer('readEvent', { event_id, occurrence })).toEqual(server)
    expect(server).toMatchObject({ value: { is_cancelled: occurrence === 2 } })
  }
})
