import type { Role } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { decideResets } from './password-resets.ts'

const found = [
  { user_id: 1, roles: ['learner'] },
  { user_id: 2, roles: ['teacher', 'learner'] },
  { user_id: 3, roles: ['teacher', 'principal'] },
  { user_id: 4, roles: ['campus_admin'] },
  { user_id: 5, roles: ['school_admin'] },
  { user_id: 6, roles: ['admin'] },
]

test.each<[Role, readonly number[], readonly number[]]>([
  ['campus_admin', [1, 2], [3, 4, 5, 6]],
  ['school_admin', [1, 2, 3, 4], [5, 6]],
  ['admin', [1, 2, 3, 4, 5], [6]],
  ['teacher', [], [1, 2, 3, 4, 5, 6]],
])('a %s resets those below them and nobody else', (role, reset, not_allowed) => {
  const decided = decideResets({ actor: { user_id: 9, role }, asked: [1, 2, 3, 4, 5, 6], found })
  expect(decided.reset.map(({ user_id }) => user_id)).toEqual(reset)
  expect(decided.kept).toEqual(not_allowed.map((user_id) => ({ user_id, why: 'not_allowed' })))
})

test('nobody resets themselves or who is not there, and whoever is asked for twice is given one code', () => {
  const actor = { user_id: 4, role: 'school_admin' as const }
  expect(decideResets({ actor, asked: [1, 4, 77, 1], found })).toEqual({
    reset: [found[0]],
    kept: [
      { user_id: 4, why: 'own_account' },
      { user_id: 77, why: 'not_found' },
    ],
  })
})
