import { uploadFile } from '@maktab/contracts/content/files'
import { updateProfile } from '@maktab/contracts/people/profile'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import {
  classA,
  classB,
  classThere,
  course,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  const changed_on = school.clock.now
  const lesson = {
    institution_id: 10,
    class_id: classA,
    completed_contents: 2,
    total_contents: 2,
    completion: 100,
    is_completed: true,
    changed_on,
  }
  await school.database.owner
    .insertInto('users_lessons')
    .values([
      { ...lesson, user_id: people.learner.user_id, lesson_guid: lessonOne },
      { ...lesson, user_id: people.classmate.user_id, lesson_guid: lessonOne },
      { ...lesson, user_id: people.classmate.user_id, lesson_guid: lessonTwo },
    ])
    .execute()
  await school.database.owner
    .insertInto('rollup_learner_class')
    .values([
      { institution_id: 10, class_id: classA, user_id: people.learner.user_id, lessons_completed: 1 },
      { institution_id: 10, class_id: classA, user_id: people.classmate.user_id, lessons_completed: 2 },
    ])
    .execute()
})
afterAll(() => school.close())

describe('classes', () => {
  test('a learner sees their own, with their own completion', async () => {
    const { list } = await value(school, listClasses, {}, { as: people.learner })
    expect(list).toEqual([
      {
        class_id: classA,
        grade: '6',
        subject: 'maths',
        section: 'A',
        alias: null,
        course_id: course,
        course_title: 'Mathematics 6',
        cms_course_id: course,
        teacher_name: 'Teacher',
        total_students: 2,
        total_lessons: 2,
        lesson_completion: 50,
      },
    ])
  })
  test('a teacher sees what they teach, with the completion of the class: 3 of 2 × 2', async () => {
    const { list } = await value(school, listClasses, {}, { as: people.teacher })
    expect(
      list.map(({ class_id, lesson_completion, total_students }) => ({ class_id, lesson_completion, total_students })),
    ).toEqual([
      { class_id: classA, lesson_completion: 75, total_students: 2 },
      { class_id: classB, lesson_completion: 0, total_students: 1 },
    ])
    expect(list[1]?.teacher_name).toBe('Teacher, Teacher.b')
  })
  test('a class that was left is not there any more', async () => {
    await school.database.owner
      .updateTable('users_classes')
      .set({ is_deleted: true })
      .where('user_id', '=', people.outsider.user_id)
      .execute()
    expect((await value(school, listClasses, {}, { as: people.outsider })).list).toEqual([])
    await school.database.owner
      .updateTable('users_classes')
      .set({ is_deleted: false })
      .where('user_id', '=', people.outsider.user_id)
      .execute()
  })
})

describe('learners of a class', () => {
  test('are shown to its teacher, by name', async () => {
    const { list } = await value(school, listClassLearners, { class_id: classA }, { as: people.teacher })
    expect(list.map(({ full_name }) => full_name)).toEqual(['Spogmai', 'Zarghuna'])
    expect(list.map(({ profile_image }) => profile_image)).toEqual([null, null])
  })
  test('with their pictures, at addresses made for that teacher', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const profile_image = randomUUID()
    const sent = await send(
      school,
      uploadFile,
      { fields: { file_id: profile_image, name: 'me.png' }, file: { name: 'me.png', bytes: pixel } },
      { as: people.learner },
    )
    expect(sent.ok).toBe(true)
    await value(school, updateProfile, { full_name: 'Zarghuna', profile_image }, { as: people.learner })
    const { list } = await value(school, listClassLearners, { class_id: classA }, { as: people.teacher })
    const [other, own] = list.map((learner) => learner.profile_image)
    const read = await school.app.inject({ url: own ?? '' })
    expect([other, read.statusCode, read.rawPayload.equals(pixel)]).toEqual([null, 200, true])
    // The same address for a reader of another school was signed by nobody.
    expect((await school.app.inject({ url: (own ?? '').replace(/for=[^&]+/, 'for=2.20.2001') })).statusCode).toBe(403)
  })
  test.each([
    ['a teacher of another class', people.otherTeacher, classA],
    ['a teacher of another school', people.teacherThere, classA],
    ['anyone, of a class that is not there', people.teacher, 999_999],
    ['a teacher here, of a class there', people.teacher, classThere],
  ])('are not found for %s', async (_who, as, class_id) => {
    expect(await call(school, listClassLearners, { class_id }, { as })).toEqual({ ok: false, refusal: 'not_found' })
  })
  test('are for teachers only', async () => {
    expect(await call(school, listClassLearners, { class_id: classA }, { as: people.learner })).toEqual({
      ok: false,
      refusal: 'role_not_allowed',
    })
  })
})
