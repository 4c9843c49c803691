import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/test-folder.ts'
import { databaseUser } from './database-user.ts'
import { databaseGround, removeDataFolder } from './postgres-cluster.ts'
import { AlreadyRunning, startPostgres, type EmbeddedPostgres, type SupervisorOptions } from './postgres-supervisor.ts'
import { isPostgresAlive, readPostmaster } from './postmaster-file.ts'

const packageName = process.env['MAKTAB_TEST_POSTGRES'] === '15' ? { packageName: 'postgresql-15-linux-x64' } : {}
const folders = new Set<string>()
const running = new Set<EmbeddedPostgres>()

afterEach(async () => {
  for (const postgres of running) await postgres.stop()
  running.clear()
  folders.forEach(removeDataFolder)
  folders.clear()
})

function newFolder(): string {
  const folder = temporaryFolder()
  folders.add(folder)
  return folder
}

async function start(dataFolder: string, options: Partial<SupervisorOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataFolder, title: 'this test', ...packageName, ...options })
  running.add(postgres)
  return postgres
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  await postgres.stop()
  running.delete(postgres)
}

async function ask<Row extends pg.QueryResultRow>(postgres: EmbeddedPostgres, sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: postgres.ownerUrl('postgres') })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

const clusterOf = (folder: string): string => path.join(fs.realpathSync(path.join(folder, 'database')), 'postgres')

test('what was written is there after a stop and a start', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await ask(first, 'create table kept as select 7 as seven')
  await stop(first)
  expect(isPostgresAlive(first.pid(), clusterOf(folder))).toBe(false)
  const second = await start(folder)
  expect(second.wasAdopted).toBe(false)
  expect(await ask(second, 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('it is durable, asks for a password, listens on this machine only and not as root', async () => {
  const postgres = await start(newFolder())
  const [settings] = await ask(
    postgres,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('full_page_writes') pages, current_setting('listen_addresses') listen, current_setting('unix_socket_directories') sockets, current_setting('server_encoding') encoding`,
  )
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    listen: '127.0.0.1',
    sockets: '',
    encoding: 'UTF8',
  })
  const stranger = new pg.Client({ connectionString: postgres.ownerUrl('postgres').replace(/:[^:@]+@/, ':guess@') })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  if (process.platform === 'linux')
    expect(fs.readFileSync(`/proc/${postgres.pid()}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\s/m)
})

test('a second server on the same folder is told who runs already, and the first one goes on', async () => {
  const folder = newFolder()
  const first = await start(folder, { title: 'Maktab on port 8080' })
  await expect(start(folder)).rejects.toThrow(AlreadyRunning)
  await expect(start(folder)).rejects.toThrow('Maktab on port 8080')
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that was killed comes back by itself on the same port', async () => {
  let returned = (): void => {}
  const back = new Promise<void>((resolve) => (returned = resolve))
  const postgres = await start(newFolder(), { onEvent: (event) => event === 'returned' && returned() })
  const before = postgres.pid()
  await ask(postgres, 'create table kept as select 7 as seven')
  process.kill(before, 'SIGKILL')
  await back
  expect(postgres.pid()).not.toBe(before)
  expect(await ask(postgres, 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('stopped while the database is being brought back, it leaves none behind', async () => {
  const folder = newFolder()
  let tellDied: () => void = () => {}
  const hasDied = new Promise<void>((resolve) => (tellDied = resolve))
  const events: string[] = []
  const hear = (event: string) => {
    events.push(event)
    if (event === 'died') tellDied()
  }
  const postgres = await start(folder, { onEvent: hear })
  process.kill(postgres.pid(), 'SIGKILL')
  await hasDied
  await stop(postgres)
  // Had it not waited, the database would come up after the server is gone.
  expect(events).toEqual(['died', 'returned'])
  const left = readPostmaster(clusterOf(folder))
  expect(left !== undefined && isPostgresAlive(left.pid, clusterOf(folder))).toBe(false)
})

test('a stale postmaster.pid does not stand in the way, not even when its number belongs to somebody else', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const port = first.port
  await stop(first)
  const file = path.join(clusterOf(folder), 'postmaster.pid')
  fs.writeFileSync(file, [process.pid, clusterOf(folder), 1, port, '', '127.0.0.1', '', 'ready', ''].join('\n'))
  const second = await start(folder)
  expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was cut short is begun again', async () => {
  const folder = newFolder()
  // Not always in the folder itself: the temporary folder may be closed to the database's user.
  fs.mkdirSync(path.join(databaseGround(folder, databaseUser()), 'postgres.999'), { mode: 0o711 })
  expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that the database’s user cannot enter gets its database elsewhere, and keeps it', async () => {
  const folder = newFolder()
  fs.chmodSync(folder, 0o700)
  const first = await start(folder)
  await ask(first, 'create table kept as select 7 as seven')
  await stop(first)
  expect(await ask(await start(folder), 'select seven from kept')).toEqual([{ seven: 7 }])
})

test('a database of another major version is refused, not touched', async () => {
  const folder = newFolder()
  await stop(await start(folder))
  const version = path.join(clusterOf(folder), 'PG_VERSION')
  fs.writeFileSync(version, '12\n')
  await expect(start(folder)).rejects.toThrow('was made by PostgreSQL 12')
})
