import { expect, test } from 'vitest'
import { nameOfQuestion } from '../src/last-answers.ts'

const named = (input: unknown, today: string, language = 'en') =>
  nameOfQuestion({ name: 'readDashboard' }, input, { today, language })

test.each([
  ['thirty days, a day later', { start_date: '2026-10-30' }, '2026-11-28', { start_date: '2026-10-31' }, '2026-11-29'],
  [
    'three months, a week later',
    { start_date: '2026-08-29' },
    '2026-11-28',
    { start_date: '2026-09-05' },
    '2026-12-04',
  ],
  ['fields in another order', { page: 1, class_id: 5 }, '2026-11-28', { class_id: 5, page: 1 }, '2026-12-20'],
  ['fields that say nothing', { class_id: 5, grade: undefined }, '2026-11-28', { class_id: 5 }, '2026-11-28'],
])('the same question: %s', (_, input, today, later, then) => {
  expect(named(input, today)).toBe(named(later, then))
})

test.each([
  ['seven days are not fourteen', { start_date: '2026-11-22' }, { start_date: '2026-11-15' }],
  ['three months are not six', { start_date: '2026-08-29' }, { start_date: '2026-05-29' }],
  ['a span with an end', { start_date: '2026-11-22', end_date: '2026-11-24' }, { start_date: '2026-11-22' }],
  ['another class', { class_id: 5 }, { class_id: 6 }],
])('another question: %s', (_, one, other) => {
  expect(named(one, '2026-11-28')).not.toBe(named(other, '2026-11-28'))
})

test('a span of one’s own choice is the same days on every day, and each language has its own answer', () => {
  const own = { start_date: '2026-11-01', end_date: '2026-11-10' }
  expect(named(own, '2026-11-28')).toBe(named(own, '2026-12-28'))
  expect(named(own, '2026-11-28', 'ps')).not.toBe(named(own, '2026-11-28'))
})

test('what somebody looked for has no name', () => {
  expect(named({ search_string: 'Amina' }, '2026-11-28')).toBeUndefined()
  expect(named({ search_string: '' }, '2026-11-28')).toBeDefined()
})
