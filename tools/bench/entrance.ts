/** Getting in and staying in: sign-ins behind the queue of hashes, a whole school at once, renewals, and the first page of each tenant. */
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { renewSession, signIn } from '@maktab/contracts/access/sessions'
import { firstAccountOf, hashOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { inBrowser, makeProfile, openUntilShown } from './browser.ts'
import { readLoopDelay } from './loop-delay.ts'
import { connections, measure, median, percentile } from './load.ts'
import { readProcessorTime } from './processor-time.ts'
import { atLeast, atMost, figureHead, plain, type Table } from './table.ts'

/** Pupils of one school who come in together. */
const schoolSize = 1_000
/** Sessions that take turns at being renewed. */
const renewingSessions = 64

export async function benchEntrance(school: BenchSchool): Promise<Table> {
  const learner = await firstAccountOf(school, 'learner')
  const usernames = await learnersOf(school)
  const password = hashOf(learner.password)
  return {
    title: 'Getting in',
    head: figureHead,
    rows: [
      ...(await signInRows(school, usernames, password)),
      ...(await wholeSchoolRows(school, usernames, password)),
      ...(await renewalRows(school, usernames, learner.password)),
      ...(await pageRows(school)),
    ],
    notes: [
      `Sign-ins: ${usernames.length} people in turn over ${connections} connections; hashes wait in a queue, and the event loop’s delay is what the server itself measured meanwhile. The whole school: ${schoolSize} requests sent at the same moment from one address, with the usual limit of requests in force; nobody is to be refused. Renewals: ${renewingSessions} sessions, each with the token that the last renewal gave it. First pages: an empty cache and no service worker, each tenant on its own host; the asking programs share the machine.`,
    ],
  }
}

async function signInRows(school: BenchSchool, usernames: readonly string[], password: string): Promise<string[][]> {
  const { address } = school.server()
  let turn = 0
  await readLoopDelay(school)
  const measured = await measure({
    address,
    next: () => ({
      path: `/api/${signIn.path}`,
      headers: headersOf(),
      body: JSON.stringify({ username: usernames[turn++ % usernames.length], password }),
    }),
    clock: () => readProcessorTime(school),
  })
  const delay = await readLoopDelay(school)
  if (measured.failures > 0) throw new Error(`${measured.failures} sign-ins were refused`)
  return [
    atLeast('sign-ins', measured.perSecond, 120, 'a second'),
    plain(
      '… processor, Node + PostgreSQL',
      measured.used ? `${measured.used.node.toFixed(2)} + ${measured.used.postgres.toFixed(2)} ms` : 'unknown',
    ),
    atMost('… the event loop’s delay meanwhile, p99', delay.p99, 20, 'ms'),
  ]
}

async function wholeSchoolRows(
  school: BenchSchool,
  usernames: readonly string[],
  password: string,
): Promise<string[][]> {
  await school.restart({ RATE_LIMIT: '' })
  const { address } = school.server()
  await readLoopDelay(school)
  const began = performance.now()
  const taken = await Promise.all(
    usernames.slice(0, schoolSize).map(async (username) => {
      const response = await fetch(`${address}/api/${signIn.path}`, {
        method: 'POST',
        headers: headersOf(),
        body: JSON.stringify({ username, password }),
      })
      const text = await response.text()
      if (!text.startsWith('{"error_code":0,')) throw new Error(`${username} was not let in: ${text.slice(0, 200)}`)
      return performance.now() - began
    }),
  )
  const delay = await readLoopDelay(school)
  await school.restart()
  return [
    atMost(`${taken.length} pupils at once, until the last is in`, Math.max(...taken) / 1000, 10, 's'),
    plain('… the middle one', `${(median(taken) / 1000).toFixed(2)} s`),
    plain('… the event loop’s delay meanwhile, p99', `${delay.p99.toFixed(1)} ms`),
  ]
}

async function renewalRows(school: BenchSchool, usernames: readonly string[], password: string): Promise<string[][]> {
  const { address } = school.server()
  const free: string[] = []
  for (const username of usernames.slice(0, renewingSessions)) {
    const { session } = await signInAs(address, { username, password, role: 'learner', institution_name: '' })
    free.push(session.refresh_token)
  }
  const measured = await measure({
    address,
    next() {
      const token = free.shift()
      if (token === undefined) throw new Error('More requests are under way than sessions are there')
      return { path: `/api/${renewSession.path}`, headers: headersOf(token), body: '{}' }
    },
    answered: (body) => void free.push((JSON.parse(body) as { data: { refresh_token: string } }).data.refresh_token),
    clock: () => readProcessorTime(school),
  })
  if (measured.failures > 0) throw new Error(`${measured.failures} renewals were refused`)
  return [
    atLeast('renewals of a session', measured.perSecond, 2_000, 'a second'),
    plain('… p95', `${measured.p95Ms.toFixed(1)} ms`),
    plain(
      '… processor, Node + PostgreSQL',
      measured.used ? `${measured.used.node.toFixed(2)} + ${measured.used.postgres.toFixed(2)} ms` : 'unknown',
    ),
  ]
}

async function pageRows(school: BenchSchool): Promise<string[][]> {
  const { port } = new URL(school.server().address)
  const times: { readonly host: string; readonly milliseconds: number }[] = []
  for (const host of await hostsOf(school)) {
    const profile = makeProfile()
    try {
      const milliseconds = await inBrowser(profile, (page) =>
        openUntilShown(page, `http://${host}:${port}/login`, { selector: 'main h1' }),
      )
      times.push({ host, milliseconds })
    } finally {
      profile.remove()
    }
  }
  const slowest = times.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
  return [
    plain(
      `first page of ${times.length} tenants, painted: the middle one`,
      `${Math.round(median(times.map(({ milliseconds }) => milliseconds)))} ms`,
    ),
    plain(`… the slowest (${slowest.host})`, `${Math.round(slowest.milliseconds)} ms`),
    plain(
      '… p95',
      `${Math.round(
        percentile(
          times.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
      )} ms`,
    ),
  ]
}

/** Names of learners of the tenant at localhost; the demonstration has more than a school of a thousand. */
export async function learnersOf(school: BenchSchool): Promise<readonly string[]> {
  const rows = await askOwner<{ sign_in_name: string }>(
    school,
    String.raw`select sign_in_name from sign_in_names where tenant_id = 1 and sign_in_name ~ '^[a-z]+\.\d+[a-z]\.\d+$' order by sign_in_name`,
  )
  if (rows.length < schoolSize) throw new Error(`The demonstration has only ${rows.length} learners`)
  return rows.map(({ sign_in_name }) => sign_in_name)
}

async function hostsOf(school: BenchSchool): Promise<readonly string[]> {
  const rows = await askOwner<{ host: string }>(school, 'select host from tenant_hosts order by tenant_id, host')
  return rows.map(({ host }) => host).filter((host) => host === 'localhost' || host.endsWith('.localhost'))
}

async function askOwner<R extends object>(school: BenchSchool, text: string): Promise<readonly R[]> {
  const client = new pg.Client({ connectionString: postgresOf(school).ownerUrl })
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
