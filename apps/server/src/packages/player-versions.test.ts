import fastify from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import yauzl from 'yauzl'
import { temporaryFolder } from '../../test/test-folder.ts'
import { readPlayerFiles } from './player-files.ts'
import { mountPlayerVersions } from './player-versions.ts'

interface Listed {
  readonly id: string
  readonly version: string
  readonly player_zip_path: string
  readonly size_bytes: number
}

async function listOf(built: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(built)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  const app = fastify()
  mountPlayerVersions(app, readPlayerFiles(folder))
  const list = (await app.inject('/player-versions.json')).json<Listed[]>()
  return { app, list }
}

const frame = {
  'frame.js': 'export {}',
  'frame.css': 'html {}',
  'worker.js': 'self',
  'scorm-1.js': 'scorm '.repeat(100),
}

/** An independent reader looks into it. */
async function entriesOf(archive: Buffer): Promise<readonly string[]> {
  const zip = await yauzl.fromBufferPromise(archive)
  const names: string[] = []
  for await (const entry of zip.eachEntry()) names.push(`${entry.fileName} ${entry.uncompressedSize}`)
  return names
}

test('players that are here are listed with an archive each, which is as large as it says', async () => {
  const { app, list } = await listOf(frame)
  expect(list.map(({ id }) => id)).toEqual(['package', 'scorm'])
  for (const { player_zip_path, size_bytes } of list)
    expect((await app.inject(player_zip_path)).rawPayload.length).toBe(size_bytes)
  const [first, scorm] = list
  expect(await entriesOf((await app.inject(first!.player_zip_path)).rawPayload)).toEqual([
    'frame.css 7',
    'frame.js 9',
    'worker.js 4',
  ])
  expect(await entriesOf((await app.inject(scorm!.player_zip_path)).rawPayload)).toEqual(['scorm-1.js 600'])
})

test('the version changes with the player, and with nothing else', async () => {
  const [one, again, changed] = [
    await listOf(frame),
    await listOf(frame),
    await listOf({ ...frame, 'frame.js': 'export const x = 1' }),
  ]
  expect(again.list).toEqual(one.list)
  expect(changed.list[0]?.version).not.toBe(one.list[0]?.version)
  expect(changed.list[1]).toEqual(one.list[1])
})

test('H5P is listed where it is, and an installation without a build lists nothing', async () => {
  expect(
    (await listOf({ ...frame, 'h5p/main.bundle.js': '1', 'h5p-page.js': '2' })).list.map(({ id }) => id),
  ).toContain('h5p')
  expect((await listOf({})).list).toEqual([])
})

test('nothing else is there', async () => {
  const { app } = await listOf(frame)
  expect((await app.inject('/players/frame.js')).statusCode).toBe(404)
  expect((await app.inject('/players/..%2f..%2fsecret')).statusCode).toBe(404)
})
