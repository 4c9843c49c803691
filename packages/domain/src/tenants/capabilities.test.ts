import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { describe, expect, test } from 'vitest'
import { isConsumer, looksOf, mayUseAssignments, takesAttendance, type Capabilities } from './capabilities.ts'
import { capabilitiesOf } from './tenant-capabilities.ts'
import { standingConfiguration } from './standing-configuration.ts'

type Fields = Partial<Configuration>

const tenant = (id: number, fields: Fields = {}): Configuration => ({
  ...standingConfiguration(id),
  id,
  name: `Tenant ${id}`,
  domain_name: 'a.example',
  ...fields,
})
const [general, quran, skills, afghan, publisher, exam, family, other, schoolApp, provincial] = [
  1, 2, 3, 4, 5, 6, 7, 8, 563, 500016,
]
const everyone = [general, quran, skills, afghan, publisher, exam, family, other, schoolApp, provincial]

/** The tenants, of all that are known and one that is not, for which it holds. */
function holdersOf(holds: (capabilities: Capabilities) => boolean, fields: Fields = {}): readonly number[] {
  return everyone.filter((id) => holds(capabilitiesOf(tenant(id, fields))))
}

describe('who has what, by number (seed 000)', () => {
  test.each<[rule: string, holds: (capabilities: Capabilities) => boolean, tenants: readonly number[]]>([
    ['§2 publisher shell', ({ shell }) => shell === 'publisher', [publisher]],
    ['§2 Quran shell', ({ shell }) => shell === 'quran', [quran]],
    ['§1 the exam board is in exam mode', ({ shell }) => shell === 'exam', [exam]],
    [
      '§2 general shell',
      ({ shell }) => shell === 'general',
      [general, skills, afghan, family, other, schoolApp, provincial],
    ],
    ['§2 /OUP pages', ({ hasInformationPages }) => hasInformationPages, [publisher]],
    ['§3 external login', ({ hasExternalLogin }) => hasExternalLogin, [general, quran, skills, afghan]],
    ['§2 the button of it', ({ showsExternalLogin }) => showsExternalLogin, [quran, skills, afghan]],
    ['§1 self-registration', ({ hasSignup }) => hasSignup, [quran, skills, afghan]],
    ['§3 deleting classes', ({ mayDeleteClasses }) => mayDeleteClasses, [afghan]],
    ['§2 institution-level login', ({ login }) => login === 'institution', [schoolApp]],
    ['§2 wording of the register link', ({ registerWording }) => registerWording === 'school account', [schoolApp]],
    [
      '§8 the server’s message for an unknown external person',
      ({ unknownExternalPerson }) => unknownExternalPerson === 'message',
      [schoolApp],
    ],
    ['§2 signup pages of the Quran tenant', ({ signupInfo }) => signupInfo === 'quran', [quran]],
    ['§5 date_of_birth is required', ({ isBirthDateRequired }) => isBirthDateRequired, [skills]],
    ['§5 city is not required', ({ isCityRequired }) => !isCityRequired, [quran]],
    ['§2 the regional privacy policy', ({ privacyPolicy }) => privacyPolicy === 'regional', [provincial]],
    ['§2 a link to it, two tenants', ({ linksPrivacyPolicy }) => linksPrivacyPolicy, [skills, provincial]],
    ['§2 the exam-prep modal', ({ opensExamPreparation }) => opensExamPreparation, [exam]],
    ['§6 the payment wall', ({ hasPaymentWall }) => hasPaymentWall, [exam]],
    ['§6 payment pages for everyone', ({ paymentPages }) => paymentPages === 'everyone', [quran]],
    [
      '§6 few roles in the app',
      ({ rolesInApp }) => rolesInApp?.join() === 'teacher,learner,principal',
      [publisher, schoolApp, provincial],
    ],
    [
      'seed 001 §9 courses of the 21C content team',
      ({ contentRepository }) => contentRepository === '114|21C Content Team',
      [skills],
    ],
    [
      'seed 001 §9 courses of KP',
      ({ contentRepository }) => contentRepository === '98|KP',
      everyone.filter((id) => id !== skills),
    ],
    ['seed 001 §9 own vendors', ({ paymentVendor }) => paymentVendor !== 'general', [quran, skills]],
  ])('%s', (_rule, holds, tenants) => expect(holdersOf(holds)).toEqual(tenants))

  test('with payment enabled, plans are shown to all at the 21st-century tenant', () => {
    expect(holdersOf(({ showsPlansToAll }) => showsPlansToAll, { is_payment_enabled: true })).toEqual([skills])
  })
  test('with payment enabled it is looked after at the start, not for the Quran tenant and not for the school family', () => {
    const paid = { is_payment_enabled: true }
    expect(holdersOf(({ checksPaymentAtStart }) => checksPaymentAtStart, paid)).toEqual([
      general,
      skills,
      afghan,
      publisher,
      exam,
      other,
      schoolApp,
      provincial,
    ])
  })
})

describe('who has what, by configuration', () => {
  test.each<[Fields, Partial<Capabilities>]>([
    [{ institution_id: 809 }, { shell: 'quran', signupInfo: 'quran', paymentPages: 'everyone' }],
    [{ languages: '0,1,2' }, { languages: ['en', 'pu', 'da'], hasLanguageMenu: true }],
    [{ languages: '2' }, { languages: ['da'], hasLanguageMenu: false }],
    [{ languages: '' }, { languages: ['en'], hasLanguageMenu: false }],
    [
      { languages: '0,1', is_exam_mode: true },
      {
        hasLanguageMenu: false,
        shell: 'exam',
        opensExamPreparation: true,
        hasPaymentWall: true,
        welcomesLearners: false,
      },
    ],
    [
      { is_payment_enabled: true },
      { hasPaymentWall: true, signupAsksName: true, checksPaymentAtStart: true, welcomesLearners: false },
    ],
    [{ is_payment_enabled: true, is_exam_mode: true }, { welcomesLearners: true }],
    [{ is_b2c_enabled: true }, { hasSignup: true, signupRoles: ['learner'], showsExternalLogin: true }],
    [{ is_b2c_enabled: true, signup_roles: ['learner', 'teacher'] }, { signupRoles: ['learner', 'teacher'] }],
    [{ is_b2c_enabled: true, signup_roles: ['teacher'], is_custom_nomenclature: true }, { signupRoles: ['learner'] }],
    [{ signup_roles: ['learner', 'teacher'] }, { hasSignup: false, signupRoles: [] }],
    [{ is_institution_level_login: true }, { login: 'institution' }],
    [{ learning_api_base: 'https://far.example/api' }, { learningBase: 'https://far.example/api/' }],
    [{ attendance_mode: 0 }, { hasAttendance: false }],
    [{ attendance_mode: 2 }, { hasAttendance: true }],
    [{ is_tour_guide: false }, { hasTour: false }],
    [{ is_delete_class_allowed: true }, { mayDeleteClasses: true }],
    [{}, { login: 'email', rolesInApp: null, learningBase: null }],
  ])('%j', (fields, expected) => expect(capabilitiesOf(tenant(other, fields))).toMatchObject(expected))

  test('the Quran tenant counts its languages by itself', () => {
    expect(capabilitiesOf(tenant(quran, { languages: '0,1' })).languages).toEqual(['en', 'ur'])
  })
})

test('the publisher’s shell by force changes looks alone', () => {
  for (const id of everyone) {
    const [own, forced] = [capabilitiesOf(tenant(id)), capabilitiesOf(tenant(id), { isPublisherForced: true })]
    expect(forced).toEqual({ ...own, shell: 'publisher', hasInformationPages: true, showsExternalLogin: false })
  }
})

test('looks that are lent decide nothing', () => {
  const lent = looksOf(tenant(publisher, { is_b2c_enabled: true, is_exam_mode: true, primary_color: '9faa28' }))
  expect(lent).toMatchObject({ name: 'Tenant 5', primary_color: '9faa28' })
  for (const field of [
    'id',
    'is_b2c_enabled',
    'is_exam_mode',
    'institution_id',
    'languages',
    'learning_api_base',
    'sub_end_date',
  ])
    expect(lent).not.toHaveProperty(field)
})

const usual = { id: other, is_assignment_allowed: true, is_assignment_disabled: false }
const subscribing = { ...usual, school_family_id: 49 }

describe('assignments (seed 000 §6)', () => {
  test.each([
    ['the general tenant', tenant(general), 'learner', false, true],
    ['the Quran tenant', tenant(quran), 'learner', false, true],
    ['the 21st-century tenant', tenant(skills), 'teacher', false, true],
    ['the Afghan tenant has none', tenant(afghan), 'teacher', true, false],
    ['a tenant that switched them off', { ...usual, is_assignment_disabled: true }, 'teacher', true, false],
    ['a tenant that never had them', { ...usual, is_assignment_allowed: false }, 'teacher', true, false],
    ['custom words', { ...usual, is_custom_nomenclature: true }, 'learner', true, false],
    ['another family', { ...usual, school_family_id: 50 }, 'principal', false, true],
    ['the subscribing family, subscribed', subscribing, 'learner', true, true],
    ['the subscribing family, subscribed', subscribing, 'teacher', true, true],
    ['the subscribing family, subscribed', subscribing, 'principal', true, false],
    ['the subscribing family, not subscribed', subscribing, 'learner', false, false],
  ] as const)('%s: %s', (_name, settings, role, is_subscribed, may) => {
    expect(mayUseAssignments(settings, { role, is_subscribed })).toBe(may)
  })

  test.each([
    [publisher, true, true],
    [publisher, false, false],
    [other, true, false],
  ])('switched off at tenant %i, mobile app %s: %s', (id, isMobileApp, may) => {
    expect(
      mayUseAssignments(
        { ...usual, id, is_assignment_disabled: true },
        { role: 'learner', is_subscribed: false, isMobileApp },
      ),
    ).toBe(may)
  })
})

test.each([
  [quran, 'learner', true],
  [quran, 'teacher', true],
  [quran, 'principal', false],
  [general, 'learner', false],
] as const)('at tenant %i a %s is a consumer: %s', (id, role, is) => expect(isConsumer(tenant(id), role)).toBe(is))

test.each([
  [true, null, true],
  [true, undefined, true],
  [true, 0, false],
  [false, 2, true],
  [false, null, false],
])('of a tenant with attendance %s a campus with the mode %s takes it: %s', (hasAttendance, mode, takes) =>
  expect(takesAttendance({ hasAttendance }, { institution_attendance_mode: mode })).toBe(takes),
)
