/** Starts and stops the server of a release, and says whether it runs. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { currentVersion, programOf, ReleaseRefused, type Home } from '#release/home.ts'

const Running = z.object({ pid: z.number().int().positive(), version: z.string(), address: z.string() })
export type Running = z.infer<typeof Running>

/** The first start makes the database, and one after an update may change many rows. */
const patience = 15 * 60_000
const glance = 200
const ready = /^Maktab is ready: (http\S+)/m

/** The same as `npm start` gives it: a school's computer has little memory. */
export const nodeSettings = ['--max-old-space-size=512', '--max-semi-space-size=8'] as const

/** The server that runs here; undefined also where its note stands and the process is another one by now. */
export function findRunning({ runningFile }: Home): Running | undefined {
  const noted = readNote(runningFile)
  return noted !== undefined && isServer(noted.pid) ? noted : undefined
}

function readNote(file: string): Running | undefined {
  try {
    return Running.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return undefined // No note, or one that was cut short: nothing was started by it.
  }
}

function isServer(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js')
  } catch {
    return false
  }
}

/** Answers once the school can be opened, with what the server said. Refuses where it ends before, with its last words. */
export async function start(home: Home): Promise<{ readonly running: Running; readonly said: string }> {
  const already = findRunning(home)
  if (already !== undefined) throw new ReleaseRefused(`Maktab runs already: ${already.address}`)
  const version = currentVersion(home)
  const { node, program } = programOf(home, version, 'main.js')
  const log = fs.openSync(home.logFile, 'a')
  const from = fs.fstatSync(log).size
  const server = spawn(node, [...nodeSettings, '--enable-source-maps', program], {
    detached: true,
    windowsHide: true,
    cwd: home.folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_ENV: 'production', MAKTAB_DATA: home.dataFolder },
  })
  fs.closeSync(log)
  let ended: number | string | undefined
  server.once('exit', (code, signal) => (ended = code ?? signal ?? 1))
  server.once('error', (error) => (ended = error.message))
  for (const begun = Date.now(); Date.now() - begun < patience; await pause(glance)) {
    const said = fs.readFileSync(home.logFile).subarray(from).toString()
    const address = ready.exec(said)?.[1]
    if (ended !== undefined) throw new ReleaseRefused(`The server ended (${ended}):\n${lastLines(said)}`)
    if (address === undefined || server.pid === undefined) continue
    const running = { pid: server.pid, version, address }
    fs.writeFileSync(home.runningFile, JSON.stringify(running))
    server.unref()
    return { running, said: said.slice(said.search(ready)).trim() }
  }
  process.kill(server.pid ?? 0, 'SIGTERM')
  throw new ReleaseRefused(`The server was not ready after ${patience / 60_000} minutes; ${home.logFile} says more.`)
}

/** False where none ran. What was sent to it is kept before it ends. */
export async function stop(home: Home): Promise<boolean> {
  const running = findRunning(home)
  if (running !== undefined) {
    process.kill(running.pid, 'SIGTERM')
    const begun = Date.now()
    while (isServer(running.pid)) {
      if (Date.now() - begun > 60_000)
        throw new ReleaseRefused(`Process ${running.pid} does not end; ${home.logFile} says more.`)
      await pause(glance)
    }
  }
  fs.rmSync(home.runningFile, { force: true })
  return running !== undefined
}

/** Whether the server says itself that it can work. */
export async function isWell({ address }: Running): Promise<boolean> {
  try {
    return (
      await fetch(new URL('/readyz', address.replace('localhost', '127.0.0.1')), {
        signal: AbortSignal.timeout(10_000),
      })
    ).ok
  } catch {
    return false
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-15).join('\n')
}
