import { describe, expect, test } from 'vitest'
import { noSums } from '../learning/lesson-sums.ts'
import { untouched } from '../learning/progress.ts'
import {
  classLessonFigures,
  contentsReport,
  hoursMinutesSeconds,
  moduleFigures,
  standingByClass,
  standingOf,
  strengthsOf,
  type LessonOfLearner,
} from './lesson-figures.ts'

const lesson = (change: Partial<LessonOfLearner> = {}): LessonOfLearner => ({
  ...noSums,
  content_status: 0,
  counted_attempt: 'best',
  ...change,
})

/** Two courses that count differently: (160 best of 2) and (30 last of 1): 190 ÷ 3. */
const lessons = [
  lesson({
    content_status: 2,
    measured_contents: 2,
    best_accuracy_sum: 160,
    last_accuracy_sum: 10,
    average_accuracy_sum: 110,
    first_accuracy_sum: 70,
    attempts: 5,
    time_spent_in_seconds: 100,
  }),
  lesson({
    content_status: 1,
    counted_attempt: 'last',
    measured_contents: 1,
    best_accuracy_sum: 90,
    last_accuracy_sum: 30,
    average_accuracy_sum: 70,
    first_accuracy_sum: 55,
    attempts: 2,
    time_spent_in_seconds: 20,
  }),
  lesson(),
]

describe('a learner', () => {
  test('over several lessons: contents weigh alike, each by the rule of its course', () => {
    expect(standingOf(lessons)).toEqual({
      lessons_total: 3,
      lessons_completed: 1,
      lessons_in_progress: 1,
      lessons_completion: 33.3,
      lessons_avg_accuracy: 63.3,
      // (70 + 55) ÷ 3, whatever counts in each course.
      first_accuracy: 41.7,
      assessments_taken: 3,
      time_spent_in_seconds: 120,
    })
  })
  test('without lessons has no figures', () => {
    expect(standingOf([])).toMatchObject({ lessons_total: 0, lessons_completion: null, lessons_avg_accuracy: null })
  })
  test('by class', () => {
    const classes = standingByClass(lessons.map((one, index) => ({ ...one, class_id: index === 1 ? 2 : 1 })))
    expect(classes.map(({ of, lessons_total, strong, weak }) => [of.class_id, lessons_total, strong, weak])).toEqual([
      // By the average of all attempts: 110 ÷ 2 is weak though the best are 80, 70 is strong though the last was 30.
      [1, 2, 0, 1],
      [2, 1, 1, 0],
    ])
  })
})

test('strong above 60 and weak below 61 on the rounded average of all attempts: each rated lesson in exactly one list, the extremes first', () => {
  const rated = [60.4, null, 60.5, 100, 0, 61].map((all_attempts_accuracy, index) => ({
    lesson_guid: String(index),
    lesson_name: `Lesson ${index}`,
    all_attempts_accuracy,
  }))
  const { strength, weakness } = strengthsOf(rated)
  expect(strength.map(({ avg_accuracy }) => avg_accuracy)).toEqual([100, 61, 60.5])
  expect(weakness.map(({ avg_accuracy }) => avg_accuracy)).toEqual([0, 60.4])
})

test('a lesson of a class: of 40 learners 25 done and 10 under way; 3,010 over 40 measured contents', () => {
  const sums = {
    ...noSums,
    attempts: 90,
    measured_contents: 40,
    best_accuracy_sum: 3_010,
    average_accuracy_sum: 2_000,
    first_accuracy_sum: 1_600,
    time_spent_in_seconds: 7_200,
  }
  const of = { ...sums, learners_completed: 25, learners_in_progress: 10 }
  expect(classLessonFigures(of, 40, 'best')).toEqual({
    learners_completed: 25,
    learners_in_progress: 10,
    learners_not_started: 5,
    lesson_completion: 62.5,
    avg_accuracy: 75.3,
    all_attempts_accuracy: 50,
    first_accuracy: 40,
    first_accuracy_of: 40,
    attempts: 90,
    time_spent_in_seconds: 7_200,
  })
  expect(classLessonFigures(of, 40, 'average').avg_accuracy).toBe(50)
  expect(classLessonFigures({ ...noSums, learners_completed: 0, learners_in_progress: 0 }, 0, 'best')).toMatchObject({
    lesson_completion: null,
    avg_accuracy: null,
    learners_not_started: 0,
  })
})

const content = (content_id: number, content_type: string, change: object = {}) => ({
  ...untouched,
  content_id,
  title: `Content ${content_id}`,
  content_type,
  ...change,
})

test('the contents of a lesson: time of videos, accuracy of games and of questions apart', () => {
  const contents = [
    content(1, 'video', { time_spent_in_seconds: 100 }),
    content(2, 'video', { time_spent_in_seconds: 20 }),
    content(3, 'assessment', {
      accuracy: 90,
      last_accuracy: 40,
      accuracy_sum: 130,
      attempts: 2,
      time_spent_in_seconds: 5,
    }),
    content(4, 'mcq', { accuracy: 50, last_accuracy: 50, accuracy_sum: 50, attempts: 1 }),
    content(5, 'mcq'),
    content(6, 'h5p', { accuracy: 33.3, last_accuracy: 33.3, accuracy_sum: 33.3, attempts: 1 }),
  ]
  const summary = {
    videos_time_spent: 120,
    game_avg_accuracy: 33.3,
    time_spent_in_seconds: 125,
    completion: 50,
    content_status: 1 as const,
  }
  const standing = { completion: 50, content_status: 1 as const }
  expect(contentsReport(contents, { ...standing, counted_attempt: 'best' }).lesson_summary).toEqual({
    ...summary,
    assessment_avg_accuracy: 70,
  })
  expect(contentsReport(contents, { ...standing, counted_attempt: 'last' }).lesson_summary).toEqual({
    ...summary,
    assessment_avg_accuracy: 45,
  })
  expect(contentsReport([], { ...standing, counted_attempt: 'best' }).lesson_summary).toMatchObject({
    videos_time_spent: 0,
    game_avg_accuracy: null,
    assessment_avg_accuracy: null,
  })
})

test('a content over the learners of a class', () => {
  const learners = [
    {
      ...untouched,
      content_status: 2 as const,
      accuracy: 80,
      last_accuracy: 60,
      first_accuracy: 30,
      accuracy_sum: 140,
      attempts: 2,
      time_spent_in_seconds: 30,
    },
    {
      ...untouched,
      content_status: 3 as const,
      accuracy: 20,
      last_accuracy: 20,
      first_accuracy: 20,
      accuracy_sum: 20,
      attempts: 1,
      time_spent_in_seconds: 12,
    },
    { ...untouched, content_status: 1 as const },
    untouched,
  ]
  expect(moduleFigures(learners, 'best')).toEqual({
    not_started: 1,
    in_progress: 1,
    completed: 1,
    failed: 1,
    avg_accuracy: 50,
    first_accuracy: 25,
    first_accuracy_of: 2,
    attempts: 3,
    time_spent_in_seconds: 42,
  })
  expect(moduleFigures(learners, 'average').avg_accuracy).toBe(45)
})

test.each([
  [0, 0, 0, 0],
  [59.4, 0, 0, 59],
  [60, 0, 1, 0],
  [3_661, 1, 1, 1],
  [360_000, 100, 0, 0],
  [-5, 0, 0, 0],
])('%s seconds are %i h %i m %i s', (all, hours, minutes, seconds) => {
  expect(hoursMinutesSeconds(all)).toEqual({ hours, minutes, seconds })
})
