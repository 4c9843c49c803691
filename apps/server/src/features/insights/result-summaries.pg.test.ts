import { listReportedYears } from '@maktab/contracts/insights/reported-years'
import { randomUUID } from 'node:crypto'
import { listResultCampuses, readClassResults, readResultSummary } from '@maktab/contracts/insights/result-summaries'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import type { Role } from '@maktab/contracts/roles'
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  classThere,
  course,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import type { Tables } from '#db/tables.ts'
import { readClassWork } from './class-reports.sql.ts'

let school: School
const head = (role: Role, institution_id = 10, tenant_id = 1): Person => ({
  user_id: 90_000 + institution_id,
  role,
  username: `${role}.${institution_id}`,
  institution_id,
  tenant_id,
})
const campusAdmin = head('campus_admin')
const regionHead = head('region_head')
const networkHead = head('network_head')
const place = { cms_course_id: course, lesson_guid: lessonOne }

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner
    .insertInto('regions')
    .values([
      { tenant_id: 1, region_id: 1, name: 'South' },
      { tenant_id: 1, region_id: 2, name: 'North' },
    ])
    .execute()
  const south = await owner
    .updateTable('institutions')
    .set({ region_id: 1 })
    .where('institution_id', '=', 10)
    .executeTakeFirst()
  const north = await owner
    .updateTable('institutions')
    .set({ region_id: 2 })
    .where('institution_id', '=', 20)
    .executeTakeFirst()
  expect([south.numUpdatedRows, north.numUpdatedRows]).toEqual([1n, 1n])

  const work = async (as: Person, class_id: number, given: string) => {
    const tracked = {
      sync_guid: randomUUID(),
      ...place,
      class_id,
      content_id: assessment,
      answers: { q1: ['a'], q2: ['6'] },
      time_spent_in_seconds: 30,
    }
    await value(
      school,
      recordAttempt,
      { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
      { as, given: new Date(given) },
    )
    await value(
      school,
      saveTime,
      {
        ...place,
        class_id,
        content_id: article,
        content_status: 1,
        content_type: 'article',
        total_time_in_seconds: 60,
      },
      { as, given: new Date(given) },
    )
  }
  await work(people.learner, classA, '2026-03-19T08:00:00Z')
  await work(people.classmate, classA, '2026-01-10T08:00:00Z')
  await work(people.learnerThere, classThere, '2026-03-19T08:00:00Z')
  await value(
    school,
    saveStatus,
    { ...place, class_id: classA, content_id: article, content_status: 2, completion: 100 },
    { as: people.learner, given: new Date('2026-03-19T09:00:00Z') },
  )
})
afterAll(() => school.close())

it.each([
  ['campus_admin', [10]],
  ['region_head', [10]],
  ['network_head', [10, 20]],
  ['school_admin', [10, 20]],
  ['admin', [10, 20]],
] as const)('%s sees the campuses %j', async (role, expected) => {
  const { list, total } = await value(school, listResultCampuses, {}, { as: head(role) })
  expect([list.map(({ institution_id }) => institution_id).sort(), total]).toEqual([expected, expected.length])
})

describe('the years of a school', () => {
  const term = { name: 'One', start_date: '2026-03-21', end_date: '2026-07-15' }
  const year1405 = { name: '1405', start_date: '2026-03-21', end_date: '2026-12-20' }
  beforeAll(async () => {
    const { owner } = school.database
    await owner
      .insertInto('school_years')
      .values([
        { institution_id: 10, year_id: 5, ...year1405, is_current: true },
        { institution_id: 20, year_id: 5, name: '2026', start_date: '2026-01-01', end_date: '2026-12-31' },
      ])
      .execute()
    await owner
      .insertInto('school_terms')
      .values({ institution_id: 10, year_id: 5, term_number: 1, ...term })
      .execute()
  })
  it.each([
    ['learner', undefined, ['1405']],
    ['teacher', undefined, ['1405']],
    ['principal', 10, ['1405']],
    ['principal', 20, 'not_found'],
    ['teacher', 20, 'not_found'],
    ['region_head', 20, 'not_found'],
    ['network_head', 20, ['2026']],
    ['network_head', undefined, ['1405']],
    ['network_head', 99, 'not_found'],
  ] as const)('are told to a %s of their school, asked for %s: %j', async (role, institution_id, expected) => {
    const as = role === 'learner' ? people.learner : role === 'teacher' ? people.teacher : head(role)
    const answer = await call(school, listReportedYears, { institution_id }, { as })
    expect(answer.ok ? answer.value.list.map(({ name }) => name) : answer.refusal).toEqual(expected)
  })
  it('come with their terms and days', async () => {
    const { list } = await value(school, listReportedYears, {}, { as: people.teacher })
    expect(list).toEqual([{ ...year1405, year_id: 5, is_current: true, terms: [term] }])
  })
})

it('reads their campus by class, in the days asked for', async () => {
  const asked = { start_date: '2026-03-01', end_date: '2026-03-21' }
  const { report, classes, ...rest } = await value(school, readResultSummary, asked, { as: campusAdmin })
  expect(rest).toMatchObject({
    institution_id: 10,
    attempts: 1,
    average_accuracy: 50,
    lessons_completed: 1,
    time_spent_in_seconds: 60,
    is_month_wise: false,
    total: 2,
    total_pages: 1,
  })
  expect(report.filter(({ attempts }) => attempts > 0).map(({ day }) => day)).toEqual(['2026-03-19'])
  expect(classes).toMatchObject([
    // One of two learners completed one of two lessons.
    {
      class_id: classA,
      total_students: 2,
      lesson_completion: 25,
      attempts: 1,
      average_accuracy: 50,
      lessons_completed: 1,
      time_spent_in_seconds: 60,
    },
    { class_id: classB, attempts: 0, average_accuracy: null, lessons_completed: 0 },
  ])
  const all = await value(school, readResultSummary, {}, { as: campusAdmin })
  expect([all.attempts, all.report[0]?.day, all.classes[0]?.attempts]).toEqual([2, '2026-01-10', 2])
  expect((await value(school, readResultSummary, { ...asked, page: 2 }, { as: campusAdmin })).classes).toEqual([])
})

it('reads a class by lesson: what stands, and what was completed in the days asked for', async () => {
  const read = (start_date: string) =>
    value(school, readClassResults, { class_id: classA, start_date, end_date: '2026-03-21' }, { as: campusAdmin })
  const { lessons, ...rest } = await read('2026-03-19')
  expect(rest).toMatchObject({
    institution_id: 10,
    total_students: 2,
    attempts: 1,
    lessons_completed: 1,
    total: 2,
    total_pages: 1,
  })
  expect(lessons).toMatchObject([
    {
      lesson_guid: lessonOne,
      learners_completed: 1,
      learners_in_progress: 1,
      learners_not_started: 0,
      lesson_completion: 50,
      avg_accuracy: 50,
      attempts: 2,
      completed_in_period: 1,
    },
    { lesson_guid: lessonTwo, learners_completed: 0, completed_in_period: 0 },
  ])
  expect((await read('2026-03-20')).lessons[0]).toMatchObject({ learners_completed: 1, completed_in_period: 0 })
})

it('a head goes to every campus in reach, and to nothing beyond it', async () => {
  const there = await value(school, readResultSummary, { institution_id: 20 }, { as: networkHead })
  expect([there.institution_id, there.attempts, there.classes.map(({ class_id }) => class_id)]).toEqual([
    20,
    1,
    [classThere],
  ])
  expect(
    await value(school, readClassResults, { institution_id: 20, class_id: classThere }, { as: networkHead }),
  ).toMatchObject({ institution_id: 20, attempts: 1 })

  const refused = { ok: false, refusal: 'not_found' }
  for (const as of [campusAdmin, regionHead]) {
    expect(await call(school, readResultSummary, { institution_id: 20 }, { as })).toEqual(refused)
    expect(await call(school, readClassResults, { institution_id: 20, class_id: classThere }, { as })).toEqual(refused)
  }
  // A class of another campus than the one that is named, and a campus of another tenant.
  expect(
    await call(school, readClassResults, { institution_id: 10, class_id: classThere }, { as: networkHead }),
  ).toEqual(refused)
  expect(await call(school, readResultSummary, { institution_id: 30 }, { as: networkHead })).toEqual(refused)
})

it('a region’s head sees a second campus once it stands in their region', async () => {
  const { owner } = school.database
  await owner.updateTable('institutions').set({ region_id: 1 }).where('institution_id', '=', 20).execute()
  expect(await value(school, readResultSummary, { institution_id: 20 }, { as: regionHead })).toMatchObject({
    institution_id: 20,
    attempts: 1,
  })
  await owner.updateTable('institutions').set({ region_id: 2 }).where('institution_id', '=', 20).execute()
})

it.each([
  [{ start_date: '2030-01-01' }, 'start_after_today'],
  [{ end_date: '2030-01-01' }, 'end_after_today'],
  [{ start_date: '2026-03-02', end_date: '2026-03-01' }, 'start_after_end'],
] as const)('refuses %j', async (asked, refusal) => {
  expect(await call(school, readResultSummary, asked, { as: campusAdmin })).toEqual({ ok: false, refusal })
  expect(await call(school, readClassResults, { class_id: classA, ...asked }, { as: campusAdmin })).toEqual({
    ok: false,
    refusal,
  })
})

it.each([
  ['students', 'descending', classA],
  ['time', 'descending', classA],
  ['class', 'descending', classB],
] as const)('puts the whole list in order before it takes a page: by %s, %s', async (sort, direction, first) => {
  const { owner } = school.database
  const earlier = await owner
    .insertInto('classes')
    .values(
      Array.from({ length: 25 }, (_, index) => ({
        institution_id: 10,
        class_id: 4001 + index,
        class_code: `early-${index}`,
        grade: '1',
        section: String(index),
        subject: 'maths',
        course_id: course,
      })),
    )
    .returning('class_id')
    .execute()
  const asked = { sort, direction }
  const { classes, total, total_pages } = await value(school, readResultSummary, asked, { as: campusAdmin })
  expect([classes[0]?.class_id, classes.length, total, total_pages]).toEqual([first, 20, 27, 2])
  const last = await value(school, readResultSummary, { ...asked, page: 2 }, { as: campusAdmin })
  const all = [...classes, ...last.classes].map(({ class_id }) => class_id)
  expect(new Set(all).size).toBe(27)
  await owner
    .deleteFrom('classes')
    .where(
      'class_id',
      'in',
      earlier.map(({ class_id }) => class_id),
    )
    .execute()
})

it('reads two campuses, however many the tenant has', async () => {
  const { owner } = school.database
  await owner
    .insertInto('institutions')
    .values(
      Array.from({ length: 300 }, (_, index) => ({ tenant_id: 1, institution_id: 5001 + index, name: `Far ${index}` })),
    )
    .execute()
  let most = 0
  const clients = pg.Client.prototype as unknown as { query(...asked: unknown[]): Promise<{ rows?: unknown[] }> }
  const send = clients.query
  vi.spyOn(clients, 'query').mockImplementation(async function (this: pg.Client, ...asked: unknown[]) {
    const answer = await send.apply(this as never, asked)
    most = Math.max(most, answer.rows?.length ?? 0)
    return answer
  })
  for (const as of [networkHead, regionHead, campusAdmin]) await value(school, readResultSummary, {}, { as })
  const { total } = await value(school, listResultCampuses, {}, { as: networkHead })
  vi.restoreAllMocks()
  await owner.deleteFrom('institutions').where('institution_id', '>=', 5001).execute()
  expect(total).toBe(302)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(300)
})

it('tells months in the calendar of the reader', async () => {
  const asked = { start_date: '2025-11-25', end_date: '2026-03-21' }
  const months = async (language: 'pu' | 'en') =>
    (await value(school, readResultSummary, asked, { as: campusAdmin, language })).report.flatMap(({ day, attempts }) =>
      attempts === 0 && day !== '2025-11-25' && day !== '2026-03-21' ? [] : [[day, attempts]],
    )
  expect(await months('en')).toEqual([
    ['2025-11-25', 0],
    ['2026-01-01', 1],
    ['2026-03-01', 1],
  ])
  // 10 January is in Jadi, which began on 22 December; 19 March in Hut, which began on 20 February.
  expect(await months('pu')).toEqual([
    ['2025-11-25', 0],
    ['2025-12-22', 1],
    ['2026-02-20', 1],
    ['2026-03-21', 0],
  ])
})

it('reads of a class its own days alone, whatever other classes did in five years', async () => {
  const { owner } = school.database
  await owner.transaction().execute(async (transaction) => {
    // Days of classes that nobody looks at need no rows of classes.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`insert into rollup_class_day (institution_id, class_id, day, attempts)
      select 10, 900000 + class, date '2021-03-01' + day, 1 from generate_series(0, 1099) day cross join generate_series(1, 40) class
      union all select 10, ${classA}, date '2021-03-01' + day * 50, 1 from generate_series(0, 19) day on conflict do nothing`.execute(
      transaction,
    )
  })
  await sql`vacuum analyze rollup_class_day`.execute(owner)
  const asked: CompiledQuery[] = []
  const written = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query),
  })
  const span = { first: '2021-01-01', last: '2026-03-21', months: ['2021-01-01'], is_month_wise: true }
  await readClassWork(written, { institution_id: 10, class_id: classA }, span)
  const [query] = asked
  if (!query) throw new Error('Nothing was asked')
  const { rows } = await owner.executeQuery<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${query.sql}`, [...query.parameters]),
  )
  const plan = rows[0]!['QUERY PLAN'][0].Plan
  // Twenty days of the class: a page each, and those of the index on the way to them.
  expect(plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!).toBeLessThan(60)
})
