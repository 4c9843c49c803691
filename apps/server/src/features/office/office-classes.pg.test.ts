import {
  addOfficeClass,
  archiveOfficeClasses,
  deleteOfficeClass,
  listInstituteClasses,
  listOfficeClasses,
  restoreOfficeClasses,
  updateOfficeClass,
} from '@maktab/contracts/office/office-classes'
import { listInstituteCourses, listOfficeCourses } from '@maktab/contracts/office/office-courses'
import { listClasses } from '@maktab/contracts/schools/classes'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value, type Callable } from '../../../test/call.ts'
import {
  classA,
  classB,
  classThere,
  course,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
/** Where classes may be deleted. */
let again: (Callable & { close(): Promise<void> }) | undefined
beforeEach(async () => {
  await again?.close()
  await (school as School | undefined)?.close()
  school = await openSchool()
  again = await mayDelete(true)
})
afterAll(async () => {
  await again?.close()
  await school.close()
})

/** The school of a tenant that allows classes to be deleted, or does not. */
async function mayDelete(is_delete_class_allowed: boolean) {
  await sql`update tenants set configuration = configuration || ${JSON.stringify({ is_delete_class_allowed })}::jsonb where tenant_id = 1`.execute(
    school.database.owner,
  )
  return school.reopen()
}

const { learner, classmate, outsider, teacher, otherTeacher, principal, principalThere, learnerThere, teacherThere } =
  people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const campusAdminThere: Person = { ...principalThere, role: 'campus_admin' }
const day = 86_400_000
const refused = (refusal: string) => ({ ok: false, refusal })
const made = { grade: 'صنف هفتم', section: 'A', subject: 'Mathematics', course_id: course }

const list = async (input: object = {}, as = campusAdmin) =>
  (await value(school, listOfficeClasses, input, { as })).list
const find = async (class_id: number) => (await list({ class_id }))[0]!
const ids = async (input: object = {}) => (await list(input)).map(({ class_id }) => class_id)
const classesOf = async (as: Person) =>
  (await value(school, listClasses, {}, { as })).list.map(({ class_id }) => class_id)
const changes = async () =>
  (
    await sql<{ action: string }>`select action from office_changes where noun = 'class' order by change_id`.execute(
      school.database.owner,
    )
  ).rows.map(({ action }) => action)

describe('the list of classes', () => {
  test('has every class of the campus with its people and figures', async () => {
    const classes = await value(school, listOfficeClasses, {}, { as: campusAdmin })
    expect(classes).toMatchObject({ total: 2, total_pages: 1, grades: ['6'], sections: ['A', 'B'] })
    expect(classes.list[0]).toMatchObject({
      class_id: classA,
      grade: '6',
      section: 'A',
      course_title: 'Mathematics 6',
      teachers: [{ user_id: teacher.user_id, full_name: 'Teacher' }],
      class_teacher: null,
      total_students: 2,
      total_lessons: 2,
      is_active: true,
    })
  })
  test('is sought in any language, and filtered', async () => {
    expect(await ids({ search_string: 'ریاضی ۶' })).toEqual([classA, classB])
    expect(await ids({ section: 'B', grade: 'Class VI' })).toEqual([classB])
    expect(await ids({ teacher_id: otherTeacher.user_id })).toEqual([classB])
    expect(await ids({ search_string: 'physics' })).toEqual([])
    expect(await ids({ page_size: 1, page: 2 })).toEqual([classB])
    expect(await ids({ state: 'without_class_teacher' })).toEqual([classA, classB])
    expect(await ids({ state: 'without_learners' })).toEqual([])
  })
  test('is the principal’s to read, and another campus’s for a school admin alone', async () => {
    expect((await list({}, principal)).length).toBe(2)
    expect((await list({ institution_id: 20 }, schoolAdmin)).map(({ class_id }) => class_id)).toEqual([classThere])
    expect(await call(school, listOfficeClasses, { institution_id: 20 }, { as: campusAdmin })).toEqual(
      refused('not_found'),
    )
  })
  test('for a choice has codes and names in the order of grades', async () => {
    const choice = await value(school, listInstituteClasses, {}, { as: campusAdmin })
    expect(choice.list.map(({ class_id }) => class_id)).toEqual([classA, classB])
  })
})

describe('a class is made', () => {
  test('with its code, dates, teachers, class teacher and the learners of a section', async () => {
    const one = await value(
      school,
      addOfficeClass,
      {
        ...made,
        class_code: 'seven-a',
        start_date: '2026-03-21',
        end_date: '2026-12-01',
        default_language: 'pu',
        takes_attendance: true,
        teacher_ids: [otherTeacher.user_id],
        class_teacher_id: teacher.user_id,
        learners: { of_section: { grade: '۶', section: 'A' } },
      },
      { as: campusAdmin },
    )
    expect(one).toMatchObject({
      grade: '7',
      subject: 'maths',
      class_code: 'SEVENA',
      start_date: '2026-03-21',
      default_language: 'pu',
      takes_attendance: true,
      teachers: [{ user_id: otherTeacher.user_id }],
      class_teacher: { user_id: teacher.user_id },
      total_students: 2,
    })
    expect(await classesOf(learner)).toEqual([classA, one.class_id])
    expect(await classesOf(otherTeacher)).toEqual([classB, one.class_id])
    expect(await changes()).toEqual(['add'])
  })
  test('once, however often the command comes', async () => {
    const command_id = '11111111-1111-4111-8111-111111111111'
    const again = () => value(school, addOfficeClass, made, { as: campusAdmin, command_id })
    expect((await again()).class_id).toBe((await again()).class_id)
    expect((await list()).length).toBe(3)
  })
  test('in another campus by a school admin', async () => {
    const one = await value(
      school,
      addOfficeClass,
      { ...made, institution_id: 20, learners: { user_ids: [learnerThere.user_id] } },
      { as: schoolAdmin },
    )
    expect(await classesOf(learnerThere)).toEqual([classThere, one.class_id])
  })
  test.each<[string, object, string]>([
    ['where one from its course is', { grade: '6' }, 'class_exists'],
    ['from a course that is not there', { course_id: 9999 }, 'course_missing'],
    ['that ends before it begins', { start_date: '2026-03-21', end_date: '2026-03-01' }, 'class_dates_wrong'],
    ['with a code of two letters', { class_code: 'ab' }, 'details_incomplete'],
    ['with a learner as its teacher', { teacher_ids: [learner.user_id] }, 'not_found'],
    ['with a teacher as a learner', { learners: { user_ids: [teacher.user_id] } }, 'not_found'],
    ['with people of another campus', { teacher_ids: [teacherThere.user_id] }, 'not_found'],
    ['in a campus out of reach', { institution_id: 20 }, 'not_found'],
  ])('but not %s', async (_, change, refusal) => {
    expect(await call(school, addOfficeClass, { ...made, ...change }, { as: campusAdmin })).toEqual(refused(refusal))
    expect((await list()).length).toBe(2)
  })
  test('but not with a code that another has, a deleted one among them', async () => {
    const { class_code } = await find(classB)
    await value(again!, deleteOfficeClass, { class_id: classB, typed: class_code }, { as: campusAdmin })
    const typed = class_code.toLowerCase()
    expect(await call(school, addOfficeClass, { ...made, class_code: typed }, { as: campusAdmin })).toEqual(
      refused('class_code_taken'),
    )
  })
})

describe('a class is changed', () => {
  const change = async (fields: object, version?: string) =>
    call(
      school,
      updateOfficeClass,
      { class_id: classA, version: version ?? (await find(classA)).version, ...fields },
      { as: campusAdmin },
    )
  test('in what is named; the rest stays', async () => {
    await change({ alias: 'Morning', class_teacher_id: teacher.user_id, start_date: '2026-03-21' })
    const answer = await change({
      section: 'C',
      remove_user_ids: [classmate.user_id],
      add_user_ids: [outsider.user_id],
    })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        alias: 'Morning',
        section: 'C',
        start_date: '2026-03-21',
        class_teacher: { user_id: teacher.user_id },
        teachers: [{ user_id: teacher.user_id }],
        total_students: 2,
      },
    })
    expect(await classesOf(classmate)).toEqual([])
    expect(await changes()).toEqual(['update', 'update'])
  })
  test('by the one who saw it as it is', async () => {
    const { version } = await find(classA)
    expect((await change({ alias: 'One' }, version)).ok).toBe(true)
    expect(await change({ alias: 'Two' }, version)).toEqual(refused('changed_meanwhile'))
    expect((await find(classA)).alias).toBe('One')
  })
  test('in its teachers: who is not named leaves', async () => {
    await change({ teacher_ids: [otherTeacher.user_id], class_teacher_id: otherTeacher.user_id })
    expect(await classesOf(teacher)).toEqual([classB])
    expect(await classesOf(otherTeacher)).toEqual([classA, classB])
    expect((await find(classA)).class_teacher?.user_id).toBe(otherTeacher.user_id)
    await change({ class_teacher_id: null })
    expect((await find(classA)).class_teacher).toBeNull()
  })
  test('and who was its class teacher until yesterday stays written down', async () => {
    await change({ class_teacher_id: teacher.user_id })
    school.clock.now = new Date(school.clock.now.getTime() + 3 * day)
    await change({ class_teacher_id: otherTeacher.user_id })
    const { rows } = await sql<{ user_id: number; is_over: boolean }>`
      select user_id, to_date is not null as is_over from class_teachers order by from_date`.execute(
      school.database.owner,
    )
    expect(rows).toEqual([
      { user_id: teacher.user_id, is_over: true },
      { user_id: otherTeacher.user_id, is_over: false },
    ])
  })
  test('in its course only where that is meant', async () => {
    await school.database.owner
      .insertInto('courses')
      .values({ tenant_id: 1, course_id: 777, title: 'Other', subject: 'maths', grade: '6', language: 'en' })
      .execute()
    expect(await change({ course_id: 777 })).toEqual(refused('course_change_unsaid'))
    expect((await change({ course_id: 777, is_course_changed: true })).ok).toBe(true)
  })
  test('never one of another campus', async () => {
    const asked = { class_id: classThere, version: '1', alias: 'Ours' }
    expect(await call(school, updateOfficeClass, asked, { as: campusAdmin })).toEqual(refused('not_found'))
  })
})

describe('a class ends', () => {
  test('in the archive, and comes back from it', async () => {
    const archive = (is_archived: boolean, as = campusAdmin) =>
      value(school, archiveOfficeClasses, { class_ids: [classA, classThere], is_archived }, { as })
    expect(await archive(true)).toEqual({ class_ids: [classA] })
    expect([await ids(), await ids({ state: 'archived' }), await classesOf(learner)]).toEqual([[classB], [classA], []])
    expect((await find(classA)).archived_on).toBe(school.clock.now.toISOString())
    expect(await archive(false)).toEqual({ class_ids: [classA] })
    expect([await ids(), await classesOf(learner)]).toEqual([[classA, classB], [classA]])
    expect(await changes()).toEqual(['archive', 'unarchive'])
  })
  test('for good by its code or name, and comes back within thirty days', async () => {
    expect(await call(again!, deleteOfficeClass, { class_id: classA, typed: 'maths' }, { as: campusAdmin })).toEqual(
      refused('typed_name_wrong'),
    )
    await value(again!, deleteOfficeClass, { class_id: classA, typed: 'ریاضی ۶ A' }, { as: campusAdmin })
    expect([await ids(), await ids({ state: 'deleted' }), await classesOf(learner)]).toEqual([[classB], [classA], []])
    expect(await call(again!, deleteOfficeClass, { class_id: classA, typed: '' }, { as: campusAdmin })).toEqual(
      refused('not_found'),
    )
    const restore = () => value(school, restoreOfficeClasses, { class_ids: [classA, classThere] }, { as: campusAdmin })
    school.clock.now = new Date(school.clock.now.getTime() + 29 * day)
    expect(await restore()).toEqual({ class_ids: [classA] })
    expect(await classesOf(learner)).toEqual([classA])
    await value(again!, deleteOfficeClass, { class_id: classA, typed: 'Mathematics 6 A' }, { as: campusAdmin })
    school.clock.now = new Date(school.clock.now.getTime() + 31 * day)
    expect(await restore()).toEqual({ class_ids: [] })
    expect(await changes()).toEqual(['delete', 'restore', 'delete'])
  })
  test('for good only where the tenant allows it', async () => {
    const { class_code } = await find(classA)
    const other = await mayDelete(false)
    expect(await call(other, deleteOfficeClass, { class_id: classA, typed: class_code }, { as: campusAdmin })).toEqual(
      refused('delete_class_off'),
    )
    await other.close()
  })
  test('by nobody from another campus', async () => {
    const { class_code } = await find(classA)
    expect(
      await call(again!, deleteOfficeClass, { class_id: classA, typed: class_code }, { as: campusAdminThere }),
    ).toEqual(refused('not_found'))
  })
})

test('the courses of a campus are sought and counted; the tenant’s say which of them it has', async () => {
  const { list: ofCampus, grades } = await value(
    school,
    listInstituteCourses,
    { search_string: 'ریاضی' },
    { as: campusAdmin },
  )
  expect(grades).toEqual(['6'])
  expect(ofCampus).toMatchObject([{ course_id: course, title: 'Mathematics 6', total_lessons: 2, total_classes: 2 }])
  const ofTenant = await value(school, listOfficeCourses, { grade: 'VI' }, { as: campusAdmin })
  expect(ofTenant.list).toMatchObject([{ course_id: course, total_lessons: 2, is_at_campus: true }])
})
