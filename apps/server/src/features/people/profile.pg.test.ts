import { readProfile, switchLanguage } from '@maktab/contracts/people/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await school.database.owner.updateTable('institutions').set({ names: JSON.stringify({ pu: 'ښوونځی' }) }).where('institution_id', '=', 10).execute()
})
afterAll(() => school.close())

test('a profile is the caller’s own, with the school’s name in the reader’s language', async () => {
  const inPashto = await value(school, readProfile, {}, { as: people.learner, language: 'pu' })
  expect(inPashto).toMatchObject({ user_id: 1001, username: 'zarghuna', active_role: 'learner', institution_name: 'ښوونځی' })
  const inEnglish = await value(school, readProfile, {}, { as: people.learner, language: 'en' })
  expect(inEnglish.institution_name).toBe('School 10')
})

test('a language that the tenant offers is kept, for that person only', async () => {
  await value(school, switchLanguage, { CurrentLanguage: 'pu' }, { as: people.learner })
  expect((await value(school, readProfile, {}, { as: people.learner })).current_language).toBe('pu')
  expect((await value(school, readProfile, {}, { as: people.classmate })).current_language).toBe('en')
})

test('a language that the tenant does not offer is refused and changes nothing', async () => {
  expect(await call(school, switchLanguage, { CurrentLanguage: 'ur' }, { as: people.teacher })).toEqual({ ok: false, refusal: 'language_not_offered' })
  expect((await value(school, readProfile, {}, { as: people.teacher })).current_language).toBe('en')
})
