import { randomUUID } from 'node:crypto'
import { saveModuleStatus } from '@maktab/contracts/assignments/module-status'
import { listAttempts, listModuleAttempts, readAssignmentModules, listAssignmentModules } from '@maktab/contracts/insights/attempt-reports'
import { listClassStudents, readClassLesson, readClassLessons, readClassModules, readClassPerformance } from '@maktab/contracts/insights/class-reports'
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
import { recordAttempt, saveStatus, saveTime, type Answers } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { article, assessment, classA, classB, classThere, course, document, lessonOne, lessonTwo, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
const guids: string[] = []
const as = people.learner
const teacher = { as: people.teacher }
const principal = { as: people.principal }
const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
const right = { q1: ['a'], q2: ['5'] }
const half = { q1: ['a'], q2: ['6'] }

async function attempt(person: Person, answers: Answers, given: string): Promise<void> {
  const sync_guid = randomUUID()
  guids.push(sync_guid)
  const tracked = { sync_guid, ...place, content_id: assessment, answers, time_spent_in_seconds: 30 }
  await value(school, recordAttempt, { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }, { as: person, given: new Date(given) })
}

beforeAll(async () => {
  school = await openSchool()
  const spend = (person: Person, seconds: number, given: string) =>
    value(school, saveTime, { ...place, content_id: article, content_status: 1, content_type: 'article', total_time_in_seconds: seconds }, { as: person, given: new Date(given) })
  await spend(as, 3600, '2026-01-10T08:00:00Z')
  await spend(as, 61, '2026-03-19T08:00:00Z')
  await value(school, saveStatus, { ...place, content_id: article, content_status: 2, completion: 100 }, { as, given: new Date('2026-03-19T08:05:00Z') })
  // In Kabul it is the day after already.
  await attempt(as, right, '2026-03-18T20:00:00Z')
  await attempt(as, {}, '2026-03-20T08:00:00Z')
  await attempt(as, half, '2026-03-21T07:00:00Z')
  await attempt(people.classmate, half, '2026-03-20T09:00:00Z')
  assignment_id = await setWork(school)
})
afterAll(() => school.close())

describe('a learner reads', () => {
  it('what they did day by day, in the days of the school', async () => {
    const trend = await value(school, readPerformanceTrend, { start_date: '2026-03-18', end_date: '2026-03-21' }, { as })
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
    const short = await value(school, readPerformanceTrend, {}, { as })
    expect([short.is_month_wise, short.report.length, short.report[0]?.day, short.time_spent_in_seconds]).toEqual([false, 71, '2026-01-10', 3661])
    const long = await value(school, readPerformanceTrend, { start_date: '2025-11-15', class_id: classA }, { as })
    expect(long.is_month_wise).toBe(true)
    expect(long.report.map(({ day, time_spent_in_seconds }) => [day, time_spent_in_seconds])).toEqual([['2025-11-15', 0], ['2025-12-01', 0], ['2026-01-01', 3600], ['2026-02-01', 0], ['2026-03-01', 61]])
  })

  it('figures by class, of a span and over all', async () => {
    const { report } = await value(school, listClasswiseStats, { start_date: '2026-03-20' }, { as })
    expect(report).toMatchObject([{ class_id: classA, lessons_total: 2, attempts: 2, average_accuracy: 25, lessons_completed: 0, time_spent_in_seconds: 0 }])
    const all = await value(school, listClasswiseLessons, {}, { as })
    expect(all.report).toMatchObject([{ class_id: classA, lessons_total: 2, lessons_completed: 1, lessons_in_progress: 0, lessons_completion: 50, lessons_avg_accuracy: 100, assessments_taken: 1, time_spent_in_seconds: 3661, strong: 1, weak: 0 }])
    expect(await value(school, readLessonsSummary, {}, { as })).toMatchObject({ lessons_total: 2, lessons_completion: 50, lessons_avg_accuracy: 100 })
  })

  it('each lesson, worked on or not', async () => {
    const { report, summary, classes } = await value(school, listLessonStats, { class_id: classA }, { as })
    expect(summary).toEqual(await value(school, readLessonsSummary, { class_id: classA }, { as }))
    expect(classes).toEqual((await value(school, listClasswiseLessons, {}, { as })).report)
    expect(report).toMatchObject([
      { lesson_guid: lessonOne, content_status: 2, completion: 100, avg_accuracy: 100, attempts: 3, time_spent_in_seconds: 3661, worked_on: '2026-03-21T07:00:00.000Z', completed_on: '2026-03-18T20:00:00.000Z' },
      { lesson_guid: lessonTwo, content_status: 0, completion: 0, avg_accuracy: null, attempts: 0, worked_on: null, completed_on: null },
    ])
    expect((await value(school, listClassLessonReport, { class_id: classA }, { as })).topics).toEqual(report)
  })

  it.each([
    [{}, 1],
    [{ is_completed: true }, 1],
    [{ is_completed: false }, 0],
    [{ start_date: '2026-03-21', end_date: '2026-03-21' }, 1],
    [{ end_date: '2026-03-20' }, 0],
    [{ page: 2 }, 0],
  ])('the lessons they worked on, asked %j', async (asked, found) => {
    const { report } = await value(school, listLessonReport, asked, { as })
    expect(report.map(({ lesson_guid }) => lesson_guid)).toEqual(found === 1 ? [lessonOne] : [])
  })

  it('the contents of a lesson: best, last and average, and what counts', async () => {
    const report = await value(school, readLessonContents, { class_id: classA, lesson_guid: lessonOne }, { as })
    expect(report.lesson_summary).toEqual({ videos_time_spent: 0, game_avg_accuracy: null, assessment_avg_accuracy: 100, time_spent_in_seconds: 3661, completion: 100, content_status: 2 })
    expect(report.lesson_contents[1]).toMatchObject({ content_id: assessment, attempts: 3, accuracy: { best: 100, last: 50, average: 50, counted: 100 } })
  })

  it('what their course counts, once that is changed', async () => {
    const { owner } = school.database
    for (const [counted_attempt, expected] of [['last', 50], ['average', 50], ['best', 100]] as const) {
      await owner.updateTable('courses').set({ counted_attempt }).where('course_id', '=', course).execute()
      const { strength, weakness } = await value(school, readLessonStrengths, { class_id: classA }, { as })
      expect([...strength, ...weakness].map(({ avg_accuracy }) => avg_accuracy)).toEqual([expected])
      expect(weakness.length).toBe(expected === 50 ? 1 : 0)
    }
  })

  it('their attempts question by question', async () => {
    const { contents, attempts } = await value(school, listAttempts, { class_id: classA, users_content_attempts_ids: [...guids, randomUUID()] }, { as })
    expect(contents).toMatchObject([{ content_id: assessment, is_sealed: false, lesson_guid: lessonOne }])
    expect(attempts.map(({ accuracy, results }) => [accuracy, results])).toEqual([
      [50, { q1: true, q2: false }],
      [0, { q1: false, q2: false }],
      [100, { q1: true, q2: true }],
    ])
  })

  it('how far they are with the contents of an assignment', async () => {
    const { modules } = await value(school, listAssignmentModules, { assignment_id }, { as })
    expect(modules.map(({ content_id, content_status, accuracy }) => [content_id, content_status, accuracy])).toEqual([[article, 2, null], [assessment, 2, 100]])
  })
})

test.each([
  [{ start_date: '2026-03-22' }, 'start_after_today'],
  [{ end_date: '2026-03-22' }, 'end_after_today'],
  [{ start_date: '2026-03-20', end_date: '2026-03-19' }, 'start_after_end'],
] as const)('a span of %j is refused: %s', async (asked, refusal) => {
  expect(await call(school, readPerformanceTrend, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(school, listLessonReport, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(school, listClasswiseStats, asked, { as })).toEqual({ ok: false, refusal })
  expect(await call(school, readClassPerformance, { class_id: classA, ...asked }, teacher)).toEqual({ ok: false, refusal })
  expect(await call(school, listClassStudents, { class_id: classA, ...asked }, teacher)).toEqual({ ok: false, refusal })
})

describe.each([['a teacher', teacher], ['the principal', principal]])('%s reads of a class', (_, who) => {
  it('what it did', async () => {
    const trend = await value(school, readClassPerformance, { class_id: classA, start_date: '2026-03-20' }, who)
    expect(trend).toMatchObject({ total_students: 2, attempts: 3, average_accuracy: 33.3, lessons_completed: 0, is_month_wise: false })
  })

  it('each lesson, and each learner in it', async () => {
    const { lessons, learners, total_pages } = await value(school, readClassLessons, { class_id: classA }, who)
    expect(lessons).toMatchObject([
      { lesson_guid: lessonOne, learners_completed: 1, learners_in_progress: 1, learners_not_started: 0, lesson_completion: 50, avg_accuracy: 75, attempts: 4 },
      { lesson_guid: lessonTwo, learners_completed: 0, learners_in_progress: 0, learners_not_started: 2, lesson_completion: 0, avg_accuracy: null, attempts: 0 },
    ])
    expect(learners.map(({ user_id, completion, avg_accuracy }) => [user_id, completion, avg_accuracy])).toEqual([
      [people.classmate.user_id, [50, null], [50, null]],
      [people.learner.user_id, [100, null], [100, null]],
    ])
    expect(total_pages).toBe(1)
  })

  it('its learners over a span', async () => {
    const { report } = await value(school, listClassStudents, { class_id: classA, start_date: '2026-03-20', end_date: '2026-03-20' }, who)
    expect(report.map(({ user_id, attempts, average_accuracy, lesson_completion }) => [user_id, attempts, average_accuracy, lesson_completion])).toEqual([
      [people.classmate.user_id, 1, 50, 0],
      [people.learner.user_id, 1, 0, 50],
    ])
  })

  it('a lesson, its contents and the learners of one', async () => {
    const lesson = await value(school, readClassLesson, { class_id: classA, lesson_guid: lessonOne }, who)
    expect(lesson.learners.map(({ user_id, content_status, avg_accuracy }) => [user_id, content_status, avg_accuracy])).toEqual([[people.classmate.user_id, 1, 50], [people.learner.user_id, 2, 100]])
    const { modules, learners } = await value(school, readClassModules, { class_id: classA, lesson_guid: lessonOne, content_id: assessment }, who)
    expect(modules).toMatchObject([
      { content_id: article, not_started: 1, completed: 1, avg_accuracy: null },
      { content_id: assessment, completed: 2, failed: 0, avg_accuracy: 75, attempts: 4 },
    ])
    expect(learners.map(({ user_id, accuracy }) => [user_id, accuracy])).toEqual([
      [people.classmate.user_id, { best: 50, last: 50, average: 50, counted: 50 }],
      [people.learner.user_id, { best: 100, last: 50, average: 50, counted: 100 }],
    ])
  })

  it('one pupil, down to what they answered', async () => {
    const of = { user_id: people.learner.user_id, class_id: classA }
    expect(await value(school, readClassSummary, of, who)).toMatchObject({ full_name: 'Zarghuna', lessons_completion: 50, assessments_taken: 1, time_spent_in_seconds: 3661 })
    expect((await value(school, readPerformanceTrend, of, who)).attempts).toBe(3)
    const { attempts, contents, total_pages } = await value(school, listModuleAttempts, { ...of, content_id: assessment }, who)
    expect(attempts.map(({ answers, results }) => [answers, results])).toEqual([
      [half, { q1: true, q2: false }],
      [{}, { q1: false, q2: false }],
      [right, { q1: true, q2: true }],
    ])
    expect(contents[0]?.questions).toMatchObject([{ question_id: 'q1', correct: ['a'] }, { question_id: 'q2' }])
    expect(total_pages).toBe(1)
  })
})

it('the contents of an assignment, over those it was set for', async () => {
  const { modules } = await value(school, readAssignmentModules, { assignment_id, class_id: classA }, teacher)
  expect(modules.map(({ content_id, learners, completed, not_started, avg_accuracy }) => [content_id, learners, completed, not_started, avg_accuracy])).toEqual([[article, 2, 1, 1, null], [assessment, 2, 2, 0, 75]])
})

describe('not found is', () => {
  const of = { user_id: people.learner.user_id, class_id: classA }
  const own = [readClassSummary, readLessonStrengths, listClassLessonReport, readPerformanceTrend] as const
  const ofClass = [readClassLessons, listClassStudents, readClassPerformance] as const

  it.each(['classmate', 'outsider', 'otherTeacher', 'learnerThere', 'teacherThere', 'principalThere'] as const)('a learner of a class, for %s', async (who) => {
    for (const asked of own) expect(await call(school, asked, of, { as: people[who] }), asked.path).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, readLessonContents, { ...of, lesson_guid: lessonOne }, { as: people[who] })).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, listModuleAttempts, { ...of, content_id: assessment }, { as: people[who] })).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, listAttempts, { ...of, users_content_attempts_ids: guids }, { as: people[who] })).toEqual({ ok: false, refusal: 'not_found' })
  })

  it.each(['otherTeacher', 'teacherThere', 'principalThere'] as const)('a class, for %s', async (who) => {
    for (const asked of ofClass) expect(await call(school, asked, { class_id: classA }, { as: people[who] }), asked.path).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, readClassLesson, { class_id: classA, lesson_guid: lessonOne }, { as: people[who] })).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, readAssignmentModules, { assignment_id, class_id: classA }, { as: { ...people[who], role: 'teacher' } })).toEqual({ ok: false, refusal: 'not_found' })
  })

  it('a class of others, for a learner', async () => {
    expect(await call(school, readLessonsSummary, { class_id: classB }, { as })).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, readClassSummary, { class_id: classThere }, { as })).toEqual({ ok: false, refusal: 'not_found' })
  })

  it('all of somebody, for a teacher who names no class', async () => {
    expect(await call(school, readPerformanceTrend, { user_id: people.learner.user_id }, teacher)).toEqual({ ok: false, refusal: 'not_found' })
  })
})

describe('from within an assignment', () => {
  const one = { ...place, content_id: article, content_status: 1 as const, completion: 40, resume_point: '7' }
  it('a learner moves its contents on', async () => {
    const { modules } = await value(school, saveModuleStatus, { assignment_id, tracking_data: [one] }, { as: people.classmate })
    expect(modules).toMatchObject([{ content_id: article, content_status: 1, completion: 40, resume_point: '7' }])
    expect((await value(school, listAssignmentModules, { assignment_id }, { as: people.classmate })).modules[0]).toMatchObject({ content_id: article, content_status: 1, completion: 40 })
  })
  it.each([
    ['one content is not of it', { tracking_data: [{ ...one, completion: 90 }, { ...one, content_id: document, lesson_guid: lessonTwo }] }, people.classmate],
    ['one stands in another class', { tracking_data: [{ ...one, completion: 90, class_id: classB }] }, people.classmate],
    ['it was not set for them', { tracking_data: [{ ...one, completion: 90 }] }, people.learnerThere],
  ])('nothing moves where %s', async (_, change, who) => {
    expect(await call(school, saveModuleStatus, { assignment_id, ...change }, { as: who })).toEqual({ ok: false, refusal: 'not_found' })
    expect((await value(school, listAssignmentModules, { assignment_id }, { as: people.classmate })).modules[0]).toMatchObject({ completion: 40 })
  })
})
