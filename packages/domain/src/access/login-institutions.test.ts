import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { expect, test } from 'vitest'
import { namesInstitutionAtLogin } from './login-institutions.ts'

const tenant = { ...defaultConfiguration, id: 1, name: 'Rana', domain_name: 'localhost' }

test.each([
  ['email login', {}, false],
  ['institution login', { is_institution_level_login: true }, true],
  ['institution login of a tenant with one school', { is_institution_level_login: true, institution_id: 10 }, false],
])('%s: a school is chosen %s', (_name, change, expected) => {
  expect(namesInstitutionAtLogin({ ...tenant, ...change })).toBe(expected)
})
