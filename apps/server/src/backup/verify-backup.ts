/** Reads a whole backup again: what is broken in it, by name. */
import path from 'node:path'
import { filesFile, filesFolder, hashOfFile, readFileList, rowsFile, type Backup } from './backup-folder.ts'
import { isMissing } from '#files/folders.ts'

export interface Faults {
  /** Of the database: without these nothing can be restored. */
  readonly rows: readonly string[]
  /** Places of files in the data folder, by the bytes that are broken or gone. */
  readonly files: ReadonlyMap<string, string>
}

export async function verifyBackup(
  folder: string,
  name: string,
  backup: Pick<Backup, 'tables' | 'files'>,
): Promise<Faults> {
  const rows: string[] = []
  const files = new Map<string, string>()
  const place = path.join(folder, name)
  const isGood = async (file: string, sha256: string) => (await hashIfThere(file)) === sha256
  for (const table of backup.tables)
    if (!(await isGood(path.join(place, rowsFile(table)), table.sha256))) rows.push(`${table.schema}.${table.name}`)
  if (!(await isGood(path.join(place, filesFile), backup.files.sha256))) return { rows: [...rows, filesFile], files }
  const seen = new Set<string>()
  for await (const file of readFileList(folder, name)) {
    if (seen.has(file.sha256)) continue
    seen.add(file.sha256)
    const stored = path.join(filesFolder(folder), file.sha256.slice(0, 2), file.sha256.slice(2))
    if (!(await isGood(stored, file.sha256))) files.set(file.sha256, file.place)
  }
  return { rows, files }
}

const hashIfThere = (file: string): Promise<string | undefined> =>
  hashOfFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    return undefined
  })
