import { expect, test } from 'vitest'
import { readActingCode, takeActingCode } from './acting-code.ts'

test.each<[address: string, jwt: string | undefined, path?: string]>([
  ['/principal?jwt=abc', 'abc', '/principal'],
  ['/campus-admin?jwt=abc&language=dari', 'abc', '/campus-admin?language=dari'],
  ['/principal/students?page=2&jwt=a-b_c', 'a-b_c', '/principal/students?page=2'],
  ['/principal?jwt=one&jwt=two', 'one', '/principal'],
  ['/principal?jwt=', '', '/principal'],
  ['/principal', undefined],
  ['/principals?jwt=abc', undefined],
  ['/teacher?jwt=abc', undefined],
  ['/?jwt=abc', undefined],
])('%s', (address, jwt, path) => {
  const { pathname, search } = new URL(address, 'http://here')
  expect(readActingCode({ pathname, search })).toEqual(jwt === undefined ? undefined : { jwt, path })
})

test('taken out of the address without a trace in the history', () => {
  const replaced: unknown[] = []
  const take = (search: string) =>
    takeActingCode({
      location: { pathname: '/principal', search },
      history: { replaceState: (...given) => void replaced.push(given) },
    })
  expect(take('?jwt=abc')?.jwt).toBe('abc')
  expect(take('')).toBeUndefined()
  expect(replaced).toEqual([[null, '', '/principal']])
})
