import { randomUUID } from 'node:crypto'
import { listAttempts, listModuleAttempts } from '@maktab/contracts/insights/attempt-reports'
import { listAssignmentModules } from '@maktab/contracts/assignments/assignment-modules'
import {
  listClassStudents,
  readClassLesson,
  readClassLessons,
  readClassModules,
  readClassPerformance,
} from '@maktab/contracts/insights/class-reports'
import {
  listClassLessonReport,
  listClasswiseLessons,
  listClasswiseStats,
  listLessonReport,
  listLessonStats,
  readClassSummary,
  readLessonContents,
  readLessonsSummary,
  readLessonStrengths,
  readPerformanceTrend,
} from '@maktab/contracts/insights/learner-reports'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { article, assessment, classA, classB, course, lessonOne, lessonTwo, people } from '../../../test/school.ts'
import { openReportedSchool } from '../../../test/reported-school.ts'

const stage = openReportedSchool()
/** One learner present on a day and absent on the next; a third day lies before the span. */
beforeAll(async () => {
  const { owner } = stage.school.database
  for (const [attendance_date, attendance_status] of [
    ['2026-03-18', 2],
    ['2026-03-19', 3],
    ['2026-03-20', 2],
  ] as const) {
    const attendance_id = randomUUID()
    const sheet = { institution_id: 10, attendance_id, class_id: classB, attendance_date }
    const { user_id: taken_by } = people.teacher
    await owner
      .insertInto('attendance_sheets')
      .values({ ...sheet, taken_by, taken_on: `${attendance_date}T04:00:00Z` })
      .execute()
    const mark = { institution_id: 10, attendance_id, user_id: people.learner.user_id, attendance_status }
    await owner.insertInto('attendance_details').values(mark).execute()
  }
})
const { guids, as, teacher, principal, right, half } = stage

describe('a learner reads', () => {
  it('what they did day by day, in the days of the school', async () => {
    const trend = await value(
      stage.school,
      readPerformanceTrend,
      { start_date: '2026-03-18', end_date: '2026-03-21' },
      { as },
    )
    expect(trend).toEqual({
      is_month_wise: false,
      attempts: 3,
      average_accuracy: 50,
      lessons_completed: 1,
      time_spent_in_seconds: 61,
      report: [
        { day: '2026-03-18', attempts: 0, average_accuracy: null, lessons_completed: 0, time_spent_in_seconds: 0 },
        { day: '2026-03-19', attempts: 1, average_accuracy: 100, lessons_completed: 1, time_spent_in_seconds: 61 },
        { day: '2026-03-20', attempts: 1, average_accuracy: 0, lessons_completed: 0, time_spent_in_seconds: 0 },
        { day: '2026-03-21', attempts: 1, average_accuracy: 50, lessons_completed: 0, time_spent_in_seconds: 0 },
      ],
    })
  })

  it('all of it from the first day on; longer than three months month by month', async () => {
    const short = await value(stage.school, readPerformanceTrend, {}, { as })
    expect([short.is_month_wise, short.report.length, short.report[0]?.day, short.time_spent_in_seconds]).toEqual([
      false,
      71,
      '2026-01-10',
      3661,
    ])
    const long = await value(stage.school, readPerformanceTrend, { start_date: '2025-11-15', class_id: classA }, { as })
    expect(long.is_month_wise).toBe(true)
    expect(long.report.map(({ day, time_spent_in_seconds }) => [day, time_spent_in_seconds])).toEqual([
      ['2025-11-15', 0],
      ['2025-12-01', 0],
      ['2026-01-01', 3600],
      ['2026-02-01', 0],
      ['2026-03-01', 61],
    ])
  })

  it('figures by class, of a span and over all', async () => {
    const { report } = await value(stage.school, listClasswiseStats, { start_date: '2026-03-20' }, { as })
    expect(report).toMatchObject([
      {
        class_id: classA,
        lessons_total: 2,
        attempts: 2,
        average_accuracy: 25,
        lessons_completed: 0,
        time_spent_in_seconds: 0,
      },
    ])
    const all = await value(stage.school, listClasswiseLessons, {}, { as })
    expect(all.report).toMatchObject([
      {
        class_id: classA,
        lessons_total: 2,
        lessons_completed: 1,
        lessons_in_progress: 0,
        lessons_completion: 50,
        lessons_avg_accuracy: 100,
        assessments_taken: 1,
        time_spent_in_seconds: 3661,
        // By the average of all attempts, 50, though the best is 100.
        strong: 0,
        weak: 1,
      },
    ])
    expect(await value(stage.school, readLessonsSummary, {}, { as })).toMatchObject({
      lessons_total: 2,
      lessons_completion: 50,
      lessons_avg_accuracy: 100,
    })
  })

  it('each lesson, worked on or not', async () => {
    const { report, summary, classes } = await value(stage.school, listLessonStats, { class_id: classA }, { as })
    expect(summary).toEqual(await value(stage.school, readLessonsSummary, { class_id: classA }, { as }))
    expect(classes).toEqual((await value(stage.school, listClasswiseLessons, {}, { as })).report)
    expect(report).toMatchObject([
      {
        lesson_guid: lessonOne,
        content_status: 2,
        completion: 100,
        avg_accuracy: 100,
        attempts: 3,
        time_spent_in_seconds: 3661,
        worked_on: '2026-03-21T07:00:00.000Z',
        completed_on: '2026-03-18T20:00:00.000Z',
      },
      {
        lesson_guid: lessonTwo,
        content_status: 0,
        completion: 0,
        avg_accuracy: null,
        attempts: 0,
        worked_on: null,
        completed_on: null,
      },
    ])
    expect((await value(stage.school, listClassLessonReport, { class_id: classA }, { as })).topics).toEqual(report)
  })

  it.each([
    [{}, 1],
    [{ is_completed: true }, 1],
    [{ is_completed: false }, 0],
    [{ start_date: '2026-03-21', end_date: '2026-03-21' }, 1],
    [{ end_date: '2026-03-20' }, 0],
    [{ page: 2 }, 0],
  ])('the lessons they worked on, asked %j', async (asked, found) => {
    const { report } = await value(stage.school, listLessonReport, asked, { as })
    expect(report.map(({ lesson_guid }) => lesson_guid)).toEqual(found === 1 ? [lessonOne] : [])
  })

  it('the contents of a lesson: best, last and average, and what counts', async () => {
    const report = await value(stage.school, readLessonContents, { class_id: classA, lesson_guid: lessonOne }, { as })
    expect(report.lesson_summary).toEqual({
      videos_time_spent: 0,
      game_avg_accuracy: null,
      assessment_avg_accuracy: 100,
      time_spent_in_seconds: 3661,
      completion: 100,
      content_status: 2,
    })
    expect(report.lesson_contents[1]).toMatchObject({
      content_id: assessment,
      attempts: 3,
      accuracy: { best: 100, last: 50, average: 50, counted: 100 },
    })
  })

  it('what their course counts, once that is changed', async () => {
    const { owner } = stage.school.database
    for (const [counted_attempt, expected] of [
      ['last', 50],
      ['average', 50],
      ['best', 100],
    ] as const) {
      await owner.updateTable('courses').set({ counted_attempt }).where('course_id', '=', course).execute()
      const { lessons_avg_accuracy } = await value(stage.school, readClassSummary, { class_id: classA }, { as })
      expect(lessons_avg_accuracy).toBe(expected)
      expect((await value(stage.school, readLearnerStats, {}, { as })).average_accuracy).toBe(expected)
      // Weak by the average of all attempts, whichever of them counts.
      const { strength, weakness } = await value(stage.school, readLessonStrengths, { class_id: classA }, { as })
      expect([strength, weakness.map(({ avg_accuracy }) => avg_accuracy)]).toEqual([[], [50]])
    }
  })

  it('their attempts question by question', async () => {
    const { contents, attempts } = await value(
      stage.school,
      listAttempts,
      { class_id: classA, users_content_attempts_ids: [...guids, randomUUID()] },
      { as },
    )
    expect(contents).toMatchObject([{ content_id: assessment, is_sealed: false, lesson_guid: lessonOne }])
    expect(attempts.map(({ accuracy, results }) => [accuracy, results])).toEqual([
      [50, { q1: true, q2: false }],
      [0, { q1: false, q2: false }],
      [100, { q1: true, q2: true }],
    ])
  })

  it('how far they are with the contents of an assignment', async () => {
    const { modules } = await value(stage.school, listAssignmentModules, { assignment_id: stage.assignment_id }, { as })
    expect(modules.map(({ content_id, content_status, accuracy }) => [content_id, content_status, accuracy])).toEqual([
      [article, 2, null],
      [assessment, 2, 100],
    ])
  })
})

test.each([
  [{ start_date: '2026-03-22' }, 'start_after_today'],
  [{ end_date: '2026-03-22' }, 'end_after_today'],
  [{ start_date: '2026-03-20', end_date: '2026-03-19' }, 'start_after_end'],
] as const)('a span of %j is refused: %s', async (asked, refusal) => {
  expect(await call(stage.school, readPerformanceTrend, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(stage.school, listLessonReport, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(stage.school, listClasswiseStats, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(stage.school, readClassPerformance, { class_id: classA, ...asked }, teacher)).toEqual({
    ok: false,
    refusal,
  })
  expect(await call(stage.school, listClassStudents, { class_id: classA, ...asked }, teacher)).toEqual({
    ok: false,
    refusal,
  })
})

describe.each([
  ['a teacher', teacher],
  ['the principal', principal],
])('%s reads of a class', (_, who) => {
  it('what it did', async () => {
    const trend = await value(stage.school, readClassPerformance, { class_id: classA, start_date: '2026-03-20' }, who)
    expect(trend).toMatchObject({
      total_students: 2,
      attempts: 3,
      average_accuracy: 33.3,
      lessons_completed: 0,
      is_month_wise: false,
    })
  })

  it('each lesson, and each learner in it', async () => {
    const { lessons, learners, total_pages } = await value(stage.school, readClassLessons, { class_id: classA }, who)
    expect(lessons).toMatchObject([
      {
        lesson_guid: lessonOne,
        learners_completed: 1,
        learners_in_progress: 1,
        learners_not_started: 0,
        lesson_completion: 50,
        avg_accuracy: 75,
        first_accuracy: 75,
        first_accuracy_of: 2,
        attempts: 4,
      },
      {
        lesson_guid: lessonTwo,
        learners_completed: 0,
        learners_in_progress: 0,
        learners_not_started: 2,
        lesson_completion: 0,
        avg_accuracy: null,
        attempts: 0,
      },
    ])
    expect(learners.map(({ user_id, completion, avg_accuracy }) => [user_id, completion, avg_accuracy])).toEqual([
      [people.classmate.user_id, [50, null], [50, null]],
      [people.learner.user_id, [100, null], [100, null]],
    ])
    expect(total_pages).toBe(1)
  })

  it('its learners in the order of a figure', async () => {
    const asked = { class_id: classA, start_date: '2026-03-20', end_date: '2026-03-20', sort: 'completion' } as const
    const { report } = await value(stage.school, listClassStudents, { ...asked, direction: 'descending' }, who)
    expect(report.map(({ user_id }) => user_id)).toEqual([people.learner.user_id, people.classmate.user_id])
  })

  it('its learners by attendance, who was never marked last', async () => {
    const asked = { class_id: classA, start_date: '2026-03-19', end_date: '2026-03-20', sort: 'attendance' } as const
    const { report } = await value(stage.school, listClassStudents, asked, who)
    expect(report.map(({ user_id, attendance_avg }) => [user_id, attendance_avg])).toEqual([
      [people.learner.user_id, 50],
      [people.classmate.user_id, null],
    ])
  })

  it('its learners over a span', async () => {
    const { report } = await value(
      stage.school,
      listClassStudents,
      { class_id: classA, start_date: '2026-03-20', end_date: '2026-03-20' },
      who,
    )
    expect(
      report.map(({ user_id, attempts, average_accuracy, lesson_completion }) => [
        user_id,
        attempts,
        average_accuracy,
        lesson_completion,
      ]),
    ).toEqual([
      [people.classmate.user_id, 1, 50, 0],
      [people.learner.user_id, 1, 0, 50],
    ])
  })

  it('a lesson, its contents and the learners of one', async () => {
    const lesson = await value(stage.school, readClassLesson, { class_id: classA, lesson_guid: lessonOne }, who)
    expect(
      lesson.learners.map(({ user_id, content_status, avg_accuracy }) => [user_id, content_status, avg_accuracy]),
    ).toEqual([
      [people.classmate.user_id, 1, 50],
      [people.learner.user_id, 2, 100],
    ])
    const { modules, learners } = await value(
      stage.school,
      readClassModules,
      { class_id: classA, lesson_guid: lessonOne, content_id: assessment },
      who,
    )
    expect(modules).toMatchObject([
      { content_id: article, not_started: 1, completed: 1, avg_accuracy: null },
      { content_id: assessment, completed: 2, failed: 0, avg_accuracy: 75, attempts: 4 },
    ])
    expect(learners.map(({ user_id, accuracy }) => [user_id, accuracy])).toEqual([
      [people.classmate.user_id, { best: 50, last: 50, average: 50, first: 50, counted: 50 }],
      [people.learner.user_id, { best: 100, last: 50, average: 50, first: 100, counted: 100 }],
    ])
  })

  it('one pupil, down to what they answered', async () => {
    const of = { user_id: people.learner.user_id, class_id: classA }
    expect(await value(stage.school, readClassSummary, of, who)).toMatchObject({
      full_name: 'Zarghuna',
      lessons_completion: 50,
      assessments_taken: 1,
      time_spent_in_seconds: 3661,
    })
    expect((await value(stage.school, readPerformanceTrend, of, who)).attempts).toBe(3)
    const { attempts, contents, total_pages } = await value(
      stage.school,
      listModuleAttempts,
      { ...of, content_id: assessment },
      who,
    )
    expect(attempts.map(({ answers, results }) => [answers, results])).toEqual([
      [half, { q1: true, q2: false }],
      [{}, { q1: false, q2: false }],
      [right, { q1: true, q2: true }],
    ])
    expect(contents[0]?.questions).toMatchObject([{ question_id: 'q1', correct: ['a'] }, { question_id: 'q2' }])
    expect(total_pages).toBe(1)
  })
})
