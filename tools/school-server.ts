/** Runs the built server as a process of its own, for benches and journeys: started, stopped, killed like a real one. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUser } from '../apps/server/src/db/database-user.ts'
import { databaseGround } from '../apps/server/src/db/postgres-cluster.ts'
import { readPostmaster } from '../apps/server/src/db/postmaster-file.ts'

export { removeDataFolder } from '../apps/server/src/db/postgres-cluster.ts'

export interface SchoolServer {
  readonly address: string
  readonly process: ChildProcess
  /** From the start of the process to its first answer. */
  readonly startMs: number
  /** What it logged since it started on this data folder for the first time; one JSON object a line. */
  readonly logFile: string
  /** What it has printed. */
  said(): string
  /** As Ctrl-C does. */
  stop(): Promise<void>
  /** As a power cut of this process does. */
  kill(): Promise<void>
}

export interface SchoolServerSettings {
  readonly port: number
  readonly dataFolder: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Resolves when the server has printed its address; fails with what it said where it ends before. */
export async function startSchoolServer({
  port,
  dataFolder,
  environment = {},
}: SchoolServerSettings): Promise<SchoolServer> {
  const began = performance.now()
  mkdirSync(dataFolder, { recursive: true })
  const logFile = join(dataFolder, 'server.log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, startArguments(), {
    env: { ...process.env, PORT: String(port), MAKTAB_DATA: dataFolder, ...environment },
    stdio: ['ignore', 'pipe', log],
  })
  closeSync(log)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Maktab is ready: ')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}:\n${said}\n${readFileSync(logFile, 'utf8').slice(-4000)}`)),
    )
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    address: `http://localhost:${port}`,
    process: child,
    startMs: performance.now() - began,
    logFile,
    said: () => said,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}

export interface PostgresPlace {
  readonly pid: number
  /** For the role that owns everything. */
  readonly ownerUrl: string
}

/** The embedded database of a school that runs. */
export function postgresOf({ dataFolder }: Pick<SchoolServerSettings, 'dataFolder'>): PostgresPlace {
  const ground = join(dataFolder, 'database')
  const postmaster = readPostmaster(join(ground, 'postgres'))
  if (!postmaster) throw new Error(`No database runs in ${ground}`)
  const password = readFileSync(join(ground, 'owner-password'), 'utf8').trim()
  return { pid: postmaster.pid, ownerUrl: `postgres://postgres:${password}@127.0.0.1:${postmaster.port}/maktab` }
}

/** Copies the data folder of a server that has ended, so that another one starts with the same rows and files. */
export function copyDataFolder(from: string, to: string): void {
  const ground = databaseGround(to, databaseUser())
  for (const name of readdirSync(from))
    if (name !== 'database') cpSync(join(from, name), join(to, name), { recursive: true })
  const database = realpathSync(join(from, 'database'))
  // Its files belong to the database's user where the server is root's.
  if (process.platform === 'win32') cpSync(database, ground, { recursive: true })
  else execFileSync('cp', ['-a', `${database}/.`, ground])
}

/** What `npm start` gives to Node. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [program, ...rest] = scripts.start.split(' ')
  if (program !== 'node') throw new Error(`npm start no longer runs node: ${scripts.start}`)
  return rest
}
