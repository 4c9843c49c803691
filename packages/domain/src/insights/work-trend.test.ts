import { expect, test } from 'vitest'
import { trendSpan as spanOf, workFigures, workTrend } from './work-trend.ts'

/** Months as in the Gregorian calendar, or in the one given. */
const gregorian = (first: string, last: string) => {
  const starts = [first]
  for (let month = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)); ; month++) {
    const start = new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 10)
    if (start > last) return starts
    starts.push(start)
  }
}
const trendSpan = (asked: Omit<Parameters<typeof spanOf>[0], 'monthsBetween'>, monthsBetween = gregorian) =>
  spanOf({ ...asked, monthsBetween })

const day = (
  iso: string,
  attempts: number,
  accuracy_sum: number,
  lessons_completed = 0,
  time_spent_in_seconds = 0,
) => ({ day: iso, attempts, accuracy_sum, lessons_completed, time_spent_in_seconds })
const nothing = { attempts: 0, average_accuracy: null, lessons_completed: 0, time_spent_in_seconds: 0 }

test('attempts weigh alike, not days: (1 × 100 + 3 × 50 in all) ÷ 4', () => {
  expect(workFigures([day('2026-11-18', 1, 100, 1, 60), day('2026-11-19', 3, 150, 2, 5)])).toEqual({
    attempts: 4,
    average_accuracy: 62.5,
    lessons_completed: 3,
    time_spent_in_seconds: 65,
  })
  expect(workFigures([])).toEqual(nothing)
})

test('day by day, those without work among them', () => {
  const days = [day('2026-11-18', 2, 130, 1), day('2026-11-20', 1, 50)]
  expect(
    workTrend(days, trendSpan({ start_date: '2026-11-18', end_date: '2026-11-20', first_worked: '2026-01-01' })),
  ).toEqual({
    attempts: 3,
    average_accuracy: 60,
    lessons_completed: 1,
    time_spent_in_seconds: 0,
    is_month_wise: false,
    report: [
      { day: '2026-11-18', ...nothing, attempts: 2, average_accuracy: 65, lessons_completed: 1 },
      { day: '2026-11-19', ...nothing },
      { day: '2026-11-20', ...nothing, attempts: 1, average_accuracy: 50 },
    ],
  })
})

test('an open start is the first day with work; without any there is nothing to tell', () => {
  expect(
    workTrend([day('2026-11-19', 1, 50)], trendSpan({ end_date: '2026-11-20', first_worked: '2026-11-19' })).report.map(
      (point) => point.day,
    ),
  ).toEqual(['2026-11-19', '2026-11-20'])
  expect(trendSpan({ end_date: '2026-11-18', first_worked: '2026-11-19' })).toBeUndefined()
  expect(trendSpan({ end_date: '2026-11-20', first_worked: null })).toBeUndefined()
  expect(workTrend([], undefined)).toEqual({ ...nothing, report: [], is_month_wise: false })
})

test.each([
  ['by day', [day('2026-08-15', 1, 40), day('2026-08-31', 1, 60), day('2026-11-02', 2, 180, 1, 70)]],
  ['by month', [day('2026-08-10', 2, 100), day('2026-11-01', 2, 180, 1, 70)]],
])('beyond three months month by month, the first named by its first day in the span; from work %s', (_, work) => {
  const trend = workTrend(work, trendSpan({ start_date: '2026-08-10', end_date: '2026-11-20', first_worked: null }))
  expect(trend.is_month_wise).toBe(true)
  expect(trend.report).toEqual([
    { day: '2026-08-10', ...nothing, attempts: 2, average_accuracy: 50 },
    { day: '2026-09-01', ...nothing },
    { day: '2026-10-01', ...nothing },
    { day: '2026-11-01', attempts: 2, average_accuracy: 90, lessons_completed: 1, time_spent_in_seconds: 70 },
  ])
})

test('of more than twenty years the latest twenty', () => {
  const { report } = workTrend(
    [day('2026-11-02', 1, 80)],
    trendSpan({ start_date: '0001-01-01', end_date: '2026-11-20', first_worked: null }),
  )
  expect([report[0]?.day, report[1]?.day, report.at(-1)?.day, report.length]).toEqual([
    '2006-11-20',
    '2006-12-01',
    '2026-11-01',
    241,
  ])
})

test('months are those of the reader, also where one of theirs holds parts of two others', () => {
  const solar = () => ['2026-08-10', '2026-08-23', '2026-09-23', '2026-10-23', '2026-11-22']
  const span = trendSpan({ start_date: '2026-08-10', end_date: '2026-11-30', first_worked: null }, solar)
  const { report } = workTrend([day('2026-08-22', 1, 40), day('2026-08-31', 1, 60), day('2026-09-22', 1, 80)], span)
  expect(report.map((point) => [point.day, point.attempts, point.average_accuracy])).toEqual([
    ['2026-08-10', 1, 40],
    ['2026-08-23', 2, 70],
    ['2026-09-23', 0, null],
    ['2026-10-23', 0, null],
    ['2026-11-22', 0, null],
  ])
})
