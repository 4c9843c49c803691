import { expect, test } from 'vitest'
import { decideCertificate } from './certificates.ts'

const today = '2026-03-21'

test.each([
  ['2020-03-21', '2026-03-21', true],
  ['2026-03-21', '2026-03-21', true],
  ['2026-03-21', '2026-03-20', false],
  ['2020-03-21', '2026-03-22', false],
])('from %s to %s: %s', (from_date, to_date, isRight) => {
  expect(decideCertificate({ from_date, to_date }, today).ok).toBe(isRight)
})
