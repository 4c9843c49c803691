import { randomUUID } from 'node:crypto'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import {
  listNetworkSchools,
  listRegionSchools,
  readNetworkSummary,
  readNetworkTrend,
  readRegionSummary,
} from '@maktab/contracts/insights/head-dashboards'
import { listHeadRegions, listNetworkPlaces, listRegionPlaces } from '@maktab/contracts/insights/head-places'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { reportSync } from '@maktab/contracts/downloads/sync-up'
import type { Role } from '@maktab/contracts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classThere,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { keepWrittenSchools, openFigureGatherer } from './school-figures.ts'

let school: School
const written = keepWrittenSchools()
const head = (role: Role, institution_id = 10): Person => ({
  user_id: 90_000 + institution_id,
  role,
  username: `${role}.${institution_id}`,
  institution_id,
  tenant_id: 1,
})
const regionHead = head('region_head')
const networkHead = head('network_head')
const gatherer = () =>
  openFigureGatherer({
    doors: school.database.doors,
    clock: () => school.clock.now,
    written,
    onFailure: (error) => {
      throw error
    },
  })

const attempt = (as: Person, class_id: number, given: string) =>
  value(
    school,
    recordAttempt,
    {
      enc_data: Buffer.from(
        JSON.stringify({
          sync_guid: randomUUID(),
          cms_course_id: course,
          lesson_guid: lessonOne,
          class_id,
          content_id: assessment,
          answers: { q1: ['a'], q2: ['6'] },
          time_spent_in_seconds: 30,
        }),
      ).toString('base64url'),
    },
    { as, given: new Date(given) },
  )

beforeAll(async () => {
  school = await openSchool({ written })
  const { owner } = school.database
  await owner
    .insertInto('regions')
    .values([
      { tenant_id: 1, region_id: 1, name: 'South', names: JSON.stringify({ en: 'South', pu: 'سویل' }) },
      { tenant_id: 1, region_id: 2, name: 'North' },
    ])
    .execute()
  for (const [institution_id, region_id] of [
    [10, 1],
    [20, 2],
  ] as const)
    await owner.updateTable('institutions').set({ region_id }).where('institution_id', '=', institution_id).execute()
  for (let times = 0; times < 10; times++) await attempt(people.learner, classA, `2026-03-19T08:0${times}:00Z`)
  await value(
    school,
    saveStatus,
    {
      cms_course_id: course,
      lesson_guid: lessonOne,
      class_id: classA,
      content_id: article,
      content_status: 2,
      completion: 100,
    },
    { as: people.learner, given: new Date('2026-03-19T09:00:00Z') },
  )
  await gatherer().runDue()
})
afterAll(() => school.close())

it('shows a head the figures that the principal sees, and says of how many each is', async () => {
  const principal = await value(school, readPrincipalDashboard, {}, { as: people.principal })
  const region = await value(school, readRegionSummary, {}, { as: regionHead, language: 'pu' })
  expect(region).toMatchObject({
    region_name: 'سویل',
    as_of: '2026-03-21T08:00:00.000Z',
    schools_total: 1,
    schools_heard: 1,
    lessons_completions: principal.lesson_completion,
    lessons_avg_accuracy: principal.average_accuracy,
    lessons_avg_accuracy_of: principal.attempts_total,
    avg_assignments_turnedin: principal.turned_in,
    learners_total: principal.total_learners,
    teachers_total: principal.total_teachers,
    classes_total: principal.total_classes,
    time_spent_in_seconds: principal.time_spent_in_seconds,
    learners_active: 1,
    // Who worked in a browser that never synced was heard of, by heads and by the principal alike.
    learners_heard: principal.learners_heard,
    // Ten attempts with one of two questions right.
    bands: { to_40: 0, to_60: 1, to_80: 0, above_80: 0, not_measured: principal.total_learners - 1 },
    silent: [],
  })
  expect(region.lessons_completions_of).toBeGreaterThan(0)
  expect(principal.learners_heard).toBe(1)
})

it('names a school of which nothing was heard, and leaves it out of the means', async () => {
  const network = await value(school, readNetworkSummary, {}, { as: networkHead })
  expect(network).toMatchObject({ schools_total: 2, schools_heard: 1, region_name: null })
  expect(network.silent).toMatchObject([{ institution_id: 20, heard_on: null }])
  const region = await value(school, readRegionSummary, {}, { as: regionHead })
  expect([network.lessons_completions, network.lessons_completions_of]).toEqual([
    region.lessons_completions,
    region.lessons_completions_of,
  ])
  expect(network.learners_total).toBeGreaterThan(region.learners_total)
})

it.each(['ascending', 'descending'] as const)(
  'puts a school never heard of last, %s, without a figure',
  async (direction) => {
    for (const sort of ['completion', 'score', 'assessments', 'attendance', 'heard'] as const) {
      const { report } = await value(school, listNetworkSchools, { sort, direction }, { as: networkHead })
      expect(report.map(({ institution_id }) => institution_id)).toEqual([10, 20])
      expect(report[1]).toMatchObject({
        is_silent: true,
        heard_on: null,
        lesson_completion: null,
        lessons_avg_accuracy: null,
      })
    }
  },
)

it('finds schools by a part of their name, and silent ones alone; page 0 is the first', async () => {
  const of = async (asked: Parameters<typeof value<typeof listNetworkSchools>>[2]) =>
    (await value(school, listNetworkSchools, asked, { as: networkHead })).report.map(
      ({ institution_id }) => institution_id,
    )
  const all = await value(school, listNetworkSchools, { page: 0 }, { as: networkHead })
  expect([all.total, all.total_pages, all.report.length]).toEqual([2, 1, 2])
  expect(await of({ is_silent: true })).toEqual([20])
  expect(await of({ search_string: all.report[1]!.name })).toEqual([all.report[1]!.institution_id])
  expect(await of({ region_id: 1 })).toEqual([10])
  // By the whole code of the ministry, in any digits; a part of it finds nothing.
  const { owner } = school.database
  await owner.updateTable('institutions').set({ ministry_code: 'KDR-012' }).where('institution_id', '=', 20).execute()
  expect(await of({ search_string: 'KDR-۰۱۲' })).toEqual([20])
  expect(await of({ search_string: 'KDR-' })).toEqual([])
  // A school without a code stands last.
  for (const direction of ['ascending', 'descending'] as const)
    expect(await of({ sort: 'code', direction })).toEqual([20, 10])
  expect(await of({ page: 2 })).toEqual([])
})

it('shows the head of a region that region alone, and somebody whose school stands in none their school', async () => {
  const seen = async (as: Person) =>
    (await value(school, listRegionSchools, {}, { as })).report.map(({ institution_id }) => institution_id)
  expect(await seen(regionHead)).toEqual([10])
  expect(await seen(head('region_head', 20))).toEqual([20])
  expect(await call(school, listRegionSchools, { region_id: 2 }, { as: regionHead })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await call(school, readNetworkSummary, { region_id: 99 }, { as: networkHead })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  const { owner } = school.database
  await owner.updateTable('institutions').set({ region_id: null }).where('institution_id', '=', 20).execute()
  expect(await seen(head('region_head', 20))).toEqual([20])
  await owner.updateTable('institutions').set({ region_id: 2 }).where('institution_id', '=', 20).execute()
})

it('goes from regions to their districts to their schools, and the sums agree', async () => {
  const { owner } = school.database
  await owner
    .insertInto('region_cities')
    .values({ tenant_id: 1, city_id: 7, region_id: 1, name: 'Kandahar', names: JSON.stringify({ pu: 'کندهار' }) })
    .execute()
  await owner
    .updateTable('institutions')
    .set({ city_id: 7, latitude: 31.6, longitude: 65.7 })
    .where('institution_id', '=', 10)
    .execute()
  const network = await value(school, listNetworkPlaces, {}, { as: networkHead })
  expect(network).toMatchObject({
    level: 'region',
    report: [
      { region_id: 2, city_id: null, name: 'North', schools_total: 1, schools_heard: 0, lessons_completions: null },
      { region_id: 1, city_id: null, name: 'South', schools_total: 1, schools_heard: 1, lessons_avg_accuracy: 50 },
    ],
  })
  expect(network.report).toMatchObject([
    { schools_placed: 0, latitude: null, longitude: null },
    { schools_placed: 1, latitude: 31.6, longitude: 65.7 },
  ])
  const card = await value(school, readNetworkSummary, {}, { as: networkHead })
  expect(network.report.reduce((sum, one) => sum + one.learners_total, 0)).toBe(card.learners_total)
  const districts = { level: 'district', report: [{ region_id: 1, city_id: 7, name: 'کندهار', schools_total: 1 }] }
  const asked = { region_id: 1 }
  expect(await value(school, listNetworkPlaces, asked, { as: networkHead, language: 'pu' })).toMatchObject(districts)
  expect(await value(school, listRegionPlaces, {}, { as: regionHead, language: 'pu' })).toMatchObject(districts)
  const { report } = await value(school, listNetworkSchools, { region_id: 1, city_id: 7 }, { as: networkHead })
  expect(report.map(({ institution_id }) => institution_id)).toEqual([10])
  // A school whose district nobody said has a row of its own.
  expect((await value(school, listNetworkPlaces, { region_id: 2 }, { as: networkHead })).report).toMatchObject([
    { city_id: null, name: '', schools_total: 1 },
  ])
})

it('answers the regions of a head to a GET, which nobody keeps', async () => {
  const regionsOf = async (as: Person) => (await value(school, listHeadRegions, {}, { as })).regions
  expect(await regionsOf(regionHead)).toEqual([{ region_id: 1, name: 'South', schools_total: 1 }])
  expect((await regionsOf(networkHead)).map(({ name }) => name)).toEqual(['North', 'South'])
  const asked = {
    url: '/api/regionhead/regions',
    headers: { host: 'localhost', authorization: `Bearer ${school.bearerOf(regionHead)}` },
  }
  expect((await school.app.inject({ ...asked, method: 'GET' })).headers['cache-control']).toBe('no-store')
  expect((await school.app.inject({ ...asked, method: 'GET', headers: { host: 'localhost' } })).statusCode).toBe(401)
  expect((await school.app.inject({ ...asked, method: 'POST', payload: {} })).statusCode).toBe(404)
})

it('tells work day by day, and counts late work on the day of the work once it arrived', async () => {
  const asked = { start_date: '2026-03-01', end_date: '2026-03-21' }
  const worked = async () => {
    const { report, attempts } = await value(school, readNetworkTrend, asked, { as: networkHead })
    return [report.filter((one) => one.attempts > 0).map(({ day }) => day), attempts]
  }
  expect(await worked()).toEqual([['2026-03-19'], 10])
  await attempt(people.learnerThere, classThere, '2026-03-04T08:00:00Z')
  expect(await worked()).toEqual([['2026-03-19'], 10])
  expect(await gatherer().runDue()).toBeGreaterThan(0)
  expect(await worked()).toEqual([['2026-03-04', '2026-03-19'], 11])
  // Without a beginning: from the first day with work on.
  const { report: all } = await value(school, readNetworkTrend, {}, { as: networkHead })
  expect([all[0]?.day, all.at(-1)?.day]).toEqual(['2026-03-04', '2026-03-21'])
  // Once more is the same.
  const before = await figures()
  await gatherer().runDue()
  expect(await figures()).toEqual(before)
})

/** What is kept, beside when it was counted. */
async function figures() {
  const { owner } = school.database
  const { rows: schools } =
    await sql`select to_jsonb(r) - 'gathered_on' as row from rollup_institution r order by 1`.execute(owner)
  const { rows: days } = await sql`select * from rollup_institution_day order by institution_id, day`.execute(owner)
  const { rows: subjects } =
    await sql`select * from rollup_institution_subject order by institution_id, subject, grade`.execute(owner)
  const { rows: regions } = await sql`select * from rollup_region_day order by region_id, day`.execute(owner)
  return { schools, days, subjects, regions }
}

it('adds up: classes to a school, schools to their region, cards to lists', async () => {
  const { owner } = school.database
  const { rows } = await sql`
    select (select sum(attempts) from rollup_class_day where institution_id in (10, 20)) as classes,
      (select sum(attempts) from rollup_institution_day where tenant_id = 1) as schools,
      (select sum(attempts) from rollup_region_day where tenant_id = 1) as regions`.execute(owner)
  expect(rows).toEqual([{ classes: 11, schools: 11, regions: 11 }])
  const card = await value(school, readNetworkSummary, {}, { as: networkHead })
  const { report } = await value(school, listNetworkSchools, {}, { as: networkHead })
  const heard = report.filter(({ is_silent }) => !is_silent)
  expect(heard.length).toBe(card.schools_heard)
  expect(heard.reduce((sum, one) => sum + one.assessments_attempted, 0)).toBe(card.lessons_avg_accuracy_of)
  expect(report.reduce((sum, one) => sum + one.learners_total, 0)).toBe(card.learners_total)
})

it('counts a school that was written to, and no other, with the next look', async () => {
  const looking = gatherer()
  await looking.runDue()
  expect(await looking.runDue()).toBe(0)
  await value(
    school,
    reportSync,
    { last_sync_date: school.clock.now.toISOString() },
    { as: people.learnerThere, device_id: randomUUID() },
  )
  const countedOn = () =>
    school.database.owner
      .selectFrom('rollup_institution')
      .select(['institution_id', 'gathered_on'])
      .where('tenant_id', '=', 1)
      .orderBy('institution_id')
      .execute()
  school.clock.now = new Date('2026-03-21T08:01:00Z')
  expect(await looking.runDue()).toBe(1)
  expect((await countedOn()).map(({ gathered_on }) => gathered_on.toISOString())).toEqual([
    '2026-03-21T08:00:00.000Z',
    '2026-03-21T08:01:00.000Z',
  ])
  const { report } = await value(school, listNetworkSchools, { search_string: '' }, { as: networkHead })
  expect(report.find(({ institution_id }) => institution_id === 20)).toMatchObject({
    is_silent: false,
    learners_heard: 1,
  })
  // An hour later each school is looked at: who was not heard of grows old.
  school.clock.now = new Date('2026-03-21T09:30:00Z')
  expect(await looking.runDue()).toBeGreaterThan(1)
})

it('calls a school silent fourteen days after it was last heard of', async () => {
  school.clock.now = new Date('2026-04-03T12:00:00Z')
  await gatherer().runDue()
  expect(await value(school, readRegionSummary, {}, { as: regionHead })).toMatchObject({
    schools_heard: 0,
    lessons_completions: null,
    learners_heard: 0,
    silent: [{ institution_id: 10 }],
  })
  // The school keeps its own figures, with the moment when it was heard of.
  const { report } = await value(school, listRegionSchools, {}, { as: regionHead })
  expect(report[0]).toMatchObject({ is_silent: true, assessments_attempted: 10, lessons_avg_accuracy: 50 })
})

it('keeps one school from the figures of another', async () => {
  const { doors } = school.database
  const seen = await doors.inSchool({ tenant_id: 1, institution_id: 20 }, async (db) => ({
    schools: await db.selectFrom('rollup_institution').select('institution_id').execute(),
    days: await db.selectFrom('rollup_institution_day').select('institution_id').distinct().execute(),
    regions: await db.selectFrom('rollup_region_day').selectAll().execute(),
  }))
  expect(seen).toEqual({ schools: [{ institution_id: 20 }], days: [{ institution_id: 20 }], regions: [] })
  const abroad = await doors.inTenant(4, (db) =>
    db.selectFrom('rollup_institution').select('tenant_id').distinct().execute(),
  )
  expect(abroad).toEqual([{ tenant_id: 4 }])
  const write = doors.inSchool({ tenant_id: 1, institution_id: 20 }, (db) =>
    db.updateTable('rollup_institution').set({ learners: 0 }).where('institution_id', '=', 10).executeTakeFirst(),
  )
  expect((await write).numUpdatedRows).toBe(0n)
})
