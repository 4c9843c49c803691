import { addOfficeClass } from '@maktab/contracts/office/office-classes'
import { addSchoolYear, listSchoolYears, updateSchoolYear } from '@maktab/contracts/office/school-years'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, course, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { principal } = people
const as: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const year1404 = { name: '1404', start_date: '2025-08-01', end_date: '2026-06-15' }
const year1405 = { name: '1405', start_date: '2026-08-01', end_date: '2027-06-15' }
const refused = (refusal: string) => ({ ok: false, refusal })
const list = async (institution_id?: number) =>
  (await value(school, listSchoolYears, { institution_id }, { as: schoolAdmin })).list

test('the first year of a campus is its current one and has its classes; a later one waits for a roll-over', async () => {
  const first = await value(school, addSchoolYear, year1404, { as })
  expect(first).toMatchObject({ ...year1404, is_current: true, classes: 2, archived_classes: 0 })
  expect(await value(school, addSchoolYear, year1405, { as })).toMatchObject({ is_current: false, classes: 0 })
  await value(school, addOfficeClass, { grade: '7', section: 'A', subject: 'maths', course_id: course }, { as })
  await school.database.owner.updateTable('classes').set({ is_active: false }).where('class_id', '=', classA).execute()
  expect(await value(school, listSchoolYears, {}, { as: principal })).toMatchObject({
    list: [
      { name: '1405', is_current: false, classes: 0, archived_classes: 0 },
      { name: '1404', is_current: true, classes: 2, archived_classes: 1 },
    ],
  })
})

test('years of a campus are nobody else’s', async () => {
  await value(school, addSchoolYear, { ...year1404, institution_id: 20 }, { as: schoolAdmin })
  expect(await list(20)).toHaveLength(1)
  expect(await list()).toEqual([])
  const { year_id, version } = (await list(20))[0]!
  expect(await call(school, updateSchoolYear, { ...year1405, year_id, version }, { as })).toEqual(refused('not_found'))
  expect(await call(school, listSchoolYears, { institution_id: 20 }, { as })).toEqual(refused('not_found'))
})

test('a year is changed by whoever saw it as it is, and the history knows', async () => {
  const { year_id, version } = await value(school, addSchoolYear, year1404, { as })
  await value(school, addSchoolYear, year1405, { as })
  const change = (some: object, of = version) =>
    call(school, updateSchoolYear, { ...year1404, ...some, year_id, version: of }, { as })
  expect(await change({ name: '۱۴۰۵' })).toEqual(refused('year_name_taken'))
  expect(await change({ end_date: '2026-08-01' })).toEqual(refused('year_overlaps'))
  const changed = await change({ end_date: '2026-07-01' })
  expect(changed).toMatchObject({ ok: true, value: { end_date: '2026-07-01', is_current: true } })
  expect(await change({ end_date: '2026-07-15' })).toEqual(refused('changed_meanwhile'))
  const { rows } = await sql`select action, before, after from office_changes where noun = 'year' order by 1`.execute(
    school.database.owner,
  )
  expect(rows).toMatchObject([
    { action: 'add', after: year1404 },
    { action: 'add', after: year1405 },
    { action: 'update', before: year1404, after: { ...year1404, end_date: '2026-07-01' } },
  ])
})

test('the terms of a year are kept in their order, stay where nobody names them, and are taken away', async () => {
  const one = { name: 'One', start_date: '2025-08-01', end_date: '2025-12-20' }
  const two = { name: 'Two', start_date: '2026-01-05', end_date: '2026-06-15' }
  const { year_id, version, terms } = await value(school, addSchoolYear, { ...year1404, terms: [two, one] }, { as })
  expect(terms).toEqual([one, two])
  await value(school, addSchoolYear, { ...year1404, institution_id: 20, terms: [two] }, { as: schoolAdmin })
  const change = (some: object, of: string) =>
    call(school, updateSchoolYear, { ...year1404, ...some, year_id, version: of }, { as })
  expect(await change({ end_date: '2026-06-01' }, version)).toEqual(refused('year_terms_wrong'))
  const later = await change({ end_date: '2026-06-30' }, version)
  expect(later).toMatchObject({ ok: true, value: { terms: [one, two] } })
  const named = (await list())[0]!
  expect(await change({ terms: [one, { ...two, name: 'one' }] }, named.version)).toEqual(refused('year_terms_alike'))
  expect(await change({ terms: [] }, named.version)).toMatchObject({ ok: true, value: { terms: [] } })
  expect((await list(20))[0]!.terms).toEqual([two])
  const { rows } =
    await sql`select before, after from office_changes where noun = 'year' and action = 'update' order by office_changes`.execute(
      school.database.owner,
    )
  expect(rows).toContainEqual(
    expect.objectContaining({
      before: { ...year1404, end_date: '2026-06-30', terms: [one, two] },
      after: { ...year1404, terms: [] },
    }),
  )
})

test('two at once do not make two years of the same days', async () => {
  const answers = await Promise.all(
    ['1404', '1404 b', '1404 c'].map((name) => call(school, addSchoolYear, { ...year1404, name }, { as })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})
