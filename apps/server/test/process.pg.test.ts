/** The server as a process: what it prints, how it stops, what it says to a second one. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { removeDataFolder } from '../src/db/postgres-cluster.ts'
import { isPostgresAlive, readPostmaster } from '../src/db/postmaster-file.ts'
import { temporaryFolder } from './test-folder.ts'

const main = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'src', 'main.ts')
const dataFolder = temporaryFolder()
const cluster = (): string => path.join(fs.realpathSync(path.join(dataFolder, 'database')), 'postgres')
const processes: ChildProcess[] = []

afterEach(async () => {
  for (const child of processes.splice(0)) await end(child, 'SIGTERM')
})
afterAll(() => removeDataFolder(dataFolder))

interface Started {
  readonly child: ChildProcess
  /** The address, once it is printed; empty when the process ends without one. */
  readonly address: string
  readonly said: () => string
}

function start(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const environment = {
    ...process.env,
    PORT: '0',
    MAKTAB_DATA: dataFolder,
    MAKTAB_DEMO: '0',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let said = ''
  return new Promise((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString()
      const address = /Maktab is ready: (\S+)/.exec(said)?.[1]
      if (address) resolve({ child, address, said: () => said })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('close', () => resolve({ child, address: '', said: () => said }))
  })
}

async function end(child: ChildProcess, ...signals: readonly NodeJS.Signals[]): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    for (const signal of signals) child.kill(signal)
    await exited
  }
  return child.exitCode
}

const isDatabaseAlive = (): boolean => {
  const postmaster = readPostmaster(cluster())
  return postmaster !== undefined && isPostgresAlive(postmaster.pid, cluster())
}

test('the printed address answers; Ctrl-C, however often, stops the server and its database', async () => {
  const { child, address } = await start()
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  expect(isDatabaseAlive()).toBe(true)
  expect(await end(child, 'SIGINT', 'SIGINT', 'SIGTERM')).toBe(0)
  expect(isDatabaseAlive()).toBe(false)
})

test('before the first run each start prints another code, behind the # of an address', async () => {
  const codes: (string | undefined)[] = []
  for (const _ of ['first', 'second']) {
    const { child, address, said } = await start()
    await expect.poll(said).toMatch(/24 hours, once: \S+/)
    const page = new URL(/once: (\S+)/.exec(said())?.[1] ?? '')
    expect(page.href.startsWith(`${address}/setup#`)).toBe(true)
    codes.push(page.hash)
    expect(await end(child, 'SIGTERM')).toBe(0)
  }
  expect(codes.map((code) => Buffer.from(code?.slice(1) ?? '', 'base64url').length)).toEqual([32, 32])
  expect(new Set(codes).size).toBe(2)
})

test('a second one on the same folder says which one runs, and leaves it alone', async () => {
  const first = await start()
  const second = await start()
  expect(second.address).toBe('')
  expect(second.child.exitCode).toBe(1)
  expect(second.said()).toContain(`process ${first.child.pid}`)
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200)
})

test('after kill -9 the next start takes the database over that is still running, and stops it in the end', async () => {
  const { child } = await start()
  await end(child, 'SIGKILL')
  expect(isDatabaseAlive()).toBe(true)
  const before = readPostmaster(cluster())?.pid
  const next = await start()
  expect(readPostmaster(cluster())?.pid).toBe(before)
  expect(await end(next.child, 'SIGTERM')).toBe(0)
  expect(isDatabaseAlive()).toBe(false)
})

test('a database that is killed under the server comes back, and the server answers again', async () => {
  const { address } = await start()
  const killed = readPostmaster(cluster())?.pid ?? Number.NaN
  process.kill(killed, 'SIGKILL')
  const standing = async () => ({
    isAnother: isDatabaseAlive() && readPostmaster(cluster())?.pid !== killed,
    status: (await fetch(`${address}/readyz`)).status,
  })
  await expect.poll(standing, { timeout: 20_000 }).toEqual({ isAnother: true, status: 200 })
})

test('a wrong setting is named, and nothing is started', async () => {
  const { address, said } = await start({ PORT: 'eighty' })
  expect(address).toBe('')
  expect(said()).toContain('PORT')
  expect(isDatabaseAlive()).toBe(false)
})

test('an emptied, a missing and another secret stop the start with one sentence, and no database stays behind', async () => {
  await end((await start()).child, 'SIGTERM')
  const file = path.join(dataFolder, 'secret')
  const kept = fs.readFileSync(file)
  const refusals = [
    { change: () => fs.truncateSync(file), sentence: 'has fewer than 32 characters' },
    { change: () => fs.rmSync(file), sentence: 'is missing' },
    { change: () => fs.writeFileSync(file, 'x'.repeat(43)), sentence: 'belongs to another secret' },
  ]
  try {
    for (const { change, sentence } of refusals) {
      change()
      const { address, said } = await start()
      expect(address).toBe('')
      expect(said()).toContain(sentence)
      expect(said().trim().split('\n')).toHaveLength(1)
      expect(isDatabaseAlive()).toBe(false)
    }
  } finally {
    fs.writeFileSync(file, kept)
  }
}, 60_000)

let taken: net.Server
let takenPort: number
beforeAll(async () => {
  taken = net.createServer()
  await new Promise<void>((resolve) => taken.listen(0, '::', resolve))
  takenPort = (taken.address() as net.AddressInfo).port
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

test('a port that is taken is named, and the database does not stay behind', async () => {
  const { address, said } = await start({ PORT: String(takenPort) })
  expect(address).toBe('')
  expect(said()).toContain(`Port ${takenPort} is taken`)
  expect(isDatabaseAlive()).toBe(false)
})
