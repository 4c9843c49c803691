/** What work that scores itself adds to an attempt at one of its tests. */
import { randomUUID } from 'node:crypto'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { deleteAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { listClasses } from '@maktab/contracts/schools/classes'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { postgresOf } from '../school-server.ts'
import { forgetAttempts } from './attempts.sql.ts'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { median } from './load.ts'
import { serverTimes } from './server-times.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

const rounds = 20
/** A learner makes few attempts at one test; the first of them stand there already. */
const [warming, attempts] = [2, 8]
const day = 86_400_000

interface Place {
  readonly content_id: number
  readonly cms_course_id: number
  readonly lesson_guid: string
  readonly class_id: number
}

export async function benchAutomaticScores(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const { bearer, session: learner } = await signInAs(address, await firstAccountOf(school, 'learner'))
  const teacher = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const place = await testOf(address, bearer, await call(address, listClasses, {}, teacher.bearer))
  const attemptAt = () => {
    const tracked = { sync_guid: randomUUID(), ...place, answers: {}, time_spent_in_seconds: 60 }
    return { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }
  }
  const since = new Date()
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  const timed = async () => {
    await forgetAttempts(pool.db, learner, place.content_id, since)
    return serverTimes(school, recordAttempt, attemptAt, bearer, attempts, warming)
  }

  const [alone, within]: [number[], number[]] = [[], []]
  // In turns, so that what the machine does besides and how many attempts there are already fall on both alike.
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await timed()))
    const assignment_id = randomUUID()
    await call(address, createAssignment, workOf(assignment_id, place), teacher.bearer)
    within.push(...(await timed()))
    await call(address, deleteAssignment, { assignment_id }, teacher.bearer)
  }
  await pool.close()
  const added = median(within) - median(alone)
  return {
    title: 'Work that scores itself',
    head: figureHead,
    rows: [
      plain(
        'learner/tracking/save of a test that is in no work, server time: the middle one',
        `${median(alone).toFixed(2)} ms`,
      ),
      plain('… of a test that work is set with', `${median(within).toFixed(2)} ms`),
      atMost('… more', added, 0.3, 'ms'),
    ],
    notes: [
      `${rounds} rounds of ${attempts} attempts without such work and ${attempts} with it, by one learner at one test, by the server’s own log. The first of a round changes what stands in the work; the others are counted and change nothing.`,
    ],
  }
}

const workOf = (assignment_id: string, { class_id, content_id }: Place) => ({
  assignment_id,
  class_ids: [class_id],
  cms_content_ids: [content_id],
  assignment_type: 0 as const,
  title: 'Scores itself',
  description: 'Take the test.',
  start_date: new Date().toISOString(),
  due_date: new Date(Date.now() + 7 * day).toISOString(),
  allowed_attempts: 20,
  total_score: 20,
  rubric_data: [],
})

/** A test in a class of both. */
async function testOf(
  address: string,
  bearer: string,
  { list: taught }: { readonly list: readonly { readonly class_id: number }[] },
): Promise<Place> {
  const { list: classes } = await call(address, listClasses, {}, bearer)
  for (const { class_id, course_id } of classes) {
    if (!taught.some((one) => one.class_id === class_id)) continue
    const { list: lessons } = await call(address, listLessons, { class_id, course_id }, bearer)
    for (const { lesson_guid } of lessons) {
      const { modules } = await call(address, listModules, { class_id, course_id, lesson_guid }, bearer)
      const test = modules.find(({ body }) => body.kind === 'assessment')
      if (test) return { content_id: test.content_id, cms_course_id: course_id, lesson_guid, class_id }
    }
  }
  throw new Error('The learner has no test in a class of the teacher')
}
