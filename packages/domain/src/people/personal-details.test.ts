import { describe, expect, test } from 'vitest'
import { standingConfiguration } from '../tenants/standing-configuration.ts'
import {
  askedDetails,
  decideEducationalDetails,
  decidePersonalDetails,
  genericGrade,
  type AskedDetails,
  type PersonalDetails,
} from './personal-details.ts'

const place = { latitude: 34, longitude: 69 }
const kabul = {
  id: 1,
  name: 'Kabul',
  nameFa: 'کابل',
  namePa: 'کابل ولایت',
  ...place,
  districts: [{ id: 11, name: 'Paghman', nameFa: 'پغمان', namePa: 'پغمان ولسوالۍ', ...place }],
}
const herat = { id: 2, name: 'Herat', nameFa: 'هرات', namePa: 'هرات', ...place, districts: [] }

const nothing: PersonalDetails = {
  full_name: 'Zarghuna',
  province: null,
  region: null,
  city: null,
  address: null,
  school_name: null,
  phone_number: null,
  date_of_birth: null,
  gender: null,
}
const asked: AskedDetails = {
  provinces: [kabul, herat],
  isProvinceRequired: false,
  isBirthDateRequired: false,
  isCityRequired: false,
  isPhoneRequired: false,
}
const decide = (details: Partial<PersonalDetails>, more: Partial<AskedDetails> = {}) =>
  decidePersonalDetails({
    details: { ...nothing, ...details },
    asked: { ...asked, ...more },
    person: { full_name: '', role: 'learner', is_self_registered: true, is_name_disabled: false },
    today: '2026-09-01',
  })
const incomplete = { ok: false, refusal: 'details_incomplete' }

describe('personal details', () => {
  test('are kept trimmed, empty ones as null', () => {
    expect(decide({ full_name: '  زرغونه  ', city: ' ', address: ' Karte Char ', gender: 1 })).toEqual({
      ok: true,
      value: { ...nothing, full_name: 'زرغونه', address: 'Karte Char', gender: 1 },
    })
  })
  test.each([
    ['no name', { full_name: '  ' }, {}],
    ['no province where it is asked for', {}, { isProvinceRequired: true }],
    ['a province that is none', { province: 'Atlantis' }, {}],
    ['a district of another province', { province: 'Herat', region: 'Paghman' }, {}],
    ['a district without its province', { region: 'Paghman' }, {}],
    ['no city where it is asked for', { city: ' ' }, { isCityRequired: true }],
    ['no phone where it is asked for', {}, { isPhoneRequired: true }],
    ['no date of birth where it is asked for', {}, { isBirthDateRequired: true }],
    ['a birth tomorrow', { date_of_birth: '2026-09-02' }, {}],
    ['a birth long ago', { date_of_birth: '1899-12-31' }, {}],
  ])('%s is not enough', (_, details, more) => expect(decide(details, more)).toEqual(incomplete))
  test.each([
    [{ province: 'Kabul' }, { province: 'Kabul', region: null }],
    [
      { province: 'کابل', region: 'پغمان' },
      { province: 'Kabul', region: 'Paghman' },
    ],
    [
      { province: 'کابل ولایت', region: 'پغمان ولسوالۍ' },
      { province: 'Kabul', region: 'Paghman' },
    ],
    [{ date_of_birth: '2026-09-01' }, {}],
    [{ phone_number: '۰۷۰۱۲۳۴۵۶۷' }, { phone_number: '+93701234567' }],
  ])('%j is kept', (details, kept) => expect(decide(details)).toMatchObject({ ok: true, value: kept }))
  test('a province is free text where the tenant lists none', () => {
    expect(decide({ province: 'Punjab', region: 'Multan' }, { provinces: [] })).toMatchObject({
      ok: true,
      value: { province: 'Punjab', region: 'Multan' },
    })
  })
  test('a number that is none is said to be wrong, asked for or not', () => {
    expect(decide({ phone_number: '021-34567890' })).toEqual({ ok: false, refusal: 'contact_no_invalid' })
  })
})

describe('what a tenant asks for', () => {
  const of = (id: number, fields: object = {}, isMobileApp = false) =>
    askedDetails({ ...standingConfiguration(id), id, name: '', domain_name: '', ...fields }, { isMobileApp })
  const provinces = {
    regions_metadata: JSON.stringify([kabul]),
    signup_fields_metadata: '[{"field_name":"province","is_visible":true}]',
  }
  test.each([
    [
      'general',
      of(1),
      { isProvinceRequired: false, isBirthDateRequired: false, isCityRequired: false, isPhoneRequired: false },
    ],
    ['one that shows provinces', of(4, provinces), { isProvinceRequired: true }],
    ['… in the mobile app', of(4, provinces, true), { isProvinceRequired: false }],
    ['… that are not visible', of(4, { ...provinces, signup_fields_metadata: '[]' }), { isProvinceRequired: false }],
    ['skills of the 21st century', of(3), { isBirthDateRequired: true }],
    ['exam', of(6), { isCityRequired: true, isPhoneRequired: true }],
    ['Quran', of(2), { isCityRequired: false, isPhoneRequired: true }],
    ['Quran in exam mode', of(2, { is_exam_mode: true }), { isCityRequired: false, isPhoneRequired: true }],
  ])('%s', (_, found, expected) => expect(found).toMatchObject(expected))
})

describe('educational details', () => {
  const school = { ep_school_name: null, other_school: null }
  test.each([
    [{ grade: '6', ...school }, ['6', '7'], false, { grade: '6', school_name: null }],
    [{ grade: ' 6 ', ...school }, [], false, { grade: '6', school_name: null }],
    [{ grade: 'صنف ششم', ...school }, ['Class 6'], false, { grade: '6', school_name: null }],
    [{ grade: genericGrade, ...school }, ['6'], false, { grade: genericGrade, school_name: null }],
    [
      { grade: '6', ep_school_name: 'Rana School', other_school: null },
      ['6'],
      true,
      { grade: '6', school_name: 'Rana School' },
    ],
    [{ grade: '6', ep_school_name: 'Other', other_school: ' Wana ' }, ['6'], true, { grade: '6', school_name: 'Wana' }],
  ])('%j of %j', (details, grades, isSchoolRequired, kept) =>
    expect(decideEducationalDetails({ details, grades, isSchoolRequired })).toEqual({ ok: true, value: kept }),
  )
  test.each([
    [{ grade: ' ', ...school }, [], false],
    [{ grade: '9', ...school }, ['6'], false],
    [{ grade: '6', ...school }, ['6'], true],
    [{ grade: '6', ep_school_name: 'other', other_school: ' ' }, ['6'], true],
  ])('%j of %j is not enough', (details, grades, isSchoolRequired) =>
    expect(decideEducationalDetails({ details, grades, isSchoolRequired })).toEqual(incomplete),
  )
})
