import { expect, test } from 'vitest'
import { institutionName } from './institution-names.ts'

test.each([
  [{ pu: 'رڼا ښوونځی' }, 'pu', 'رڼا ښوونځی'],
  [{ pu: 'رڼا ښوونځی' }, 'da', 'Rana School'],
  [{ pu: '' }, 'pu', 'Rana School'],
  [null, 'en', 'Rana School'],
] as const)('%j in %s is %s', (names, language, shown) => {
  expect(institutionName({ name: 'Rana School', names }, language)).toBe(shown)
})
