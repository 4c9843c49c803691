import { expect, test } from 'vitest'
import { yearSpans } from './year-spans.ts'

const year = (year_id: number, change: object = {}) => ({
  year_id,
  name: String(1400 + year_id),
  start_date: `${2021 + year_id}-03-21`,
  end_date: `${2021 + year_id}-12-20`,
  is_current: false,
  terms: [],
  ...change,
})
const terms = [
  { name: 'One', start_date: '2026-03-21', end_date: '2026-07-15' },
  { name: 'Two', start_date: '2026-08-01', end_date: '2026-12-20' },
]
const years = [year(6), year(5, { is_current: true, terms }), year(4), year(3)]
const keys = (of: Parameters<typeof yearSpans>[0], today: string) => yearSpans(of, today).map(({ key }) => key)

test('the year that is taught, its terms and the years before it, with their days', () => {
  expect(yearSpans(years, '2026-11-28')).toEqual([
    { key: 'this_year', kind: 'this_year', name: '1405', from: '2026-03-21', to: '2026-12-20' },
    { key: 'term:5:1', kind: 'term', name: 'One', from: '2026-03-21', to: '2026-07-15' },
    { key: 'term:5:2', kind: 'term', name: 'Two', from: '2026-08-01', to: '2026-12-20' },
    { key: 'year:4', kind: 'year', name: '1404', from: '2025-03-21', to: '2025-12-20' },
    { key: 'year:3', kind: 'year', name: '1403', from: '2024-03-21', to: '2024-12-20' },
  ])
})

test.each([
  ['before the second term begins', years, '2026-07-31', ['this_year', 'term:5:1', 'year:4', 'year:3']],
  ['on its first day', years, '2026-08-01', ['this_year', 'term:5:1', 'term:5:2', 'year:4', 'year:3']],
  ['in the holidays after the year', years, '2027-01-10', ['this_year', 'term:5:1', 'term:5:2', 'year:4', 'year:3']],
  ['rolled over before the year begins', years, '2026-03-20', ['year:4', 'year:3']],
  ['a year that nobody made the current one', [year(5), year(4)], '2026-11-28', ['year:4']],
  ['no year is written down', [], '2026-11-28', []],
  [
    'many years',
    Array.from({ length: 9 }, (_, index) => year(9 - index, { is_current: index === 0 })),
    '2030-05-01',
    ['this_year', 'year:8', 'year:7', 'year:6', 'year:5', 'year:4'],
  ],
] as const)('%s', (_, of, today, expected) => {
  expect(keys(of, today)).toEqual(expected)
})
