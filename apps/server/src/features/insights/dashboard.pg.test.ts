import { randomUUID } from 'node:crypto'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { recordAttempt, type TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { listClasses } from '@maktab/contracts/schools/classes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'

let school: School
const day = 86_400_000
const at = (iso: string) => void (school.clock.now = new Date(iso))
const read = (as: (typeof people)[keyof typeof people] = people.principal) =>
  value(school, readPrincipalDashboard, {}, { as })

/** One learner of class A completes a lesson of two and hands in; 22:00 UTC is the next morning in Kabul. */
beforeAll(async () => {
  school = await openSchool()
  const { learner, teacher } = people
  const place = { cms_course_id: course, class_id: classA }
  at('2026-03-19T22:00:00.000Z')
  await value(
    school,
    saveStatus,
    { ...place, content_id: document, lesson_guid: lessonTwo, content_status: 2, completion: 100 },
    { as: learner },
  )
  await value(
    school,
    saveTime,
    {
      ...place,
      content_id: article,
      lesson_guid: lessonOne,
      content_type: 'article',
      content_status: 1,
      total_time_in_seconds: 240,
    },
    { as: learner },
  )
  for (const q1 of ['a', 'b']) {
    const tracked: TrackedAttempt = {
      ...place,
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
      { as: learner },
    )
  }
  at('2026-03-20T08:00:00.000Z')
  const set = (start: number) =>
    value(
      school,
      createAssignment,
      {
        assignment_id: randomUUID(),
        class_ids: [classA, classB],
        cms_content_ids: [article],
        title: 'Fractions',
        description: 'Draw',
        total_score: 20,
        allowed_attempts: 1,
        rubric_data: [],
        start_date: new Date(school.clock.now.getTime() + start * day).toISOString(),
        due_date: new Date(school.clock.now.getTime() + (start + 2) * day).toISOString(),
      },
      { as: teacher },
    )
  const { assignment_id } = await set(0)
  await set(5)
  await value(
    school,
    handInSubmission,
    { submission_id: randomUUID(), assignment_id, text: 'Done', attachments: [] },
    { as: learner },
  )
  at('2026-03-20T09:00:00.000Z')
  await value(
    school,
    scoreSubmission,
    { assignment_id, user_id: learner.user_id, class_id: classA, score: 15, total_score: 20 },
    { as: teacher },
  )
  const device = (device_id: string, last_synced_on: string) => ({
    institution_id: 10,
    device_id,
    user_id: learner.user_id,
    first_seen_on: '2026-01-01T00:00:00Z',
    last_synced_on,
  })
  const shared = randomUUID()
  await school.database.owner
    .insertInto('devices')
    .values([
      { ...device(shared, '2026-01-05T00:00:00Z'), works_waiting: 4, free_bytes: 100 },
      {
        ...device(shared, '2026-03-20T10:00:00Z'),
        user_id: people.classmate.user_id,
        works_waiting: 1,
        free_bytes: 900_000_000,
      },
      { ...device(randomUUID(), '2026-03-01T00:00:00Z'), works_waiting: 0, free_bytes: 199_999_999 },
    ])
    .execute()
  at('2026-03-21T08:00:00.000Z')
})
afterAll(() => school.close())

describe('the dashboard of a principal', () => {
  test('agrees with what happened', async () => {
    const { classes, trend: _, ...school10 } = await read()
    expect(school10).toEqual({
      institution_name: 'School 10',
      as_of: '2026-03-21T08:00:00.000Z',
      // 1 of 3 learners × 2 lessons
      lesson_completion: 16.7,
      // 100 and 50
      average_accuracy: 75,
      // Nothing was due yet, though one handed in
      turned_in: null,
      // 15 of 20
      average_score: 75,
      // No sheet was made
      attendance: null,
      total_learners: 3,
      total_teachers: 2,
      total_classes: 2,
      assignments_total: 2,
      attempts_total: 2,
      time_spent_in_seconds: 240,
      devices_synced: 1,
      devices_total: 2,
      // One of two who share a device; the other synced on it in January
      learners_heard: 2,
      last_synced_on: '2026-03-20T10:00:00.000Z',
      synced_on: '2026-03-20T10:00:00.000Z',
      learners_total: 3,
      learners_never_heard: 1,
      devices_put_away: 0,
      // Of both who share a device; its space is what it said last
      works_waiting: 5,
      devices_waiting: 1,
      devices_nearly_full: 1,
      // What each figure is of
      lesson_completion_of: 6,
      average_accuracy_of: 2,
      turned_in_of: 0,
      average_score_of: 1,
      attendance_of: 0,
    })
    expect(classes).toMatchObject([
      {
        class_id: classA,
        name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
        total_students: 2,
        lesson_completion: 25,
        average_accuracy: 75,
        turned_in: null,
        average_score: 75,
      },
      {
        class_id: classB,
        name: { alias: null, subject: 'maths', grade: '6', section: 'B' },
        total_students: 1,
        lesson_completion: 0,
        average_accuracy: null,
        turned_in: null,
        average_score: null,
      },
    ])
  })
  test('asks for work once it was due: 1 of 3 learners, and the other assignment is due later', async () => {
    const now = school.clock.now
    at('2026-03-22T07:59:00.000Z')
    expect((await read()).turned_in).toBeNull()
    at('2026-03-22T08:00:00.000Z')
    const { turned_in, classes } = await read()
    expect([turned_in, ...classes.map((one) => one.turned_in)]).toEqual([33.3, 50, 0])
    at('2026-03-27T08:00:00.000Z')
    expect((await read()).turned_in).toBe(16.7)
    school.clock.now = now
  })
  test('has a trend of thirty days of the school’s own calendar', async () => {
    const { trend } = await read()
    expect(trend).toHaveLength(30)
    expect([trend[0]?.day, trend.at(-1)?.day]).toEqual(['2026-02-20', '2026-03-21'])
    expect(trend.filter(({ attempts, turned_in }) => attempts + turned_in > 0)).toEqual([
      { day: '2026-03-20', attempts: 2, average_accuracy: 75, turned_in: 1 },
    ])
  })
  test('counts nobody in a class who was deleted', async () => {
    const account = school.database.owner.updateTable('users').where('user_id', '=', people.classmate.user_id)
    await account.set({ is_deleted: true }).execute()
    const { classes, total_learners } = await read()
    expect([total_learners, ...classes.map(({ total_students }) => total_students)]).toEqual([2, 1, 1])
    await account.set({ is_deleted: false }).execute()
  })
  test('counts nothing of another school, and has no figures where nothing was measured', async () => {
    const there = await read(people.principalThere)
    expect(there).toMatchObject({
      institution_name: 'School 20',
      total_learners: 1,
      attempts_total: 0,
      average_accuracy: null,
      turned_in: null,
      devices_total: 0,
      learners_heard: 0,
      last_synced_on: null,
      as_of: '2026-03-21T08:00:00.000Z',
    })
  })
  test('is for principals only', async () => {
    expect(await call(school, readPrincipalDashboard, {}, { as: people.teacher })).toEqual({
      ok: false,
      refusal: 'role_not_allowed',
    })
  })
  test('reads no attempt: it works where they are locked away', async () => {
    const { owner } = school.database
    const answered = await owner.transaction().execute(async (db) => {
      await db.schema.alterTable('users_content_attempts').addColumn('waiting', 'integer').execute()
      return read()
    })
    expect(answered.attempts_total).toBe(2)
  })
  test('counts who is in a class now: whoever left takes along what they did', async () => {
    const member = school.database.owner
      .updateTable('users_classes')
      .where('class_id', '=', classA)
      .where('user_id', '=', people.learner.user_id)
    await member.set({ is_deleted: true }).execute()
    const { classes, attempts_total } = await read()
    expect(classes[0]).toMatchObject({ total_students: 1, lesson_completion: 0, average_accuracy: null })
    expect(attempts_total).toBe(0)
    await member.set({ is_deleted: false }).execute()
    expect((await read()).classes[0]).toMatchObject({ lesson_completion: 25, average_accuracy: 75 })
  })
  test.each([
    ['a lesson that was completed and is not there any more counts on neither side', lessonOne, 0],
    ['all of what the school has can be completed: 1 of 2 learners', lessonTwo, 50],
  ])('counts lessons that the school has: %s', async (_, lesson, lesson_completion) => {
    const { owner } = school.database
    await owner
      .insertInto('content_institutions')
      .values({ tenant_id: 1, institution_id: 10, available_lessons: [lesson], available_courses: [] })
      .execute()
    expect((await read()).classes[0]).toMatchObject({ lesson_completion })
    const { list } = await value(school, listClasses, {}, { as: people.teacher })
    expect(list[0]).toMatchObject({ total_lessons: 1, lesson_completion })
    const own = await value(school, readLearnerStats, {}, { as: people.learner })
    expect(own).toMatchObject({ lessons_total: 1, lessons_completed: lesson_completion === 0 ? 0 : 1 })
    await owner.deleteFrom('content_institutions').where('institution_id', '=', 10).execute()
  })
})
