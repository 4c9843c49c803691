/** SQLite in a worker of the browser, encrypted, shared by all tabs: wa-sqlite over the browser's own file system. */
import * as SQLite from '@journeyapps/wa-sqlite'
import createModule from '@journeyapps/wa-sqlite/dist/mc-wa-sqlite.mjs'
import { OPFSCoopSyncVFS } from '@journeyapps/wa-sqlite/src/examples/OPFSCoopSyncVFS.js'
import type { Sqlite } from '../database.ts'
import { wrapConnection } from '../sqlite-connection.ts'
import { databaseSecret } from './person-keys.ts'

interface Engine {
  readonly api: ReturnType<typeof SQLite.Factory>
  readonly fileSystem: OPFSCoopSyncVFS
}

interface Module {
  ccall(name: string, answers: 'number', kinds: readonly string[], values: readonly unknown[]): number
}

const fileSystemName = 'opfs'
/** Puts encryption between SQLite and the file system; made by the engine under this name. */
const encrypted = `multipleciphers-${fileSystemName}`
const notADatabase = 26
const tryAgainAfter = 20
/** A file that is held for longer than two seconds is not held by a tab that has just ended. */
const mostTries = 100

let engine: Promise<Engine> | undefined
let isPatient = false

async function startEngine(): Promise<Engine> {
  waitForHeldFiles()
  const module = (await createModule()) as Module
  const api = SQLite.Factory(module)
  const fileSystem = await OPFSCoopSyncVFS.create(fileSystemName, module)
  api.vfs_register(fileSystem as unknown as SQLiteVFS, false)
  const failed = module.ccall('sqlite3mc_vfs_create', 'number', ['string', 'number'], [fileSystemName, 1])
  if (failed !== 0) throw new Error(`The database cannot be encrypted here (${failed})`)
  return { api, fileSystem }
}

/** Opens a person's database. One that its key does not open can never be read again and gives way to a new one. */
export async function openEncryptedSqlite(folder: string): Promise<Sqlite> {
  engine ??= startEngine()
  engine.catch(() => (engine = undefined))
  const { api, fileSystem } = await engine
  const key = toHex(await databaseSecret(folder))
  try {
    return await connect(api, fileSystem, folder, key)
  } catch (error) {
    if ((error as { code?: number }).code !== notADatabase) throw error
    await emptyDatabase(folder)
    return connect(api, fileSystem, folder, key)
  }
}

async function connect(api: Engine['api'], fileSystem: OPFSCoopSyncVFS, folder: string, key: string): Promise<Sqlite> {
  const connection = await api.open_v2(`/maktab/${folder}/store.db`, undefined, encrypted)
  const sqlite = wrapConnection(api, connection, {
    ranOutOfRoom: () => takeFailure(fileSystem)?.name === 'QuotaExceededError',
    whenFree: pause,
  })
  try {
    await sqlite.run("pragma cipher = 'chacha20'")
    await sqlite.run(`pragma key = 'raw:${key}'`)
    await sqlite.run('pragma journal_mode = delete')
    // What a person was told is kept must outlive a battery that dies.
    await sqlite.run('pragma synchronous = full')
    await sqlite.run('pragma cache_size = -4000')
    await sqlite.run('pragma temp_store = memory')
    await sqlite.all('select count(*) from sqlite_schema')
    return sqlite
  } catch (error) {
    await sqlite.close().catch(() => {})
    throw error
  }
}

/**
 * The browser lets go of the files of a tab that was ended a moment after its locks. The engine's file system, which has the lock by
 * then, takes a first refusal for good and keeps its other files of the database from everybody, itself included: so the
 * question itself waits.
 */
function waitForHeldFiles(): void {
  if (isPatient) return
  isPatient = true
  const files = FileSystemFileHandle.prototype
  const ask = files.createSyncAccessHandle
  files.createSyncAccessHandle = async function patiently(this: FileSystemFileHandle) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask.call(this)
      } catch (error) {
        const isHeld =
          error instanceof DOMException &&
          (error.name === 'NoModificationAllowedError' || error.name === 'InvalidStateError')
        if (!isHeld || tries === mostTries) throw error
        await pause()
      }
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, tryAgainAfter))
}

function takeFailure(fileSystem: OPFSCoopSyncVFS): Error | undefined {
  const failure = fileSystem.lastError
  fileSystem.lastError = null
  return failure instanceof Error ? failure : undefined
}

/** The files stay, emptied: the engine's file system holds on to the ones that it has once seen. */
async function emptyDatabase(folder: string): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const directory = await (await root.getDirectoryHandle('maktab')).getDirectoryHandle(folder)
  for (const name of ['store.db-journal', 'store.db-wal', 'store.db']) {
    const handle = await (await directory.getFileHandle(name, { create: true })).createSyncAccessHandle()
    handle.truncate(0)
    handle.close()
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
