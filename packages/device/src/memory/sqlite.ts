/** SQLite in memory, for Node. What a killed connection wrote is found again by the next one, half-written pages included. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as SQLite from '@journeyapps/wa-sqlite'
import createModule from '@journeyapps/wa-sqlite/dist/wa-sqlite.mjs'
import type { Sqlite } from '../database.ts'
import { oneAtATime, wrapConnection } from '../sqlite-connection.ts'
import type { MemoryDisk } from './disk.ts'
import { MemoryFileSystem } from './file-system.ts'

interface Engine {
  readonly api: ReturnType<typeof SQLite.Factory>
  readonly fileSystem: MemoryFileSystem
}

let engine: Promise<Engine> | undefined

async function startEngine(): Promise<Engine> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('@journeyapps/wa-sqlite/dist/wa-sqlite.wasm'))
  const module: unknown = await createModule({ wasmBinary })
  const api = SQLite.Factory(module)
  const fileSystem = new MemoryFileSystem('memory', module)
  api.vfs_register(fileSystem as unknown as SQLiteVFS, true)
  return { api, fileSystem }
}

/** The engine puts the handle of what it opens into one place for all: two at once would get the same. */
const opening = oneAtATime()
const names = new WeakMap<MemoryDisk, string>()
let counted = 0

/** Opens a database of a disk. A journal left by a kill is rolled back. */
export async function openMemorySqlite(disk: MemoryDisk, folder: string): Promise<Sqlite> {
  const { api, fileSystem } = await (engine ??= startEngine())
  const name = names.get(disk) ?? `disk${(counted += 1)}`
  names.set(disk, name)
  fileSystem.disks.set(name, disk)
  const connection = await opening(() => api.open_v2(`/${name}/${folder}.db`))
  const sqlite = wrapConnection(api, connection, {
    ranOutOfRoom: () => fileSystem.takeFailure() === 'full',
    whenFree: () => new Promise((resolve) => setImmediate(resolve)),
  })
  // All changes of a disk's files go through this connection's engine, so its page cache may stay small.
  await sqlite.run('pragma cache_size = -500')
  await sqlite.run('pragma temp_store = memory')
  return sqlite
}

/** Forgets a disk that no connection will open again. */
export async function discardDisk(disk: MemoryDisk): Promise<void> {
  const { fileSystem } = await (engine ??= startEngine())
  const name = names.get(disk)
  if (name !== undefined) fileSystem.disks.delete(name)
}
