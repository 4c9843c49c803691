import { roles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { bringsLanguage, decideLanguage } from './language.ts'

test('a language that the tenant offers is taken, another is refused', () => {
  expect(decideLanguage({ wanted: 'pu', offered: ['en', 'pu'] })).toEqual({
    ok: true,
    value: { current_language: 'pu' },
  })
  expect(decideLanguage({ wanted: 'ur', offered: ['en', 'pu'] })).toEqual({
    ok: false,
    refusal: 'language_not_offered',
  })
})

test('learners and teachers come with their own language, nobody else (seed 000 §6)', () => {
  expect(roles.filter(bringsLanguage)).toEqual(['learner', 'teacher'])
})
