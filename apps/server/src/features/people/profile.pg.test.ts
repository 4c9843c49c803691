import { uploadFile } from '@maktab/contracts/content/files'
import { readProfile, switchLanguage, updateProfile } from '@maktab/contracts/people/profile'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await school.database.owner
    .updateTable('institutions')
    .set({ names: JSON.stringify({ pu: 'ښوونځی' }) })
    .where('institution_id', '=', 10)
    .execute()
})
afterAll(() => school.close())

test('a profile is the caller’s own, with the school’s name in the reader’s language', async () => {
  const inPashto = await value(school, readProfile, {}, { as: people.learner, language: 'pu' })
  expect(inPashto).toMatchObject({
    user_id: 1001,
    username: 'zarghuna',
    active_role: 'learner',
    institution_name: 'ښوونځی',
  })
  const inEnglish = await value(school, readProfile, {}, { as: people.learner, language: 'en' })
  expect(inEnglish.institution_name).toBe('School 10')
})

test('a language that the tenant offers is kept, for that person only', async () => {
  await value(school, switchLanguage, { CurrentLanguage: 'pu' }, { as: people.learner })
  expect((await value(school, readProfile, {}, { as: people.learner })).current_language).toBe('pu')
  expect((await value(school, readProfile, {}, { as: people.classmate })).current_language).toBe('en')
})

test('a language that the tenant does not offer is refused and changes nothing', async () => {
  expect(await call(school, switchLanguage, { CurrentLanguage: 'ur' }, { as: people.teacher })).toEqual({
    ok: false,
    refusal: 'language_not_offered',
  })
  expect((await value(school, readProfile, {}, { as: people.teacher })).current_language).toBe('en')
})

describe('the name', () => {
  const rename = (as: (typeof people)[keyof typeof people]) =>
    call(school, updateProfile, { full_name: 'Somebody Else' }, { as })
  test('of a learner or teacher whose account the school made is the school’s; the one they have is no change', async () => {
    for (const as of [people.learner, people.teacher]) {
      const { full_name, may_change_name } = await value(school, readProfile, {}, { as })
      expect(may_change_name).toBe(false)
      expect(await rename(as)).toEqual({ ok: false, refusal: 'name_of_school' })
      expect((await call(school, updateProfile, { full_name }, { as })).ok).toBe(true)
      expect((await value(school, readProfile, {}, { as })).full_name).toBe(full_name)
    }
  })
  test('of whoever signed up, and of the head of a school, is their own', async () => {
    const { owner } = school.database
    const mark = (is_self_registered: boolean) =>
      owner.updateTable('users').set({ is_self_registered }).where('user_id', '=', people.classmate.user_id).execute()
    await mark(true)
    for (const as of [people.classmate, people.principal]) {
      const { full_name, may_change_name } = await value(school, readProfile, {}, { as })
      expect(may_change_name).toBe(true)
      expect(await rename(as)).toMatchObject({ ok: true, value: { full_name: 'Somebody Else' } })
      expect((await call(school, updateProfile, { full_name }, { as })).ok).toBe(true)
    }
    await mark(false)
  })
})

describe('changing a profile', () => {
  beforeAll(() => setOwnName(true))
  afterAll(() => setOwnName(false))
  const setOwnName = (is_self_registered: boolean) =>
    school.database.owner
      .updateTable('users')
      .set({ is_self_registered })
      .where('user_id', '=', people.learner.user_id)
      .execute()
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const upload = async (name: string, bytes: Uint8Array, as: (typeof people)[keyof typeof people] = people.learner) => {
    const file_id = randomUUID()
    const sent = await send(school, uploadFile, { fields: { file_id, name }, file: { name, bytes } }, { as })
    if (!sent.ok) throw new Error(sent.refusal)
    return file_id
  }
  const change = (input: object) =>
    call(school, updateProfile, { full_name: 'Zarghuna Ahmadi', ...input }, { as: people.learner })

  test('keeps what is given, leaves what is not, and empties what is null', async () => {
    const changed = await change({
      gender: 1,
      phone_number: '0701234567',
      school_name: 'Lycée Zarghuna',
      grade: '6',
      school_id: 10,
    })
    expect(changed).toMatchObject({
      ok: true,
      value: {
        full_name: 'Zarghuna Ahmadi',
        gender: 1,
        phone_number: '+93701234567',
        school_name: 'Lycée Zarghuna',
        grade: '6',
        school_id: 10,
        profile_image: null,
      },
    })
    expect(await change({ gender: null })).toMatchObject({
      ok: true,
      value: { gender: null, phone_number: '+93701234567', grade: '6' },
    })
    expect(await value(school, readProfile, {}, { as: people.classmate })).toMatchObject({
      full_name: 'Spogmai',
      phone_number: null,
    })
  })
  test('shows a picture that was uploaded, at an address that opens', async () => {
    const profile_image = await upload('me.png', pixel)
    const changed = await change({ profile_image })
    const read = await school.app.inject({ url: (changed.ok && changed.value.profile_image) || '' })
    expect([read.statusCode, read.headers['content-type'], read.rawPayload.equals(pixel)]).toEqual([
      200,
      'image/png',
      true,
    ])
    expect((await value(school, readProfile, {}, { as: people.learner })).profile_image).toMatch(
      /^\/files\/attachment\//,
    )
    expect(await change({ profile_image: null })).toMatchObject({ ok: true, value: { profile_image: null } })
  })
  test('refuses another’s picture, what is no picture, another school and a wrong number, and changes nothing', async () => {
    const before = await value(school, readProfile, {}, { as: people.learner })
    expect(
      await change({ full_name: 'Other', profile_image: await upload('me.png', pixel, people.classmate) }),
    ).toEqual({ ok: false, refusal: 'file_missing' })
    expect(await change({ full_name: 'Other', profile_image: await upload('me.txt', Buffer.from('me')) })).toEqual({
      ok: false,
      refusal: 'file_type_refused',
    })
    expect(await change({ full_name: 'Other', school_id: 20 })).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await change({ full_name: 'Other', phone_number: '12345' })).toEqual({
      ok: false,
      refusal: 'contact_no_invalid',
    })
    expect(await change({ full_name: 'Zar\r\nBcc: all@school.example' })).toEqual({ ok: false, refusal: 'malformed' })
    expect(await value(school, readProfile, {}, { as: people.learner })).toEqual(before)
  })
})
