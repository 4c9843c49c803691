import { listModules } from '@maktab/contracts/content/lessons'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appInTest, fileKey, type AppInTest } from '../../test/app.ts'
import { value } from '../../test/call.ts'
import { classA, course, document, lessonTwo, openSchool, people, type School } from '../../test/school.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { insertPackageFiles, type PackageFile } from '../features/viewers/packages.sql.ts'
import { openDiskStorage } from '../files/storage.ts'
import { labelOfPackage, openContentHosts } from './content-hosts.ts'
import { writePermit } from './permits.ts'
import { readPlayerFiles } from './player-files.ts'

const sha = 'e'.repeat(64)
const now = new Date('2026-03-21T08:00:00Z')
const app = 'http://localhost:8080'
const host = `${labelOfPackage(1, sha)}.content.localhost:8080`
const pages: Readonly<Record<string, string>> = {
  'index.html': '<script>1</script>',
  'کتاب/صفحه.html': '<p>۱</p>',
  'evil.exe': 'MZ',
  'worker.js': 'self',
  'sound.mp3': '0123456789',
}

let school: School
let running: AppInTest

beforeAll(async () => {
  school = await openSchool()
  const player = temporaryFolder()
  fs.writeFileSync(path.join(player, 'frame.js'), `export const text = '${'long '.repeat(400)}'`)
  fs.writeFileSync(path.join(player, 'worker.js'), 'self')
  running = await appInTest(
    {
      clock: () => now,
      doors: school.database.doors,
      contentOrigin: { hosts: openContentHosts('content.{host}'), player: readPlayerFiles(player) },
    },
    { 'index.html': '<!--boot-->' },
  )
  const storage = openDiskStorage(`${running.folder}/files`)
  const files: PackageFile[] = []
  for (const [name, text] of Object.entries(pages)) {
    const received = await storage.receive(Readable.from([Buffer.from(text)]))
    await received.keep()
    // What the package says of its files does not count.
    files.push({ path: name, sha256: received.sha256, size_bytes: received.size_bytes, mime_type: 'text/html' })
  }
  await school.database.doors.inTenant(1, (db) => insertPackageFiles(db, 1, sha, files))
})
afterAll(async () => {
  await running.close()
  await school.close()
})

const permit = writePermit({ key: fileKey, permit: { tenant_id: 1, package_sha256: sha, app }, now })
const ask = (url: string, more: { host?: string; headers?: Record<string, string>; method?: 'GET' | 'POST' } = {}) =>
  running.app.inject({
    url,
    method: more.method ?? 'GET',
    headers: { host: more.host ?? host, accept: 'text/html', ...more.headers },
  })

describe('a host that shows packages', () => {
  test.each([
    '/',
    '/login',
    '/index.html',
    '/manifest.webmanifest',
    '/healthz',
    '/api/openapi.json',
    '/files/content/x',
    '/assets/main.js',
    '/play',
    '/frame',
    `/play/${permit}`,
  ])('has no %s', async (url) => {
    const answer = await ask(url)
    expect([answer.statusCode >= 400, answer.headers['set-cookie'], answer.body.includes('boot')]).toEqual([
      true,
      undefined,
      false,
    ])
  })

  test('answers no call', async () => {
    expect((await ask('/api/login', { method: 'POST' })).statusCode).toBe(405)
  })

  test.each(['x.content.localhost', 'content.localhost', 'a.b.content.senf.localhost'])(
    'is also %s, and nothing is there',
    async (other) => {
      expect((await ask('/login', { host: other })).statusCode).toBe(404)
    },
  )
})

describe('a file of a package', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['evil.exe', 'application/octet-stream'],
    [encodeURI('کتاب/صفحه.html'), 'text/html; charset=utf-8'],
  ])('%s is sent as %s, closed in', async (name, type) => {
    const answer = await ask(`/play/${permit}/${name}?x=1`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors 'self' ${app}`)
    expect(policy).toContain(`form-action 'none'`)
    expect(policy).not.toMatch(/https?:(?!\/\/localhost:8080)|\*/)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-dns-prefetch-control': 'off',
    })
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is read in parts', async () => {
    const answer = await ask(`/play/${permit}/sound.mp3`, {
      headers: { range: 'bytes=2-4', 'accept-encoding': 'gzip, br' },
    })
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([206, 'bytes 2-4/10', '234'])
  })

  test.each(['missing.html', '../index.html', '%2e%2e/index.html', 'index.html%00', '%E0%A4%A', ''])(
    '%j is not there',
    async (name) => {
      // Some are no address at all, and some lead out of the permit.
      expect([400, 403, 404]).toContain((await ask(`/play/${permit}/${name}`)).statusCode)
    },
  )

  test('is no worker', async () => {
    expect((await ask(`/play/${permit}/worker.js`, { headers: { 'service-worker': 'script' } })).statusCode).toBe(403)
  })

  test('needs a permit of this package, this tenant and this day', async () => {
    const written = (more: object, at = now) =>
      writePermit({ key: fileKey, permit: { tenant_id: 1, package_sha256: sha, app, ...more }, now: at })
    expect((await ask('/play/x/index.html')).statusCode).toBe(403)
    expect((await ask(`/play/${permit}x/index.html`)).statusCode).toBe(403)
    expect((await ask(`/play/${written({ package_sha256: 'f'.repeat(64) })}/index.html`)).statusCode).toBe(403)
    expect((await ask(`/play/${written({ tenant_id: 4 })}/index.html`)).statusCode).toBe(403)
    expect((await ask(`/play/${written({}, new Date('2026-03-19T08:00:00Z'))}/index.html`)).statusCode).toBe(410)
    // Of another tenant with a permit of its own: the same archive is not theirs.
    const there = `${labelOfPackage(4, sha)}.content.localhost:8080`
    expect((await ask(`/play/${written({ tenant_id: 4 })}/index.html`, { host: there })).statusCode).toBe(404)
  })
})

describe('our own pages there', () => {
  test('the page around a package names the one application that may show it', async () => {
    const answer = await ask(`/frame/${permit}/`)
    expect([answer.statusCode, answer.body.includes(`content="${app}"`)]).toEqual([200, true])
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${app}`)
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self';`)
  })
  test('the files of the package are listed for a device that keeps it', async () => {
    const { files } = (await ask(`/frame/${permit}/files.json`)).json<{
      files: { path: string; size_bytes: number }[]
    }>()
    expect(files.map(({ path: name }) => name).sort()).toEqual(Object.keys(pages).sort())
  })
  test('H5P is not there where its player is not', async () => {
    expect((await ask(`/frame/${permit}/h5p`)).statusCode).toBe(404)
  })
  test('scripts travel small', async () => {
    const answer = await ask('/player/frame.js', { headers: { 'accept-encoding': 'gzip' } })
    expect([answer.statusCode, answer.headers['content-encoding'], answer.rawPayload.length < 200]).toEqual([
      200,
      'gzip',
      true,
    ])
    expect((await ask('/player/../../secret')).statusCode).toBe(404)
  })
})

test('pages of the application may show packages, and what may be embedded', async () => {
  const answer = await running.app.inject({
    url: '/learner/dashboard',
    headers: { host: 'localhost:8080', accept: 'text/html' },
  })
  const frames = /frame-src ([^;]*)/.exec(String(answer.headers['content-security-policy']))?.[1]
  expect(frames).toContain(`'self' blob: http://*.content.localhost:8080 https://youtube.com https://*.youtube.com`)
})

test('a module tells where its package is played; a server without such hosts says that it is not', async () => {
  const file = { sha256: sha, name: 'game.zip', mime_type: 'application/zip', size_bytes: 10 }
  await school.database.owner
    .updateTable('content')
    .set({ body: JSON.stringify({ kind: 'package', runtime: 'web', package_sha256: sha, entry: 'index.html', file }) })
    .where('content_id', '=', document)
    .execute()
  const asked = { course_id: course, lesson_guid: lessonTwo, class_id: classA }
  const bodyOf = async (called: Pick<School, 'app' | 'clock' | 'bearerOf'>) =>
    (await value(called, listModules, asked, { as: people.learner, host: 'localhost:8080' })).modules[0]?.body
  expect(await bodyOf(school)).toMatchObject({ kind: 'package', play_url: null })
  const played = await school.reopen({
    contentOrigin: { hosts: openContentHosts('content.{host}'), player: readPlayerFiles('nowhere') },
  })
  const body = await bodyOf(played)
  await played.close()
  expect(body).toMatchObject({ kind: 'package', play_url: `http://${host}/frame/${permit}/` })
})
