import { describe, expect, test } from 'vitest'
import { figuresOf, grouped, numbersOf, type ClassCounts } from './figures.ts'

const nothing: ClassCounts = {
  total_students: 0,
  total_lessons: 0,
  lessons_completed: 0,
  attempts: 0,
  accuracy_sum: 0,
  due: 0,
  turned_in: 0,
  scored: 0,
  score_percent_sum: 0,
}

/** Worked out by hand: 40 learners × 6 lessons = 240, 3 learners × 5 lessons = 15. */
const big: ClassCounts = {
  total_students: 40,
  total_lessons: 6,
  lessons_completed: 150,
  attempts: 200,
  accuracy_sum: 14_530,
  due: 80,
  turned_in: 61,
  scored: 60,
  score_percent_sum: 4_321.5,
}
const small: ClassCounts = {
  total_students: 3,
  total_lessons: 5,
  lessons_completed: 15,
  attempts: 1,
  accuracy_sum: 33.3,
  due: 3,
  turned_in: 0,
  scored: 0,
  score_percent_sum: 0,
}

describe('figures', () => {
  test('nothing measured is no figure, and never zero', () => {
    const none = { lesson_completion: null, average_accuracy: null, turned_in: null, average_score: null }
    expect(figuresOf([])).toEqual(none)
    expect(figuresOf([nothing])).toEqual(none)
  })
  test('of a class', () => {
    expect(figuresOf([big])).toEqual({
      lesson_completion: 62.5,
      average_accuracy: 72.7,
      turned_in: 76.3,
      average_score: 72,
    })
    expect(figuresOf([small])).toEqual({
      lesson_completion: 100,
      average_accuracy: 33.3,
      turned_in: 0,
      average_score: null,
    })
  })
  test('of a school every learner weighs alike: 165 of 255 lessons, 61 of 83 works', () => {
    expect(figuresOf([big, small, nothing])).toEqual({
      lesson_completion: 64.7,
      average_accuracy: 72.5,
      turned_in: 73.5,
      average_score: 72,
    })
  })
})

test('each figure says what it is of, over all classes', () => {
  const one = {
    total_students: 3,
    total_lessons: 4,
    lessons_completed: 1,
    attempts: 5,
    accuracy_sum: 0,
    due: 6,
    turned_in: 2,
    scored: 7,
    score_percent_sum: 0,
  }
  expect(numbersOf([one, { ...one, total_lessons: 1 }])).toEqual({
    lesson_completion_of: 15,
    average_accuracy_of: 10,
    turned_in_of: 12,
    average_score_of: 14,
  })
})

test('rows of one key stand together, where the first of them stood', () => {
  expect(grouped(['b1', 'a1', 'b2'], (row) => row[0] ?? '')).toEqual([['b1', 'b2'], ['a1']])
})
