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
