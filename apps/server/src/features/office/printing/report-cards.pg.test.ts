import { randomUUID } from 'node:crypto'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { listAssignmentReport } from '@maktab/contracts/insights/assignment-reports'
import { readReportCards } from '@maktab/contracts/office/printing/report-cards'
import { expect, test } from 'vitest'
import { call, value } from '../../../../test/call.ts'
import { openReportedSchool } from '../../../../test/reported-school.ts'
import { classA, classB, classThere, people, type Person } from '../../../../test/school.ts'
import { handIn, score } from '../../../../test/work.ts'

const { learner, classmate, teacher, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }

const at = openReportedSchool()
const read = (input: { class_id: number; user_id?: number; institution_id?: number }, as = campusAdmin) =>
  value(at.school, readReportCards, input, { as })

async function mark(class_id: number, attendance_date: string, marks: readonly (readonly [Person, number])[]) {
  const { owner: db } = at.school.database
  const sheet = { institution_id: 10, attendance_id: randomUUID() }
  await db
    .insertInto('attendance_sheets')
    .values({
      ...sheet,
      class_id,
      attendance_date,
      taken_by: teacher.user_id,
      taken_on: `${attendance_date}T04:00:00Z`,
    })
    .execute()
  await db
    .insertInto('attendance_details')
    .values(marks.map(([{ user_id }, attendance_status]) => ({ ...sheet, user_id, attendance_status })))
    .execute()
}

const nothing = {
  lessons_completed: 0,
  attempts: 0,
  average_accuracy: null,
  assignments_turned_in: 0,
  assignments_scored: 0,
  average_score: null,
  present: 0,
  absent: 0,
  late: 0,
  leave: 0,
  attendance: null,
}

test('a class without work and marks gets cards that say so, with no figure of anybody else', async () => {
  const { list, year_name } = await read({ class_id: classB })
  expect(year_name).toBeNull()
  expect(list.map(({ user_id }) => user_id)).toEqual([people.outsider.user_id])
  expect(list[0]?.classes).toMatchObject([{ class_id: classB, ...nothing, total_lessons: 2, assignments_set: 1 }])
  expect(list[0]?.overall).toMatchObject({ ...nothing, total_lessons: 2, assignments_set: 1 })
})

test('a card has the figures that stand: lessons, attempts, work, scores once they are returned, and marks', async () => {
  const { school, assignment_id } = at
  await handIn(school, assignment_id)
  // After the automatic score, which is seen at once.
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  await score(school, assignment_id, 7)
  await mark(classA, '2026-03-16', [
    [learner, 1],
    [classmate, 2],
  ])
  await mark(classA, '2026-03-17', [[learner, 3]])
  await mark(classA, '2026-03-18', [[learner, 4]])
  const own = async () => (await read({ class_id: classA, user_id: learner.user_id })).list[0]!
  // The score is the teacher's alone until it is returned.
  expect((await own()).overall).toMatchObject({ assignments_turned_in: 1, assignments_scored: 0, average_score: null })
  const back = { assignment_id, user_ids: [learner.user_id], assignment_status: 2 as const }
  await value(school, returnSubmissions, back, { as: teacher })
  const card = await own()
  expect(card.classes).toHaveLength(1)
  expect(card.overall).toMatchObject({
    total_lessons: 2,
    // Half right, nothing right, all right.
    attempts: 3,
    average_accuracy: 50,
    assignments_set: 1,
    assignments_turned_in: 1,
    assignments_scored: 1,
    average_score: 70,
    present: 1,
    absent: 0,
    late: 1,
    leave: 1,
    attendance: 66.7,
  })
  // As the learner's own report says.
  const report = await value(school, listAssignmentReport, { class_id: classA }, { as: learner })
  expect(card.overall.average_score).toBe(report.avg_assignment_accuracy)
})

test('a card goes over all classes of the year that the learner is in, and over no other', async () => {
  const { owner: db } = at.school.database
  const year = async (name: string, is_current: boolean) =>
    (
      await db
        .insertInto('school_years')
        .values({ institution_id: 10, name, start_date: `${name}-03-21`, end_date: `${name}-12-31`, is_current })
        .returning('year_id')
        .executeTakeFirstOrThrow()
    ).year_id
  const [earlier, now] = [await year('2025', false), await year('2026', true)]
  const { class_id: old } = await db
    .insertInto('classes')
    .values({ institution_id: 10, grade: '5', subject: 'maths', section: 'A', course_id: 51, year_id: earlier })
    .returning('class_id')
    .executeTakeFirstOrThrow()
  await db.updateTable('classes').set({ year_id: now }).where('class_id', 'in', [classA, classB]).execute()
  for (const class_id of [old, classB])
    await db
      .insertInto('users_classes')
      .values({ institution_id: 10, user_id: learner.user_id, class_id, role: 'learner' })
      .execute()
  const found = await read({ class_id: classA })
  expect(found.year_name).toBe('2026')
  const classesOf = (user_id: number) =>
    found.list.find((one) => one.user_id === user_id)?.classes.map(({ class_id }) => class_id)
  expect(classesOf(learner.user_id)).toEqual([classA, classB])
  expect(classesOf(classmate.user_id)).toEqual([classA])
})

test('cards are for the office of their campus, and of a learner of the class alone', async () => {
  const notFound = { ok: false, refusal: 'not_found' }
  const ask = (input: { class_id: number; user_id?: number; institution_id?: number }, as = campusAdmin) =>
    call(at.school, readReportCards, input, { as })
  expect(await ask({ class_id: classThere })).toEqual(notFound)
  expect(await ask({ class_id: classThere, institution_id: 20 })).toEqual(notFound)
  expect((await read({ class_id: classThere, institution_id: 20 }, schoolAdmin)).list).toHaveLength(1)
  expect(await ask({ class_id: classB, user_id: classmate.user_id })).toEqual(notFound)
})
