import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { expect, test } from 'vitest'
import { namesInstitutionAtLogin, searchInstitutions } from './login-institutions.ts'

const tenant = { ...defaultConfiguration, id: 1, name: 'Rana', domain_name: 'localhost' }

test.each([
  ['email login', {}, false],
  ['institution login', { is_institution_level_login: true }, true],
  ['institution login of a tenant with one school', { is_institution_level_login: true, institution_id: 10 }, false],
])('%s: a school is chosen %s', (_name, change, expected) => {
  expect(namesInstitutionAtLogin({ ...tenant, ...change })).toBe(expected)
})

const schools = [
  { institution_id: 1, allNames: ['Zarghuna Girls School', 'د زرغونې نجونو ښوونځی', 'لیسه نسوان زرغونه'] },
  { institution_id: 2, allNames: ['Malalai School', 'د ملالۍ ښوونځی', 'مکتب ملالی'] },
]

test.each([
  ['', [1, 2]],
  ['  zARGH', [1]],
  // An Arabic keyboard's yeh and kaf.
  ['ملالي', [2]],
  ['مكتب', [2]],
  ['زرغونه', [1]],
  ['Kabul', []],
])('„%s“ finds %j', (typed, expected) => {
  expect(searchInstitutions(schools, typed).map(({ institution_id }) => institution_id)).toEqual(expected)
})
