/** Grades stand in the order of their numbers in every list that is ordered by them, on the server and on a device. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCourses } from '@maktab/contracts/content/courses'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { listClasswiseLessons } from '@maktab/contracts/insights/learner-reports'
import { readResultSummary } from '@maktab/contracts/insights/result-summaries'
import { listClasses } from '@maktab/contracts/schools/classes'
import { listStudioCourses } from '@maktab/contracts/studio/course-versions'
import { contentTeam, addContentTeam } from '../../apps/server/test/content-team.ts'
import { value } from '../../apps/server/test/call.ts'
import { openSchool, people, type School } from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

let school: School
const { learner, principal } = people
const added = ['10', '2', 'Nursery', '12']
const inOrder = ['2', '6', '10', '12', 'Nursery']

beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
  const { owner } = school.database
  const rows = added.map((grade, index) => ({ grade, subject: 'maths', course_id: 700 + index }))
  await owner
    .insertInto('courses')
    .values(rows.map((row) => ({ ...row, tenant_id: 1, title: `Mathematics ${row.grade}`, language: 'en' as const })))
    .execute()
  await owner
    .insertInto('courses_lessons')
    .values(
      rows.map(({ course_id }, index) => ({
        tenant_id: 1,
        course_id,
        lesson_guid: `00000000-0000-4000-8000-00000000000${index}`,
        title: 'Lesson',
        position: 1,
      })),
    )
    .execute()
  const classes = await owner
    .insertInto('classes')
    .values(rows.map((row) => ({ ...row, institution_id: 10, section: 'A' })))
    .returning('class_id')
    .execute()
  await owner
    .insertInto('users_classes')
    .values(
      classes.map(({ class_id }) => ({ institution_id: 10, class_id, user_id: learner.user_id, role: 'learner' })),
    )
    .execute()
})
afterAll(() => school.close())

test('the server’s lists', async () => {
  const as = learner
  expect((await value(school, listClasses, {}, { as })).list.map(({ grade }) => grade)).toEqual(inOrder)
  const courses = await value(school, listCourses, { grade: '' }, { as })
  expect([courses.grades, courses.list.map(({ grade }) => grade)]).toEqual([inOrder, inOrder])
  const classwise = await value(school, listClasswiseLessons, {}, { as })
  expect(classwise.report.map(({ class_name }) => class_name.grade)).toEqual(inOrder)
  const dashboard = await value(school, readPrincipalDashboard, {}, { as: principal })
  expect([...new Set(dashboard.classes.map(({ name }) => name.grade))]).toEqual(inOrder)
  const results = await value(school, readResultSummary, {}, { as: { ...principal, role: 'campus_admin' } })
  expect([...new Set(results.classes.map(({ class_name }) => class_name.grade))]).toEqual(inOrder)
  const studio = await value(school, listStudioCourses, {}, { as: contentTeam.writer })
  expect(studio.list.map(({ grade }) => grade)).toEqual(inOrder)
})

test('a device’s lists', async () => {
  const device = await openDevice(school, learner, chanceOf(1), () => school.clock.now)
  device.network.isBad = false
  await device.tab().sync()
  const classes = await device.tab().answer('listClasses', {})
  expect(classes).toMatchObject({ ok: true, value: { list: inOrder.map((grade) => ({ grade })) } })
  const courses = await device.tab().answer('listCourses', { grade: '' })
  expect(courses).toMatchObject({ ok: true, value: { grades: inOrder, list: inOrder.map((grade) => ({ grade })) } })
  const classwise = await device.tab().answer('listClasswiseLessons', {})
  const report = inOrder.map((grade) => ({ class_name: { grade } }))
  expect(classwise).toMatchObject({ ok: true, value: { report } })
})
