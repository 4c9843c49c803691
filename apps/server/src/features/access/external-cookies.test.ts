import { expect, test } from 'vitest'
import { readExternalCookie } from '@maktab/contracts/access/external-return'
import { externalCookie } from './external-cookies.ts'

const settings = { text: 'abc', path: '/login', seconds: 600, isHidden: false }

test.each([
  ['http', false, 'one=abc; Path=/login; Max-Age=600; SameSite=Lax'],
  ['http', true, 'one=abc; Path=/login; Max-Age=600; SameSite=Lax; HttpOnly'],
  ['https', false, '__Host-one=abc; Path=/; Max-Age=600; SameSite=Lax; Secure'],
  ['https', true, '__Host-one=abc; Path=/; Max-Age=600; SameSite=Lax; HttpOnly; Secure'],
])('over %s, hidden %s: %s', (protocol, isHidden, expected) => {
  expect(externalCookie('one', { ...settings, isHidden, protocol })).toBe(expected)
})

test.each([
  ['http', 'a=b; one=abc', 'abc'],
  ['http', '__Host-one=abc', undefined],
  ['https', '__Host-one=abc; one=planted', 'abc'],
  // What another host of the same domain can set.
  ['https', 'one=planted', undefined],
  ['https', 'x__Host-one=planted', undefined],
  ['http', undefined, undefined],
])('over %s, %s holds %s', (protocol, header, expected) => {
  expect(readExternalCookie('one', { header, protocol })).toBe(expected)
})
