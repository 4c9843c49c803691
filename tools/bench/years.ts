/** What it costs an office to take two thousand learners into another school year, and everybody else in waiting. */
import { addSchoolYear, listSchoolYears } from '@maktab/contracts/office/school-years'
import { applyYear, planYear, undoYear } from '@maktab/contracts/office/year-rollovers'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { call, firstAccountOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { readLoopDelay } from './loop-delay.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'
import { insertLearners } from './years.sql.ts'

const learners = 2_000

export async function benchYears(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const { bearer, session } = await signInAs(address, await firstAccountOf(school, 'campus_admin'))
  const pool = openPool({ url: postgresOf(school).ownerUrl, connections: 1, title: 'bench' })
  try {
    await insertLearners(pool.db, session.institution_id, learners)
  } finally {
    await pool.close()
  }
  const { list } = await call(address, listSchoolYears, {}, bearer)
  if (list.length === 0)
    await call(address, addSchoolYear, { name: 'This year', start_date: '2020-01-01', end_date: '2050-01-01' }, bearer)
  const next = { name: `Next year ${Date.now()}`, start_date: '2060-01-01', end_date: '2061-01-01' }
  const { year_id } = await call(address, addSchoolYear, next, bearer)
  await readLoopDelay(school)
  const [plan, planMs] = await timed(() => call(address, planYear, { year_id }, bearer))
  const { sections, renewed, plan_key, counts } = plan
  const order = { year_id, sections, renewed, plan_key, typed: next.name }
  const [{ rollover_id }, applyMs] = await timed(() => call(address, applyYear, order, bearer))
  const [, undoMs] = await timed(() => call(address, undoYear, { rollover_id }, bearer))
  const { p99, longest } = await readLoopDelay(school)
  return {
    title: 'Another school year',
    head: figureHead,
    rows: [
      plain('planned, with its clashes', `${(planMs / 1000).toFixed(1)} s`),
      atMost('applied', applyMs / 1000, 5, 's'),
      plain('taken back', `${(undoMs / 1000).toFixed(1)} s`),
      plain('event loop meanwhile, p99', `${p99.toFixed(0)} ms`),
      plain('event loop meanwhile, longest', `${longest.toFixed(0)} ms`),
    ],
    notes: [
      `${counts.rising + counts.graduating} learners, ${counts.classes_ended} classes that end and ${counts.classes_made} that begin.`,
    ],
  }
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now()
  const value = await work()
  return [value, performance.now() - began]
}
