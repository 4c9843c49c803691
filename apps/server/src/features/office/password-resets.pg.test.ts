import { createHash, randomUUID } from 'node:crypto'
import { updatePassword } from '@maktab/contracts/access/own-sessions'
import { signIn } from '@maktab/contracts/access/sessions'
import { readProfile } from '@maktab/contracts/people/profile'
import { resetPasswords } from '@maktab/contracts/office/password-resets'
import { easternDigits } from '@maktab/i18n/numbers'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, classmate, teacher, principal, learnerThere, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const refused = (refusal: string) => ({ ok: false, refusal })
const travelling = (typed: string) => createHash('sha256').update(typed).digest('hex')
const comeIn = ({ username }: Person, password: string) => call(school, signIn, { username, password })
const reset = (user_ids: number[], as: Person = campusAdmin) => value(school, resetPasswords, { user_ids }, { as })

test('a slip lets a child in by Pashto digits, who chooses a password and comes in by that from then on', async () => {
  const { slips, kept } = await reset([learner.user_id])
  expect(kept).toEqual([])
  expect(slips).toMatchObject([{ user_id: learner.user_id, username: 'zarghuna', full_name: 'Zarghuna' }])
  const typed = easternDigits(slips[0]!.starting_code)
  expect(typed).toMatch(/^[۰-۹]{8}$/)
  const session = await value(school, signIn, { username: learner.username, password: travelling(typed) })
  expect(session.must_change_password).toBe(true)
  const bearer = session.auth_token
  expect(await call(school, readProfile, {}, { bearer })).toEqual(refused('password_change_first'))
  const password = travelling('my-own-password')
  const { opened } = await value(school, updatePassword, { password }, { bearer })
  expect((await call(school, readProfile, {}, { bearer: opened!.auth_token })).ok).toBe(true)
  expect(await comeIn(learner, travelling(typed))).toEqual(refused('invalid_credentials'))
  expect(await comeIn(learner, password)).toMatchObject({ ok: true, value: { user_id: learner.user_id } })
})

test('a reset ends every session, takes the password back, and frees a name that others locked', async () => {
  const session = await value(school, signIn, { username: learner.username, password: passwordSent })
  for (let tries = 0; tries <= 10; tries++) await comeIn(learner, travelling('wrong'))
  const { slips } = await reset([learner.user_id])
  expect(await call(school, readProfile, {}, { bearer: session.auth_token })).toEqual(refused('signed_out'))
  expect(await comeIn(learner, passwordSent)).toEqual(refused('invalid_credentials'))
  expect((await comeIn(learner, travelling(slips[0]!.starting_code))).ok).toBe(true)
})

test('nobody above, nobody of another campus, and not the own account; the others are given theirs all the same', async () => {
  await sql`update users set roles = '{teacher,principal}' where user_id = ${teacher.user_id}`.execute(
    school.database.owner,
  )
  const asked = [learner.user_id, teacher.user_id, campusAdmin.user_id, learnerThere.user_id, classmate.user_id]
  const { slips, kept } = await reset(asked)
  expect(slips.map(({ user_id }) => user_id)).toEqual([learner.user_id, classmate.user_id])
  expect(kept).toEqual([
    { user_id: teacher.user_id, why: 'not_allowed' },
    { user_id: campusAdmin.user_id, why: 'own_account' },
    { user_id: learnerThere.user_id, why: 'not_found' },
  ])
  expect((await comeIn(teacher, passwordSent)).ok).toBe(true)
  expect((await comeIn(learnerThere, passwordSent)).ok).toBe(true)
})

test('a campus admin reaches their own campus alone, a school admin the others of their system', async () => {
  const input = { institution_id: 20, user_ids: [learnerThere.user_id] }
  expect(await call(school, resetPasswords, input, { as: campusAdmin })).toEqual(refused('not_found'))
  expect((await value(school, resetPasswords, input, { as: schoolAdmin })).slips).toHaveLength(1)
  expect(
    (
      await value(
        school,
        resetPasswords,
        { user_ids: [learnerThere.user_id] },
        { as: { ...principalThere, role: 'campus_admin' } },
      )
    ).slips,
  ).toHaveLength(1)
})

test('codes are kept nowhere: a reset that arrives again gives others, and the history names nobody’s', async () => {
  const command_id = randomUUID()
  const once = await value(school, resetPasswords, { user_ids: [learner.user_id] }, { as: campusAdmin, command_id })
  const again = await value(school, resetPasswords, { user_ids: [learner.user_id] }, { as: campusAdmin, command_id })
  expect(again.slips[0]!.starting_code).not.toBe(once.slips[0]!.starting_code)
  expect((await comeIn(learner, travelling(again.slips[0]!.starting_code))).ok).toBe(true)
  const { owner } = school.database
  const changes = await sql`select noun_id, action, changed_by, before, after from office_changes`.execute(owner)
  expect(changes.rows).toEqual(
    [1, 2].map(() => ({
      noun_id: String(learner.user_id),
      action: 'reset_password',
      changed_by: campusAdmin.user_id,
      before: null,
      after: null,
    })),
  )
  expect((await sql`select * from office_commands`.execute(owner)).rows).toEqual([])
})
