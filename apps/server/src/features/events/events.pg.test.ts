import { createEvent, deleteEvent, listEvents, readEvent, updateEvent } from '@maktab/contracts/events/events'
import { pullCampusStructure, pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { listNotifications, readNotifications } from '@maktab/contracts/people/notifications'
import { randomUUID } from 'node:crypto'
import type { Input } from '@maktab/contracts/call'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, classThere, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { openEventReminder } from './event-reminders.ts'

let school: School
const { teacher, otherTeacher, learner, classmate, outsider, learnerThere, teacherThere } = people
const monday = new Date('2026-03-16T02:00:00.000Z')

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(() => {
  school.clock.now = monday
})

const weekly = { weekdays: [1], until: '2026-04-06' }
async function arrange(change: Partial<Input<typeof createEvent>> = {}, as: Person = teacher): Promise<string> {
  const { event_id } = await value(
    school,
    createEvent,
    {
      event_id: randomUUID(),
      class_ids: [classA],
      title: 'Fractions online',
      start_date: '2026-03-16T04:30:00.000Z',
      end_date: '2026-03-16T05:15:00.000Z',
      time_zone: 'Asia/Kabul',
      link: 'meet.example/abc',
      passcode: '1234',
      ...change,
    },
    { as },
  )
  return event_id
}
const details = (event_id: string, as: Person, occurrence?: number) =>
  value(school, readEvent, { event_id, ...(occurrence !== undefined && { occurrence }) }, { as })
const month = { start_date: '2026-03-01T00:00:00.000Z', end_date: '2026-04-30T00:00:00.000Z' }
const listed = async (as: Person, asked: Partial<Input<typeof listEvents>> = {}) =>
  (await value(school, listEvents, { ...month, ...asked }, { as })).list
const ofEvent = async (event_id: string, as: Person) =>
  (await listed(as))
    .filter((one) => one.event_id === event_id)
    .map(({ occurrence, is_cancelled }) => [occurrence, is_cancelled])
const told = async (as: Person, event_id: string) =>
  (await value(school, listNotifications, { page: 1 }, { as })).list
    .filter((one) => one.event_id === event_id)
    .map(({ notification_type }) => notification_type)

describe('an event', () => {
  test('is read by members of its classes and nobody else, each with their own classes', async () => {
    const event_id = await arrange({ class_ids: [classA, classB] })
    expect(await details(event_id, learner)).toMatchObject({
      event_id,
      occurrence: 0,
      title: 'Fractions online',
      link: 'https://meet.example/abc',
      passcode: '1234',
      start_date: '2026-03-16T04:30:00.000Z',
      is_cancelled: false,
      may_change: false,
    })
    expect((await details(event_id, outsider)).classes.map(({ class_id }) => class_id)).toEqual([classB])
    expect(await details(event_id, teacher)).toMatchObject({ may_change: true })
    expect(await details(event_id, otherTeacher)).toMatchObject({ may_change: false })
    for (const as of [learnerThere, teacherThere])
      expect(await call(school, readEvent, { event_id }, { as })).toEqual({ ok: false, refusal: 'not_found' })
    const ofA = await arrange()
    expect(await call(school, readEvent, { event_id: ofA }, { as: outsider })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })

  test('is arranged once, however often its command arrives, and by who teaches the class', async () => {
    const event_id = await arrange({ repeat: weekly })
    await arrange({ event_id, title: 'Again', repeat: weekly })
    expect(await details(event_id, learner)).toMatchObject({ title: 'Fractions online' })
    const wrong = (change: Partial<Input<typeof createEvent>>, as: Person = teacher) =>
      call(
        school,
        createEvent,
        {
          event_id: randomUUID(),
          class_ids: [classA],
          title: 'Fractions',
          start_date: '2026-03-16T04:30:00.000Z',
          end_date: '2026-03-16T05:15:00.000Z',
          time_zone: 'Asia/Kabul',
          ...change,
        },
        { as },
      )
    expect(await wrong({}, otherTeacher)).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await wrong({ event_id }, teacherThere)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await wrong({ class_ids: [classThere] })).toEqual({ ok: false, refusal: 'not_found' })
    expect(await wrong({ time_zone: undefined })).toEqual({ ok: false, refusal: 'time_zone_invalid' })
    expect(await wrong({ start_date: undefined })).toEqual({ ok: false, refusal: 'time_slot_missing' })
  })

  test('of two classes stands once in the calendar of a learner of both, and only in the days asked for', async () => {
    const { institution_id, user_id } = learner
    const ofBoth = { institution_id, user_id, class_id: classB, role: 'learner' } as const
    await school.database.owner.insertInto('users_classes').values(ofBoth).execute()
    const event_id = await arrange({ class_ids: [classA, classB], repeat: weekly })
    expect((await details(event_id, learner)).classes).toHaveLength(2)
    expect(await ofEvent(event_id, learner)).toEqual([0, 1, 2, 3].map((occurrence) => [occurrence, false]))
    const ids = (list: Awaited<ReturnType<typeof listed>>) =>
      list.filter((one) => one.event_id === event_id).map(({ occurrence }) => occurrence)
    const day = { start_date: '2026-03-23T05:15:00.000Z', end_date: '2026-03-30T04:30:00.000Z' }
    expect(ids(await listed(learner, day))).toEqual([])
    expect(ids(await listed(learner, { ...day, end_date: '2026-03-30T04:30:00.001Z' }))).toEqual([2])
    expect(ids(await listed(teacher, { ...day, start_date: '2026-03-23T05:14:59.999Z' }))).toEqual([1])
    expect(ids(await listed(learner, { class_id: classB }))).toEqual([0, 1, 2, 3])
    expect(ids(await listed(learnerThere))).toEqual([])
    const starts = (await listed(learner)).map(({ start_date }) => start_date)
    expect(starts).toEqual(starts.toSorted())
    await school.database.owner
      .deleteFrom('users_classes')
      .where('user_id', '=', user_id)
      .where('class_id', '=', classB)
      .execute()
  })

  test('is read as cancelled until it would have ended, and then no more', async () => {
    const event_id = await arrange({ repeat: weekly })
    const cancel = (occurrence: number, scope: 'one' | 'following' | 'all', as: Person = teacher) =>
      call(school, deleteEvent, { event_id, occurrence, scope }, { as })
    expect(await cancel(1, 'one', otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await cancel(1, 'one')).toEqual({ ok: true, value: { event_id, cancelled: 1 } })
    expect(await cancel(1, 'one')).toEqual({ ok: true, value: { event_id, cancelled: 0 } })
    expect(await details(event_id, learner, 1)).toMatchObject({ is_cancelled: true })
    school.clock.now = new Date('2026-03-23T05:15:00.000Z')
    expect(await call(school, readEvent, { event_id, occurrence: 1 }, { as: learner })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect(await ofEvent(event_id, learner)).toEqual([
      [0, false],
      [2, false],
      [3, false],
    ])
    expect(await details(event_id, learner)).toMatchObject({ occurrence: 2 })
    expect(await cancel(0, 'all')).toMatchObject({ value: { cancelled: 2 } })
    expect(await ofEvent(event_id, learner)).toEqual([
      [0, false],
      [2, true],
      [3, true],
    ])
  })

  test('keeps what a change leaves out; a colleague who teaches all its classes may change it', async () => {
    const event_id = await arrange({ class_ids: [classB], repeat: weekly, description: 'Bring a ruler.' })
    const change = (wanted: Omit<Input<typeof updateEvent>, 'event_id'>, as: Person = otherTeacher) =>
      call(school, updateEvent, { event_id, ...wanted }, { as })
    expect(await change({ link: 'https://meet.example/def' })).toEqual({ ok: true, value: { event_id } })
    expect(
      await change({
        occurrence: 2,
        scope: 'following',
        start_date: '2026-03-31T05:30:00.000Z',
        end_date: '2026-03-31T06:30:00.000Z',
      }),
    ).toEqual({ ok: true, value: { event_id } })
    const { times, ...found } = await details(event_id, outsider)
    expect(found).toMatchObject({ description: 'Bring a ruler.', passcode: '1234', link: 'https://meet.example/def' })
    expect(times.map(({ start_date }) => start_date.slice(0, 16))).toEqual([
      '2026-03-16T04:30',
      '2026-03-23T04:30',
      '2026-03-31T05:30',
      '2026-04-07T05:30',
    ])
    expect(await change({ link: 'zoommtg://x' })).toEqual({ ok: false, refusal: 'link_refused' })
    expect(await change({ title: 'Mine' }, teacherThere)).toEqual({ ok: false, refusal: 'not_found' })
    school.clock.now = new Date('2026-03-16T04:30:00.000Z')
    expect(await change({ start_date: '2026-03-16T06:30:00.000Z', end_date: '2026-03-16T07:30:00.000Z' })).toEqual({
      ok: false,
      refusal: 'event_begun',
    })
  })

  test('stands as was given last, in whatever order changes arrive', async () => {
    const event_id = await arrange()
    const change = (part: Partial<Input<typeof updateEvent>>, minutes: number) =>
      value(
        school,
        updateEvent,
        { event_id, ...part },
        {
          as: teacher,
          command_id: randomUUID(),
          given: new Date(monday.getTime() - 3_600_000 + minutes * 60_000),
          sent: monday,
        },
      )
    await change({ title: 'Given last' }, 2)
    await change({ title: 'Given before', place: 'Room 2' }, 1)
    expect(await details(event_id, learner)).toMatchObject({ title: 'Given last', place: 'Room 2' })
  })
  test('of an archived class is read by nobody but who arranged it', async () => {
    const event_id = await arrange({ class_ids: [classB] })
    const setActive = (is_active: boolean) =>
      school.database.owner.updateTable('classes').set({ is_active }).where('class_id', '=', classB).execute()
    await setActive(false)
    expect(await ofEvent(event_id, outsider)).toEqual([])
    expect(await ofEvent(event_id, teacher)).toEqual([[0, false]])
    await setActive(true)
  })
})

describe('being told of an event', () => {
  test('members hear of a new, a changed and a cancelled one, once until it is read; its author does not', async () => {
    const event_id = await arrange({ class_ids: [classB], repeat: weekly })
    expect(await told(outsider, event_id)).toEqual(['event_new'])
    expect(await told(otherTeacher, event_id)).toEqual(['event_new'])
    expect(await told(teacher, event_id)).toEqual([])
    expect(await told(learnerThere, event_id)).toEqual([])
    const change = (wanted: Omit<Input<typeof updateEvent>, 'event_id'>) =>
      value(school, updateEvent, { event_id, ...wanted }, { as: teacher })
    await change({ title: 'Fractions online' })
    await change({ title: 'Fractions, quietly', tell: false })
    expect(await told(outsider, event_id)).toEqual(['event_new'])
    await change({ title: 'Fractions, again' })
    await change({ title: 'Fractions, once more' })
    await value(school, deleteEvent, { event_id, occurrence: 1, scope: 'one' }, { as: teacher })
    expect((await told(outsider, event_id)).toSorted()).toEqual(['event_cancelled', 'event_changed', 'event_new'])
  })
  test('two events are two notifications', async () => {
    const [one, other] = [await arrange({ class_ids: [classB] }), await arrange({ class_ids: [classB] })]
    expect([await told(outsider, one), await told(outsider, other)]).toEqual([['event_new'], ['event_new']])
  })
  test('what is over is told to nobody', async () => {
    const event_id = await arrange({
      start_date: '2026-03-16T00:00:00.000Z',
      end_date: '2026-03-16T01:00:00.000Z',
    })
    expect(await told(learner, event_id)).toEqual([])
  })
})

describe('a reminder', () => {
  const remind = async () => {
    const job = openEventReminder({
      doors: school.database.doors,
      clock: () => school.clock.now,
      onFailure: (error) => {
        throw error
      },
    })
    const due = await job.runDue()
    await job.close()
    return due
  }
  const at = (moment: string) => {
    school.clock.now = new Date(`2026-03-${moment}:00.000Z`)
  }
  const clear = () => school.database.owner.deleteFrom('class_event_reminders').execute()

  test('comes at its minutes before, to the class and who arranged it; a later one takes the place of one unread', async () => {
    await clear()
    const event_id = await arrange({ repeat: weekly })
    at('16T03:29')
    expect(await remind()).toBe(0)
    at('16T03:30')
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    expect((await told(learner, event_id)).toSorted()).toEqual(['event_new', 'event_soon'])
    expect(await told(teacher, event_id)).toEqual(['event_soon'])
    at('16T04:20')
    expect(await remind()).toBe(1)
    const { list } = await value(school, listNotifications, { page: 1 }, { as: classmate })
    const soon = list.filter((one) => one.event_id === event_id && one.notification_type === 'event_soon')
    expect(soon.map(({ is_read }) => is_read)).toEqual([false, true])
    await value(
      school,
      readNotifications,
      { users_notification_ids: soon.map(({ users_notification_id }) => users_notification_id) },
      { as: classmate },
    )
  })
  test('of what was cancelled never comes, and of what was moved comes anew', async () => {
    await clear()
    const event_id = await arrange({ repeat: weekly, reminders: [60], tell: false })
    await value(school, deleteEvent, { event_id, occurrence: 1, scope: 'one' }, { as: teacher })
    await value(
      school,
      updateEvent,
      {
        event_id,
        occurrence: 0,
        scope: 'one',
        start_date: '2026-03-16T06:30:00.000Z',
        end_date: '2026-03-16T07:30:00.000Z',
        tell: false,
      },
      { as: teacher },
    )
    at('16T03:30')
    expect(await remind()).toBe(0)
    at('16T05:30')
    expect(await remind()).toBe(1)
    at('23T03:30')
    expect(await remind()).toBe(0)
  })
  test('that comes when the event is over says nothing', async () => {
    await clear()
    const event_id = await arrange({ tell: false })
    at('16T05:15')
    expect(await remind()).toBe(2)
    expect(await told(learner, event_id)).toEqual([])
  })
})

test('a device is given events with their times, of a learner’s own classes alone, and what changes of them', async () => {
  const pulled = async (as: Person, cursor = '') => {
    const structure = as.role === 'learner' ? pullLearnerStructure : pullCampusStructure
    return value(school, structure, { cursor, is_first_time: '0' }, { as })
  }
  const event_id = await arrange({ class_ids: [classA, classB], repeat: weekly })
  const { tables, cursor } = await pulled(outsider)
  const row = tables.class_events.find((one) => one.event_id === event_id)
  expect(row).toMatchObject({ class_ids: [classB], created_by_name: expect.any(String), reminders: [60, 10] })
  expect(row?.times).toHaveLength(4)
  const ofTeacher = (await pulled(teacher)).tables.class_events.find((one) => one.event_id === event_id)
  expect(ofTeacher?.class_ids).toEqual([classA, classB])
  expect((await pulled(learnerThere)).tables.class_events).toEqual([])
  const later = (await pulled(outsider, cursor)).cursor
  expect((await pulled(outsider, later)).tables.class_events).toEqual([])
  await value(school, deleteEvent, { event_id, occurrence: 1, scope: 'one' }, { as: teacher })
  const [changed] = (await pulled(outsider, later)).tables.class_events
  expect(changed?.times.map(({ is_cancelled }) => is_cancelled)).toEqual([false, true, false, false])
})
