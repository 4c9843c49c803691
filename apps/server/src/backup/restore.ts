/**
 * Restores a backup: everything is checked first, then laid down beside what is there, and at the end takes its place; what was there is kept aside.
 * Where it is cut off, what was there still stands, and the same command begins again.
 */
import fs from 'node:fs'
import path from 'node:path'
import { BackupRefused, listBackups, nameOfBackup, readBackup, readFileList, type Backup } from './backup-folder.ts'
import { checkUnused, migrationsOf, restoreRows } from './restore-rows.ts'
import { endRestore, noteReady, restoringFolder } from './restored-folder.ts'
import { findRunning } from './owner-of-database.ts'
import { bringBack } from './saved-files.ts'
import { openSealedSecret } from './sealed-secret.ts'
import { verifyBackup } from './verify-backup.ts'
import { createDatabase } from '#db/create-database.ts'
import { readMigrations } from '#db/migrate.ts'
import { removeDataFolder } from '#db/postgres-cluster.ts'
import { withOwner } from '#db/owner-client.ts'
import { startPostgres } from '#db/postgres-supervisor.ts'
import { findSecret, markOfSecret, openSecrets, SecretRefused } from '#secrets.ts'

export interface Restoring {
  readonly folder: string
  /** The newest without it. */
  readonly name?: string | undefined
  readonly dataFolder: string
  readonly migrationsFolder: string
  readonly outsideUrl?: string | undefined
  /** DATABASE_APP_URL names the role of the application, which is there already. */
  readonly hasOwnRole?: boolean
  /** MAKTAB_SECRET, which then stays where it is. */
  readonly givenSecret?: string | undefined
  /** Asked only where the secret is not on this computer already. */
  readonly askPassPhrase: () => Promise<string | undefined>
  /** Goes on without files that are broken in the backup. */
  readonly withoutSpoiled: boolean
  readonly clock: () => Date
}

export interface Restored {
  readonly name: string
  readonly backup: Backup
  /** Places of files that could not be brought back. */
  readonly missing: readonly string[]
  /** The folder of what was there before; undefined where nothing was. */
  readonly aside: string | undefined
}

/** The server must be stopped. Refuses before it touches anything: a broken backup, a newer one, another secret, a wrong pass phrase. */
export async function restore(restoring: Restoring): Promise<Restored> {
  const { folder, dataFolder, migrationsFolder, outsideUrl, clock } = restoring
  if (outsideUrl === undefined && findRunning(dataFolder))
    throw new BackupRefused(`Maktab is running on ${dataFolder}: stop it first.`)
  const name = restoring.name ?? (await listBackups(folder)).whole.at(-1)
  if (name === undefined) throw new BackupRefused(`There is no whole backup in ${folder}.`)
  const backup = await readBackup(folder, name)
  const migrations = readMigrations(migrationsFolder)
  migrationsOf(backup, migrations)
  const secret = await secretFor(restoring, backup)
  const faults = await verifyBackup(folder, name, backup)
  if (faults.rows.length > 0)
    throw new BackupRefused(`This backup is broken: ${faults.rows.join(', ')}. Take another one.`)
  if (faults.files.size > 0 && !restoring.withoutSpoiled)
    throw new BackupRefused(
      `Files are broken in this backup: ${[...faults.files.values()].join(', ')}. Take another backup, or restore the rest with --without-spoiled.`,
    )

  if (outsideUrl !== undefined) await withOwner(outsideUrl, checkUnused)
  const beside = restoringFolder(dataFolder)
  await removeUnfinished(beside)
  fs.mkdirSync(path.join(beside, 'files'), { recursive: true, mode: 0o711 })
  fs.mkdirSync(path.join(beside, 'imports'), { mode: 0o700 })
  const missing: string[] = []
  for await (const file of readFileList(folder, name))
    if (!(await bringBack(folder, beside, file))) missing.push(file.place)
  if (restoring.givenSecret === undefined)
    fs.writeFileSync(path.join(beside, 'secret'), `${secret}\n`, { mode: 0o600, flush: true })

  const rows = {
    folder,
    name,
    backup,
    migrations,
    clock,
    rolePassword: restoring.hasOwnRole ? undefined : openSecrets(dataFolder, secret).databasePassword,
  }
  if (outsideUrl !== undefined) await restoreRows({ ...rows, ownerUrl: outsideUrl })
  else await restoreEmbedded(beside, rows)
  noteReady(dataFolder, `before-restore-${nameOfBackup(clock())}`)
  return { name, backup, missing, aside: endRestore(dataFolder) }
}

/** What an earlier restore had not ended: nobody worked with it, but its database may still run. */
async function removeUnfinished(beside: string): Promise<void> {
  if (findRunning(beside)) {
    const left = await startPostgres({ dataFolder: beside, title: 'the end of a restore' })
    await left.stop()
  }
  removeDataFolder(beside)
}

async function restoreEmbedded(
  beside: string,
  rows: Omit<Parameters<typeof restoreRows>[0], 'ownerUrl'>,
): Promise<void> {
  const postgres = await startPostgres({ dataFolder: beside, title: `a restore, process ${process.pid}` })
  try {
    await createDatabase({ ownerUrl: postgres.ownerUrl('postgres'), name: 'maktab' })
    // Its last transaction waits for the disk, and with it all before; until then a cut means to begin again anyway.
    const ownerUrl = `${postgres.ownerUrl('maktab')}?options=${encodeURIComponent('-c synchronous_commit=off')}`
    await restoreRows({ ...rows, ownerUrl })
  } finally {
    await postgres.stop()
  }
}

/** On the same computer the secret is there; elsewhere the pass phrase opens it. */
async function secretFor({ dataFolder, givenSecret, askPassPhrase }: Restoring, backup: Backup): Promise<string> {
  const here = secretHere(dataFolder, givenSecret)
  if (here !== undefined && markOfSecret(here) === backup.mark) return here
  if (givenSecret !== undefined) throw new BackupRefused('MAKTAB_SECRET is not the one that this backup was made with.')
  const passPhrase = await askPassPhrase()
  const opened = passPhrase === undefined ? undefined : await openSealedSecret(backup.secret, passPhrase)
  if (opened === undefined) throw new BackupRefused('The pass phrase does not open this backup. Nothing was changed.')
  return opened
}

/** One that was emptied or cut short is a reason to restore, not to refuse it. */
function secretHere(dataFolder: string, given: string | undefined): string | undefined {
  try {
    return findSecret(dataFolder, given)
  } catch (error) {
    if (error instanceof SecretRefused) return undefined
    throw error
  }
}
