import { expect, test } from 'vitest'
import { decideLanguage } from './language.ts'

test('a language that the tenant offers is taken, another is refused', () => {
  expect(decideLanguage({ wanted: 'pu', offered: ['en', 'pu'] })).toEqual({ ok: true, value: { current_language: 'pu' } })
  expect(decideLanguage({ wanted: 'ur', offered: ['en', 'pu'] })).toEqual({ ok: false, refusal: 'language_not_offered' })
})
