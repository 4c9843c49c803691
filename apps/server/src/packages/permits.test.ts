import { expect, test } from 'vitest'
import { readPermit, writePermit } from './permits.ts'

const key = 'a key in tests'
const permit = { tenant_id: 4, package_sha256: 'b'.repeat(64), app: 'http://senf.localhost:8080' }
const morning = new Date('2026-03-21T05:00:00Z')
const written = writePermit({ key, permit, now: morning })

test('is the same all day and is read as it was written', () => {
  expect(writePermit({ key, permit, now: new Date('2026-03-21T23:59:59Z') })).toBe(written)
  expect(readPermit({ key, written, now: new Date('2026-03-22T23:59:59Z') })).toEqual(permit)
})

test('is over after tomorrow', () => {
  expect(readPermit({ key, written, now: new Date('2026-03-23T00:00:00Z') })).toBe('over')
})

const [tenant, until, sha, app, sign] = written.split('.')
test.each([
  ['another tenant', ['1', until, sha, app, sign]],
  ['more days', [tenant, String(Number(until) + 400), sha, app, sign]],
  ['another package', [tenant, until, 'c'.repeat(64), app, sign]],
  ['another application', [tenant, until, sha, Buffer.from('https://evil.example').toString('base64url'), sign]],
  ['no signature', [tenant, until, sha, app, '']],
  ['a signature of another key', writePermit({ key: 'another', permit, now: morning }).split('.')],
  ['a part left out', [tenant, until, app, sign]],
])('%s is forged', (_, parts) => {
  expect(readPermit({ key, written: parts.join('.'), now: morning })).toBe('forged')
})

test.each(['', '.', '....', 'x'])('%j is forged', (text) => {
  expect(readPermit({ key, written: text, now: morning })).toBe('forged')
})
