import { expect, test } from 'vitest'
import { largestPictureBytes } from './pictures.ts'
import { decideProfile, mayChangeName, type PictureStanding, type ProfileChange } from './profile.ts'

const own: PictureStanding = { is_own: true, mime_type: 'image/jpeg', size_bytes: 50_000 }
const decide = (change: Partial<ProfileChange>, picture?: PictureStanding) =>
  decideProfile({
    change: { full_name: 'Zarghuna', ...change },
    person: { full_name: 'Spogmai', role: 'learner', is_self_registered: true, is_name_disabled: false },
    institution_id: 10,
    picture,
  })

test.each<[string, Partial<ProfileChange>, PictureStanding | undefined, object]>([
  ['the name alone', {}, undefined, { full_name: 'Zarghuna' }],
  ['a phone number', { phone_number: '۰۷۰۱۲۳۴۵۶۷' }, undefined, { phone_number: '+93701234567' }],
  ['no phone number any more', { phone_number: ' ' }, undefined, { phone_number: null }],
  ['a grade in words', { grade: 'Class ۶' }, undefined, { grade: '6' }],
  ['a school and a grade', { school_name: ' Lycée ', grade: '6' }, undefined, { school_name: 'Lycée', grade: '6' }],
  ['a picture', { profile_image: 'a' }, own, { profile_image: 'a' }],
  ['no picture any more', { profile_image: null }, undefined, { profile_image: null }],
  ['the own school', { school_id: 10 }, undefined, { full_name: 'Zarghuna' }],
])('%s is kept', (_what, change, picture, kept) =>
  expect(decide(change, picture)).toMatchObject({ ok: true, value: kept }),
)

test('what is absent stays absent', () => {
  const outcome = decide({ gender: null })
  expect(outcome.ok && Object.entries(outcome.value).filter(([, value]) => value !== undefined)).toEqual([
    ['full_name', 'Zarghuna'],
    ['gender', null],
  ])
})

test.each<[string, Partial<ProfileChange>, PictureStanding | undefined, string]>([
  ['another school', { school_id: 11 }, undefined, 'not_allowed'],
  ['no mobile number', { phone_number: '021-34567890' }, undefined, 'contact_no_invalid'],
  ['a picture that is not there', { profile_image: 'a' }, undefined, 'file_missing'],
  ['a picture of somebody else', { profile_image: 'a' }, { ...own, is_own: false }, 'file_missing'],
  ['a document', { profile_image: 'a' }, { ...own, mime_type: 'application/pdf' }, 'file_type_refused'],
  ['a drawing that can run', { profile_image: 'a' }, { ...own, mime_type: 'image/svg+xml' }, 'file_type_refused'],
  [
    'a photo as the camera made it',
    { profile_image: 'a' },
    { ...own, size_bytes: largestPictureBytes + 1 },
    'file_too_large',
  ],
])('%s is refused', (_what, change, picture, refusal) =>
  expect(decide(change, picture)).toEqual({ ok: false, refusal }),
)

test.each([
  ['learner', false, false],
  ['teacher', false, false],
  ['learner', true, true],
  ['teacher', true, true],
  ['principal', false, true],
  ['super_admin', false, true],
] as const)(
  'the name of a %s who signed up by themselves (%s) is theirs to change: %s',
  (role, is_self_registered, may) => {
    expect(mayChangeName({ role, is_self_registered, is_name_disabled: false })).toBe(may)
    const person = { full_name: 'Spogmai', role, is_self_registered, is_name_disabled: false }
    const rename = (full_name: string) =>
      decideProfile({ change: { full_name }, person, institution_id: 10, picture: undefined })
    expect(rename('Spogmai').ok).toBe(true)
    expect(rename('Zarghuna')).toMatchObject(may ? { ok: true } : { ok: false, refusal: 'name_of_school' })
  },
)

test.each(['learner', 'principal', 'campus_admin'] as const)(
  'no %s changes their own name where the tenant keeps names',
  (role) => {
    const person = { full_name: 'Spogmai', role, is_self_registered: true, is_name_disabled: true }
    expect(mayChangeName(person)).toBe(false)
    const rename = (full_name: string) =>
      decideProfile({ change: { full_name }, person, institution_id: 10, picture: undefined })
    expect(rename('Spogmai').ok).toBe(true)
    expect(rename('Zarghuna')).toEqual({ ok: false, refusal: 'name_of_school' })
  },
)
