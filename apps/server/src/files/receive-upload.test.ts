import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/test-folder.ts'
import { receiveUpload } from './receive-upload.ts'
import { openDiskStorage } from './storage.ts'

const folder = temporaryFolder()
const storage = openDiskStorage(folder)
const app = Fastify({ bodyLimit: 1000 })
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.post('/upload', (request) => receiveUpload(storage, request))
})
afterAll(async () => {
  await app.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

interface Part {
  readonly name: string
  readonly text?: string
  readonly file?: { readonly name: string; readonly bytes: Buffer; readonly type?: string }
}

async function upload(parts: readonly Part[], ending = '--b--\r\n') {
  const body = parts.flatMap(({ name, text, file }) => [
    Buffer.from(
      `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}` : ''}\r\n\r\n`,
    ),
    file?.bytes ?? Buffer.from(text ?? ''),
    Buffer.from('\r\n'),
  ])
  const answer = await app.inject({
    url: '/upload',
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([...body, Buffer.from(ending)]),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<unknown>()
}

const keptFiles = (): readonly string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('an accepted file', () => {
  test('is kept under its hash, with the type that its bytes show', async () => {
    const answer = await upload([
      { name: 'file_id', text: '5d1c' },
      { name: 'file', file: { name: 'کار خانگی.png', bytes: png, type: 'text/html' } },
    ])
    expect(answer).toMatchObject({
      ok: true,
      value: {
        fields: { file_id: '5d1c' },
        file: { name: 'کار خانگی.png', mime_type: 'image/png', size_bytes: png.length },
      },
    })
    expect(keptFiles().map((file) => fs.readFileSync(file).equals(png))).toEqual([true])
  })
  const ascii = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1')
  const box = (brand: string) => ascii(`\0\0\0\x18ftyp${brand}`)
  const ogg = (codec: string) => ascii(`${'OggS'.padEnd(28, '\0')}${codec}`)
  test.each([
    ['voice.amr', ascii('#!AMR\n'), 'audio/amr'],
    ['voice.3gp', box('3gp4'), 'video/3gpp'],
    ['film.mov', box('qt  '), 'video/quicktime'],
    ['PTT-20260301-WA0001.opus', ogg('OpusHead'), 'audio/ogg'],
    ['voice.ogg', ogg('\x01vorbis'), 'audio/ogg'],
    ['voice.aac', ascii('\xff\xf1\x50\x80'), 'audio/aac'],
    ['voice.wav', ascii('RIFF\x40\0\0\0WAVE'), 'audio/wav'],
    ['drawing.gif', ascii('GIF89a'), 'image/gif'],
    ['essay.rtf', ascii('{\\rtf1'), 'application/rtf'],
    ['marks.csv', Buffer.from('نوم,نمرې\r\nاحمد,8'), 'text/csv; charset=utf-8'],
  ])('of a cheap phone or an old program is kept as what it is: %s', async (name, bytes, mime_type) => {
    expect(await upload([{ name: 'file', file: { name, bytes } }])).toMatchObject({
      ok: true,
      value: { file: { mime_type } },
    })
    fs.rmSync(keptFiles().find((file) => fs.readFileSync(file).equals(bytes))!)
  })
  test('that comes again is stored once', async () => {
    await upload([{ name: 'file', file: { name: 'again.png', bytes: png } }])
    expect(keptFiles()).toHaveLength(1)
  })
  test('may take its name from the field', async () => {
    const answer = await upload([
      { name: 'name', text: 'photo.png' },
      { name: 'file', file: { name: 'blob', bytes: png } },
    ])
    expect(answer).toMatchObject({ ok: true, value: { file: { name: 'photo.png' } } })
  })
})

describe('a refused file leaves nothing behind', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const file = (name: string, bytes: Buffer): Part => ({ name: 'file', file: { name, bytes } })
  test.each([
    ['a script in an SVG', [file('drawing.svg', svg)], 'file_type_refused'],
    ['an SVG that calls itself a picture', [file('drawing.png', svg)], 'file_type_refused'],
    ['an SVG that calls itself text', [file('drawing.txt', svg)], 'file_type_refused'],
    ['a program that calls itself a PDF', [file('work.pdf', Buffer.from('MZ\x90\0\x03'))], 'file_type_refused'],
    ['a name with path parts', [file('../../../etc/cron.d/x.png', png)], 'file_name_refused'],
    ['a name with a path of Windows', [file('C:\\\\temp\\\\x.png', png)], 'file_name_refused'],
    [
      'a name with path parts in the field',
      [{ name: 'name', text: 'a/../../b.png' }, file('b.png', png)],
      'file_name_refused',
    ],
    ['nothing in it', [file('empty.txt', Buffer.alloc(0))], 'file_empty'],
    ['more than 15 MB', [file('large.png', Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)]))], 'file_too_large'],
    ['two files', [file('a.png', png), file('b.png', png)], 'too_many_files'],
    ['eleven files', Array.from({ length: 11 }, (_, index) => file(`${index}.png`, png)), 'too_many_files'],
    ['thirty files', Array.from({ length: 30 }, (_, index) => file(`${index}.png`, png)), 'too_many_files'],
  ])('%s', async (_name, parts, refusal) => {
    const before = keptFiles()
    expect(await upload(parts)).toEqual({ ok: false, refusal })
    expect(keptFiles()).toEqual(before)
  })
  test('a body that breaks off', async () => {
    const before = keptFiles()
    expect(await upload([file('a.png', png)], '')).toEqual({ ok: false, refusal: 'malformed' })
    expect(keptFiles()).toEqual(before)
  })
})
