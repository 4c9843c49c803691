import { describe, expect, test } from 'vitest'
import { readPhoneNumber } from './phone-numbers.ts'

describe('mobile numbers', () => {
  test('are read as sheets keep them: behind an apostrophe, and between marks of direction', () => {
    expect(readPhoneNumber("'0701234567")).toBe('+93701234567')
    expect(readPhoneNumber('\u200e+93 70 123 4567\u202c')).toBe('+93701234567')
  })

  test.each([
    ['0300-1234567', '+923001234567'],
    ['3001234567', '+923001234567'],
    ['923001234567', '+923001234567'],
    ['+92 (300) 123-4567', '+923001234567'],
    ['00923001234567', '+923001234567'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '+923001234567'],
    ['٠٧٠١٢٣٤٥٦٧', '+93701234567'],
    ['0701234567', '+93701234567'],
    ['0093701234567', '+93701234567'],
    ['+447911123456', '+447911123456'],
    ['+14155552671', '+14155552671'],
  ])('%s is %s', (typed, number) => expect(readPhoneNumber(typed)).toBe(number))

  test.each([
    '',
    '0300123456',
    '021-34567890',
    '0390 1234567',
    '0601234567',
    '+93601234567',
    '12345',
    '+92 300 1234567 x12',
    'my number',
    '+',
    '0'.repeat(60),
    '+92300123456789',
    '<b>03001234567',
  ])('"%s" is none', (typed) => expect(readPhoneNumber(typed)).toBeNull())
})
