import { describe, expect, test } from 'vitest'
import { limitTo, parentOrigins, readPosted } from './parent-window.ts'

const portal = 'https://portal.example'
const parent = { name: 'the window around' }
const credentials = { email: 'zarghuna', password: 'a password' }
const listening = { origins: [portal], parent }

describe('what is posted', () => {
  test('by the window around, from a listed origin, is taken', () => {
    expect(
      readPosted({ origin: portal, source: parent as never, data: { ...credentials, more: 1 } }, listening),
    ).toEqual(credentials)
  })

  test.each([
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from a longer origin', { origin: `${portal}.evil.example` }],
    ['from a shorter origin', { origin: 'https://portal' }],
    ['from another port', { origin: `${portal}:8443` }],
    ['over plain http', { origin: 'http://portal.example' }],
    ['from a sandbox', { origin: 'null' }],
    ['by another window of a listed origin', { source: { name: 'another window' } }],
    ['by a window that is gone', { source: null }],
  ])('%s is not heard', (_name, change) => {
    expect(
      readPosted({ origin: portal, source: parent, data: credentials, ...change } as never, listening),
    ).toBeUndefined()
  })

  test('is not heard where the tenant lists nobody', () => {
    expect(
      readPosted({ origin: portal, source: parent as never, data: credentials }, { origins: [], parent }),
    ).toBeUndefined()
  })

  test.each([
    undefined,
    null,
    'zarghuna',
    7,
    [],
    ['zarghuna', 'a password'],
    {},
    { email: 'zarghuna' },
    { password: 'a password' },
    { email: '', password: 'a password' },
    { email: '  ', password: 'a password' },
    { email: 'zarghuna', password: '' },
    { email: ['zarghuna'], password: 'a password' },
    { email: { text: 'zarghuna' }, password: 'a password' },
    { email: 'z'.repeat(255), password: 'a password' },
    { email: 'zarghuna', password: 'p'.repeat(501) },
  ])('as %j is not heard', (data) => {
    expect(readPosted({ origin: portal, source: parent as never, data }, listening)).toBeUndefined()
  })
})

test('who posts more often than a person would is not heard for the rest of the span', () => {
  let now = 0
  const mayPass = limitTo(2, 1000, () => now)
  expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false])
  now = 999
  expect(mayPass()).toBe(false)
  now = 1000
  expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false])
})

test.each<[string, Parameters<typeof parentOrigins>[1], readonly string[]]>([
  ['the browser names the parent', { ancestorOrigins: [portal, 'https://top.example'], referrer: '' }, [portal]],
  ['the browser names a foreign one', { ancestorOrigins: ['https://evil.example'], referrer: `${portal}/` }, []],
  ['the referrer names it', { ancestorOrigins: undefined, referrer: `${portal}/learn?a=b` }, [portal]],
  ['the referrer is foreign', { ancestorOrigins: undefined, referrer: 'https://evil.example/' }, []],
  ['nothing is known', { ancestorOrigins: undefined, referrer: '' }, [portal, 'https://second.example']],
])('messages go to listed origins alone: %s', (_name, around, expected) => {
  expect(parentOrigins([portal, 'https://second.example'], around)).toEqual(expected)
})
