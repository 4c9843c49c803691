import { expect, test } from 'vitest'
import { daysOfSpan, isSchoolDay, isSpanRight, spansOf, weeklyRest } from './school-calendar.ts'

test.each([
  [null, 6, [5]],
  [null, 1, [0]],
  [null, 0, [0]],
  [[5, 6], 1, [5, 6]],
  [[], 6, []],
])('rest of %j in weeks that begin on %i', (own, firstWeekday, rest) =>
  expect(weeklyRest(own, firstWeekday)).toEqual(rest),
)

// 2026-03-20 is a Friday.
test.each([
  ['2026-03-20', [5], null, false],
  ['2026-03-20', [5], 'working', true],
  ['2026-03-20', [0], undefined, true],
  ['2026-03-21', [5], null, true],
  ['2026-03-21', [5], 'holiday', false],
  ['2026-03-22', [0], null, false],
] as const)('%s with rest on %j, said to be %s: school %s', (day, rest, said, expected) =>
  expect(isSchoolDay(day, rest, said)).toBe(expected),
)

test.each([
  ['2026-03-20', '2026-03-20', true],
  ['2026-03-20', '2026-03-19', false],
  ['2026-03-20', '2027-03-20', true],
  ['2026-03-20', '2027-03-21', false],
])('days from %s to %s: right %s', (day, last_day, expected) => expect(isSpanRight({ day, last_day })).toBe(expected))

test('a span has each of its days, over the end of a month and of a year', () =>
  expect(daysOfSpan({ day: '2026-12-30', last_day: '2027-01-02' })).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]))

test('days that follow each other are one where the same is said of them', () => {
  const said = (day: string, kind: string) => ({ day, kind })
  const days = [
    said('2026-02-27', 'holiday'),
    said('2026-02-28', 'holiday'),
    said('2026-03-01', 'holiday'),
    said('2026-03-02', 'working'),
    said('2026-03-04', 'working'),
  ]
  expect(spansOf(days, (one, other) => one.kind === other.kind)).toEqual([
    { day: '2026-02-27', last_day: '2026-03-01', kind: 'holiday' },
    { day: '2026-03-02', last_day: '2026-03-02', kind: 'working' },
    { day: '2026-03-04', last_day: '2026-03-04', kind: 'working' },
  ])
  expect(spansOf([], () => true)).toEqual([])
})
