/**
 * A folder of backups. Files are stored once for all of them, under their SHA-256; a backup is whole when its `backup.json` stands there, which is
 * written last.
 *
 *   files/ab/cdef…   2026-11-28T01-30-00Z/{backup.json, files.gz, rows/<schema>.<table>.gz}
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { isMissing, makeFolder, moveTo } from '#files/folders.ts'
import { linesOf } from './packed-file.ts'
import { SealedSecret } from './sealed-secret.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Named = z.object({ schema: z.string(), name: z.string() })

export const Backup = z.object({
  format: z.literal(1),
  made_on: z.iso.datetime(),
  /** Of the secret that the rows belong to. */
  mark: z.string(),
  secret: SealedSecret,
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  tables: z.array(Named.extend({ columns: z.array(z.string()), rows: z.int(), sha256 })),
  sequences: z.array(Named.extend({ last_value: z.string(), is_called: z.boolean() })),
  files: z.object({ count: z.int(), bytes: z.int(), sha256 }),
  /** Files of the installation whose bytes are not those of their name any more: they are in no backup from then on. */
  spoiled: z.array(z.string()),
})
export type Backup = z.infer<typeof Backup>

/** A file by its bytes, and where it stands in the data folder. */
export interface StoredFile {
  readonly sha256: string
  readonly size_bytes: number
  readonly place: string
}

/** What a person is told in one sentence: nothing is broken in the program. */
export class BackupRefused extends Error {}

/** Somebody else makes one at this moment. */
export class BackupBusy extends BackupRefused {}

const backupName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const manifest = 'backup.json'

export const nameOfBackup = (made_on: Date): string => `${made_on.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const rowsFile = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  path.join('rows', `${schema}.${name}.gz`)

export const filesFile = 'files.gz'
export const filesFolder = (folder: string): string => path.join(folder, 'files')

/** Names of whole backups, the oldest first, and of those that were not ended. */
export async function listBackups(
  folder: string,
): Promise<{ readonly whole: readonly string[]; readonly unfinished: readonly string[] }> {
  const names = (await fs.readdir(folder).catch(emptyWhereMissing)).filter((name) => backupName.test(name)).sort()
  const whole: string[] = []
  for (const name of names) if (await exists(path.join(folder, name, manifest))) whole.push(name)
  return { whole, unfinished: names.filter((name) => !whole.includes(name)) }
}

/** Refuses one that is not there, or was written by a program that knows more. */
export async function readBackup(folder: string, name: string): Promise<Backup> {
  const text = await fs.readFile(path.join(folder, name, manifest), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupRefused(`There is no whole backup ${name} in ${folder}.`)
  const read = Backup.safeParse(jsonOf(text))
  if (!read.success)
    throw new BackupRefused(`${path.join(folder, name, manifest)} is damaged, or was written by a newer version.`)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** From here on the backup is whole. */
export async function keepManifest(folder: string, name: string, backup: Backup): Promise<void> {
  await keepWhole(path.join(folder, name, manifest), backup)
}

/** JSON under a name that appears with all of it behind, or not at all. */
export async function keepWhole(file: string, value: unknown): Promise<void> {
  const written = `${file}.part`
  await fs.writeFile(written, `${JSON.stringify(value, undefined, 1)}\n`, { mode: 0o600, flush: true })
  await moveTo(written, file)
}

/** The list of a backup's files, line by line: a large school has a million of them. */
export async function* readFileList(folder: string, name: string): AsyncGenerator<StoredFile> {
  for await (const line of linesOf(path.join(folder, name, filesFile))) {
    const [hash = '', size = '', ...place] = line.split(' ')
    yield { sha256: hash, size_bytes: Number(size), place: place.join(' ') }
  }
}

export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Removes all but the newest `keep` backups, what was not ended, and files that no backup names; answers the names of those that went. */
export async function forgetBackups(folder: string, keep: number): Promise<readonly string[]> {
  const { whole, unfinished } = await listBackups(folder)
  const old = whole.slice(0, Math.max(0, whole.length - keep))
  for (const name of [...unfinished, ...old]) {
    // Without its manifest it is none any more, wherever the removal is cut off.
    await fs.rm(path.join(folder, name, manifest), { force: true })
    await fs.rm(path.join(folder, name), { recursive: true, force: true })
  }
  if (old.length > 0) await forgetUnnamed(folder, whole.slice(-keep))
  return old
}

async function forgetUnnamed(folder: string, kept: readonly string[]): Promise<void> {
  const named = new Set<string>()
  for (const name of kept) for await (const file of readFileList(folder, name)) named.add(file.sha256)
  for (const start of await fs.readdir(filesFolder(folder)).catch(emptyWhereMissing)) {
    if (start.length !== 2) continue
    for (const rest of await fs.readdir(path.join(filesFolder(folder), start)))
      if (!named.has(start + rest)) await fs.rm(path.join(filesFolder(folder), start, rest), { force: true })
  }
}

/** Makes the folder of a new backup. */
export async function beginBackup(folder: string, name: string): Promise<string> {
  const place = path.join(folder, name)
  await makeFolder(path.join(place, 'rows'))
  return place
}

const exists = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    () => true,
    () => false,
  )

export function emptyWhereMissing(error: unknown): string[] {
  if (!isMissing(error)) throw error
  return []
}
