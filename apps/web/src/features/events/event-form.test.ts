import { describe, expect, it, test } from 'vitest'
import {
  changeOf,
  emptyFields,
  eventOf,
  fieldsOf,
  problemsOf,
  timesOf,
  type EventFields,
  type ReadableEvent,
} from './event-form.ts'

const now = new Date('2026-03-16T12:40:00Z')
const fields = (change: Partial<EventFields> = {}): EventFields => ({
  ...emptyFields({ now, time_zone: 'Asia/Kabul', class_ids: [1], day: undefined }),
  title: 'Fractions',
  from: '18:00',
  to: '18:45',
  ...change,
})

describe('a form', () => {
  it.each([
    ['filled in', {}, {}],
    ['without a title', { title: ' ' }, { title: 'frame.required_field' }],
    ['without a class', { class_ids: [] }, { class_ids: 'events.needs_class' }],
    ['without an end', { to: '' }, { from: 'refusals.time_slot_missing' }],
    ['without a zone', { time_zone: '' }, { time_zone: 'refusals.time_zone_invalid' }],
    ['that ends when it begins', { to: '18:00' }, { to: 'refusals.event_end_before_start' }],
    ['over midnight', { from: '23:50', to: '00:30' }, {}],
    ['whose end is mistyped', { from: '10:00', to: '09:00' }, { to: 'refusals.event_too_long' }],
    ['of yesterday', { day: '2026-03-15' }, { day: 'refusals.event_before_today' }],
    ['with a link of another kind', { link: 'zoommtg://x' }, { link: 'refusals.link_refused' }],
    ['repeated on no day', { isRepeated: true, until: '2026-04-01' }, { weekdays: 'frame.required_field' }],
    ['repeated without an end', { isRepeated: true, weekdays: ['1'] }, { until: 'frame.required_field' }],
    [
      'repeated to before its beginning',
      { isRepeated: true, weekdays: ['1'], until: '2026-03-01' },
      { until: 'refusals.repeat_invalid' },
    ],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(fields(change), now)).toEqual(expected)
  })
})

test('a filled form is the input of the call, in moments', () => {
  const repeated = fields({ isRepeated: true, weekdays: ['1', '3'], until: '2026-03-30', reminders: '60,10' })
  expect(eventOf(repeated, 'e')).toMatchObject({
    start_date: '2026-03-16T13:30:00.000Z',
    end_date: '2026-03-16T14:15:00.000Z',
    repeat: { weekdays: [1, 3], until: '2026-03-30' },
    reminders: [60, 10],
  })
  expect(timesOf(repeated)).toHaveLength(5)
  expect(eventOf(fields({ from: '23:50', to: '00:30' }), 'e').end_date).toBe('2026-03-16T20:00:00.000Z')
})

test('of a change nothing is sent but what is other than before', () => {
  const event: ReadableEvent = {
    event_id: 'e',
    occurrence: 1,
    start_date: '2026-03-23T04:30:00.000Z',
    end_date: '2026-03-23T05:15:00.000Z',
    is_cancelled: false,
    event_kind: 'lesson',
    title: 'Fractions',
    description: '',
    classes: [],
    time_zone: 'Asia/Karachi',
    link: 'https://meet.example/a',
    passcode: '',
    place: '',
    reminders: [10],
    times: [
      {
        occurrence: 1,
        start_date: '2026-03-23T04:30:00.000Z',
        end_date: '2026-03-23T05:15:00.000Z',
        is_cancelled: false,
      },
    ],
    created_by_name: 'Teacher',
    may_change: true,
  }
  const before = fieldsOf(event)
  expect(before).toMatchObject({ day: '2026-03-23', from: '09:30', to: '10:15', reminders: '10' })
  const place = { event_id: 'e', occurrence: 1, scope: 'one' }
  expect(changeOf(before, event)).toEqual(place)
  expect(changeOf({ ...before, title: 'Halves ', reminders: '' }, event)).toEqual({
    ...place,
    title: 'Halves',
    reminders: [],
  })
  expect(changeOf({ ...before, to: '10:30' }, event)).toEqual({
    ...place,
    start_date: '2026-03-23T04:30:00.000Z',
    end_date: '2026-03-23T05:30:00.000Z',
  })
  expect(problemsOf({ ...before, day: '2026-03-01' }, now, event)).toEqual({ day: 'refusals.event_before_today' })
  expect(problemsOf({ ...before, day: '2026-03-29' }, new Date('2026-03-23T04:30:00.000Z'), event)).toEqual({
    day: 'refusals.event_begun',
  })
})
