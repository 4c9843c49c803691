/** Runs the built server as a process of its own, for benches and journeys: started, stopped, killed like a real one. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface SchoolServer {
  readonly address: string
  readonly process: ChildProcess
  /** From the start of the process to its first answer. */
  readonly startMs: number
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
export async function startSchoolServer({ port, dataFolder, environment = {} }: SchoolServerSettings): Promise<SchoolServer> {
  const began = performance.now()
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, PORT: String(port), MAKTAB_DATA: dataFolder, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (/Maktab is ready: /.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
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
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}
