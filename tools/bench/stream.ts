/** What a class that speaks costs the server, and how soon the others see what was said. */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { AnyCall, Input } from '@maktab/contracts/call'
import { pullCampusStructure, pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { headers } from '@maktab/contracts/envelope'
import { listClasses } from '@maktab/contracts/schools/classes'
import { listClassLibrary } from '@maktab/contracts/stream/class-library'
import { readStreamPost } from '@maktab/contracts/stream/stream-comments'
import { createStreamPost, listStreamPosts } from '@maktab/contracts/stream/stream-posts'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { postgresOf } from '../school-server.ts'
import { call, firstAccountOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { growStream } from './stream.sql.ts'
import { rowOf, type Table } from './table.ts'

const posts = 100_000
const atOnce = 40
const hour = 3_600_000

export async function benchStream(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const teacher = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const learner = await signInAs(address, await firstAccountOf(school, 'learner'))
  const [theirs, taught] = await Promise.all(
    [learner, teacher].map(async ({ bearer }) => (await call(address, listClasses, {}, bearer)).list),
  )
  const shared = taught!.find(({ class_id }) => theirs!.some((own) => own.class_id === class_id))
  if (!shared) throw new Error('The learner is in no class of the teacher')
  const { class_id } = shared
  const { institution_id, user_id } = teacher.session
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  let grown: number
  try {
    grown = await growStream(pool.db, { institution_id, class_id, user_id }, posts)
  } finally {
    await pool.close()
  }

  const timed = async <const C extends AnyCall>(what: string, called: C, input: Input<C>, aimMs: number) => {
    const milliseconds = await serverTimes(school, called, input, learner.bearer)
    const middle = median(milliseconds)
    const cells = [what, `${middle.toFixed(1)} ms`, `${percentile(milliseconds, 0.95).toFixed(1)} ms`]
    return rowOf(cells, [{ words: `≤ ${aimMs} ms`, isMet: middle <= aimMs }])
  }
  const first = await call(address, listStreamPosts, { class_id, limit: 20 }, learner.bearer)
  const bytes = gzipSync(JSON.stringify(first)).length / 1024
  const [post] = first.list
  const kept = await kilobytesOfTwoClasses(address, teacher.bearer)
  const heard = await secondsUntilHeard(address, { class_id, speaker: teacher.bearer, listener: learner.bearer })
  const bearers = await signInClass(school)
  const together = await allAtOnce(address, { class_id, bearers, before: 0 })
  const again = await allAtOnce(address, { class_id, bearers, before: 1 })
  return {
    title: `A stream among ${grown.toLocaleString('en')} posts`,
    head: ['what', 'median', 'p95', 'aim'],
    rows: [
      await timed('page of 20 posts', listStreamPosts, { class_id, limit: 20 }, 8),
      await timed('a post with its comments', readStreamPost, { post_id: post!.post_id }, 8),
      await timed('library of the class', listClassLibrary, { class_id }, 20),
      rowOf(['first page, gzipped', `${bytes.toFixed(1)} KB`, ''], [{ words: '≤ 6 KB', isMet: bytes <= 6 }]),
      rowOf(
        [
          'pull of a teacher of two classes: sixty days of sheets, 200 posts a class, gzipped',
          `${kept.toFixed(1)} KB`,
          '',
        ],
        [{ words: '≤ 60 KB', isMet: kept <= 60 }],
      ),
      rowOf(
        ['another open page is told of a post', `${heard.toFixed(0)} ms`, ''],
        [{ words: '≤ 1,000 ms', isMet: heard <= 1_000 }],
      ),
      rowOfMany(`a post, or a pull, of ${atOnce} devices at once, for the first time since the start`, together),
      rowOfMany('the same a second time', again),
    ],
    notes: [
      `The server’s own log says how long each of ${timedCalls} calls took, one after the other; the last four are measured where they are asked for. Posts of one class, one every four minutes; at once forty learners of it post and pull, each on a device of their own.`,
    ],
  }
}

/** By how much sheets, posts and comments of two classes make the first pull of their teacher longer. */
async function kilobytesOfTwoClasses(address: string, bearer: string): Promise<number> {
  const { tables, is_complete } = await call(address, pullCampusStructure, { is_first_time: '1' }, bearer)
  if (!is_complete) throw new Error('The first pull comes in parts')
  const ofClasses = [...new Set(tables.stream_posts.map(({ class_id }) => class_id))].slice(0, 2)
  const without = { ...tables, stream_posts: [], stream_comments: [], attendance_sheets: [] }
  const withThem = {
    ...tables,
    stream_posts: tables.stream_posts.filter(({ class_id }) => ofClasses.includes(class_id)),
    stream_comments: tables.stream_comments.filter(({ class_id }) => ofClasses.includes(class_id)),
    attendance_sheets: tables.attendance_sheets.filter(({ class_id }) => ofClasses.includes(class_id)),
  }
  return (gzipSync(JSON.stringify(withThem)).length - gzipSync(JSON.stringify(without)).length) / 1024
}

interface Listening {
  readonly class_id: number
  readonly speaker: string
  readonly listener: string
}

/** Milliseconds from asking to post until the open page of another hears of it. */
async function secondsUntilHeard(address: string, { class_id, speaker, listener }: Listening): Promise<number> {
  const ending = new AbortController()
  const stream = await fetch(`${address}/api/events`, { headers: headersOf(listener), signal: ending.signal })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  const began = performance.now()
  await call(address, createStreamPost, { post_id: randomUUID(), class_id, text: 'Who hears this?' }, speaker)
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The stream ended')
    if (value.includes('event: stream')) break
  }
  const took = performance.now() - began
  ending.abort()
  return took
}

function rowOfMany(what: string, milliseconds: readonly number[]) {
  const late = percentile(milliseconds, 0.95)
  const cells = [what, `${median(milliseconds).toFixed(0)} ms`, `${late.toFixed(0)} ms`]
  return rowOf(cells, [{ words: 'p95 ≤ 250 ms', isMet: late <= 250 }])
}

/** A class of the first learner: its forty have names that end with their place in it. */
async function signInClass(school: BenchSchool): Promise<readonly string[]> {
  const first = await firstAccountOf(school, 'learner')
  const names = Array.from({ length: atOnce }, (_, place) =>
    first.username.replace(/\d\d$/, String(place + 1).padStart(2, '0')),
  )
  const { address } = school.server()
  const signed = await Promise.all(names.map((username) => signInAs(address, { ...first, username })))
  return signed.map(({ bearer }) => bearer)
}

/** Each learner posts something of another hour and pulls; how long each post and each pull took. */
async function allAtOnce(
  address: string,
  {
    class_id,
    bearers,
    before,
  }: {
    readonly class_id: number
    readonly bearers: readonly string[]
    /** How often this was done before. */
    readonly before: number
  },
): Promise<number[]> {
  const { cursor, is_complete } = await call(address, pullLearnerStructure, { is_first_time: '1' }, bearers[0])
  if (!is_complete) throw new Error('The first pull comes in parts')
  const one = async (bearer: string, place: number) => {
    const began = performance.now()
    const at = new Date(Date.now() - (before * atOnce + place + 1) * hour).toISOString()
    const response = await fetch(`${address}/api/${createStreamPost.path}`, {
      method: 'POST',
      headers: {
        ...headersOf(bearer),
        [headers.commandTime]: at,
        [headers.commandId]: randomUUID(),
        [headers.deviceTime]: new Date().toISOString(),
      },
      body: JSON.stringify({ post_id: randomUUID(), class_id, text: `From device ${place}` }),
    })
    const { error_code } = (await response.json()) as { error_code: number }
    if (error_code !== 0) throw new Error(`A post was answered with ${error_code}`)
    const posted = performance.now()
    await call(address, pullLearnerStructure, { is_first_time: '0', cursor }, bearer)
    return [posted - began, performance.now() - posted]
  }
  return (await Promise.all(bearers.map(one))).flat()
}
