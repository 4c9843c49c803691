import { listMigrations } from '@maktab/contracts/schools/listed-migrations'
import { migrateLearner, setMigration, withdrawMigration } from '@maktab/contracts/access/migrations'
import { expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openMigratingPeople } from '../../../test/migrating-people.ts'
import { people, type Person } from '../../../test/school.ts'

const { here, comeIn } = openMigratingPeople()
const { learner, classmate, principal, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const campusAdminThere: Person = { ...principalThere, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const section = { user_id: classmate.user_id, to_institution: 10, grade: '6', from_section: 'A', to_section: 'B' }
const campus = { user_id: learner.user_id, to_institution: 20, grade: '6', from_section: 'A', to_section: 'A' }

const list = async (as: Person, input: Parameters<typeof value<typeof listMigrations>>[2] = {}) => {
  const { list: found, total, total_pages } = await value(here(), listMigrations, input, { as })
  return { total, total_pages, names: found.map(({ full_name }) => full_name), first: found[0] }
}

test('an office sees what waits, in pages, and no longer what was withdrawn', async () => {
  await value(here(), setMigration, campus, { as: schoolAdmin })
  here().clock.now = new Date(here().clock.now.getTime() + 1_000)
  await value(here(), setMigration, section, { as: campusAdmin })
  expect(await list(campusAdmin)).toMatchObject({ total: 2, total_pages: 1, names: ['Spogmai', 'Zarghuna'] })
  expect(await list(campusAdmin, { page: 2, page_size: 1 })).toMatchObject({
    total: 2,
    total_pages: 2,
    names: ['Zarghuna'],
    first: {
      migration_type: 1,
      from_institution_name: 'School 10',
      to_institution_name: 'School 20',
      grade: '6',
      to_section: 'A',
      done_on: null,
    },
  })
  await value(here(), withdrawMigration, { user_id: classmate.user_id }, { as: campusAdmin })
  expect((await list(campusAdmin)).names).toEqual(['Zarghuna'])
  expect((await list(campusAdmin, { state: 'done' })).names).toEqual([])
})

test('a move that was done is seen by both campuses, each with the person that it knows', async () => {
  await value(here(), setMigration, campus, { as: schoolAdmin })
  const asked = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
  await value(here(), migrateLearner, asked, { bearer: (await comeIn('zarghuna')).auth_token })
  const left = await list(campusAdmin, { state: 'done' })
  const came = await list(campusAdminThere, { state: 'done' })
  expect([left.names, came.names]).toEqual([['Zarghuna'], ['Zarghuna']])
  expect(left.first?.user_id).toBe(learner.user_id)
  expect(came.first?.user_id).not.toBe(learner.user_id)
  expect(came.first?.done_on).toBe(here().clock.now.toISOString())
  expect((await list(campusAdmin)).names).toEqual([])
})

test('a campus admin asks for no other campus; a school admin does', async () => {
  await value(here(), setMigration, section, { as: campusAdmin })
  expect(await call(here(), listMigrations, { institution_id: 10 }, { as: campusAdminThere })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  const there: Person = { ...principalThere, role: 'school_admin' }
  expect((await list(there, { institution_id: 10 })).names).toEqual(['Spogmai'])
  expect((await list(there)).names).toEqual([])
})
