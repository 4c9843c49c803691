import { contentRoles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { contentPowers } from './content-team.ts'

const none = { ok: false, refusal: 'not_content_team' }
const powers = (mayWrite: boolean, mayReview: boolean, mayManage = false) => ({
  ok: true,
  value: { mayWrite, mayReview, mayManage },
})

test.each<[what: string, roles: readonly string[], cms_roles: readonly string[], full: boolean, expected: object]>([
  ['a developer', ['cd'], contentRoles, false, powers(true, false)],
  ['a developer of the third kind', ['cd3', 'teacher'], ['cd3'], false, powers(true, false)],
  ['a reviewer', ['cr'], contentRoles, false, powers(false, true)],
  ['every other reviewer', ['cr2'], ['cr1', 'cr2', 'cr3'], false, powers(false, true)],
  ['both', ['cd', 'cr1'], contentRoles, false, powers(true, true)],
  ['both where one counts', ['cd', 'cr1'], ['cr1'], false, powers(false, true)],
  ['a role that the school does not count', ['cr3'], ['cd', 'cr'], false, none],
  ['a school that counts none', ['cd'], [], false, none],
  ['a teacher', ['teacher'], contentRoles, true, none],
  ['nobody', [], contentRoles, true, none],
  ['any content role with full access', ['cr'], [], true, powers(true, true, true)],
])('%s', (_what, roles, cms_roles, is_cms_full_access, expected) =>
  expect(contentPowers({ roles, cms_roles, is_cms_full_access })).toEqual(expected),
)
