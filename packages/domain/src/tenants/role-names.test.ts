import { contentRoles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { firstRole, roleName, rolesHere } from './role-names.ts'

test.each([
  [
    ['teacher', 'cd', 'learner'],
    ['learner', 'teacher', 'content_team'],
  ],
  [[...contentRoles], ['content_team']],
  [['content_team'], []],
  [['principal', 'a role of tomorrow'], ['principal']],
])('of %j these count here: %j', (stored, here) => expect(rolesHere(stored)).toEqual(here))

test.each([
  ['teacher', ['learner', 'teacher'], 'teacher'],
  ['cr1', ['cr1', 'teacher'], 'teacher'],
  ['teacher', ['learner'], 'learner'],
  ['cd3', ['cd3'], 'content_team'],
  ['content_team', ['teacher', 'cr'], 'content_team'],
  ['teacher', ['a role of tomorrow'], undefined],
])('active %s of %j begins as %s', (active_role, roles, first) => expect(firstRole({ active_role, roles })).toBe(first))

const plain = { roles_alias: {}, is_custom_nomenclature: false }
const custom = { ...plain, is_custom_nomenclature: true }
const aliased = { ...plain, roles_alias: { teacher: { en: 'Ustad', ur: 'استاد صاحب', da: '' } } }

test.each([
  ['nothing said', plain, 'learner', 'en', { role: 'learner', alias: null }],
  ['custom words', custom, 'learner', 'ur', { role: 'teacher', alias: null }],
  ['custom words', custom, 'principal', 'en', { role: 'principal', alias: null }],
  ['an alias', aliased, 'teacher', 'ur', { role: 'teacher', alias: 'استاد صاحب' }],
  ['an alias in another language', aliased, 'teacher', 'pu', { role: 'teacher', alias: null }],
  ['an empty alias', aliased, 'teacher', 'da', { role: 'teacher', alias: null }],
  [
    'an alias before custom words',
    { ...custom, roles_alias: { learner: { en: 'Student teacher' } } },
    'learner',
    'en',
    { role: 'teacher', alias: 'Student teacher' },
  ],
] as const)('%s: %s in %s', (_name, settings, role, language, shown) =>
  expect(roleName(settings, role, language)).toEqual(shown),
)
