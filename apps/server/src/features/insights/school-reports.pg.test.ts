/** Reports of a school by class, subject and teacher: each figure of the dashboard is the sum of the list that it leads to. */
import { randomUUID } from 'node:crypto'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import {
  readDashboardAssignments,
  readDashboardPerformance,
  readDashboardTrend,
  readLastSync,
  readPrincipalDashboard,
} from '@maktab/contracts/insights/dashboard'
import { listReportedClasses } from '@maktab/contracts/insights/reported-classes'
import { listStudents } from '@maktab/contracts/insights/students'
import {
  listSubjectGrades,
  listSubjectPerformance,
  readPrincipalSubject,
  readSubjectSummary,
} from '@maktab/contracts/insights/subjects'
import {
  listReportedTeachers,
  listTeacherClasses,
  readTeachersSummary,
  readTeacherSummary,
} from '@maktab/contracts/insights/teachers'
import { recordAttempt, type TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { assessment, classA, classB, course, lessonOne, openSchool, people, type School } from '../../../test/school.ts'
import { handIn, setWork } from '../../../test/work.ts'

let school: School
const as = people.principal
const at = (iso: string) => void (school.clock.now = new Date(iso))

async function attempt(of: (typeof people)['learner'] | (typeof people)['outsider'], class_id: number, q1: string) {
  const tracked: TrackedAttempt = {
    cms_course_id: course,
    class_id,
    sync_guid: randomUUID(),
    content_id: assessment,
    lesson_guid: lessonOne,
    answers: { q1: [q1], q2: ['5'] },
    time_spent_in_seconds: 30,
  }
  await value(
    school,
    recordAttempt,
    { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
    { as: of },
  )
}

/** Class B writes its subject in another language. In January one attempt, in March three; two works, one marked, one waiting. */
beforeAll(async () => {
  school = await openSchool()
  await school.database.owner.updateTable('classes').set({ subject: 'ریاضی' }).where('class_id', '=', classB).execute()
  at('2026-01-10T08:00:00.000Z')
  await attempt(people.learner, classA, 'a')
  at('2026-03-10T08:00:00.000Z')
  for (const answer of ['a', 'b']) await attempt(people.learner, classA, answer)
  await attempt(people.outsider, classB, 'b')
  const marked = await setWork(school, { class_ids: [classA, classB] })
  const waits = await setWork(school, { class_ids: [classA] })
  for (const assignment_id of [marked, waits]) await handIn(school, assignment_id, {}, { as: people.learner })
  await value(
    school,
    scoreSubmission,
    { assignment_id: marked, user_id: people.learner.user_id, class_id: classA, score: 5, total_score: 10 },
    { as: people.teacher },
  )
  at('2026-03-30T08:00:00.000Z')
})
afterAll(() => school.close())

const march = { start_date: '2026-03-01', end_date: '2026-03-30' }

describe('the dashboard of a span', () => {
  test('is of that span alone, and of the classes that are asked for', async () => {
    const all = await value(school, readPrincipalDashboard, {}, { as })
    expect([all.average_accuracy_of, all.lesson_completion_of, all.total_classes]).toEqual([4, 6, 2])
    const ofMarch = await value(school, readPrincipalDashboard, march, { as })
    expect(ofMarch).toMatchObject({
      average_accuracy_of: 3,
      attempts_total: 3,
      turned_in: 40,
      turned_in_of: 5,
      average_score: 50,
      average_score_of: 1,
    })
    const ofB = await value(school, readPrincipalDashboard, { ...march, section: 'B' }, { as })
    expect(ofB).toMatchObject({
      average_accuracy: 50,
      average_accuracy_of: 1,
      total_learners: 1,
      assignments_total: 1,
      total_classes: 1,
    })
    const january = await value(
      school,
      readPrincipalDashboard,
      { start_date: '2026-01-01', end_date: '2026-01-31' },
      { as },
    )
    expect(january).toMatchObject({ average_accuracy: 100, average_accuracy_of: 1, turned_in: null, turned_in_of: 0 })
    expect(january.trend.at(-1)?.day).toBe('2026-01-31')
  })
  test.each([readPrincipalDashboard, readDashboardTrend, readTeachersSummary, listSubjectPerformance])(
    'cannot be asked for days to come',
    async (asked) => {
      expect(await call(school, asked, { start_date: '2026-05-01' }, { as })).toMatchObject({
        refusal: 'start_after_today',
      })
    },
  )
  test('adds up: classes, subjects, grades and days to the same figures', async () => {
    const { classes, attempts_total, total_learners } = await value(school, readPrincipalDashboard, march, { as })
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
    expect(sum(classes.map((one) => one.average_accuracy_of))).toBe(attempts_total)
    const { report } = await value(school, listSubjectPerformance, march, { as })
    expect(sum(report.map((one) => one.assessments_attempted))).toBe(attempts_total)
    const trend = await value(school, readDashboardTrend, march, { as })
    expect([trend.attempts, trend.report.length]).toEqual([attempts_total, 30])
    const grades = await value(school, listSubjectGrades, { ...march, subject: 'Maths' }, { as })
    expect(sum(grades.report.map((one) => one.assessments_attempted))).toBe(attempts_total)
    expect((await value(school, listStudents, march, { as })).total).toBe(total_learners)
  })
  test('tells the four figures of the specification; attendance is left out where it is not taken', async () => {
    const four = await value(school, readDashboardPerformance, { ...march, attendance_mode: 0 }, { as })
    expect(four).toMatchObject({
      lessons_completions: 0,
      lessons_avg_accuracy_of: 3,
      avg_assignment_accuracy: 50,
      attendance_avg: null,
    })
    const ofTeachers = await value(school, readDashboardPerformance, { ...march, is_student: false }, { as })
    expect(ofTeachers.lessons_avg_accuracy_of).toBe(3)
  })
})

describe('work', () => {
  test('that waits is that of the teachers who set it', async () => {
    const work = await value(school, readDashboardAssignments, march, { as })
    expect(work).toMatchObject({
      assignments_total: 2,
      avg_assignments_turnedin: 40,
      assignments_total_graded: 1,
      assignments_total_completed: 0,
      waiting: 1,
      oldest_waiting_on: '2026-03-10T08:00:00.000Z',
    })
    const { report } = await value(
      school,
      listReportedTeachers,
      { ...march, sort: 'waiting', direction: 'descending' },
      { as },
    )
    expect(report).toMatchObject([
      {
        user_id: people.teacher.user_id,
        waiting: 1,
        assignments_total: 2,
        assignments_total_graded: 1,
        avg_assignments_turnedin: 40,
        lessons_avg_accuracy_of: 3,
      },
      {
        user_id: people.otherTeacher.user_id,
        waiting: 0,
        assignments_total: 0,
        avg_assignments_turnedin: null,
        lessons_avg_accuracy_of: 1,
      },
    ])
    expect(await value(school, readTeachersSummary, march, { as })).toMatchObject({
      total_teachers: 2,
      assignments_total: 2,
      assignments_total_graded: 1,
      waiting: 1,
    })
  })
  test('of one teacher is told with their classes', async () => {
    const of = { user_id: people.otherTeacher.user_id, ...march }
    const { report, full_name } = await value(school, readTeacherSummary, of, { as })
    expect([full_name === '', report]).toMatchObject([
      false,
      [{ lessons_avg_accuracy: 50, lessons_avg_accuracy_of: 1, assignments_total: 0 }],
    ])
    const classes = await value(school, listTeacherClasses, of, { as })
    expect(classes.report).toMatchObject([{ class_id: classB, total_learners: 1, lessons_avg_accuracy: 50 }])
    for (const asked of [readTeacherSummary, listTeacherClasses])
      expect(await call(school, asked, { user_id: people.teacherThere.user_id }, { as })).toMatchObject({
        refusal: 'not_found',
      })
  })
})

describe('a subject', () => {
  test('is one, whichever of its names a class writes', async () => {
    const { report } = await value(school, listSubjectPerformance, march, { as })
    expect(report).toMatchObject([{ total_classes: 2, total_learners: 3, assessments_attempted: 3, grades: ['6'] }])
    expect(await value(school, readPrincipalSubject, { ...march, subject: 'Mathematics' }, { as })).toMatchObject({
      total_learners: 3,
      avg_accuracy_lessons_of: 3,
    })
    expect((await value(school, listReportedClasses, {}, { as })).report.map(({ subject }) => subject)).toEqual([
      'maths',
      'ریاضی',
    ])
  })
  test('says what was answered, watched and played', async () => {
    const of = { subject: 'Mathematics', ...march }
    expect(await value(school, readSubjectSummary, of, { as })).toMatchObject({
      assessments_attempted: 3,
      attempted_qs: 6,
      videos_watched: 0,
      games_played: 0,
      total_classes: 2,
      avg_lesson_completion_of: 6,
    })
    expect((await value(school, readSubjectSummary, { ...of, section: 'B' }, { as })).attempted_qs).toBe(2)
  })
  test('is read of campuses within reach alone', async () => {
    const asked = { subject: 'maths', institution_id: 20 }
    const head = { ...as, role: 'network_head' as const }
    for (const one of [readSubjectSummary, listSubjectGrades]) {
      expect(await call(school, one, asked, { as })).toMatchObject({ refusal: 'not_found' })
      expect((await value(school, one, asked, { as: head })).learners_total).toBe(1)
    }
  })
  test('has its grades in the order that is asked for, few attempts last', async () => {
    const { report, total } = await value(
      school,
      listSubjectGrades,
      { subject: 'maths', sort: 'completion', direction: 'descending' },
      { as },
    )
    expect([total, report.map(({ section }) => section)]).toEqual([2, ['A', 'B']])
  })
})

test('devices stand by their age, each in one number', async () => {
  const day = 86_400_000
  await school.database.owner
    .insertInto('devices')
    .values(
      [0.5, 3, 20, 60, 200, null].map((days) => ({
        institution_id: 10,
        device_id: randomUUID(),
        user_id: people.learner.user_id,
        first_seen_on: '2025-01-01T00:00:00Z',
        last_synced_on: days === null ? null : new Date(school.clock.now.getTime() - days * day),
      })),
    )
    .execute()
  const { ages, devices_total, devices_put_away } = await value(school, readLastSync, {}, { as })
  expect(ages).toEqual({ day: 1, week: 1, month: 1, quarter: 1, older: 1, never: 1 })
  // A device that was never heard of since a year is put away, too
  expect([devices_total, devices_put_away]).toEqual([4, 2])
})
