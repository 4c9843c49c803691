import { expect, test } from 'vitest'
import { isNewer, readOffered } from './android-version.ts'

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10', '1.9.9', true],
  ['2', '1.99.99', true],
  ['1.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['1.0.0', '1.0.0', false],
  ['newest', '1.0.0', false],
  ['', '1.0.0', false],
  ['1.0.1', 'mine', false],
  ['1.0.0-beta', '0.9', false],
])('%s beside %s', (offered, own, newer) => {
  expect(isNewer(offered, own)).toBe(newer)
})

test('a version file is read', () => {
  expect(readOffered('{"version":"1.2","url":"https://school.example/app.apk"}')).toEqual({
    version: '1.2',
    url: 'https://school.example/app.apk',
  })
})

test.each([
  '',
  'null',
  '{}',
  '<html>',
  '{"version":1,"url":"https://a.example"}',
  '{"version":"1","url":"javascript:alert(1)"}',
  '{"version":"1"}',
])('what is none is passed over: %s', (text) => {
  expect(readOffered(text)).toBeUndefined()
})
