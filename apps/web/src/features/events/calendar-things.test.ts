import { describe, expect, it, test } from 'vitest'
import {
  agendaOf,
  periodAround,
  periodOfDays,
  thingOfListed,
  thingOfSet,
  thingOfTaught,
  type CalendarThing,
} from './calendar-things.ts'

const name = { alias: null, subject: 'maths', grade: '7', section: 'A' }
const event = { occurrence: 2, is_cancelled: true, link: 'https://meet.example/a' }
const dates = { start_date: '2026-11-23T04:30:00.000Z', end_date: '2026-11-23T05:15:00.000Z' }
const set = {
  assignment_id: 'w',
  class_id: 5,
  class_name: name,
  title: 'Fractions',
  assignment_type: 2 as const,
  start_date: '2026-11-20T00:00:00.000Z',
  due_date: dates.end_date,
  total_score: 10,
  closes_on: null,
  is_excused: false,
  assignment_status: 0 as const,
  is_late: false,
  score: null,
}
const taught = {
  ...set,
  class_ids: [5],
  class_names: [name],
  total_students: 2,
  submitted: 0,
  scored: 0,
  to_mark: 0,
  returned: 0,
  deleted_on: null,
}

describe('a thing in a calendar', () => {
  it.each([
    ['a learner', thingOfSet(set), '/learner/assignments/detail?assignment_id=w'],
    ['a teacher', thingOfTaught(taught), '/teacher/assignments/detail?assignment_id=w'],
  ])('is work at its due date and leads to its screen, for %s', (_, thing, to) => {
    const { due_date } = set
    expect(thing).toMatchObject({ kind: 'work', start_date: due_date, end_date: due_date, class_names: [name], to })
  })
  const listed = { event_id: 'e', ...dates, ...event, title: 'Online', event_kind: 'online_class' as const, place: '' }
  const ofType3 = { assignment_id: 'e', title: 'Online', start_date: dates.start_date, event }
  it.each([
    ['of a row of type 3 of a learner', thingOfSet({ ...set, ...ofType3 }), 'learner'],
    ['of a row of type 3 of a teacher', thingOfTaught({ ...taught, ...ofType3 }), 'teacher'],
    ['of a row of events', thingOfListed('learner', { ...listed, classes: [{ class_id: 5, name }] }), 'learner'],
  ])('is an event at its time: %s', (_, thing, role) => {
    expect(thing).toEqual({
      key: 'e 2',
      kind: 'event',
      title: 'Online',
      ...dates,
      is_cancelled: true,
      class_names: [name],
      to: `/${role}/event/details?event_id=e&occurrence=2`,
      link: 'https://meet.example/a',
    })
  })
})

describe('a period', () => {
  it('is whole days by the clocks of the school', () => {
    expect(periodOfDays('2026-11-27', '2026-11-28', 'Asia/Kabul')).toEqual({
      start_date: '2026-11-26T19:30:00.000Z',
      end_date: '2026-11-28T19:30:00.000Z',
    })
    expect(periodOfDays('2026-11-27', '2026-11-27', 'Asia/Karachi').start_date).toBe('2026-11-26T19:00:00.000Z')
  })
  it.each([
    ['gregorian', 6, '2026-10-31', '2026-12-05'],
    ['gregorian', 0, '2026-11-01', '2026-12-06'],
    // Qaws 1405 is from 22 November to 21 December.
    ['solar', 6, '2026-11-21', '2026-12-26'],
  ] as const)(
    'around a day is the weeks of its %s month, which begin on weekday %i',
    (calendar, firstWeekday, from, to) => {
      const asked = { calendar, firstWeekday, time_zone: 'UTC' }
      expect(periodAround('2026-11-27', asked)).toEqual({
        start_date: `${from}T00:00:00.000Z`,
        end_date: `${to}T00:00:00.000Z`,
      })
    },
  )
})

test.each([
  // Wednesday, in a week that begins on Saturday.
  ['2026-11-25', { today: 'late on', tomorrow: 'tomorrow', week: 'friday', later: 'saturday' }],
  // On its last day tomorrow is no longer this week.
  ['2026-11-26', { today: 'tomorrow', tomorrow: 'friday', later: 'saturday' }],
])('an agenda of %s goes by today, tomorrow, this week and later', (today, expected) => {
  const at = (title: string, start_date: string, end_date = start_date): CalendarThing => ({
    ...thingOfSet(set),
    title,
    start_date,
    end_date,
  })
  const things = [
    at('saturday', '2026-11-28T04:30:00.000Z'),
    // Ended as the day of 25 November began in Kabul.
    at('over', '2026-11-24T18:30:00.000Z', '2026-11-24T19:30:00.000Z'),
    at('friday', '2026-11-27T04:30:00.000Z'),
    // Begun yesterday, goes on after midnight.
    at('late on', '2026-11-24T19:00:00.000Z', '2026-11-24T20:00:00.000Z'),
    at('tomorrow', '2026-11-25T19:30:00.000Z'),
  ]
  const parts = agendaOf(things, { today, firstWeekday: 6, time_zone: 'Asia/Kabul' })
  expect(Object.fromEntries(parts.map((one) => [one.part, one.things.map(({ title }) => title).join()]))).toEqual(
    expected,
  )
})
