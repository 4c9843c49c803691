import type { EventTime } from '@maktab/contracts/events/events'
import { describe, expect, it, test } from 'vitest'
import {
  decideCancelling,
  decideEvent,
  decideEventChange,
  decideEventLink,
  findClashes,
  mayChangeEvent,
  mergeByMoment,
  nextTime,
  occurrencesOf,
  readableTimes,
  remindersOf,
  standingOf,
  type StandingEvent,
} from './events.ts'

const kabul = 'Asia/Kabul'
/** Ten past five in the afternoon of Monday 16 March 2026 in Kabul. */
const now = new Date('2026-03-16T12:40:00Z')
const slot = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
const starts = (times: readonly EventTime[]) => times.map(({ start_date }) => start_date.replace(':00.000Z', 'Z'))

describe('an event', () => {
  const input = {
    class_ids: [1],
    start_date: '2026-03-17T04:30:00Z',
    end_date: '2026-03-17T05:30:00Z',
    time_zone: kabul,
    link: '',
  }
  const facts = { known_class_ids: [1, 2], taught_class_ids: [1] }
  it.each([
    ['tomorrow', {}, true],
    ['of a class that is not there', { class_ids: [1, 3] }, 'not_found'],
    ['of a class that another teaches', { class_ids: [1, 2] }, 'not_allowed'],
    ['without a slot', { start_date: undefined, end_date: undefined }, 'time_slot_missing'],
    ['without an end', { end_date: undefined }, 'time_slot_missing'],
    ['without a zone', { time_zone: '' }, 'time_zone_invalid'],
    ['in a zone that nobody has', { time_zone: 'Asia/Bamyan' }, 'time_zone_invalid'],
    ['that ends when it begins', { end_date: '2026-03-17T04:30:00Z' }, 'event_end_before_start'],
    ['that ends before', { end_date: '2026-03-17T04:00:00Z' }, 'event_end_before_start'],
    ['of twelve hours', { end_date: '2026-03-17T16:30:00Z' }, true],
    ['of more', { end_date: '2026-03-17T16:31:00Z' }, 'event_too_long'],
    // 19:30 UTC is midnight in Kabul.
    ['earlier today', { start_date: '2026-03-15T19:30:00Z', end_date: '2026-03-15T20:00:00Z' }, true],
    [
      'in the last minute of yesterday',
      { start_date: '2026-03-15T19:29:00Z', end_date: '2026-03-15T20:00:00Z' },
      'event_before_today',
    ],
    ['over midnight', { start_date: '2026-03-16T19:20:00Z', end_date: '2026-03-16T20:00:00Z' }, true],
    ['that ends at midnight', { start_date: '2026-03-16T18:30:00Z', end_date: '2026-03-16T19:30:00Z' }, true],
    ['with a link without https', { link: 'http://meet.example/abc' }, 'link_refused'],
    ['that never repeats', { repeat: { weekdays: [0], until: '2026-03-17' } }, 'repeat_invalid'],
    ['that would end before it begins', { repeat: { weekdays: [2], until: '2026-03-10' } }, 'repeat_invalid'],
  ])('%s', (_, change, expected) => {
    const decision = decideEvent({ facts, input: { ...input, ...change }, given: now })
    expect(decision.ok || decision.refusal).toBe(expected)
  })
  test('that waited for a network is as good as when it was given', () => {
    const given = new Date('2026-03-17T04:00:00Z')
    expect(decideEvent({ facts, input, given }).ok).toBe(true)
    expect(decideEvent({ facts, input, given: new Date('2026-03-19T04:00:00Z') }).ok).toBe(false)
  })
})

describe('a link', () => {
  it.each([
    ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
    ['https://zoom.us/j/123?pwd=x#y', 'https://zoom.us/j/123?pwd=x#y'],
    ['  https://jitsi.school.af:8443/math ', 'https://jitsi.school.af:8443/math'],
    ['https://t.me/+abc', 'https://t.me/+abc'],
    ['', ''],
    ['   ', ''],
    ['http://zoom.us/j/1', 'link_refused'],
    ['zoommtg://zoom.us/join?confno=1', 'link_refused'],
    ['javascript:alert(1)', 'link_refused'],
    ['data:text/html,x', 'link_refused'],
    ['https://teacher:secret@meet.example/x', 'link_refused'],
    ['https://meet.example@evil.example', 'link_refused'],
    ['https://meet.example/a b', 'link_refused'],
    ['https://localhost/x', 'link_refused'],
    ['not a link', 'link_refused'],
  ])('%s', (written, expected) => {
    const link = decideEventLink(written)
    expect(link.ok ? link.value : link.refusal).toBe(expected)
  })
})

describe('a repeated event', () => {
  const times = (first: ReturnType<typeof slot>, weekdays: number[], until: string, zone: string) => {
    const all = occurrencesOf(first, { weekdays, until }, zone)
    return all.ok ? starts(all.value) : all.refusal
  }
  it.each([
    [
      'each Sunday and Tuesday of a week that rests on Friday',
      slot('2026-03-15T04:30:00Z', '2026-03-15T05:15:00Z'),
      [0, 2],
      '2026-03-24',
      kabul,
      ['2026-03-15T04:30Z', '2026-03-17T04:30Z', '2026-03-22T04:30Z', '2026-03-24T04:30Z'],
    ],
    [
      'begun on a day that is none of the week’s',
      slot('2026-03-16T04:30:00Z', '2026-03-16T05:15:00Z'),
      [6],
      '2026-03-28',
      kabul,
      ['2026-03-16T04:30Z', '2026-03-21T04:30Z', '2026-03-28T04:30Z'],
    ],
    [
      'at ten in Berlin, where clocks go forward on 29 March',
      slot('2026-03-27T09:00:00Z', '2026-03-27T10:00:00Z'),
      [5],
      '2026-04-03',
      'Europe/Berlin',
      ['2026-03-27T09:00Z', '2026-04-03T08:00Z'],
    ],
    [
      'at ten in New York, where clocks go back on 1 November',
      slot('2026-10-31T14:00:00Z', '2026-10-31T15:00:00Z'),
      [0],
      '2026-11-01',
      'America/New_York',
      ['2026-10-31T14:00Z', '2026-11-01T15:00Z'],
    ],
    [
      'at half past two of a night that has none: an hour later',
      slot('2026-03-28T01:30:00Z', '2026-03-28T02:30:00Z'),
      [0],
      '2026-03-29',
      'Europe/Berlin',
      ['2026-03-28T01:30Z', '2026-03-29T01:30Z'],
    ],
    [
      'at half past two of a night that has two: the first',
      slot('2026-10-24T00:30:00Z', '2026-10-24T01:30:00Z'),
      [0],
      '2026-10-25',
      'Europe/Berlin',
      ['2026-10-24T00:30Z', '2026-10-25T00:30Z'],
    ],
    [
      'shortly before midnight in Karachi, another day in UTC',
      slot('2026-03-20T18:50:00Z', '2026-03-20T19:30:00Z'),
      [5],
      '2026-03-27',
      'Asia/Karachi',
      ['2026-03-20T18:50Z', '2026-03-27T18:50Z'],
    ],
  ])('%s', (_, first, weekdays, until, zone, expected) => {
    expect(times(first, weekdays, until, zone)).toEqual(expected)
  })
  test('happens at most 120 times, however far its end lies', () => {
    const first = slot('2026-03-15T04:30:00Z', '2026-03-15T05:15:00Z')
    const all = [0, 1, 2, 3, 4, 5, 6]
    expect(times(first, all, '2026-07-12', kabul)).toHaveLength(120)
    expect(times(first, all, '2026-07-13', kabul)).toBe('repeat_invalid')
    expect(times(first, [1], '9999-12-31', kabul)).toBe('repeat_invalid')
  })
  test('lasts as long each time, over a change of clocks too', () => {
    const all = occurrencesOf(
      slot('2026-03-28T00:30:00Z', '2026-03-28T02:30:00Z'),
      { weekdays: [0], until: '2026-03-29' },
      'Europe/Berlin',
    )
    expect(all.ok && all.value.map((one) => Date.parse(one.end_date) - Date.parse(one.start_date))).toEqual([
      7_200_000, 7_200_000,
    ])
  })
})

/** Each Monday at nine in Kabul: yesterday’s week, this one, the next two. */
const weekly = (): EventTime[] => {
  const all = occurrencesOf(
    slot('2026-03-16T04:30:00Z', '2026-03-16T05:30:00Z'),
    { weekdays: [1], until: '2026-04-06' },
    kabul,
  )
  if (!all.ok) throw new Error(all.refusal)
  return [...all.value]
}
const standing = (times = weekly(), owners: Partial<StandingEvent> = {}): StandingEvent => ({
  is_own: true,
  class_ids: [1],
  taught_class_ids: [1],
  time_zone: kabul,
  times,
  ...owners,
})

it.each([
  ['who arranged it, though they left the class', true, [], true],
  ['a teacher of all its classes', false, [2, 1, 3], true],
  ['a teacher of some', false, [1], false],
])('%s may change it: %s', (_, is_own, taught_class_ids, expected) => {
  expect(mayChangeEvent({ is_own, class_ids: [1, 2], taught_class_ids })).toBe(expected)
})

describe('a change', () => {
  const change = (wanted: object, event = standing()) => {
    const decision = decideEventChange({ event, change: { occurrence: 1, scope: 'one', ...wanted }, given: now })
    return decision.ok ? starts(decision.value.times) : decision.refusal
  }
  const wednesdayAtTwo = { start_date: '2026-03-25T09:30:00Z', end_date: '2026-03-25T10:30:00Z' }
  const [first, second, third, fourth] = starts(weekly())
  it.each([
    ['of words alone leaves the times', {}, [first, second, third, fourth]],
    ['moves one', wednesdayAtTwo, [first, '2026-03-25T09:30Z', third, fourth]],
    [
      'moves the following by as many days, to the same hour',
      { ...wednesdayAtTwo, scope: 'following' },
      [first, '2026-03-25T09:30Z', '2026-04-01T09:30Z', '2026-04-08T09:30Z'],
    ],
    [
      'moves all that have not begun',
      {
        ...wednesdayAtTwo,
        occurrence: 2,
        scope: 'all',
        start_date: '2026-04-01T09:30:00Z',
        end_date: '2026-04-01T10:30:00Z',
      },
      [first, '2026-03-25T09:30Z', '2026-04-01T09:30Z', '2026-04-08T09:30Z'],
    ],
    ['of an occurrence that is not there', { ...wednesdayAtTwo, occurrence: 9 }, 'not_found'],
    ['with half a slot', { start_date: wednesdayAtTwo.start_date }, 'time_slot_missing'],
    ['to before today', { start_date: '2026-03-14T09:30:00Z', end_date: '2026-03-14T10:30:00Z' }, 'event_before_today'],
    ['to an end before its start', { ...wednesdayAtTwo, end_date: '2026-03-25T09:00:00Z' }, 'event_end_before_start'],
    ['of the start of what has begun', { ...wednesdayAtTwo, occurrence: 0 }, 'event_begun'],
    ['to a link of another kind', { link: 'javascript:alert(1)' }, 'link_refused'],
  ])('%s', (_, wanted, expected) => {
    expect(change(wanted)).toEqual(expected)
  })
  test('of the end alone is allowed after it began', () => {
    const decision = decideEventChange({
      event: standing(),
      change: { occurrence: 0, scope: 'one', start_date: '2026-03-16T04:30:00Z', end_date: '2026-03-16T06:00:00Z' },
      given: now,
    })
    expect(decision.ok && decision.value.times[0]?.end_date).toBe('2026-03-16T06:00:00.000Z')
  })
  test('done twice is the same as once', () => {
    const wanted = { ...wednesdayAtTwo, scope: 'following' as const, occurrence: 1 }
    const once = decideEventChange({ event: standing(), change: wanted, given: now })
    if (!once.ok) throw new Error(once.refusal)
    expect(decideEventChange({ event: standing([...once.value.times]), change: wanted, given: now })).toEqual(once)
  })
  test('leaves what was cancelled where it was', () => {
    const times = weekly().map((time) => (time.occurrence === 2 ? { ...time, is_cancelled: true } : time))
    expect(change({ ...wednesdayAtTwo, scope: 'following' }, standing(times))).toEqual([
      first,
      '2026-03-25T09:30Z',
      third,
      '2026-04-08T09:30Z',
    ])
  })
  test('by a teacher of some of the classes is refused', () => {
    expect(change({}, standing(weekly(), { is_own: false, class_ids: [1, 2] }))).toBe('not_allowed')
  })
})

describe('cancelling', () => {
  const cancel = (scope: 'one' | 'following' | 'all', occurrence = 1, event = standing()) => {
    const decision = decideCancelling({ event, occurrence, scope, given: now })
    return decision.ok
      ? {
          n: decision.value.cancelled,
          gone: decision.value.times.filter((one) => one.is_cancelled).map((one) => one.occurrence),
        }
      : decision.refusal
  }
  it.each([
    ['one', 'one', 1, { n: 1, gone: [1] }],
    ['one and the following', 'following', 2, { n: 2, gone: [2, 3] }],
    ['all: what is over was held', 'all', 0, { n: 3, gone: [1, 2, 3] }],
    ['what is over', 'one', 0, { n: 0, gone: [] }],
    ['what is not there', 'one', 9, 'not_found'],
  ] as const)('%s', (_, scope, occurrence, expected) => {
    expect(cancel(scope, occurrence)).toEqual(expected)
  })
  test('by somebody else is refused', () => {
    expect(cancel('all', 0, standing(weekly(), { is_own: false, taught_class_ids: [] }))).toBe('not_allowed')
  })
})

test('what was cancelled is read until it would have ended, and passed over where another is next', () => {
  const times = weekly().map((time) => ({ ...time, is_cancelled: time.occurrence < 2 }))
  expect(readableTimes(times, now).map(({ occurrence }) => occurrence)).toEqual([1, 2, 3])
  expect(nextTime(times, now)?.occurrence).toBe(2)
  const allCancelled = times.map((time) => ({ ...time, is_cancelled: true }))
  expect(nextTime(allCancelled, now)?.occurrence).toBe(1)
  expect(nextTime(weekly(), new Date('2027-01-01T00:00:00Z'))?.occurrence).toBe(3)
  expect(nextTime([], now)).toBeUndefined()
})

describe('how an event stands', () => {
  const time = { start_date: '2026-03-16T13:00:00.000Z', end_date: '2026-03-16T14:00:00.000Z', is_cancelled: false }
  it.each([
    ['2026-03-16T12:44:59Z', 'later'],
    ['2026-03-16T12:45:00Z', 'soon'],
    ['2026-03-16T12:59:59Z', 'soon'],
    ['2026-03-16T13:00:00Z', 'now'],
    ['2026-03-16T13:59:59Z', 'now'],
    ['2026-03-16T14:00:00Z', 'over'],
  ])('at %s: %s', (at, expected) => {
    expect(standingOf(time, new Date(at))).toBe(expected)
    expect(standingOf({ ...time, is_cancelled: true }, new Date(at))).toBe('cancelled')
  })
})

test('what ends when another begins does not clash, and what is cancelled clashes with nothing', () => {
  const at = (from: string, to: string, is_cancelled = false) => ({
    start_date: `2026-03-16T${from}:00Z`,
    end_date: `2026-03-16T${to}:00Z`,
    is_cancelled,
  })
  const others = [at('07:00', '08:00'), at('08:59', '09:30'), at('09:00', '10:00'), at('08:00', '09:00', true)]
  expect(findClashes([at('08:00', '09:00')], others)).toEqual([others[1]])
  expect(findClashes([at('08:00', '09:00', true)], others)).toEqual([])
})

test('a class is reminded of what is held, as far as the moment is still to come, and once of each', () => {
  const times = weekly().map((time) => ({ ...time, is_cancelled: time.occurrence === 2 }))
  const at = new Date('2026-03-23T04:00:00Z')
  expect(remindersOf(times, [60, 10, 10], at)).toEqual([
    { occurrence: 1, remind_on: '2026-03-23T04:20:00.000Z' },
    { occurrence: 3, remind_on: '2026-04-06T03:30:00.000Z' },
    { occurrence: 3, remind_on: '2026-04-06T04:20:00.000Z' },
  ])
})

describe('a change that arrives', () => {
  const words = {
    event_kind: 'lesson',
    title: 'Fractions',
    description: '',
    link: '',
    passcode: '',
    place: 'Room 1',
    reminders: [10],
  } as const
  const time = (occurrence: number, day: number, is_cancelled = false): EventTime => ({
    occurrence,
    start_date: `2026-03-${day}T04:30:00.000Z`,
    end_date: `2026-03-${day}T05:30:00.000Z`,
    is_cancelled,
  })
  const event = { ...words, times: [time(0, 17), time(1, 24)] }
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 16, hour))
  const later = mergeByMoment({
    event,
    change: { title: 'Decimals' },
    times: [time(0, 17), time(1, 25)],
    moments: {},
    given: at(9),
  })

  test('is kept with its moment, field by field and time by time', () => {
    expect(later).toEqual({
      words: { ...words, title: 'Decimals' },
      times: [time(0, 17), time(1, 25)],
      moments: { title: at(9).toISOString(), 'time 1': at(9).toISOString() },
    })
  })
  test('after a later one changes no more than that one left', () => {
    const merged = mergeByMoment({
      event: { ...later.words, times: later.times },
      change: { title: 'Powers', place: 'Room 2' },
      times: [time(0, 18), time(1, 26)],
      moments: later.moments,
      given: at(8),
    })
    expect(merged.words).toEqual({ ...words, title: 'Decimals', place: 'Room 2' })
    expect(merged.times).toEqual([time(0, 18), time(1, 25)])
    expect(merged.moments).toEqual({
      ...later.moments,
      place: at(8).toISOString(),
      'time 0': at(8).toISOString(),
    })
  })
  test('of the same moment counts as the later one, and one that leaves a field out touches it not', () => {
    const merged = mergeByMoment({
      event: { ...later.words, times: later.times },
      change: { title: 'Powers', place: undefined },
      times: later.times,
      moments: later.moments,
      given: at(9),
    })
    expect(merged.words).toEqual({ ...words, title: 'Powers' })
    expect(merged.moments).toEqual(later.moments)
  })
})
