/** Requests per second and latency of the calls that a school makes all day, each beside a bare answer of the same size. */
import { randomUUID } from 'node:crypto'
import { signIn } from '@maktab/contracts/access/sessions'
import { listSetAssignments, listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import type { AnyCall, Input } from '@maktab/contracts/call'
import { headers } from '@maktab/contracts/envelope'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { saveTime } from '@maktab/contracts/learning/progress'
import { listClasses } from '@maktab/contracts/schools/classes'
import { call, firstAccountOf, hashOf, headersOf, ports, signInAs, type BenchSchool } from './bench-school.ts'
import { connections, measure, startBareServer, type BareServer, type Measured, type Request } from './load.ts'
import { readProcessorTime } from './processor-time.ts'
import { rowOf, type Table } from './table.ts'

interface Operation {
  readonly what: string
  readonly next: () => Request
  /** Requests that one such operation is made of. */
  readonly requests?: number
  /** Operations per second to reach. */
  readonly aim?: number
  /** Share of the bare server to reach. */
  readonly share?: number
}

export async function benchHttp(school: BenchSchool): Promise<Table> {
  const bare = await startBareServer(ports.bare)
  try {
    const rows: string[][] = []
    for (const operation of await operationsOf(school)) rows.push(await measureOne({ operation, school, bare }))
    return {
      title: `Calls, ${connections} connections`,
      head: [
        'operation',
        'a second',
        'p95',
        'processor, Node + PostgreSQL',
        'answer',
        'bare HTTP of that size',
        'share of bare',
        'aim',
      ],
      rows,
      notes: [
        'The asking program, the server and PostgreSQL share the machine; nothing is compressed. “Bare” is a `node:http` server in a process of its own that does nothing but answer as many bytes, asked in the same way right after. A share is of requests, not of screens. The processor’s time says why it is small: a bare answer costs Node some 20 µs, a call that asks the database once costs Node and PostgreSQL about 200 µs each, and both share two processors with the asking program.',
      ],
    }
  } finally {
    bare.stop()
  }
}

async function measureOne({
  operation,
  school,
  bare,
}: {
  readonly operation: Operation
  readonly school: BenchSchool
  readonly bare: BareServer
}): Promise<string[]> {
  const { address } = school.server()
  const { what, next, requests = 1, aim, share } = operation
  const sizes = await Promise.all(Array.from({ length: requests }, async () => sizeOfAnswer(address, next())))
  const ours = await measure({ address, next, clock: () => readProcessorTime(school) })
  let turn = 0
  const theirs = await measure({
    address: bare.address,
    // The same headers and body, so that reading the request costs as much.
    next: () => ({ ...next(), path: `/${sizes[turn++ % requests]}` }),
  })
  failOn(what, ours)
  failOn(`bare ${what}`, theirs)
  const perSecond = ours.perSecond / requests
  const ratio = ours.perSecond / theirs.perSecond
  const goals = [
    ...(aim === undefined ? [] : [{ words: `≥ ${aim} a second`, isMet: perSecond >= aim }]),
    ...(share === undefined ? [] : [{ words: `≥ ${share.toFixed(2)} of bare`, isMet: ratio >= share }]),
  ]
  return rowOf(
    [
      what,
      Math.round(perSecond).toLocaleString('en'),
      `${ours.p95Ms.toFixed(1)} ms`,
      costInWords(ours),
      `${sizes.map((size) => size.toLocaleString('en')).join(' + ')} B`,
      Math.round(theirs.perSecond).toLocaleString('en'),
      ratio.toFixed(2),
    ],
    goals,
  )
}

/** Of one request. */
function costInWords({ used }: Measured): string {
  return used ? `${used.node.toFixed(2)} + ${used.postgres.toFixed(2)} ms` : 'unknown'
}

function failOn(what: string, { failures }: Measured): void {
  if (failures > 0) throw new Error(`${what}: ${failures} answers were no success`)
}

async function sizeOfAnswer(address: string, { path, headers: sent, body }: Request): Promise<number> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...sent, 'accept-encoding': 'identity' },
    body,
  })
  const text = await response.text()
  if (!text.startsWith('{"error_code":0,')) throw new Error(`${path} answered ${text.slice(0, 200)}`)
  return Buffer.byteLength(text)
}

async function operationsOf(school: BenchSchool): Promise<readonly Operation[]> {
  const { address } = school.server()
  const [learner, teacher, principal] = await Promise.all(
    ['learner', 'teacher', 'principal'].map((role) => firstAccountOf(school, role)),
  )
  const [asLearner, asTeacher, asPrincipal] = await Promise.all(
    [learner!, teacher!, principal!].map((account) => signInAs(address, account)),
  )

  const { list: taught } = await call(address, listTaughtAssignments, {}, asTeacher!.bearer)
  const started = taught.filter(
    ({ start_date, assignment_type }) => new Date(start_date) < new Date() && assignment_type === 2,
  )
  const [first] = started
  if (!first) throw new Error('The teacher set no graded work')
  const [class_id = 0] = first.class_ids
  const works = await Promise.all(
    started.map(async ({ assignment_id }) => {
      const { list } = await call(address, listSubmissions, { assignment_id }, asTeacher!.bearer)
      return list.map((work) => ({ ...work, assignment_id }))
    }),
  )

  const usernames = classmatesOf(learner!.username)
  let turn = 0
  let scored = 0
  const all = works.flat()
  const lesson = await lessonOf(address, asLearner!.bearer)
  const classmates = await Promise.all(
    usernames.map(async (username) => (await signInAs(address, { ...learner!, username })).bearer),
  )
  let saved = 0
  const bySteps = [request(readLearnerStats, {}, asLearner!.bearer), request(listSetAssignments, {}, asLearner!.bearer)]
  let step = 0
  return [
    {
      what: 'sign-in (40 people in turn)',
      next: () =>
        request(signIn, { username: usernames[turn++ % usernames.length]!, password: hashOf(learner!.password) }),
    },
    { what: 'learner dashboard (two calls)', requests: 2, next: () => bySteps[step++ % 2]!, share: 0.3 },
    fixed('a learner’s figures', request(readLearnerStats, {}, asLearner!.bearer), 0.3),
    fixed('a class’s assignments', request(listTaughtAssignments, { class_id }, asTeacher!.bearer), 0.3),
    fixed(
      'submissions of a class of 40',
      request(listSubmissions, { assignment_id: first.assignment_id, class_id }, asTeacher!.bearer),
    ),
    {
      what: 'save one score',
      aim: 800,
      next() {
        const work = all[scored++ % all.length]!
        const { assignment_id, user_id, total_score } = work
        const input = {
          assignment_id,
          user_id,
          class_id: work.class_id,
          score: scored % (total_score + 1),
          total_score,
          teacher_remarks: 'Good work: look at the third question again.',
        }
        return request(scoreSubmission, input, asTeacher!.bearer, randomUUID())
      },
    },
    {
      what: 'save progress (40 people in turn)',
      aim: 1_500,
      next() {
        const { content_id, content_type, class_id: of, course_id: cms_course_id, lesson_guid } = lesson
        const bearer = classmates[saved++ % classmates.length]!
        return request(
          saveTime,
          {
            content_id,
            content_type,
            class_id: of,
            cms_course_id,
            lesson_guid,
            content_status: 1,
            total_time_in_seconds: 10,
            resume_point: '3',
          },
          bearer,
          randomUUID(),
        )
      },
    },
    {
      ...fixed(
        'contents of a lesson',
        request(
          listModules,
          { class_id: lesson.class_id, course_id: lesson.course_id, lesson_guid: lesson.lesson_guid },
          asLearner!.bearer,
        ),
      ),
      aim: 2_500,
    },
    fixed('principal dashboard', request(readPrincipalDashboard, {}, asPrincipal!.bearer)),
  ]
}

/** The first lesson of the learner's first class, and its first content that is read or watched. */
async function lessonOf(address: string, bearer: string) {
  const { list } = await call(address, listClasses, {}, bearer)
  const [{ class_id, course_id } = { class_id: 0, course_id: 0 }] = list
  const { list: lessons } = await call(address, listLessons, { class_id, course_id }, bearer)
  const place = { class_id, course_id, lesson_guid: lessons[0]?.lesson_guid ?? '' }
  const { modules } = await call(address, listModules, place, bearer)
  const content = modules.find(({ content_type }) => content_type !== 'assessment')
  if (!content) throw new Error('The first lesson has nothing to read')
  return { ...place, content_id: content.content_id, content_type: content.content_type }
}

function fixed(what: string, asked: Request, share?: number): Operation {
  return { what, next: () => asked, ...(share === undefined ? {} : { share }) }
}

function request<const C extends AnyCall>(called: C, input: Input<C>, bearer?: string, command_id?: string): Request {
  return {
    path: `/api/${called.path}`,
    headers: { ...headersOf(bearer), ...(command_id ? { [headers.commandId]: command_id } : {}) },
    body: JSON.stringify(input),
  }
}

/** Learners are named after their class and their number in it: `kandahar.6a.01` to `.40`. */
function classmatesOf(username: string): readonly string[] {
  return Array.from({ length: 40 }, (_, index) => username.replace(/\d+$/, String(index + 1).padStart(2, '0')))
}
