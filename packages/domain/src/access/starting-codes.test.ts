import { describe, expect, test } from 'vitest'
import { isCodeOpen, mayCallBeforePassword, spellingsOf, startingCodeLifeMs, startingCodeOf } from './starting-codes.ts'

test('a code has eight digits, whatever number was drawn', () => {
  expect([0, 731, 99_999_999].map(startingCodeOf)).toEqual(['00000000', '00000731', '99999999'])
})

test('a code may be typed in three sets of digits, in one piece or in two', () => {
  expect(spellingsOf('90125678')).toEqual(['90125678', '9012 5678', '۹۰۱۲۵۶۷۸', '۹۰۱۲ ۵۶۷۸', '٩٠١٢٥٦٧٨', '٩٠١٢ ٥٦٧٨'])
})

describe('a code that is right', () => {
  const made = new Date('2026-03-21T04:00:00.000Z')
  const expires_on = new Date(made.getTime() + startingCodeLifeMs)
  const unused = { expires_on, used_on: null, used_device: null }
  const used = { expires_on, used_on: made, used_device: 'a phone' }
  test.each([
    ['lets its person in', unused, '2026-04-04T03:59:59.999Z', undefined, true],
    ['opens nothing after 14 days', unused, '2026-04-04T04:00:00.000Z', undefined, false],
    ['opens nothing once it is used', used, '2026-03-21T05:00:00.000Z', 'another phone', false],
    [
      'opens nothing for a device without a name',
      { ...used, used_device: null },
      '2026-03-21T05:00:00Z',
      undefined,
      false,
    ],
    ['opens again where it was used, for an answer that was lost', used, '2026-03-21T05:00:00.000Z', 'a phone', true],
    ['opens nothing where it was used after 14 days', used, '2026-04-04T04:00:00.000Z', 'a phone', false],
  ])('%s', (_, code, now, device_id, isOpen) => {
    expect(isCodeOpen(code, { now: new Date(now), device_id })).toBe(isOpen)
  })
})

test('before a password is chosen nothing is answered but that, the language and the way out', () => {
  expect(
    ['user/profile/password/update', 'user/logout', 'user/language/switch'].filter(mayCallBeforePassword),
  ).toHaveLength(3)
  expect(
    ['user/profile', 'user/store/key', 'offline/syncup', 'user/role/switch'].filter(mayCallBeforePassword),
  ).toEqual([])
})
