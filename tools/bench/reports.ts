/** What a learner's performance page costs the server after years at school, and the map of a class. */
import type { AnyQuery, Input } from '@maktab/contracts/call'
import { listClassStudents, readClassLessons, readClassPerformance } from '@maktab/contracts/insights/class-reports'
import { listClasswiseStats, listLessonStats, readPerformanceTrend } from '@maktab/contracts/insights/learner-reports'
import { listClasses } from '@maktab/contracts/schools/classes'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { call, firstAccountOf, signInAs, type BenchSchool, type SignedIn } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { median, percentile } from './load.ts'
import { growLearnerDays, growLessons } from './reports.sql.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'

const years = 5
const lessons = 60

interface Timed {
  readonly what: string
  readonly median: number
  readonly p95: number
}

export async function benchReports(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const learner = await signInAs(address, await firstAccountOf(school, 'learner'))
  const teacher = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const { list } = await call(address, listClasses, {}, teacher.bearer)
  const [largest] = [...list].sort((one, other) => other.total_students - one.total_students)
  if (!largest) throw new Error('The teacher has no class')
  const { class_id, total_students } = largest
  const { institution_id, user_id } = learner.session
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  let days: number
  try {
    days = await growLearnerDays(pool.db, { institution_id, user_id }, years)
    await growLessons(pool.db, { tenant_id: 1, institution_id, class_id }, lessons)
  } finally {
    await pool.close()
  }

  const time = async <const C extends AnyQuery>(
    who: SignedIn,
    what: string,
    called: C,
    input: Input<C>,
  ): Promise<Timed> => {
    const milliseconds = await serverTimes(school, called, input, who.bearer)
    return { what, median: median(milliseconds), p95: percentile(milliseconds, 0.95) }
  }
  const page = [
    await time(learner, 'trend, all time', readPerformanceTrend, {}),
    await time(learner, 'by class, all time', listClasswiseStats, {}),
    await time(learner, 'so far, lesson by lesson', listLessonStats, {}),
  ]
  const whole = {
    what: 'a learner’s performance page, its three calls together',
    median: sum(page.map((one) => one.median)),
    p95: sum(page.map((one) => one.p95)),
  }
  const ofClass = [
    await time(teacher, `map of a class, ${total_students} learners × ${lessons} lessons`, readClassLessons, {
      class_id,
    }),
    await time(teacher, 'trend of the class, all time', readClassPerformance, { class_id }),
    await time(teacher, 'learners of the class, all time', listClassStudents, { class_id }),
  ]
  const row = ({ what, median: middle, p95 }: Timed, aim?: number) => {
    const cells = [what, `${middle.toFixed(1)} ms`, `${p95.toFixed(1)} ms`]
    return aim === undefined ? [...cells, ''] : rowOf(cells, [{ words: `≤ ${aim} ms`, isMet: middle <= aim }])
  }
  return {
    title: 'Reports, server time',
    head: ['what', 'median', 'p95', 'aim'],
    rows: [...page.map((one) => row(one)), row(whole, 10), ...ofClass.map((one) => row(one, 20))],
    notes: [
      `The learner worked on ${days.toLocaleString('en')} days in ${years} years. The server’s own log says how long each of ${timedCalls} calls took, one after the other.`,
    ],
  }
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0)
}
