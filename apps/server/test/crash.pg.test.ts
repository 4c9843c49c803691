/** What was acknowledged is there after anything was killed at any time. Nothing waits for a clock: each kill follows an acknowledgement. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { removeDataFolder } from '../src/db/postgres-cluster.ts'
import { isPostgresAlive, readPostmaster } from '../src/db/postmaster-file.ts'
import { temporaryFolder } from './test-folder.ts'

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), 'write-until-killed.ts')
const dataFolder = temporaryFolder()
const cluster = (): string => path.join(fs.realpathSync(path.join(dataFolder, 'database')), 'postgres')
let writer: ChildProcess | undefined

afterEach(async () => {
  await end(writer)
  const postmaster = readPostmaster(cluster())
  if (postmaster && isPostgresAlive(postmaster.pid, cluster())) process.kill(postmaster.pid, 'SIGQUIT')
  await expect
    .poll(() => postmaster !== undefined && isPostgresAlive(postmaster.pid, cluster()), { timeout: 20_000 })
    .toBe(false)
  removeDataFolder(dataFolder)
})

async function end(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return
  const exited = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  await exited
}

interface Run {
  readonly present: ReadonlySet<number>
  readonly acknowledged: readonly number[]
}

/** Runs a writer until it has `count` acknowledgements and `kill` has been called. */
async function runUntilKilled(from: number, count: number, kill: () => Promise<void>): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataFolder, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  writer = child
  let present: ReadonlySet<number> = new Set()
  const acknowledged: number[] = []
  let isKilling = false
  for await (const line of readline.createInterface({ input: child.stdout })) {
    if (line.startsWith('present')) present = new Set(line.split(' ').slice(1).filter(Boolean).map(Number))
    if (line.startsWith('acknowledged')) acknowledged.push(Number(line.split(' ')[1]))
    if (acknowledged.length >= count && !isKilling) {
      isKilling = true
      await kill()
    }
  }
  return { present, acknowledged }
}

const killServer = (): Promise<void> => end(writer)
const killDatabase = async (): Promise<void> =>
  void process.kill(readPostmaster(cluster())?.pid ?? Number.NaN, 'SIGKILL')

test('kill -9 of the server, of its database, of both: every acknowledged write is there', async () => {
  const written = new Set<number>()
  const remember = ({ acknowledged }: Run): void => acknowledged.forEach((id) => written.add(id))
  const expectAllIn = ({ present }: Run): void => expect([...written].filter((id) => !present.has(id))).toEqual([])

  remember(await runUntilKilled(0, 200, killServer))
  const adopted = await runUntilKilled(100_000, 200, async () => {
    await killDatabase()
    await killServer()
  })
  expect(written.size).toBeGreaterThanOrEqual(200)
  expectAllIn(adopted)
  remember(adopted)
  const recovered = await runUntilKilled(200_000, 50, async () => {
    await killServer()
    await killDatabase()
  })
  expectAllIn(recovered)
  remember(recovered)
  expectAllIn(await runUntilKilled(300_000, 1, killServer))
}, 60_000)
