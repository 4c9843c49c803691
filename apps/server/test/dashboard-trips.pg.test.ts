/** Ways to the database and back that the calls of a dashboard make: each costs server and database more than most statements. */
import { listSetAssignments } from '@maktab/contracts/assignments/assignments'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { reportSync } from '@maktab/contracts/downloads/sync-up'
import { readRunningClickers } from '@maktab/contracts/learning/clickers'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { recommendLessons } from '@maktab/contracts/learning/recommendations'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { readProfile } from '@maktab/contracts/people/profile'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { value } from './call.ts'
import { openSchool, people, type School } from './school.ts'
import { setWork } from './work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await setWork(school)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => school.close())

interface Used {
  /** Statements beside those that open and close the transaction. */
  statements: number
  /** Times that the server sent something while it waited for nothing. */
  trips: number
}

/** Counts what a call asks of the database. */
async function usedBy(asking: () => Promise<unknown>): Promise<Used> {
  const used: Used = { statements: 0, trips: 0 }
  const underWay = new WeakMap<pg.Client, number>()
  // Of its many forms the pool uses the one that promises.
  const clients = pg.Client.prototype as unknown as {
    query(this: pg.Client, ...asked: unknown[]): Promise<unknown>
  }
  const send = clients.query
  vi.spyOn(clients, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : (first as { text: string }).text
    const answer = send.apply(this, asked)
    // What only reads does not wait for its end.
    if (text === 'commit') return answer
    if (!/^(begin|start transaction)/.test(text)) used.statements++
    const before = underWay.get(this) ?? 0
    if (before === 0) used.trips++
    underWay.set(this, before + 1)
    return answer.finally(() => underWay.set(this, underWay.get(this)! - 1))
  })
  await asking()
  vi.restoreAllMocks()
  return used
}

const as = people.learner

test.each([
  { call: 'the learner’s figures', ask: () => value(school, readLearnerStats, {}, { as }), statements: 1, trips: 1 },
  { call: 'the learner’s work', ask: () => value(school, listSetAssignments, {}, { as }), statements: 1, trips: 1 },
  { call: 'notifications', ask: () => value(school, listNotifications, { page: 1 }, { as }), statements: 2, trips: 1 },
  { call: 'the profile', ask: () => value(school, readProfile, {}, { as }), statements: 2, trips: 1 },
  { call: 'questions that run', ask: () => value(school, readRunningClickers, {}, { as }), statements: 1, trips: 1 },
  { call: 'lessons to go on with', ask: () => value(school, recommendLessons, {}, { as }), statements: 3, trips: 1 },
])('$call: $statements statements, $trips trips', async ({ ask, statements, trips }) => {
  expect(await usedBy(ask)).toEqual({ statements, trips })
})

test('a pull of nothing new asks once for all tables, and a pull reads together what changed', async () => {
  const pull = (cursor: string) =>
    value(school, pullLearnerStructure, { is_first_time: cursor === '' ? '1' : '0', cursor }, { as })
  const { cursor } = await pull('')
  // The snapshot, and which tables changed.
  expect(await usedBy(() => pull(cursor))).toEqual({ statements: 2, trips: 1 })
  await setWork(school)
  // Assignments, whom they are set for, what was handed in (its results are shown by where its learner stands), notifications.
  expect(await usedBy(() => pull(cursor))).toEqual({ statements: 6, trips: 2 })
})

test('that a device has synced is one statement and its commit', async () => {
  const device_id = '0a4f3c1e-5d1b-4f1e-8a51-0000000000d1'
  const last_sync_date = school.clock.now.toISOString()
  expect(await usedBy(() => value(school, reportSync, { last_sync_date }, { as, device_id }))).toEqual({
    statements: 1,
    trips: 1,
  })
})
