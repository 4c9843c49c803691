/** Whether a principal's dashboard costs the same over ten times the attempts. */
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { growAttempts } from './attempts.sql.ts'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { median, percentile } from './load.ts'
import { serverTimes, timedCalls } from './server-times.ts'
import { rowOf, type Table } from './table.ts'

const sizes = [200_000, 2_000_000] as const

export async function benchInsights(school: BenchSchool): Promise<Table> {
  const principal = await signInAs(school.server().address, await firstAccountOf(school, 'principal'))
  const pool = openPool({ url: ownerUrlWithPatience(postgresOf(school).ownerUrl), connections: 1, title: 'bench' })
  const rows: string[][] = []
  const medians: number[] = []
  try {
    for (const size of sizes) {
      await growAttempts(pool.db, principal.session.institution_id, size)
      const { attempts_total } = await call(school.server().address, readPrincipalDashboard, {}, principal.bearer)
      if (attempts_total !== size) throw new Error(`The dashboard counts ${attempts_total} attempts of ${size}`)
      const milliseconds = await serverTimes(school, readPrincipalDashboard, {}, principal.bearer)
      const middle = median(milliseconds)
      medians.push(middle)
      const growth = middle / medians[0]!
      rows.push(
        rowOf(
          [
            attempts_total.toLocaleString('en'),
            `${middle.toFixed(1)} ms`,
            `${percentile(milliseconds, 0.95).toFixed(1)} ms`,
          ],
          [
            { words: '< 10 ms', isMet: middle < 10 },
            ...(medians.length > 1 ? [{ words: 'as over 200,000 (± 25 %)', isMet: growth < 1.25 }] : []),
          ],
        ),
      )
    }
  } finally {
    await pool.close()
  }
  return {
    title: 'Principal dashboard, server time',
    head: ['attempts of the school', 'median', 'p95', 'aim'],
    rows,
    notes: [
      `The server’s own log says how long each of ${timedCalls} calls took, one after the other, from the request’s arrival to the end of its answer. The attempts of the demonstration were repeated and the roll-ups set anew.`,
    ],
  }
}

/** Two million rows take longer than any call of a school may. */
function ownerUrlWithPatience(url: string): string {
  return `${url}?options=-c%20statement_timeout%3D0`
}
