import { expect, it } from 'vitest'
import { fieldsOfChange } from './refused-fields.ts'

const kabul = 'Asia/Kabul'
const level = { level_id: 'l', label: 'Yes', marks: 4 }

it.each([
  ['what was typed', { title: 'Pots', total_score: 6 }, { title: 'Pots', total_score: 6 }],
  ['times by the clocks of the school', { due_date: '2041-01-04T08:00:00.000Z' }, { due_date: '2041-01-04T12:30' }],
  ['no close, and everybody', { closes_on: null, user_ids: null }, { closes_on: '', user_ids: [] }],
  ['the first lesson', { lesson_guids: ['one', 'two'] }, { lesson_guid: 'one' }],
  ['the kind of new work', { assignment_type: 1 }, { assignment_type: '1' }],
  [
    'a rubric',
    { rubric_data: [{ criterion_id: 'c', title: 'Neat', levels: [level] }] },
    { rubric: [{ criterion_id: 'c', title: 'Neat', levels: [level] }] },
  ],
  ['nothing of a field that another version wrote', { title: 7, due_date: 'soon', class_ids: ['5'], links: [{}] }, {}],
  ['nothing of what no field of the form is', { assignment_id: 'w', base_revision: 2, tell: true }, {}],
])('the form has %s', (_, change, fields) => {
  expect(fieldsOfChange(change, kabul)).toEqual(fields)
})
