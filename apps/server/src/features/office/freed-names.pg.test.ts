import { signIn } from '@maktab/contracts/access/sessions'
import { addOfficeUser } from '@maktab/contracts/office/office-registration'
import { deleteOfficeUsers } from '@maktab/contracts/office/office-users'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent, people, type Person, type School } from '../../../test/school.ts'
import { openNameFreer } from './freed-names.ts'

let school: School
const { learner, classmate, learnerAbroad, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const onFailure = (error: unknown) => {
  throw error
}
/** By the clock of the database, which has the last word. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const run = (clock = () => daysAgo(0)) => openNameFreer({ doors: school.database.doors, clock, onFailure }).runDue()
const leftAgo = ({ user_id }: Person, days: number) =>
  sql`update users set left_on = ${daysAgo(days)} where user_id = ${user_id}`.execute(school.database.owner)
const namesOf = async ({ user_id }: Person) => {
  const rows = await school.database.owner
    .selectFrom('sign_in_names')
    .select('sign_in_name')
    .where('user_id', '=', user_id)
    .execute()
  return rows.map(({ sign_in_name }) => sign_in_name)
}

test('names of whoever was deleted, and who they are elsewhere, are free after thirty days, not before, and nobody else’s', async () => {
  const add = (username: string) =>
    call(school, addOfficeUser, { full_name: 'Gulalai', roles: ['learner'], username }, { as: campusAdmin })
  await value(school, deleteOfficeUsers, { user_ids: [learner.user_id, classmate.user_id] }, { as: campusAdmin })
  await leftAgo(learner, 31)
  await leftAgo(classmate, 29)
  expect(await add('zarghuna')).toEqual({ ok: false, refusal: 'username_taken' })
  const names = (await namesOf(learner)).length
  for (const { user_id } of [learner, classmate])
    await school.database.owner
      .insertInto('external_identities')
      .values({ tenant_id: 1, issuer: 'other', subject: `${user_id}`, user_id, linked_on: daysAgo(100) })
      .execute()

  expect(await run()).toBe(names)
  expect(await namesOf(learner)).toEqual([])
  expect(await namesOf(classmate)).toContain('spogmai')
  expect(await namesOf(learnerAbroad)).toContain('zarghuna')
  const linked = await school.database.owner.selectFrom('external_identities').select('user_id').execute()
  expect(linked).toEqual([{ user_id: classmate.user_id }])
  expect(await run()).toBe(0)
  expect((await add('zarghuna')).ok).toBe(true)
  expect(await call(school, signIn, { username: 'zarghuna', password: passwordSent })).toMatchObject({ ok: false })
})

test('a clock that is ahead frees nothing that can still be restored', async () => {
  expect(await run(() => daysAgo(-1_000))).toBe(0)
  expect(await namesOf(classmate)).toContain('spogmai')
})
