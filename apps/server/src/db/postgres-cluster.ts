/** The data folder of the embedded PostgreSQL: where it stands, how it is made, how it is tuned. */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { canReach, giveTo, type DatabaseUser } from '#db/database-user.ts'
import type { PostgresBinaries } from '#db/postgres-binaries.ts'

export interface Cluster {
  /** PostgreSQL's own folder. */
  readonly folder: string
  readonly logFile: string
  /** Password of the role `postgres`, which owns everything; only migrations and the first load use it. */
  readonly ownerPassword: string
}

/** A school's old computer has 2–4 GB for everything. Nothing here weakens durability: an acknowledged write is on the disk. */
const settings = [
  `listen_addresses = '127.0.0.1'`,
  `unix_socket_directories = ''`,
  'max_connections = 40',
  'shared_buffers = 64MB',
  'work_mem = 4MB',
  'maintenance_work_mem = 64MB',
  'effective_cache_size = 512MB',
  'random_page_cost = 1.1',
  'jit = off',
  'fsync = on',
  'synchronous_commit = on',
  'full_page_writes = on',
  'wal_level = minimal',
  'max_wal_senders = 0',
  'max_wal_size = 512MB',
  'max_logical_replication_workers = 0',
  'max_parallel_workers_per_gather = 1',
  'autovacuum_max_workers = 2',
  `timezone = 'UTC'`,
  `log_timezone = 'UTC'`,
  'log_checkpoints = off',
]

/** Known from 18 on: reading in the asking process spares three worker processes. */
const settingsFrom18 = ['io_method = sync']

/**
 * The folder in which the database can live. Normally the data folder itself; when root keeps that where the database
 * user cannot walk (below /root, in a private temporary folder), a folder under /var/lib with a link to it.
 */
export function databaseGround(dataFolder: string, user: DatabaseUser): string {
  fs.mkdirSync(dataFolder, { recursive: true, mode: user.ids ? 0o711 : 0o700 })
  const link = path.join(dataFolder, 'database')
  if (fs.existsSync(link)) return fs.realpathSync(link)
  const elsewhere = !canReachAsParent(dataFolder, user)
  if (!elsewhere) {
    fs.mkdirSync(link, { mode: 0o711 })
    fs.chmodSync(link, 0o711)
    return fs.realpathSync(link)
  }
  const ground = path.join('/var/lib/maktab', randomBytes(6).toString('hex'))
  fs.mkdirSync(ground, { recursive: true, mode: 0o711 })
  for (const folder of ['/var/lib/maktab', ground]) fs.chmodSync(folder, 0o711)
  // A link that points nowhere is left of a ground that somebody removed.
  fs.rmSync(link, { force: true })
  fs.symlinkSync(ground, link)
  return ground
}

/** Removes a data folder whose server has ended, and its database where that lives elsewhere. */
export function removeDataFolder(dataFolder: string): void {
  const link = path.join(dataFolder, 'database')
  if (fs.existsSync(link)) fs.rmSync(fs.realpathSync(link), { recursive: true, force: true })
  fs.rmSync(dataFolder, { recursive: true, force: true })
}

/** To work below a folder, being allowed through it is enough; its names need not be readable. */
function canReachAsParent(folder: string, user: DatabaseUser): boolean {
  const probe = fs.mkdtempSync(path.join(folder, '.reach-'))
  try {
    giveTo(probe, user)
    return canReach(probe, user)
  } finally {
    fs.rmdirSync(probe)
  }
}

/** Opens the cluster in `ground`, making it on the first run. Refuses one that another major version made. */
export function openCluster({
  ground,
  binaries,
  user,
}: {
  ground: string
  binaries: PostgresBinaries
  user: DatabaseUser
}): Cluster {
  const folder = path.join(ground, 'postgres')
  const passwordFile = path.join(ground, 'owner-password')
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) createCluster({ folder, passwordFile, binaries, user })
  const version = Number.parseInt(fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8'), 10)
  if (version !== binaries.major) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}; this is PostgreSQL ${binaries.major}. Export it with the older program first, or choose another folder with MAKTAB_DATA.`,
    )
  }
  writeSettings({ folder, binaries, user })
  return { folder, logFile: logFileOf({ ground, user }), ownerPassword: fs.readFileSync(passwordFile, 'utf8').trim() }
}

/** Made beside its place and renamed at the end: a start that is killed half-way leaves nothing that looks finished. */
function createCluster({
  folder,
  passwordFile,
  binaries,
  user,
}: {
  folder: string
  passwordFile: string
  binaries: PostgresBinaries
  user: DatabaseUser
}): void {
  const unfinished = `${folder}.${process.pid}`
  const passwordForInitdb = `${unfinished}.password`
  const password = randomBytes(24).toString('base64url')
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.writeFileSync(passwordForInitdb, `${password}\n`, { mode: 0o600 })
  giveTo(unfinished, user)
  giveTo(passwordForInitdb, user)
  const made = spawnSync(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '--username=postgres',
      `--pwfile=${passwordForInitdb}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...localeFlags(binaries.major),
      '--no-instructions',
    ],
    { ...user.ids, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  fs.rmSync(passwordForInitdb)
  if (made.status !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`The database could not be made in ${folder}: ${made.error?.message ?? made.stderr.trim()}`)
  }
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  fs.renameSync(unfinished, folder)
}

/**
 * The builtin provider sorts the same on every machine and after every system update; before 17 plain C does. What is the system's own
 * stays C, which every one has: older Linux systems and Windows know no locale named C.UTF-8.
 */
function localeFlags(major: number): readonly string[] {
  return major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C']
}

function writeSettings({
  folder,
  binaries,
  user,
}: {
  folder: string
  binaries: PostgresBinaries
  user: DatabaseUser
}): void {
  const file = path.join(folder, 'postgresql.conf')
  const lines = [
    '# Written anew at each start. Settings of your own belong into tuning.conf beside this file.',
    ...settings,
    ...(binaries.major >= 18 ? settingsFrom18 : []),
    `include_if_exists = 'tuning.conf'`,
  ]
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  giveTo(file, user)
}

const largestLog = 5 * 1024 * 1024

function logFileOf({ ground, user }: { ground: string; user: DatabaseUser }): string {
  const file = path.join(ground, 'postgres.log')
  if (fs.existsSync(file) && fs.statSync(file).size > largestLog) fs.renameSync(file, `${file}.old`)
  fs.closeSync(fs.openSync(file, 'a', 0o600))
  giveTo(file, user)
  return file
}
