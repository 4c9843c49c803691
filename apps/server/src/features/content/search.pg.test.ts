import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchLessons } from '@maktab/contracts/content/search'
import { call, value } from '../../../test/call.ts'
import { classA, course, lessonOne, openSchool, people, type Person, type School } from '../../../test/school.ts'
import type { Job } from '#jobs/job.ts'
import { openSearchIndexer } from './search-index.ts'

let school: School
let indexer: Job
const guidOf = (number: number) => `0a4f3c1e-5d1b-4f1e-8a51-${String(number).padStart(12, '0')}`

beforeAll(async () => {
  school = await openSchool()
  indexer = openSearchIndexer({
    doors: school.database.doors,
    onFailure: (error) => {
      throw error
    },
  })
  const { owner } = school.database
  await owner
    .insertInto('courses')
    .values([
      { tenant_id: 1, course_id: 52, title: 'شمېرپوهنه ۶', subject: 'maths', grade: '6', language: 'pu' },
      { tenant_id: 1, course_id: 53, title: 'ساینس صنف هفتم', subject: 'ساینس', grade: '7', language: 'da' },
      {
        tenant_id: 1,
        course_id: 54,
        title: 'Another team’s',
        subject: 'maths',
        grade: '6',
        language: 'en',
        repository: '98|KP',
      },
      { tenant_id: 4, course_id: 61, title: 'Mathematics abroad', subject: 'maths', grade: '6', language: 'en' },
    ])
    .execute()
  await owner
    .insertInto('courses_lessons')
    .values([
      { tenant_id: 1, lesson_guid: guidOf(11), course_id: 52, title: 'کسرونه', summary: 'د کسرونو جمع', position: 1 },
      { tenant_id: 1, lesson_guid: guidOf(12), course_id: 52, title: 'فیصدي', summary: 'کسرونه او فیصدي', position: 2 },
      { tenant_id: 1, lesson_guid: guidOf(13), course_id: 53, title: 'دوران آب', summary: '', position: 1 },
      { tenant_id: 1, lesson_guid: guidOf(14), course_id: 54, title: 'کسرونه of others', summary: '', position: 1 },
      { tenant_id: 4, lesson_guid: guidOf(15), course_id: 61, title: 'کسرونه abroad', summary: '', position: 1 },
    ])
    .execute()
  await indexer.runDue()
})
afterAll(() => school.close())

async function found(search_string: string, as: Person = people.learner, more: object = {}) {
  return value(school, searchLessons, { search_string, ...more }, { as })
}
const titles = async (search_string: string, as: Person = people.learner, more: object = {}) =>
  (await found(search_string, as, more)).list.map(({ title }) => title)

describe('what is found', () => {
  it('a word in the title first, then one in the summary', async () => {
    expect(await titles('كسرونه')).toEqual(['کسرونه', 'فیصدي'])
  })
  it('with a mistyped letter, and says so', async () => {
    expect(await found('کسزونه')).toMatchObject({
      mercy: 'typos',
      total: 2,
      list: [{ title: 'کسرونه' }, { title: 'فیصدي' }],
    })
    expect((await found('کسزونه')).found_by).toContain('کسرونه')
  })
  it('by the name of the subject in another language, and by what is in the lesson', async () => {
    expect(await titles('ریاضی')).toHaveLength(4)
    expect(await titles('content 501')).toEqual(['Lesson 1'])
  })
  it('with some of the words where none has all', async () => {
    expect(await found('کسرونه xylophone')).toMatchObject({ mercy: 'some_words', total: 2 })
  })
  it('nothing where there is nothing, and for nothing', async () => {
    expect(await found('xylophone')).toMatchObject({ total: 0, total_pages: 0, list: [] })
    expect(await found(' ؟ ')).toMatchObject({ total: 0, list: [] })
    expect(await found("'; drop table users; -- \\ : & | ! ( *")).toMatchObject({ total: 0 })
  })
  it('where it can be opened', async () => {
    expect((await found('Lesson 1')).list).toMatchObject([
      {
        lesson_guid: lessonOne,
        class_id: classA,
        course_id: course,
        course_title: 'Mathematics 6',
        content_types: ['article', 'assessment'],
      },
    ])
    expect((await found('فیصدي')).list).toMatchObject([{ class_id: null, language: 'pu' }])
  })
})

describe('who finds what', () => {
  it('a learner what their classes and their grade have', async () => {
    expect(await titles('دوران آب')).toEqual([])
    expect(await titles('دوران آب', people.teacher)).toEqual(['دوران آب'])
    expect(await titles('دوران آب', people.principal)).toEqual(['دوران آب'])
  })
  it('nobody what the school does not have, and nobody another tenant’s', async () => {
    for (const person of [people.learner, people.teacher, people.principal])
      expect(await titles('others abroad', person)).toEqual([])
    const { owner } = school.database
    const abroad = () =>
      value(school, searchLessons, { search_string: 'کسرونه' }, { as: people.learnerAbroad, host: 'senf.localhost' })
    expect((await abroad()).list).toEqual([])
    await owner.updateTable('users').set({ grade: '6' }).where('user_id', '=', people.learnerAbroad.user_id).execute()
    expect((await abroad()).list).toMatchObject([{ title: 'کسرونه abroad' }])
    await owner
      .insertInto('content_institutions')
      .values({ tenant_id: 1, institution_id: 20, repository: '98|KP' })
      .execute()
    expect(await titles('کسرونه', people.teacherThere)).toEqual(['کسرونه of others'])
  })
  it('roles without lessons are refused', async () => {
    const asked = await call(school, searchLessons, { search_string: 'a' }, {})
    expect(asked).toMatchObject({ ok: false, refusal: 'signed_out' })
  })
})

describe('narrowing', () => {
  it.each([
    [{ subject: 'maths' }, 4],
    [{ subject: 'science' }, 0],
    [{ language: 'pu' }, 2],
    [{ grade: '6', language: 'en' }, 2],
    [{ content_type: 'document' }, 1],
    [{ content_type: 'video' }, 0],
    [{ content_type: 'article' }, 1],
  ] as const)('%j', async (filters, total) => {
    expect((await found('کسرونه lesson 1', people.learner, filters)).total).toBe(total)
  })
  it('says how many each choice leaves, spellings of a subject as one', async () => {
    const { subjects, grades, languages } = await found('ساینس شمېرپوهنه', people.teacher)
    expect(subjects).toEqual([
      { value: 'maths', lessons: 4 },
      { value: 'science', lessons: 1 },
    ])
    expect(grades).toEqual([
      { value: '6', lessons: 4 },
      { value: '7', lessons: 1 },
    ])
    expect(languages.map(({ value: language }) => language)).toEqual(['en', 'pu', 'da'])
  })
})

describe('what changes is found anew', () => {
  it('a title, a course, a content, and what was taken out', async () => {
    const { owner } = school.database
    await owner
      .updateTable('courses_lessons')
      .set({ title: 'Percentages' })
      .where('lesson_guid', '=', guidOf(12))
      .execute()
    await owner.updateTable('content').set({ title: 'Worksheet on money' }).where('content_id', '=', 503).execute()
    expect(await titles('percentages')).toEqual([])
    await indexer.runDue()
    expect(await titles('percentages')).toEqual(['Percentages'])
    expect(await titles('money')).toEqual(['Lesson 2'])
    await owner.updateTable('courses').set({ title: 'Numbers' }).where('course_id', '=', 52).execute()
    await owner.updateTable('courses_lessons').set({ is_deleted: true }).where('lesson_guid', '=', guidOf(11)).execute()
    await indexer.runDue()
    expect(await titles('numbers')).toEqual(['Percentages'])
    expect(await indexer.runDue()).toBe(0)
  })
  it('not while somebody still changes it: the note waits for them', async () => {
    const { owner } = school.database
    await owner.updateTable('courses_lessons').set({ title: 'Before' }).where('lesson_guid', '=', guidOf(13)).execute()
    await owner.transaction().execute(async (changing) => {
      await changing
        .updateTable('courses_lessons')
        .set({ title: 'Afterwards' })
        .where('lesson_guid', '=', guidOf(13))
        .execute()
      expect(await indexer.runDue()).toBe(0)
    })
    expect(await indexer.runDue()).toBe(1)
    expect(await titles('afterwards', people.teacher)).toEqual(['Afterwards'])
  })
})

it('the index itself is closed to the application, and its operators are why', async () => {
  const { db } = school.database
  await expect(sql`select * from lessons_search`.execute(db)).rejects.toThrow(/permission denied/)
  await expect(sql`select * from search_words`.execute(db)).rejects.toThrow(/permission denied/)
  const { rows } = await sql<{
    proleakproof: boolean
  }>`select proleakproof from pg_proc where proname in ('ts_match_vq', 'arrayoverlap')`.execute(db)
  expect(rows).toEqual([{ proleakproof: false }, { proleakproof: false }])
})
