/** The owner's address of an installation's database, whether its server runs at the moment or not. */
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { BackupRefused } from './backup-folder.ts'
import { startPostgres } from '#db/postgres-supervisor.ts'
import { isPostgresAlive, readPostmaster } from '#db/postmaster-file.ts'

export interface OpenOwner {
  readonly ownerUrl: string
  close(): Promise<void>
}

/** Started here where nobody else runs it, and stopped with `close` then. */
export async function openOwner({
  dataFolder,
  outsideUrl,
  title,
}: {
  readonly dataFolder: string
  readonly outsideUrl?: string | undefined
  readonly title: string
}): Promise<OpenOwner> {
  if (outsideUrl !== undefined) return { ownerUrl: outsideUrl, close: async () => {} }
  if (!fs.existsSync(path.join(dataFolder, 'database', 'postgres')))
    throw new BackupRefused(`There is no school in ${dataFolder}: name its folder with MAKTAB_DATA.`)
  const running = findRunning(dataFolder)
  if (running) return { ownerUrl: running, close: async () => {} }
  const postgres = await startPostgres({ dataFolder, title })
  return { ownerUrl: postgres.ownerUrl('maktab'), close: () => postgres.stop() }
}

/** The owner's address of the embedded database of a running server; undefined where none runs. */
export function findRunning(dataFolder: string): string | undefined {
  const link = path.join(dataFolder, 'database')
  if (!fs.existsSync(link)) return undefined
  const ground = fs.realpathSync(link)
  const cluster = path.join(ground, 'postgres')
  const postmaster = readPostmaster(cluster)
  if (!postmaster || postmaster.status !== 'ready' || !isPostgresAlive(postmaster.pid, cluster)) return undefined
  const password = fs.readFileSync(path.join(ground, 'owner-password'), 'utf8').trim()
  return `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/maktab`
}

/** Of an owner's connection: each row of each school, or none at all. */
export async function checkSeesAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ seesAll: boolean; name: string }>(
    `select rolsuper or rolbypassrls as "seesAll", current_user::text as name from pg_roles where rolname = current_user`,
  )
  if (!rows[0]?.seesAll)
    throw new BackupRefused(
      `The role ${rows[0]?.name ?? ''} of DATABASE_URL does not see the rows of every school. Whoever runs that PostgreSQL may allow it: alter role ${rows[0]?.name ?? ''} bypassrls`,
    )
}
