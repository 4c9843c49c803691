import fs from 'node:fs'
import promises from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../test/test-folder.ts'
import { openDiskStorage, sweepReceiving } from './storage.ts'

const folder = temporaryFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('files that were cut off while they arrived are removed after a day', async () => {
  const now = new Date('2026-03-21T08:00:00Z')
  const receiving = path.join(folder, 'receiving')
  fs.mkdirSync(receiving)
  for (const [name, age] of [
    ['cut-off', 86_400_001],
    ['arriving', 3_600_000],
  ] as const) {
    fs.writeFileSync(path.join(receiving, name), 'half a file')
    const moment = new Date(now.getTime() - age)
    fs.utimesSync(path.join(receiving, name), moment, moment)
  }
  await sweepReceiving(folder, now)
  expect(fs.readdirSync(receiving)).toEqual(['arriving'])
})

test('a server that never received a file has nothing to remove', async () => {
  await expect(sweepReceiving(path.join(folder, 'nowhere'), new Date())).resolves.toBeUndefined()
})

test.skipIf(process.platform === 'win32')('a kept file is durable with every folder that was made for it', async () => {
  const place = path.join(folder, 'school', 'files')
  const synced: string[] = []
  const open = promises.open
  const spy = vi.spyOn(promises, 'open').mockImplementation(async (file, ...rest) => {
    const handle = await open(file, ...rest)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      synced.push(path.relative(place, String(file)))
    }
    return handle
  })
  const keep = async () => {
    synced.length = 0
    const received = await openDiskStorage(place).receive(Readable.from([Buffer.from('work')]))
    await received.keep()
    return received.sha256.slice(0, 2)
  }
  const isFolder = (name: string) => !name.startsWith('receiving')
  const first = await keep()
  // The folder of files and the one above it were not there either.
  expect(synced.filter(isFolder)).toEqual(['', '..', '../..', '', first])
  await keep()
  expect(synced.filter(isFolder)).toEqual([first])
  spy.mockRestore()
})
