import { expect, test } from 'vitest'
import { isTermRight } from './class-teachers.ts'

const term = (from_date: string, to_date: string | null, is_substitute = false) => ({
  from_date,
  to_date,
  is_substitute,
})

test.each([
  ['until further notice', term('2026-03-21', null), true],
  ['for a day', term('2026-03-21', '2026-03-21'), true],
  ['that ends before it begins', term('2026-03-21', '2026-03-20'), false],
  ['of a substitute without an end', term('2026-03-21', null, true), false],
  ['of a substitute with one', term('2026-03-21', '2026-03-22', true), true],
])('a term %s', (_, one, isRight) => expect(isTermRight(one)).toBe(isRight))
