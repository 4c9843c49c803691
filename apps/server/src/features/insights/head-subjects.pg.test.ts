import { readDataSet } from '@maktab/contracts/insights/data-set/data-set'
import { randomUUID } from 'node:crypto'
import { readNetworkSummary } from '@maktab/contracts/insights/head-dashboards'
import {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
  listRegionSubjectGrades,
  listRegionSubjects,
  listRegionSubjectSchools,
  readNetworkSubject,
  readRegionSubject,
} from '@maktab/contracts/insights/head-subjects'
import { listSubjectPerformance } from '@maktab/contracts/insights/subjects'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import type { Role } from '@maktab/contracts/roles'
import { subjectKeyOf } from '@maktab/domain/content/subjects'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { keepWrittenSchools, openFigureGatherer } from './school-figures.ts'

let school: School
let subject: string
const head = (role: Role, institution_id = 10): Person => ({
  user_id: 90_000 + institution_id,
  role,
  username: `${role}.${institution_id}`,
  institution_id,
  tenant_id: 1,
})
const regionHead = head('region_head')
const networkHead = head('network_head')
/** Each look a minute later: what was counted at this moment is not counted again. */
async function gather() {
  const { clock, database } = school
  clock.now = new Date(clock.now.getTime() + 60_000)
  await openFigureGatherer({
    doors: database.doors,
    clock: () => clock.now,
    written: keepWrittenSchools(),
    onFailure: (error) => {
      throw error
    },
  }).runDue()
}

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
  for (const [institution_id, region_id] of [
    [10, 1],
    [20, 2],
  ] as const)
    await owner.updateTable('institutions').set({ region_id }).where('institution_id', '=', institution_id).execute()
  for (let times = 0; times < 10; times++)
    await value(
      school,
      recordAttempt,
      {
        enc_data: Buffer.from(
          JSON.stringify({
            sync_guid: randomUUID(),
            cms_course_id: course,
            lesson_guid: lessonOne,
            class_id: classA,
            content_id: assessment,
            answers: { q1: ['a'], q2: ['6'] },
            time_spent_in_seconds: 30,
          }),
        ).toString('base64url'),
      },
      { as: people.learner, given: new Date(`2026-03-19T08:0${times}:00Z`) },
    )
  await gather()
  const { subject: written } = await owner
    .selectFrom('classes')
    .select('subject')
    .where('institution_id', '=', 10)
    .where('class_id', '=', classA)
    .executeTakeFirstOrThrow()
  subject = subjectKeyOf(written)
})
afterAll(() => school.close())

it('shows the head of a region the figures of each subject that the principal sees', async () => {
  const principal = await value(school, listSubjectPerformance, {}, { as: people.principal })
  const { report, total, total_pages, as_of } = await value(school, listRegionSubjects, {}, { as: regionHead })
  expect([total, total_pages, as_of]).toEqual([principal.report.length, 1, '2026-03-21T08:01:00.000Z'])
  for (const one of principal.report) {
    const { subject: written, grades: _grades, ...figures } = one
    expect(report.find((row) => row.subject === subjectKeyOf(one.subject))).toEqual({
      subject: subjectKeyOf(one.subject),
      subject_name: written,
      schools_total: 1,
      schools_heard: 1,
      ...figures,
    })
  }
})

it('sums a subject over the schools, in bands and without a name; a silent school is in no share', async () => {
  const region = await value(school, readRegionSubject, { subject }, { as: regionHead })
  expect(region).toMatchObject({
    schools_total: 1,
    schools_heard: 1,
    avg_accuracy_lessons: 50,
    assessments_attempted: 10,
    // Ten attempts with one of two questions right.
    bands: { to_40: 0, to_60: 1, to_80: 0, above_80: 0, not_measured: region.total_learners - 1 },
  })
  const { owner } = school.database
  await owner
    .updateTable('classes')
    .set({ subject: 'ریاضی' })
    .where('institution_id', '=', 20)
    .where('is_deleted', '=', false)
    .execute()
  await owner
    .updateTable('classes')
    .set({ subject: 'Mathematics' })
    .where('institution_id', '=', 10)
    .where('class_id', '=', classA)
    .execute()
  await gather()
  // However it is written.
  const network = await value(school, readNetworkSubject, { subject: 'ریاضی' }, { as: networkHead })
  expect(network).toMatchObject({ schools_total: 2, schools_heard: 1, assessments_attempted: 10 })
  subject = 'maths'
  const here = await value(school, readRegionSubject, { subject }, { as: regionHead })
  expect(network.lesson_completions_of).toBe(here.lesson_completions_of)
  expect(network.total_learners).toBeGreaterThan(here.total_learners)
  const { report } = await value(school, listNetworkSubjectSchools, { subject }, { as: networkHead })
  expect(report.reduce((sum, one) => sum + one.total_learners, 0)).toBe(network.total_learners)
})

it('adds up: grades and schools to their subject, attempts of subjects to the dashboard', async () => {
  const [one, grades, schools, all, card] = [
    await value(school, readNetworkSubject, { subject }, { as: networkHead }),
    await value(school, listNetworkSubjectGrades, { subject }, { as: networkHead }),
    await value(school, listNetworkSubjectSchools, { subject }, { as: networkHead }),
    await value(school, listNetworkSubjects, {}, { as: networkHead }),
    await value(school, readNetworkSummary, {}, { as: networkHead }),
  ]
  const sum = (rows: readonly { readonly total_classes: number; readonly assessments_attempted: number }[]) =>
    rows.reduce(
      ([classes, attempts], row) => [classes! + row.total_classes, attempts! + row.assessments_attempted],
      [0, 0],
    )
  expect(sum(grades.report)).toEqual([one.total_classes, one.assessments_attempted])
  expect(sum(schools.report)).toEqual([one.total_classes, one.assessments_attempted])
  expect(sum(all.report)).toEqual([card.classes_total, card.lessons_avg_accuracy_of])
  const [grade] = grades.report
  const ofGrade = await value(school, readNetworkSubject, { subject, grade: grade!.grade }, { as: networkHead })
  expect(ofGrade).toMatchObject({ total_classes: grade!.total_classes, total_learners: grade!.total_learners })
})

it('puts subjects, grades and schools in order by each figure, and pages them', async () => {
  for (const direction of ['ascending', 'descending'] as const) {
    for (const sort of ['subject', 'learners', 'completion', 'score', 'assessments'] as const) {
      const { report } = await value(school, listNetworkSubjects, { sort, direction }, { as: networkHead })
      expect(new Set(report.map((one) => one.subject)).size).toBe(report.length)
      // A school never heard of stands last.
      const asked = { subject, sort: sort === 'subject' ? ('name' as const) : sort, direction }
      const { report: schools } = await value(school, listNetworkSubjectSchools, asked, { as: networkHead })
      if (sort === 'subject') continue
      expect(schools.map(({ institution_id }) => institution_id)).toEqual([10, 20])
      expect(schools[1]).toMatchObject({ is_silent: true, lesson_completions: null, avg_accuracy_lessons: null })
    }
    for (const sort of ['grade', 'completion', 'score', 'assessments'] as const)
      expect(
        (await value(school, listRegionSubjectGrades, { subject, sort, direction }, { as: regionHead })).report.length,
      ).toBeGreaterThan(0)
  }
  const attempts = async (direction: 'ascending' | 'descending') =>
    (await value(school, listRegionSubjects, { sort: 'assessments', direction }, { as: regionHead })).report.map(
      (one) => one.assessments_attempted,
    )
  const falling = await attempts('descending')
  expect(falling[0]).toBe(10)
  expect(await attempts('ascending')).toEqual(falling.toReversed())
  const grades = async (direction: 'ascending' | 'descending') =>
    (await value(school, listRegionSubjectGrades, { subject, direction }, { as: regionHead })).report.map(
      (one) => one.grade,
    )
  expect(await grades('descending')).toEqual((await grades('ascending')).toReversed())
  const beyond = await value(school, listNetworkSubjects, { page: 2 }, { as: networkHead })
  expect([beyond.report, beyond.total_pages]).toEqual([[], 1])
  expect(beyond.total).toBe(falling.length)
})

it('finds schools of a subject by a part of their name and by a grade', async () => {
  const of = async (asked: { readonly search_string?: string; readonly grade?: string }) =>
    (await value(school, listNetworkSubjectSchools, { subject, ...asked }, { as: networkHead })).report
  const [one] = await of({})
  expect((await of({ search_string: one!.name })).map(({ name }) => name)).toEqual([one!.name])
  expect(await of({ grade: 'no such grade' })).toEqual([])
  expect(await value(school, readNetworkSubject, { subject: 'no such subject' }, { as: networkHead })).toMatchObject({
    as_of: null,
    schools_total: 0,
    lesson_completions: null,
  })
})

it('keeps the subjects of other regions, of other tenants and of other schools from a head', async () => {
  const seen = async (as: Person) =>
    (await value(school, listRegionSubjectSchools, { subject }, { as })).report.map(
      ({ institution_id }) => institution_id,
    )
  expect([await seen(regionHead), await seen(head('region_head', 20))]).toEqual([[10], [20]])
  for (const called of [listRegionSubjects, readRegionSubject, listRegionSubjectGrades, listRegionSubjectSchools])
    expect(
      await call(school, called as typeof readRegionSubject, { subject, region_id: 2 }, { as: regionHead }),
    ).toEqual({ ok: false, refusal: 'not_found' })
  const { owner, doors } = school.database
  // A school in no region is all that its head sees, by the same sums.
  const before = await value(school, readRegionSubject, { subject }, { as: regionHead })
  await owner.updateTable('institutions').set({ region_id: null }).where('institution_id', '=', 10).execute()
  expect(await value(school, readRegionSubject, { subject }, { as: regionHead })).toEqual(before)
  expect(await seen(regionHead)).toEqual([10])
  await owner.updateTable('institutions').set({ region_id: 1 }).where('institution_id', '=', 10).execute()
  const rows = (tenant_id: number) =>
    doors.inTenant(tenant_id, (db) => db.selectFrom('rollup_region_subject').select('tenant_id').distinct().execute())
  expect([await rows(1), await rows(4)]).toEqual([[{ tenant_id: 1 }], []])
  expect(
    await doors.inSchool({ tenant_id: 1, institution_id: 20 }, (db) =>
      db.selectFrom('rollup_region_subject').selectAll().execute(),
    ),
  ).toEqual([])
})

it('shows a network head the subjects of the family of schools alone, however regions are shared', async () => {
  const { owner } = school.database
  const file = async (families: Readonly<Record<10 | 20, number | null>>) => {
    for (const institution_id of [10, 20] as const)
      await owner
        .updateTable('institutions')
        .set({ region_id: 1, school_family_id: families[institution_id] })
        .where('institution_id', '=', institution_id)
        .execute()
    await gather()
  }
  const counted = async (as: Person) =>
    (await value(school, readNetworkSubject, { subject }, { as })).assessments_attempted
  await file({ 10: 7, 20: 8 })
  const apart = [await counted(networkHead), await counted(head('network_head', 20))]
  expect(apart).toEqual([10, 0])
  expect((await value(school, listNetworkSubjects, {}, { as: networkHead })).report[0]?.schools_total).toBe(1)
  await file({ 10: 7, 20: 7 })
  expect((await value(school, readNetworkSubject, { subject }, { as: networkHead })).schools_total).toBe(2)
  await file({ 10: null, 20: null })
  await owner.updateTable('institutions').set({ region_id: 2 }).where('institution_id', '=', 20).execute()
})

it('takes away what no class teaches any longer, and gathers the same twice', async () => {
  const { owner } = school.database
  const kept = async () =>
    (
      await sql`select to_jsonb(r) - 'counted_on' as row from rollup_region_subject r where tenant_id = 1 order by region_id, subject, is_whole, grade`.execute(
        owner,
      )
    ).rows
  await gather()
  const before = await kept()
  await gather()
  expect(await kept()).toEqual(before)
  await owner
    .updateTable('classes')
    .set({ subject: 'Physics' })
    .where('institution_id', '=', 20)
    .where('is_deleted', '=', false)
    .execute()
  await gather()
  const { report } = await value(school, listRegionSubjects, {}, { as: head('region_head', 20) })
  expect(report.map((one) => one.subject)).toEqual(['physics'])
})

it('gives data without names: no person, no small group, nothing of other regions', async () => {
  const { owner } = school.database
  const of = (as: Person) => value(school, readDataSet, {}, { as })
  // Classes of the small school have fewer than six learners: all groups are hidden.
  const small = await of(networkHead)
  expect(small.report).toEqual([])
  expect(small.hidden).toBeGreaterThan(1)
  await owner
    .updateTable('rollup_institution_subject')
    .set({ learners: 20, learners_to_40: 2, learners_to_60: 12, learners_to_80: 6, learners_above_80: 0 })
    .execute()
  const { report, hidden } = await of(networkHead)
  expect([hidden, report.length]).toEqual([0, small.hidden])
  // Two learners are hidden, and the six beside them, which the total would tell.
  expect(report[0]).toMatchObject({
    learners: 20,
    learners_to_40: null,
    learners_to_60: 12,
    learners_to_80: null,
    learners_above_80: 0,
    learners_not_measured: 0,
  })
  const { rows } = await sql<{ readonly word: string }>`
    select full_name as word from users union select username from users`.execute(owner)
  const text = JSON.stringify(report)
  expect(rows.filter(({ word }) => text.includes(`"${word}"`))).toEqual([])
  expect(text).not.toMatch(/user_id|institution_id|birth/)
  const [here, there] = [await of(regionHead), await of(head('region_head', 20))]
  expect(here.report.length + there.report.length).toBe(report.length)
  expect(await call(school, readDataSet, {}, { as: people.principal })).toEqual({
    ok: false,
    refusal: 'role_not_allowed',
  })
})
