/** A school to measure: the built server with the demonstration world in a data folder of its own, and its people signed in. */
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyCall, Input, Output } from '@maktab/contracts/call'
import type { Envelope } from '@maktab/contracts/envelope'
import { signIn } from '@maktab/contracts/access/sessions'
import { removeDataFolder, startSchoolServer, type SchoolServer } from '../school-server.ts'

export const ports = { server: 5190, bare: 5191, debugging: 5192, slow: 5193 } as const

export interface Account {
  readonly username: string
  readonly password: string
  readonly role: string
  readonly institution_name: string
}

export interface BenchSchool {
  readonly dataFolder: string
  readonly server: () => SchoolServer
  /** Stops the server and starts it again on the same data, with other settings for that time; answers how long the start took. */
  restart(changed?: Readonly<Record<string, string>>): Promise<number>
  accounts(): Promise<readonly Account[]>
  close(): Promise<void>
}

/** As `npm start`, without the second server of the demonstration and the limit that one asking person would meet at once. */
const settings = {
  MAKTAB_DEMO: '1',
  RATE_LIMIT: '0',
  NODE_OPTIONS: `--import ${pathToFileURL('tools/bench/loop-delay.mjs').href}`,
}

/** In a folder that is removed afterwards; MAKTAB_BENCH_DATA names one that stays, so that the next run need not load it again. */
export async function openBenchSchool(): Promise<BenchSchool> {
  const kept = process.env['MAKTAB_BENCH_DATA']
  const dataFolder = kept ?? mkdtempSync(join(tmpdir(), 'maktab-bench-'))
  mkdirSync(dataFolder, { recursive: true })
  // The database runs as another user and must be able to walk through.
  chmodSync(dataFolder, 0o711)
  const start = (changed = {}) =>
    startSchoolServer({ port: ports.server, dataFolder, environment: { ...settings, ...changed } })
  let server = await start()
  return {
    dataFolder,
    server: () => server,
    async restart(changed) {
      await server.stop()
      server = await start(changed)
      return server.startMs
    },
    async accounts() {
      const response = await fetch(`${server.address}/demo/accounts.json`)
      return ((await response.json()) as { accounts: readonly Account[] }).accounts
    },
    async close() {
      await server.stop()
      if (kept === undefined) removeDataFolder(dataFolder)
    },
  }
}

/** First of the accounts are three who belong together. */
export async function firstAccountOf(school: BenchSchool, role: string): Promise<Account> {
  const account = (await school.accounts()).find((one) => one.role === role)
  if (!account) throw new Error(`The demonstration has no ${role}`)
  return account
}

export function hashOf(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

export interface SignedIn {
  readonly bearer: string
  readonly session: Output<typeof signIn>
}

export async function signInAs(address: string, { username, password }: Account): Promise<SignedIn> {
  const session = await call(address, signIn, { username, password: hashOf(password) })
  return { bearer: session.auth_token, session }
}

/** The value of a call that must succeed. */
export async function call<const C extends AnyCall>(
  address: string,
  called: C,
  input: Input<C>,
  bearer?: string,
): Promise<Output<C>> {
  const response = await fetch(`${address}/api/${called.path}`, {
    method: 'POST',
    headers: headersOf(bearer),
    body: JSON.stringify(input),
  })
  const { error_code, error_message, data } = (await response.json()) as Envelope<Output<C>>
  if (error_code !== 0) throw new Error(`${called.path} answered ${error_code} ${error_message ?? ''}`)
  return data
}

export function headersOf(bearer?: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    language: 'en',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }
}
