/** Makes a backup while everybody works: rows as they stand at one moment, then the files, then the manifest that makes it whole. */
import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import {
  BackupBusy,
  BackupRefused,
  beginBackup,
  filesFile,
  filesFolder,
  forgetBackups,
  hashOfFile,
  keepManifest,
  listBackups,
  nameOfBackup,
  readBackup,
  rowsFile,
  type Backup,
} from './backup-folder.ts'
import { copyOut } from './copy-rows.ts'
import { checkSeesAll } from './owner-of-database.ts'
import { packed } from './packed-file.ts'
import { saveFiles } from './saved-files.ts'
import { sealSecret } from './sealed-secret.ts'
import { columnList, quoted, readSequences, readStoredTables } from './stored-tables.ts'
import { withOwner } from '#db/owner-client.ts'
import { markOfSecret } from '#secrets.ts'

export interface BackingUp {
  readonly ownerUrl: string
  readonly dataFolder: string
  /** Of backups; made where it is not there. */
  readonly folder: string
  readonly secret: string
  readonly passPhrase: string
  /** How many backups stay, this one with them. */
  readonly keep: number
  readonly clock: () => Date
}

export interface MadeBackup {
  readonly name: string
  readonly rows: number
  readonly files: number
  readonly bytes: number
  readonly addedFiles: number
  readonly spoiled: readonly string[]
  readonly forgotten: readonly string[]
  readonly seconds: number
}

/** One at a time for an installation; any number that is nobody else's. */
const backupLock = 7_301_003

/** Refuses while another one is made, with a folder of another installation, and with an owner from whom rows are hidden. */
export async function makeBackup(backingUp: BackingUp): Promise<MadeBackup> {
  const { ownerUrl, dataFolder, folder, secret, passPhrase, keep, clock } = backingUp
  const began = clock()
  const name = nameOfBackup(began)
  const mark = markOfSecret(secret)
  return withOwner(ownerUrl, async (client) => {
    await takeTurn(client)
    await checkFolder(folder, dataFolder, mark)
    const sealed = await sealSecret(secret, passPhrase)
    // What an earlier one did not end; its files stay and are not copied again.
    const { unfinished } = await listBackups(folder)
    for (const left of unfinished) await fs.rm(path.join(folder, left), { recursive: true, force: true })
    await fs.rm(path.join(filesFolder(folder), 'receiving'), { recursive: true, force: true })
    const place = await beginBackup(folder, name)
    const stored = await saveRows(client, place)
    const list = packed(path.join(place, filesFile))
    const saved = await saveFiles(dataFolder, folder, (file) =>
      list.write(`${file.sha256} ${file.size_bytes} ${file.place}\n`),
    )
    const backup: Backup = {
      format: 1,
      made_on: began.toISOString(),
      mark,
      secret: sealed,
      ...stored,
      files: { count: saved.count, bytes: saved.bytes, sha256: await list.end() },
      spoiled: [...saved.spoiled],
    }
    await readAgain(place, backup)
    await keepManifest(folder, name, backup)
    const seconds = (clock().getTime() - began.getTime()) / 1000
    const rows = stored.tables.reduce((sum, table) => sum + table.rows, 0)
    await client.query(
      `insert into installation.backups (made_on, name, rows, files, bytes, seconds) values ($1, $2, $3, $4, $5, $6)
        on conflict (made_on) do nothing`,
      [began, name, rows, saved.count, saved.bytes, seconds],
    )
    await client.query(
      'delete from installation.backups where made_on < (select made_on from installation.backups order by made_on desc offset 399 limit 1)',
    )
    const forgotten = await forgetBackups(folder, keep)
    return {
      name,
      rows,
      files: saved.count,
      bytes: saved.bytes,
      addedFiles: saved.added,
      spoiled: saved.spoiled,
      forgotten,
      seconds,
    }
  })
}

async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [backupLock])
  if (!rows[0]?.isFree) throw new BackupBusy('Another backup of this school is being made.')
  await checkSeesAll(client)
}

async function checkFolder(folder: string, dataFolder: string, mark: string): Promise<void> {
  const inside = path.relative(path.resolve(dataFolder), path.resolve(folder))
  if (inside === '' || (!inside.startsWith('..') && !path.isAbsolute(inside)))
    throw new BackupRefused('A backup inside the data folder is lost together with it: choose another disk.')
  const newest = (await listBackups(folder)).whole.at(-1)
  if (newest !== undefined && (await readBackup(folder, newest)).mark !== mark)
    throw new BackupRefused(`${folder} has backups of another installation: choose a folder of its own for each.`)
}

/** All tables as they stand at one moment: whoever writes meanwhile is held up by nothing. */
async function saveRows(
  client: pg.Client,
  place: string,
): Promise<Pick<Backup, 'postgres' | 'migrations' | 'tables' | 'sequences'>> {
  // Should a row be hidden from this role after all, the database refuses instead of leaving it out.
  await client.query('set row_security = off; begin isolation level repeatable read, read only')
  try {
    const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations.applied order by name',
    )
    const tables: Backup['tables'] = []
    for (const table of await readStoredTables(client)) {
      const file = packed(path.join(place, rowsFile(table)))
      const copied = copyOut(client, `copy ${quoted(table)} (${columnList(table)}) to stdout`)
      for await (const chunk of copied.bytes) await file.write(chunk as Buffer)
      const sha256 = await file.end()
      tables.push({ ...table, columns: [...table.columns], rows: copied.rows(), sha256 })
    }
    const sequences = [...(await readSequences(client))]
    const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
    return { postgres: versions[0]?.server_version ?? '', migrations, tables, sequences }
  } finally {
    await client.query('rollback')
  }
}

/** What was written is read again before it counts. */
async function readAgain(place: string, { tables, files }: Backup): Promise<void> {
  const written = [
    ...tables.map((table) => ({ file: rowsFile(table), sha256: table.sha256 })),
    { file: filesFile, ...files },
  ]
  for (const { file, sha256 } of written)
    if ((await hashOfFile(path.join(place, file))) !== sha256)
      throw new BackupRefused(`${path.join(place, file)} cannot be read as it was written: the disk may be broken.`)
}
