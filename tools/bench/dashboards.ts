/** Learners of a school who open their dashboards at one moment, as a lesson begins, beside as many who ask a bare server for as much. */
import { performance } from 'node:perf_hooks'
import { listSetAssignments } from '@maktab/contracts/assignments/assignments'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { reportSync } from '@maktab/contracts/downloads/sync-up'
import { readRunningClickers } from '@maktab/contracts/learning/clickers'
import { recommendLessons } from '@maktab/contracts/learning/recommendations'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { readProfile } from '@maktab/contracts/people/profile'
import { call, firstAccountOf, headersOf, ports, signInAs, type BenchSchool } from './bench-school.ts'
import { learnersOf } from './entrance.ts'
import { median, percentile, startBareServer } from './load.ts'
import { readProcessorTime, type ProcessorTime } from './processor-time.ts'
import type { Table } from './table.ts'

const learners = 600
/** The same moment over and over: one alone says as much about the machine as about the server. */
const moments = 5
interface Asked {
  readonly path: string
  readonly input?: object
}

/** The dashboard waits for both. */
const waitedFor: readonly Asked[] = [readLearnerStats, listSetAssignments].map(asked)

interface Learner {
  readonly bearer: string
  /** Where their device stands: it pulled when it was opened last. */
  readonly cursor: string
}

/** What a page asks besides, once it stands: nobody waits for it. */
const askedAfterwards = ({ cursor }: Learner): readonly Asked[] => [
  { ...asked(pullLearnerStructure), input: { is_first_time: '0', cursor } },
  { ...asked(listNotifications), input: { page: 1 } },
  ...[readProfile, readRunningClickers, recommendLessons].map(asked),
  { ...asked(reportSync), input: { last_sync_date: new Date().toISOString() } },
]

interface Opening {
  /** From the asking to the whole of the later answer of those that the dashboard waits for. */
  readonly milliseconds: number
  /** Bytes of each of those answers. */
  readonly sizes: readonly number[]
}

export async function benchDashboards(school: BenchSchool): Promise<Table> {
  const { password } = await firstAccountOf(school, 'learner')
  const usernames = (await learnersOf(school)).slice(0, learners)
  await school.restart({ RATE_LIMIT: '' })
  const bare = await startBareServer(ports.bare)
  try {
    const { address } = school.server()
    const people = await Promise.all(
      usernames.map(async (username): Promise<Learner> => {
        const { bearer } = await signInAs(address, { username, password, role: 'learner', institution_name: '' })
        const { cursor } = await call(address, pullLearnerStructure, { is_first_time: '1' }, bearer)
        return { bearer, cursor }
      }),
    )
    const alone: Opening[] = []
    for (const { bearer } of people) alone.push(await open(address, waitedFor, bearer))
    const sizes = alone.map((opening) => opening.sizes)
    const ours = await atOneMoment(({ bearer }) => open(address, waitedFor, bearer), people)
    const before = readProcessorTime(school)
    const whole = await atOneMoment(async (learner) => {
      const opening = await open(address, waitedFor, learner.bearer)
      await open(address, askedAfterwards(learner), learner.bearer)
      return opening
    }, people)
    const after = readProcessorTime(school)
    const theirs = await atOneMoment(
      ({ bearer }, index) =>
        open(
          bare.address,
          sizes[index]!.map((size) => ({ path: `/${size}` })),
          bearer,
        ),
      people,
    )
    return {
      title: `${usernames.length} learners open their dashboards at one moment`,
      head: ['what', 'median', 'p95', 'the last', 'share of bare, by p95'],
      rows: [
        rowOf('one after the other', alone),
        rowOf('at one moment', ours, percentile(timesOf(theirs), 0.95) / percentile(timesOf(ours), 0.95)),
        rowOf('at one moment, with all that their pages ask afterwards', whole),
        rowOf('bare HTTP of those sizes, at one moment', theirs),
      ],
      notes: [
        `An opening, with all that it asks, costs ${processorOf(before, after)} of processor, Node + PostgreSQL.`,
        `The two calls that each dashboard waits for, of learners who are signed in, from one address and with the usual limit of requests in force; nobody is to be refused. Over ${moments} such moments, with connections that stand already. “Bare” is a \`node:http\` server in a process of its own that does nothing but answer as many bytes. The asking program is one process on the same machine, so much of both times is its own: a share says more than a time.`,
      ],
    }
  } finally {
    bare.stop()
    await school.restart()
  }
}

async function atOneMoment(
  openOne: (learner: Learner, index: number) => Promise<Opening>,
  people: readonly Learner[],
): Promise<readonly Opening[]> {
  const openAll = () => Promise.all(people.map(openOne))
  // The first opens the connections, which pages that stand open have.
  await openAll()
  const openings: Opening[] = []
  for (let moment = 0; moment < moments; moment++) openings.push(...(await openAll()))
  return openings
}

async function open(address: string, calls: readonly Asked[], bearer: string): Promise<Opening> {
  const began = performance.now()
  const sizes = await Promise.all(
    calls.map(async ({ path, input = {} }) => {
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: { ...headersOf(bearer), 'accept-encoding': 'identity' },
        body: JSON.stringify(input),
      })
      const text = await response.text()
      if (!text.startsWith('{"error_code":0,')) throw new Error(`${path} answered ${text.slice(0, 200)}`)
      return Buffer.byteLength(text)
    }),
  )
  return { milliseconds: performance.now() - began, sizes }
}

function asked({ path }: { readonly path: string }): Asked {
  return { path: `/api/${path}` }
}

/** Of one opening; the moment in which the connections are opened counts as one. */
function processorOf(before: ProcessorTime | undefined, after: ProcessorTime | undefined): string {
  if (!before || !after) return 'an unknown time'
  const each = (spent: (time: ProcessorTime) => number) =>
    ((spent(after) - spent(before)) / (learners * (moments + 1))).toFixed(2)
  return `${each(({ node }) => node)} + ${each(({ postgres }) => postgres)} ms`
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
