import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'
import { headersFor, ownerOfAddress, pathOfAddress } from './stored-files.ts'

const sha = 'a'.repeat(64)
const guid = '11111111-1111-4111-8111-111111111111'
const at = (path: string) => new URL(path, 'https://school.example')

test.each([
  [`/files/content/${sha}?for=1.2`, `content/${sha}`],
  [`/files/attachment/${guid}`, `attachment/${guid}`],
  ['/files/content/short', undefined],
  [`/files/content/${sha}/../../secret`, undefined],
  [`/api/files/content/${sha}`, undefined],
  ['/learner/dashboard', undefined],
])('%s is %s', (address, path) => {
  expect(pathOfAddress(at(address))).toBe(path)
})

test.each([
  ['1.2.10020', '2.10020'],
  ['2.10020', '2.10020'],
  ['10020', undefined],
  ['4.1.2.10020', undefined],
  ['1.2.x', undefined],
  ['../2.10020', undefined],
  ['', undefined],
])('a file for %s is in the store of %s', (audience, owner) => {
  expect(ownerOfAddress(at(`/files/content/${sha}?${new URLSearchParams({ for: audience }).toString()}`))).toBe(owner)
})

test.each([
  [null, undefined],
  ['bytes=0-', { from: 0, to: 1000 }],
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=990-5000', { from: 990, to: 1000 }],
  ['bytes=-100', { from: 900, to: 1000 }],
  ['bytes=-5000', { from: 0, to: 1000 }],
  ['bytes=-0', 'outside'],
  ['bytes=1000-', 'outside'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('%s of a thousand bytes', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected)
})

test.each([
  ['image/jpeg', 'image/jpeg', 'inline'],
  ['application/pdf', 'application/pdf', 'inline'],
  ['text/html', 'application/octet-stream', 'attachment'],
  ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ['video/mp4\r\nx: y', 'application/octet-stream', 'attachment'],
])('an address that calls a file %s has it sent as %s', (named, type, place) => {
  const headers = headersFor(
    at(`/files/attachment/${guid}?${new URLSearchParams({ type: named, name: 'کار.html' }).toString()}`),
  )
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toMatch(new RegExp(`^${place};`))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
