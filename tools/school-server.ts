/** Runs the built server as a process of its own, for benches and journeys: started, stopped, killed like a real one. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export { removeDataFolder } from '../apps/server/src/db/postgres-cluster.ts'

export interface SchoolServer {
  readonly address: string
  readonly process: ChildProcess
  /** From the start of the process to its first answer. */
  readonly startMs: number
  /** What it logged since it started on this data folder for the first time; one JSON object a line. */
  readonly logFile: string
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
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}

/** What `npm start` gives to Node. */
function startArguments(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const [program, ...rest] = scripts.start.split(' ')
  if (program !== 'node') throw new Error(`npm start no longer runs node: ${scripts.start}`)
  return rest
}
