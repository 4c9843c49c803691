import {
  createContentInstitution,
  listContentInstitutions,
  updateContentInstitution,
} from '@maktab/contracts/studio/content-institutions'
import { listClassLessons, listLessons, listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { availabilityByTenant, everything, hasLesson, type Availability } from '@maktab/domain/schools/availability'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { addContentTeam, contentTeam } from '../../../test/content-team.ts'
import {
  article,
  classA,
  classThere,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'
import { hasCourse, hasLesson as hasLessonSql } from '#features/schools/availability.sql.ts'

const { writer, manager, abroad } = contentTeam
let school: School
beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
})
afterAll(() => school.close())

const refused = (refusal: string) => ({ ok: false, refusal })
const update = (fields: object, as = manager) =>
  call(school, updateContentInstitution, { institution_id: 10, ...fields }, { as })
const pull = (cursor = '') =>
  value(school, pullLearnerStructure, { cursor, is_first_time: cursor ? '0' : '1' }, { as: people.learner })

describe('schools of the content team', () => {
  test('are listed as what holds of them', async () => {
    const { list } = await value(school, listContentInstitutions, {}, { as: manager })
    expect(list).toEqual([
      {
        institution_id: 10,
        name: 'School 10',
        repository: '98|KP',
        available_lessons: '',
        cms_roles: ['cd', 'cr'],
        is_cms_full_access: false,
        is_managed: true,
      },
      {
        institution_id: 20,
        name: 'School 20',
        repository: '98|KP',
        available_lessons: '',
        cms_roles: [],
        is_cms_full_access: true,
        is_managed: true,
      },
    ])
    expect(await value(school, listContentInstitutions, { institution_id: 20 }, { as: manager })).toEqual({
      list: [list[1]],
    })
  })
  test('are managed by those with full access, within their tenant', async () => {
    expect(await call(school, listContentInstitutions, {}, { as: writer })).toEqual(refused('may_not_manage'))
    expect(await update({ cms_roles: ['cr'] }, writer)).toEqual(refused('may_not_manage'))
    expect(await call(school, listContentInstitutions, { institution_id: 30 }, { as: manager })).toEqual(
      refused('not_found'),
    )
    expect(await update({ institution_id: 30 })).toEqual(refused('not_found'))
    expect(
      (await value(school, listContentInstitutions, {}, { as: abroad, host: 'senf.localhost' })).list.map(
        ({ institution_id }) => institution_id,
      ),
    ).toEqual([30])
  })
  test('are written down once, and only with what can be read', async () => {
    expect(await call(school, createContentInstitution, { institution_id: 20 }, { as: manager })).toEqual(
      refused('institution_known'),
    )
    expect(await update({ available_lessons: 'all of them' })).toEqual(refused('available_lessons_invalid'))
    expect(await update({ repository: 'KP' })).toEqual(refused('repository_invalid'))
    expect(await update({ repository: '7|Others' })).toMatchObject({
      ok: true,
      value: { repository: '7|Others', cms_roles: ['cd', 'cr'] },
    })
    expect(await update({ repository: '98|KP' })).toMatchObject({ ok: true, value: { repository: '98|KP' } })
    await school.database.owner.deleteFrom('content_institutions').where('institution_id', '=', 10).execute()
    expect(
      await call(
        school,
        createContentInstitution,
        { institution_id: 10, cms_roles: ['cd'], available_lessons: String(course) },
        { as: manager },
      ),
    ).toMatchObject({ ok: true, value: { cms_roles: ['cd'], available_lessons: String(course), is_managed: true } })
    await update({ available_lessons: '' })
  })
})

describe('what a school has', () => {
  const lessons = async () =>
    (await value(school, listLessons, { course_id: course, class_id: classA }, { as: people.learner })).list.map(
      ({ lesson_guid }) => lesson_guid,
    )

  test('is all that its people find, online and on their devices', async () => {
    const first = await pull()
    expect(await lessons()).toEqual([lessonOne, lessonTwo])
    await update({ available_lessons: lessonTwo })
    expect(await lessons()).toEqual([lessonTwo])
    expect(
      await call(
        school,
        listModules,
        { course_id: course, lesson_guid: lessonOne, class_id: classA },
        { as: people.learner },
      ),
    ).toEqual(refused('not_found'))
    expect(
      (await value(school, listClassLessons, { class_id: classA }, { as: people.teacher })).list.map(
        ({ lesson_guid }) => lesson_guid,
      ),
    ).toEqual([lessonTwo])
    const contents = async () =>
      (
        await value(
          school,
          downloadContents,
          { cms_course_ids: [], content_ids: [article, document] },
          { as: people.learner },
        )
      ).content.map(({ content_id }) => content_id)
    expect(await contents()).toEqual([document])
    const second = await pull(first.cursor)
    expect(second.tables.courses).toMatchObject([{ course_id: course, is_deleted: false }])
    expect(second.tables.courses_lessons.map(({ lesson_guid, is_deleted }) => [lesson_guid, is_deleted])).toEqual([
      [lessonOne, true],
      [lessonTwo, false],
    ])
    expect(second.tables.lessons_content.map(({ lesson_guid, is_deleted }) => [lesson_guid, is_deleted])).toEqual([
      [lessonOne, true],
      [lessonOne, true],
      [lessonTwo, false],
    ])

    await update({ repository: '7|Others' })
    expect(await call(school, listLessons, { course_id: course, class_id: classA }, { as: people.learner })).toEqual(
      refused('not_found'),
    )
    expect((await pull(second.cursor)).tables.courses).toMatchObject([{ is_deleted: true }])
    // Another school of the tenant keeps everything.
    expect(
      (await value(school, listLessons, { course_id: course, class_id: classThere }, { as: people.learnerThere })).list,
    ).toHaveLength(2)
    await update({ repository: '', available_lessons: String(course) })
    expect(await lessons()).toEqual([lessonOne, lessonTwo])
  })

  test('of a school without a row is what the tenant names, and devices hear of a change', async () => {
    const { owner } = school.database
    await owner.deleteFrom('content_institutions').where('institution_id', '=', 10).execute()
    const name = async (written: string) =>
      void (await sql`update tenants set configuration = configuration || jsonb_build_object('available_lessons', ${written}::text) where tenant_id = 1`.execute(
        owner,
      ))
    await name('')
    const first = await pull()
    await name(lessonTwo)
    expect(await lessons()).toEqual([lessonTwo])
    const second = await pull(first.cursor)
    expect(second.tables.courses_lessons.map(({ lesson_guid, is_deleted }) => [lesson_guid, is_deleted])).toEqual([
      [lessonOne, true],
      [lessonTwo, false],
    ])
    await owner.updateTable('tenants').set({ name: 'Another name' }).where('tenant_id', '=', 1).execute()
    expect((await pull(second.cursor)).tables.courses_lessons).toEqual([])
    await owner.insertInto('content_institutions').values({ tenant_id: 1, institution_id: 10 }).execute()
    expect(await lessons()).toEqual([lessonOne, lessonTwo])
    await name('')
  })

  test.each<[string, Availability | null]>([
    ['nothing written down', null],
    ['everything', everything],
    ['one course', { ...everything, available_courses: [course] }],
    ['another course', { ...everything, available_courses: [99] }],
    ['one lesson', { ...everything, available_lessons: [lessonOne] }],
    ['a course and a lesson of another', { ...everything, available_courses: [99], available_lessons: [lessonTwo] }],
    ['another repository', { ...everything, repository: '7|Others' }],
    [
      'a lesson of another repository',
      { repository: '7|Others', available_courses: [], available_lessons: [lessonOne] },
    ],
  ])('is the same for the rule and for the database: %s', async (_what, availability) => {
    const { owner } = school.database
    for (const repository of [null, '7|Others']) {
      await owner.updateTable('courses').set({ repository }).where('course_id', '=', course).execute()
      await owner.deleteFrom('content_institutions').where('institution_id', '=', 10).execute()
      if (availability)
        await owner
          .insertInto('content_institutions')
          .values({
            tenant_id: 1,
            institution_id: 10,
            repository: availability.repository,
            available_courses: [...availability.available_courses],
            available_lessons: [...availability.available_lessons],
          })
          .execute()
      for (const written of ['', String(course), `99, ${lessonOne.toUpperCase()}`, '99', 'all of them']) {
        await sql`update tenants set configuration = configuration || jsonb_build_object('available_lessons', ${written}::text) where tenant_id = 1`.execute(
          owner,
        )
        const { rows } = await sql<{ lesson_guid: string; has: boolean; has_course: boolean }>`
          select l.lesson_guid, ${hasLessonSql({ institution_id: 10, course: 'c', lesson: 'l' })} as has, ${hasCourse({ institution_id: 10, course: 'c' })} as has_course
          from courses c join courses_lessons l on l.tenant_id = c.tenant_id and l.course_id = c.course_id where c.course_id = ${course} order by l.position`.execute(
          owner,
        )
        const byRule = [lessonOne, lessonTwo].map((lesson_guid) =>
          hasLesson(availability ?? availabilityByTenant(written), { course_id: course, lesson_guid, repository }),
        )
        expect(rows.map(({ has }) => has)).toEqual(byRule)
        expect(rows.map(({ has_course }) => has_course)).toEqual(byRule.map(() => byRule.some(Boolean)))
      }
    }
    await sql`update tenants set configuration = configuration || '{"available_lessons": ""}' where tenant_id = 1`.execute(
      owner,
    )
  })
})
