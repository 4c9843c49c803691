import { describe, expect, test } from 'vitest'
import { confirmationFault, emailFault, passwordFault, readOtp } from './sign-up-fields.ts'

describe('an email address', () => {
  test.each(['zarghuna@school.example', ' a@b.co ', 'first.last-name@my-school.edu.af', 'a_b+c@d.museum', 'A@B.ORG'])(
    '"%s" is one',
    (typed) => expect(emailFault(typed)).toBeNull(),
  )
  test.each<readonly [string, string]>([
    ['', 'email_address_required'],
    ['   ', 'email_address_required'],
    ...[
      'zarghuna',
      'a@b',
      'a@b.c',
      '@b.com',
      'a b@c.com',
      'a@b..com',
      'a..@b.com',
      'a@b.c0m',
      'a@b.com\nbcc: x@y.com',
      'a@b.com, c@d.com',
      '<a@b.com>',
      `a@b.${'c'.repeat(31)}`,
      `${'a'.repeat(250)}@b.com`,
    ].map((typed) => [typed, 'contact_email_address_invalid'] as const),
  ])('"%s" is not: %s', (typed, fault) => expect(emailFault(typed)).toBe(fault))
})

describe('a password', () => {
  test.each(['eightlet', ' salaam-maktab ', 'گل‌های‌سرخ۱', '😀😀😀😀😀😀😀😀'])('"%s" will do', (typed) =>
    expect(passwordFault(typed)).toBeNull(),
  )
  test.each([
    ['', 'new_pass_required'],
    ['        ', 'new_pass_required'],
    ['sevenle', 'password_valid_error'],
    ['with a space', 'password_valid_error'],
    ['😀😀😀😀😀', 'password_valid_error'],
  ])('"%s" will not: %s', (typed, fault) => expect(passwordFault(typed)).toBe(fault))
  test.each([
    ['longenough', '', 'confirm_pass_required'],
    ['longenough', 'longenougH', 'password_do_not_match'],
    ['longenough', ' longenough ', null],
  ])('%s, again "%s": %s', (password, confirmation, fault) =>
    expect(confirmationFault({ password, confirmation })).toBe(fault),
  )
})

test.each([
  ['0417', '0417'],
  [' ۰۴۱۷ ', '0417'],
  ['٠٤١٧', '0417'],
  ['417', null],
  ['04171', null],
  ['04l7', null],
  ['', null],
])('of "%s" the code is %s', (typed, code) => expect(readOtp(typed)).toBe(code))
