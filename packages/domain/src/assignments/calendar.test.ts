import { describe, expect, it, test } from 'vitest'
import { compareNewestDue, eventAsSet, eventAsTaught, type EventInCalendar } from './calendar.ts'

const name = { alias: null, subject: 'maths', grade: '7', section: 'A' }
const event: EventInCalendar = {
  event_id: 'e',
  occurrence: 2,
  start_date: '2026-03-23T04:30:00.000Z',
  end_date: '2026-03-23T05:15:00.000Z',
  is_cancelled: true,
  title: 'Fractions online',
  link: 'https://meet.example/a',
  classes: [
    { class_id: 7, name },
    { class_id: 8, name: { ...name, section: 'B' } },
  ],
}

describe('an event in a calendar of work', () => {
  const same = {
    assignment_id: 'e',
    assignment_type: 3,
    start_date: event.start_date,
    due_date: event.end_date,
    event: { occurrence: 2, is_cancelled: true, link: 'https://meet.example/a' },
  }
  it('has nothing to be handed in, for its teacher', () => {
    expect(eventAsTaught(event)).toMatchObject({ ...same, class_ids: [7, 8], total_students: 0, to_mark: 0 })
  })
  it.each([
    ['the first of theirs', undefined, 7],
    ['the one asked for', 8, 8],
  ])('is of one class for a learner: %s', (_, asked, class_id) => {
    expect(eventAsSet(event, asked)).toMatchObject({ ...same, class_id, assignment_status: 0, score: null })
  })
  it('is not there for a learner of none of its classes', () => {
    expect(eventAsSet({ ...event, classes: [] })).toBeUndefined()
  })
})

test('a teacher’s list goes by due date, newest first, of one moment by id', () => {
  const rows = [
    ['b', '2026-03-01'],
    ['c', '2026-03-02'],
    ['a', '2026-03-01'],
  ].map(([assignment_id = '', due_date = '']) => ({ assignment_id, due_date }))
  expect(rows.sort(compareNewestDue).map(({ assignment_id }) => assignment_id)).toEqual(['c', 'a', 'b'])
})
