/** Encrypted files: whole or absent, readable in parts and by nobody else. */
import { expect, test } from 'vitest'
import { filesFolder, openStoredFile } from '../src/web/stored-file.ts'
import { openTab } from './tab.ts'

const folderOf = (name: string) => `${name}.${Math.random().toString(36).slice(2, 8)}`

function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 31 + (index >> 8)) & 0xff)
}

/** Comparing a million numbers one by one with `toEqual` takes seconds. */
function same(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.byteLength === other.byteLength && one.every((byte, index) => byte === other[index])
}

test.each([0, 1, 262_143, 262_144, 262_145, 900_000])('%i bytes come back as they went in', async (length) => {
  const folder = folderOf('sizes')
  const tab = openTab()
  await tab.ask('put', folder, 'content/abc', bytesOf(length))
  expect(same(await tab.ask('read', folder, 'content/abc'), bytesOf(length))).toBe(true)
})

const hexOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** A file of three chunks and a bit, of which the first 700,000 bytes arrived before the line was lost. */
async function begun(name: string) {
  const folder = folderOf(name)
  const tab = openTab()
  const plain = bytesOf(900_000)
  const file = { size: plain.byteLength, sha256: await hexOf(plain) }
  const first = tab.ask('putComing', folder, 'content/abc', {
    ...file,
    bytes: plain.slice(0, 700_000),
    from: 0,
    breaks: true,
  })
  await expect(first).rejects.toThrow('the line is lost')
  return { folder, tab, plain, file, from: await tab.ask('begun', folder, 'content/abc', file.size) }
}

test('a file whose line is lost goes on at its last whole chunk, and is not there before it is whole', async () => {
  const { folder, tab, plain, file, from } = await begun('coming')
  expect(from).toBe(2 * 262_144)
  expect([await tab.ask('read', folder, 'content/abc'), await tab.ask('list', folder)]).toEqual([
    undefined,
    ['content/abc'],
  ])
  await openTab().ask('putComing', folder, 'content/abc', { ...file, bytes: plain.slice(from), from })
  expect(same(await tab.ask('read', folder, 'content/abc'), plain)).toBe(true)
  expect(await tab.ask('begun', folder, 'content/abc', file.size)).toBe(0)
})

test('a file that is not the one that was promised is not there, and nothing of it stays', async () => {
  const { folder, tab, plain, file, from } = await begun('wrong')
  const rest = plain.slice(from).fill(7, 100, 101)
  await expect(tab.ask('putComing', folder, 'content/abc', { ...file, bytes: rest, from })).rejects.toThrow(
    'WrongBytes',
  )
  expect([await tab.ask('begun', folder, 'content/abc', file.size), await tab.ask('list', folder)]).toEqual([0, []])
})

test('a chunk that was half written is fetched again, and of a file of another length nothing is used', async () => {
  const { folder, tab, plain, file } = await begun('torn')
  const directory = await filesFolder(folder, 'files', false)
  const torn = await (await directory.getFileHandle('content_abc')).createWritable({ keepExistingData: true })
  await torn.write({ type: 'write', position: 24 + 262_160 + 5_000, data: new Uint8Array(100) })
  await torn.close()
  const from = await tab.ask('begun', folder, 'content/abc', file.size)
  expect([from, await tab.ask('begun', folder, 'content/abc', file.size + 1)]).toEqual([262_144, 0])
  await tab.ask('putComing', folder, 'content/abc', { ...file, bytes: plain.slice(from), from })
  expect(same(await tab.ask('read', folder, 'content/abc'), plain)).toBe(true)
})

test('a file that has only begun goes when it is removed', async () => {
  const { folder, tab, file } = await begun('gone')
  await tab.ask('remove', folder, 'content/abc')
  expect(await tab.ask('begun', folder, 'content/abc', file.size)).toBe(0)
})

test('any part can be read alone, across the seams of chunks', async () => {
  const folder = folderOf('parts')
  const plain = bytesOf(700_000)
  await openTab().ask('put', folder, 'content/abc', plain)
  const stored = await openStoredFile(folder, 'content/abc')
  for (const [from, to] of [
    [0, 1],
    [262_140, 262_150],
    [300_000, 690_000],
    [699_999, 700_000],
  ] as const) {
    const part = new Uint8Array(await new Response(stored?.stream(from, to)).arrayBuffer())
    expect(same(part, plain.slice(from, to))).toBe(true)
  }
})

test('on the disk nothing can be read, and nothing can be put in its place', async () => {
  const folder = folderOf('disk')
  const tab = openTab()
  const plain = new TextEncoder().encode('a photo of homework '.repeat(2000))
  await tab.ask('put', folder, 'attachment/one', plain)
  await tab.ask('put', folder, 'attachment/two', bytesOf(plain.byteLength))
  const directory = await filesFolder(folder, 'files', false)
  const one = await (await directory.getFileHandle('attachment_one')).getFile()
  expect(await one.text()).not.toContain('homework')
  const swapped = await (await directory.getFileHandle('attachment_two')).createWritable()
  await swapped.write(await one.arrayBuffer())
  await swapped.close()
  expect(await tab.ask('read', folder, 'attachment/two')).toBeUndefined()
  expect(same(await tab.ask('read', folder, 'attachment/one'), plain)).toBe(true)
})

test('a file that is cut short on the way is not there', async () => {
  const folder = folderOf('short')
  const tab = openTab()
  await expect(tab.ask('put', folder, 'content/abc', bytesOf(1000), 2000)).rejects.toThrow('should have 2000 bytes')
  expect(await tab.ask('read', folder, 'content/abc')).toBeUndefined()
  expect(await tab.ask('list', folder)).toEqual([])
})
