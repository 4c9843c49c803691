/** Learners of a school who open their dashboards at one moment, as a lesson begins, beside as many who ask a bare server for as much. */
import { performance } from 'node:perf_hooks'
import { listSetAssignments } from '@maktab/contracts/assignments/assignments'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { firstAccountOf, headersOf, ports, signInAs, type BenchSchool } from './bench-school.ts'
import { learnersOf } from './entrance.ts'
import { median, percentile, startBareServer } from './load.ts'
import type { Table } from './table.ts'

const learners = 600
/** The same moment over and over: one alone says as much about the machine as about the server. */
const moments = 5
/** The dashboard waits for both. */
const paths = [readLearnerStats, listSetAssignments].map(({ path }) => `/api/${path}`)

interface Opening {
  /** From the asking to the whole of the later answer. */
  readonly milliseconds: number
  /** Bytes of each answer. */
  readonly sizes: readonly number[]
}

export async function benchDashboards(school: BenchSchool): Promise<Table> {
  const { password } = await firstAccountOf(school, 'learner')
  const usernames = (await learnersOf(school)).slice(0, learners)
  await school.restart({ RATE_LIMIT: '' })
  const bare = await startBareServer(ports.bare)
  try {
    const { address } = school.server()
    const bearers = await Promise.all(
      usernames.map(
        async (username) =>
          (await signInAs(address, { username, password, role: 'learner', institution_name: '' })).bearer,
      ),
    )
    const alone: Opening[] = []
    for (const bearer of bearers) alone.push(await open(address, paths, bearer))
    const sizes = alone.map((opening) => opening.sizes)
    const ours = await atOneMoment((learner) => open(address, paths, bearers[learner]!))
    const theirs = await atOneMoment((learner) =>
      open(
        bare.address,
        sizes[learner]!.map((size) => `/${size}`),
        bearers[learner]!,
      ),
    )
    return {
      title: `${usernames.length} learners open their dashboards at one moment`,
      head: ['what', 'median', 'p95', 'the last', 'share of bare, by p95'],
      rows: [
        rowOf('one after the other', alone),
        rowOf('at one moment', ours, percentile(timesOf(theirs), 0.95) / percentile(timesOf(ours), 0.95)),
        rowOf('bare HTTP of those sizes, at one moment', theirs),
      ],
      notes: [
        `The two calls of each dashboard, of learners who are signed in, from one address and with the usual limit of requests in force; nobody is to be refused. Over ${moments} such moments, with connections that stand already. “Bare” is a \`node:http\` server in a process of its own that does nothing but answer as many bytes. The asking program is one process on the same machine, so much of both times is its own: a share says more than a time.`,
      ],
    }
  } finally {
    bare.stop()
    await school.restart()
  }
}

async function atOneMoment(openOne: (learner: number) => Promise<Opening>): Promise<readonly Opening[]> {
  const openAll = () => Promise.all(Array.from({ length: learners }, (_, learner) => openOne(learner)))
  // The first opens the connections, which pages that stand open have.
  await openAll()
  const openings: Opening[] = []
  for (let moment = 0; moment < moments; moment++) openings.push(...(await openAll()))
  return openings
}

async function open(address: string, asked: readonly string[], bearer: string): Promise<Opening> {
  const began = performance.now()
  const sizes = await Promise.all(
    asked.map(async (path) => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...headersOf(bearer), 'accept-encoding': 'identity' },
        body: '{}',
      })
      const text = await response.text()
      if (!text.startsWith('{"error_code":0,')) throw new Error(`${path} answered ${text.slice(0, 200)}`)
      return Buffer.byteLength(text)
    }),
  )
  return { milliseconds: performance.now() - began, sizes }
}

const timesOf = (openings: readonly Opening[]) => openings.map(({ milliseconds }) => milliseconds)

function rowOf(what: string, openings: readonly Opening[], share?: number): string[] {
  const times = timesOf(openings)
  const inWords = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`
  return [
    what,
    inWords(median(times)),
    inWords(percentile(times, 0.95)),
    inWords(Math.max(...times)),
    share === undefined ? '' : share.toFixed(2),
  ]
}
