import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInTest, fileKey, type AppInTest } from '../../test/app.ts'
import { fileAddresses } from './addresses.ts'
import { openDiskStorage } from './storage.ts'

const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const reader = { tenant_id: 1, institution_id: 1, user_id: 2 }
let now = new Date('2026-03-21T08:00:00Z')
let running: AppInTest
let sha256: string
let address: string

beforeAll(async () => {
  running = await appInTest({
    clock: () => now,
    mayReadAttachment: async ({ institution_id, user_id }) => institution_id === 1 && user_id === reader.user_id,
  })
  const received = await openDiskStorage(`${running.folder}/files`).receive(
    Readable.from([video.subarray(0, 300), video.subarray(300)]),
  )
  await received.keep()
  ;({ sha256 } = received)
  address = addresses().ofContent({ sha256, name: 'درس اول.mp4', mime_type: 'video/mp4' })
})
afterAll(() => running.close())

function addresses(user_id = reader.user_id) {
  return fileAddresses({ key: fileKey, reader: { ...reader, user_id }, now: new Date('2026-03-21T08:00:00Z') })
}

describe('a signed address', () => {
  test('gives the whole file, as what it was signed to be', async () => {
    const answer = await running.app.inject(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(video)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '1000',
      etag: `"${sha256}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent('درس اول.mp4')}`)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })
  test.each([
    ['bytes=100-199', 206, 'bytes 100-199/1000', video.subarray(100, 200)],
    ['bytes=-5', 206, 'bytes 995-999/1000', video.subarray(995)],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
  ])('%s', async (range, status, contentRange, bytes) => {
    const answer = await running.app.inject({ url: address, headers: { range, 'accept-encoding': 'gzip' } })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange])
    expect(answer.rawPayload.equals(bytes)).toBe(true)
  })
  test('a range of another version gives the whole file', async () => {
    const answer = await running.app.inject({ url: address, headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000])
  })
  test('an unchanged file is not sent again', async () => {
    const answer = await running.app.inject({ url: address, headers: { 'if-none-match': `"${sha256}"` } })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
  })
  test('HEAD tells the length and sends nothing', async () => {
    const answer = await running.app.inject({ url: address, method: 'HEAD' })
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([200, '1000', 0])
  })
  test('what browsers do not show by themselves is saved, not opened', async () => {
    const word = addresses().ofAttachment({
      file_id: '7f3c',
      sha256,
      name: `it's (1).docx`,
      mime_type: 'application/msword',
    })
    expect(word).toMatch(/^\/files\/attachment\/7f3c\?/)
    expect((await running.app.inject(word)).headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''it%27s%20%281%29.docx`,
    )
  })
})

describe('another address', () => {
  test.each([
    ['type', 'text/html'],
    ['name', 'other.mp4'],
    ['for', '1.1.3'],
    ['until', '99999999'],
    ['sha256', 'f'.repeat(64)],
    ['sign', 'A'.repeat(43)],
    ['sign', ''],
  ])('with another %s is refused', async (field, value) => {
    const changed = new URL(address, 'http://host')
    changed.searchParams.set(field, value)
    expect((await running.app.inject(changed.pathname + changed.search)).statusCode).toBe(403)
  })
  test.each([`/files/content/${'f'.repeat(64)}`, '/files/content/..%2f..%2fsecret', '/files/attachment/1'])(
    '%s without a signature is refused',
    async (url) => {
      expect((await running.app.inject(url)).statusCode).toBe(403)
    },
  )
  test('of a kind of file, used for another kind, is refused', async () => {
    expect((await running.app.inject(address.replace('/content/', '/attachment/'))).statusCode).toBe(403)
  })
  test('lives until the end of the next day', async () => {
    const statuses: number[] = []
    for (const time of ['2026-03-22T23:59:59Z', '2026-03-23T00:00:00Z']) {
      now = new Date(time)
      statuses.push((await running.app.inject(address)).statusCode)
    }
    now = new Date('2026-03-21T08:00:00Z')
    expect(statuses).toEqual([200, 410])
  })
  test('of an attachment that its reader may no longer read is not there', async () => {
    const photo = { file_id: '7f3c', sha256, name: 'work.jpg', mime_type: 'image/jpeg' }
    expect((await running.app.inject(addresses().ofAttachment(photo))).statusCode).toBe(200)
    expect((await running.app.inject(addresses(3).ofAttachment(photo))).statusCode).toBe(404)
  })
  test('truly signed, of a file that is not there', async () => {
    const missing = addresses().ofContent({ sha256: '0'.repeat(64), name: 'a.mp4', mime_type: 'video/mp4' })
    expect((await running.app.inject(missing)).statusCode).toBe(404)
  })
})
