/** One tab's worker in a test: does what it is told with the browser's database and files. */
import type { SqlValue, Sqlite } from '../src/database.ts'
import type { ComingFile } from '../src/files.ts'
import { personOf } from '../src/person-keys.ts'
import { encryptedFiles, sealOlderFiles } from '../src/web/encrypted-files.ts'
import { secureStore } from '../src/web/keys.ts'
import { personKeys } from '../src/web/person-keys.ts'
import { openEncryptedSqlite } from '../src/web/sqlite.ts'

let sqlite: Sqlite | undefined
let held: FileSystemSyncAccessHandle | undefined

const works = {
  async open(folder: string) {
    sqlite = await openEncryptedSqlite(folder)
  },
  all: (sql: string, params: SqlValue[] = []) => database().all(sql, params),
  /** Counts up in one transaction, reading before it writes. */
  count: () =>
    database().transaction(async (statements) => {
      const [row] = await statements.all('select number from counter')
      await statements.run('update counter set number = ?', [Number(row?.['number']) + 1])
    }),
  /** Begins to write and never ends: the worker is killed meanwhile. */
  writeForEver: () =>
    database().transaction(async (statements) => {
      for (;;) await statements.run('insert into pile (text) values (hex(randomblob(2000)))')
    }),
  close: () => database().close(),
  /** Keeps the database's file for itself, past everything by which tabs agree. */
  async hold(folder: string) {
    const root = await navigator.storage.getDirectory()
    const directory = await (await root.getDirectoryHandle('maktab')).getDirectoryHandle(folder)
    held = await (await directory.getFileHandle('store.db')).createSyncAccessHandle()
  },
  letGo: () => held?.close(),
  secret: async (name: string) => Array.from(await secureStore.secret(name)),
  openKey: (folder: string, key: Uint8Array<ArrayBuffer>) => personKeys.open(personOf(folder), key),
  closeKey: (folder: string) => personKeys.close(personOf(folder)),
  sealOlder: (folder: string) => sealOlderFiles(folder),
  put: (folder: string, path: string, bytes: Uint8Array<ArrayBuffer>, size?: number) =>
    encryptedFiles(folder).put(path, new Blob([bytes]).stream(), size ?? bytes.byteLength),
  /** Hands over `bytes` from `from` on; where it `breaks` the line is lost before the end. */
  putComing: (
    folder: string,
    path: string,
    { bytes, breaks = false, ...coming }: ComingFile & { bytes: Uint8Array<ArrayBuffer>; breaks?: boolean },
  ) => encryptedFiles(folder).putComing(path, breaks ? breaking(bytes) : new Blob([bytes]).stream(), coming),
  begun: (folder: string, path: string, size: number) => encryptedFiles(folder).begun(path, size),
  read: (folder: string, path: string) => encryptedFiles(folder).read(path),
  list: (folder: string) => encryptedFiles(folder).list(),
  remove: (folder: string, path: string) => encryptedFiles(folder).remove(path),
  keepSpare: (folder: string) => encryptedFiles(folder).keepSpare(),
  freeSpare: (folder: string) => encryptedFiles(folder).freeSpare(),
} as const

function breaking(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new TypeError('the line is lost'))
      else controller.enqueue(bytes)
      isSent = true
    },
  })
}

export type Works = typeof works

interface Asked {
  readonly id: number
  readonly name: keyof Works
  readonly values: never[]
}

function database(): Sqlite {
  if (!sqlite) throw new Error('Not open')
  return sqlite
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data))

async function answer(data: Asked): Promise<void> {
  try {
    const work = works[data.name] as (...values: never[]) => Promise<unknown>
    self.postMessage({ id: data.id, value: await work(...data.values) })
  } catch (error) {
    self.postMessage({
      id: data.id,
      failure:
        error instanceof Error
          ? `${error.name}: ${error.message} ${String((error as { code?: unknown }).code ?? '')}`
          : String(error),
    })
  }
}
