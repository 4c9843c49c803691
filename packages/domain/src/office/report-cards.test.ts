import { expect, test } from 'vitest'
import { reportFigures, type ReportCounts } from './report-cards.ts'

const nothing: ReportCounts = {
  lessons_completed: 0,
  total_lessons: 0,
  attempts: 0,
  accuracy_sum: 0,
  assignments_set: 0,
  assignments_turned_in: 0,
  assignments_scored: 0,
  score_percent_sum: 0,
  present: 0,
  absent: 0,
  late: 0,
  leave: 0,
}

test('where nothing was measured there is no percentage, and no nought instead', () => {
  for (const classes of [[], [nothing]])
    expect(reportFigures(classes)).toMatchObject({ average_accuracy: null, average_score: null, attendance: null })
})

test('a nought that was earned is one', () => {
  expect(reportFigures([{ ...nothing, assignments_scored: 1, attempts: 2, absent: 3 }])).toMatchObject({
    average_accuracy: 0,
    average_score: 0,
    attendance: 0,
  })
})

test('over several classes each attempt, score and mark weighs alike', () => {
  const maths = {
    ...nothing,
    attempts: 3,
    accuracy_sum: 270,
    assignments_scored: 1,
    score_percent_sum: 40,
    present: 8,
    late: 1,
  }
  const pashto = {
    ...nothing,
    attempts: 1,
    accuracy_sum: 50,
    assignments_scored: 3,
    score_percent_sum: 300,
    absent: 2,
    leave: 1,
  }
  expect(reportFigures([maths, pashto])).toMatchObject({
    attempts: 4,
    average_accuracy: 80,
    assignments_scored: 4,
    average_score: 85,
    attendance: 75,
  })
})
