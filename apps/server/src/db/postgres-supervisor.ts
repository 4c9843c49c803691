/**
 * Runs the embedded PostgreSQL: starts it, takes over one that outlived a crashed server, brings it back when it dies,
 * stops it. One server per data folder; a second one is refused by a lock that PostgreSQL itself holds and frees.
 */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseUser } from '#db/database-user.ts'
import { preparePostgres, type PostgresBinaries } from '#db/postgres-binaries.ts'
import { databaseGround, openCluster, type Cluster } from '#db/postgres-cluster.ts'
import { isPostgresAlive, postmasterFile, readPostmaster, type Postmaster } from '#db/postmaster-file.ts'

export interface EmbeddedPostgres {
  readonly port: number
  /** True when the database was already running: left behind by a server that was killed. */
  readonly wasAdopted: boolean
  /** Process id of the database as it runs now. */
  pid(): number
  /** Address for the role that owns everything. */
  ownerUrl(database: string): string
  /** Fast shutdown: open transactions are rolled back, everything committed is on the disk. */
  stop(): Promise<void>
}

export interface SupervisorOptions {
  readonly dataFolder: string
  /** Shown to whoever tries to start a second server on this folder. */
  readonly title: string
  readonly packageName?: string
  readonly onEvent?: (event: 'died' | 'returned' | 'lost', reason?: unknown) => void
}

const patience = 60_000
const glance = 10
/** Any number, the same for everyone: it only has to differ from the migrations' lock. */
const supervisorLock = 7_301_001

export class AlreadyRunning extends Error {}

export async function startPostgres(options: SupervisorOptions): Promise<EmbeddedPostgres> {
  const user = databaseUser()
  const ground = databaseGround(options.dataFolder, user)
  const binaries = preparePostgres({
    folder: ground,
    user,
    ...(options.packageName ? { packageName: options.packageName } : {}),
  })
  const cluster = openCluster({ ground, binaries, user })
  const run = { binaries, cluster, ids: user.ids }
  const ownerUrl = (port: number, database: string): string =>
    `postgres://postgres:${cluster.ownerPassword}@127.0.0.1:${port}/${database}`

  const first = await bringUp(run, await freePort())
  let postmaster = first.postmaster
  let isStopping = false
  let returning: Promise<void> | undefined
  let lock = await holdLock()

  async function holdLock(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: ownerUrl(postmaster.port, 'postgres'),
      application_name: options.title.slice(0, 63),
      keepAlive: true,
    })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      supervisorLock,
    ])
    if (!rows[0]?.taken) {
      const holder = await client.query<{ application_name: string }>(
        `select application_name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
        [supervisorLock],
      )
      await client.end()
      throw new AlreadyRunning(
        `Already running on ${options.dataFolder}: ${holder.rows[0]?.application_name ?? 'another server'}. Stop it first, or choose another folder with MAKTAB_DATA.`,
      )
    }
    client.on('end', () => {
      returning = bringBack()
    })
    return client
  }

  /** The lock's connection ends only when the database dies. The port stays, so that the pool finds it again. */
  async function bringBack(): Promise<void> {
    if (isStopping) return
    options.onEvent?.('died')
    try {
      postmaster = (await bringUp(run, postmaster.port)).postmaster
      lock = await holdLock()
      options.onEvent?.('returned')
    } catch (error) {
      options.onEvent?.('lost', error)
    }
  }

  return {
    port: postmaster.port,
    wasAdopted: first.wasAdopted,
    pid: () => postmaster.pid,
    ownerUrl: (database) => ownerUrl(postmaster.port, database),
    async stop() {
      isStopping = true
      // One that is being brought back has another number already: stopping the old one would leave it behind.
      await returning
      await lock.end().catch(() => {})
      await shutDown(run, postmaster.pid)
    },
  }
}

interface Run {
  readonly binaries: PostgresBinaries
  readonly cluster: Cluster
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

async function bringUp(run: Run, port: number): Promise<{ postmaster: Postmaster; wasAdopted: boolean }> {
  const deadline = Date.now() + patience
  let startedAt = 0
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(run.cluster.folder)
    if (postmaster && isPostgresAlive(postmaster.pid, run.cluster.folder)) {
      if (postmaster.status === 'ready' && (await answers(run.cluster, postmaster.port)))
        return { postmaster, wasAdopted: startedAt === 0 }
    } else if (!isStarting()) {
      // PostgreSQL clears the file of a dead process itself, but not one whose number was given to another program.
      if (postmaster && isNumberTaken(postmaster.pid)) fs.rmSync(postmasterFile(run.cluster.folder), { force: true })
      launch(run, port)
    }
    await pause(glance)
  }
  throw new Error(`The database did not start within ${patience / 1000} s. Its last words: ${lastWords(run.cluster)}`)

  /** A launch that fails (an earlier process still holds its memory) is tried again after a second. */
  function isStarting(): boolean {
    const isRecent = Date.now() - startedAt < 1000
    if (!isRecent) startedAt = Date.now()
    return isRecent
  }
}

/** Does our database answer there? A wrong password is an error at once, since waiting would not help. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.ownerPassword,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** In a process group of its own: Ctrl-C in the terminal must reach the server first, which then stops the database. */
function launch({ binaries, cluster, ids }: Run, port: number): void {
  if (process.platform === 'win32') {
    // postgres.exe refuses to run with an administrator's rights; pg_ctl drops them.
    execFileSync(binaries.pgCtl, ['start', '-D', cluster.folder, '-l', cluster.logFile, '-o', `-p ${port}`], {
      stdio: 'ignore',
      windowsHide: true,
    })
    return
  }
  const log = fs.openSync(cluster.logFile, 'a')
  const child = spawn(binaries.postgres, ['-D', cluster.folder, '-p', String(port)], {
    ...ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {})
  child.unref()
  fs.closeSync(log)
}

async function shutDown({ binaries, cluster }: Run, pid: number): Promise<void> {
  if (process.platform === 'win32') {
    execFileSync(binaries.pgCtl, ['stop', '-D', cluster.folder, '-m', 'fast', '-w'], {
      stdio: 'ignore',
      windowsHide: true,
    })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const deadline = Date.now() + patience / 2
    if (!isPostgresAlive(pid, cluster.folder)) return
    process.kill(pid, signal)
    while (Date.now() < deadline) {
      if (!isPostgresAlive(pid, cluster.folder)) return
      await pause(glance)
    }
  }
  throw new Error(`The database (process ${pid}) did not stop.`)
}

function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function lastWords(cluster: Cluster): string {
  return fs.readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}
