/** What the screens of a head of a network cost over eight thousand schools. */
import type { AnyCall, Input } from '@maktab/contracts/call'
import { listNetworkSchools, readNetworkSummary } from '@maktab/contracts/insights/head-dashboards'
import { listNetworkPlaces } from '@maktab/contracts/insights/head-places'
import {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
  readNetworkSubject,
} from '@maktab/contracts/insights/head-subjects'
import { heardSince } from '@maktab/domain/insights/school-figures'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { setRegionSubjects } from '../../apps/server/src/features/insights/school-subjects.sql.ts'
import { firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { countSubjectRows, growNetwork } from './campuses.sql.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'

const schools = 8000
const [screenMs, sumMs] = [15, 500]

export async function benchHeads(school: BenchSchool): Promise<Table> {
  const { bearer, session } = await signInAs(school.server().address, await firstAccountOf(school, 'network_head'))
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  const summing: number[] = []
  let rowsOfSubjects = 0
  try {
    const { tenant_id } = await pool.db
      .selectFrom('institutions')
      .select('tenant_id')
      .where('institution_id', '=', session.institution_id)
      .executeTakeFirstOrThrow()
    await growNetwork(pool.db, tenant_id, schools)
    for (let times = 0; times < 5; times++) {
      const began = performance.now()
      await pool.db.transaction().execute((db) => setRegionSubjects(db, tenant_id, heardSince(new Date())))
      summing.push(performance.now() - began)
    }
    rowsOfSubjects = await countSubjectRows(pool.db, tenant_id)
  } finally {
    await pool.close()
  }
  const written = (what: string, milliseconds: readonly number[], aim: number) =>
    rowOf(
      [what, `${median(milliseconds).toFixed(1)} ms`, `${percentile(milliseconds, 0.95).toFixed(1)} ms`],
      [{ words: `≤ ${aim} ms`, isMet: median(milliseconds) <= aim }],
    )
  const row = async <const C extends AnyCall>(what: string, called: C, input: Input<C>) =>
    written(what, await serverTimes(school, called, input, bearer), screenMs)
  const subject = 'maths'
  return {
    title: `Screens of a head over ${schools.toLocaleString('en')} schools, server time`,
    head: ['what', 'median', 'p95', 'aim of the median'],
    rows: [
      await row('dashboard/summary', readNetworkSummary, {}),
      await row('dashboard/places', listNetworkPlaces, {}),
      await row('schools, by completion', listNetworkSchools, { sort: 'completion' }),
      await row('dashboard/subjects', listNetworkSubjects, {}),
      await row('subject/summary', readNetworkSubject, { subject }),
      await row('subject/detail', listNetworkSubjectGrades, { subject }),
      await row('subject/schools, by completion', listNetworkSubjectSchools, { subject, sort: 'completion' }),
      await row('… by accuracy, page 200', listNetworkSubjectSchools, { subject, sort: 'score', page: 200 }),
      await row('… of one grade', listNetworkSubjectSchools, { subject, grade: '8', sort: 'assessments' }),
      await row('… by name', listNetworkSubjectSchools, { subject }),
      written(`gathering: ${rowsOfSubjects.toLocaleString('en')} rows of subjects summed by region`, summing, sumMs),
    ],
    notes: [
      `The server’s own log says how long each of ${timedCalls} calls took, one after the other. Subjects are summed by region twice a minute at most, beside the calls.`,
    ],
  }
}
