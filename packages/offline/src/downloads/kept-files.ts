/** Takes a single file onto the device for as long as its person wants it. */
import type { FileToKeep, KeepOutcome } from '@maktab/client/offline-port'
import type { Sqlite } from '@maktab/device/database'
import { isStorageFull, type FileStore } from '@maktab/device/files'
import { attachmentPath, withSpare } from '../outbox.ts'
import type { Transport } from '../transport.ts'
import { fetchFile } from './fetch-file.ts'
import { forgetKeptFile, noteFileKept, noteFileWanted } from './kept-files.sql.ts'

interface Keeping {
  readonly db: Sqlite
  readonly files: FileStore
  readonly transport: Transport
}

/** What is here already, of a download or of work that waits, is not fetched again. Whatever went wrong leaves nothing behind. */
export async function keepFile({ db, files, transport }: Keeping, file: FileToKeep): Promise<KeepOutcome> {
  const { file_id, url, size_bytes } = file
  const outcome = await fetchAs(async () => {
    await noteFileWanted(db, file)
    return fetchFile({ files, transport }, { path: attachmentPath(file_id), url, size_bytes })
  })
  await withSpare(files, () => (outcome === undefined ? noteFileKept(db, file_id) : forgetKeptFile(db, file_id)))
  return outcome ?? 'kept'
}

async function fetchAs(work: () => ReturnType<typeof fetchFile>): ReturnType<typeof fetchFile> {
  try {
    return await work()
  } catch (error) {
    if (isStorageFull(error)) return 'storage_full'
    throw error
  }
}
