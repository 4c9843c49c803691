import { expect, it } from 'vitest'
import { fieldsOfEventChange } from './refused-event.ts'

const [start_date, end_date] = ['2041-01-04T08:00:00.000Z', '2041-01-04T09:00:00.000Z']

it.each([
  ['what was typed', { title: 'Exam', reminders: [60, 10] }, { title: 'Exam', reminders: '60,10' }],
  ['times by the clocks of the event', { start_date, end_date }, { day: '2041-01-04', from: '12:30', to: '13:30' }],
  [
    'times by the clocks of the zone that was chosen',
    { start_date, end_date, time_zone: 'Asia/Karachi' },
    { day: '2041-01-04', from: '13:00', to: '14:00', time_zone: 'Asia/Karachi' },
  ],
  [
    'its repeating',
    { repeat: { weekdays: [0, 6], until: '2041-02-01' } },
    { isRepeated: true, weekdays: ['0', '6'], until: '2041-02-01' },
  ],
  ['no reminder', { reminders: [] }, { reminders: '' }],
  ['nothing of a field that another version wrote', { title: 7, start_date: 'soon', scope: 'some', repeat: null }, {}],
  ['nothing of what no field of the form is', { event_id: 'e', occurrence: 2, tell: true }, {}],
])('the form has %s', (_, change, fields) => {
  expect(fieldsOfEventChange(change, 'Asia/Kabul')).toEqual(fields)
})
