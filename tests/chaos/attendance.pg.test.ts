/**
 * Chaos: a class teacher on two devices and a substitute on one or two mark the same sheets, over a network that loses, repeats and reorders,
 * with clocks up to two years wrong and power that goes in the middle of a write; the principal marks too. `ATTENDANCE_SEED=n` does one run again.
 */
import { assignAttendance } from '@maktab/contracts/attendance/attendance-sheets'
import type { Input } from '@maktab/contracts/call'
import { laterScore } from '@maktab/domain/learning/given-scores'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../apps/server/test/call.ts'
import { classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { rebuildRollups } from '../../apps/server/src/features/insights/rollups.sql.ts'
import { checkDevices } from './agreement.ts'
import { chanceOf, type Chance } from './chance.ts'
import { openDevice } from './device.ts'
import { act, settle, type Given } from './outbox-run.ts'

const { learner, classmate, outsider, teacher, otherTeacher, principal } = people
const only = process.env['ATTENDANCE_SEED']
const seeds = only === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [Number(only)]
const began = new Date('2026-03-21T08:00:00.000Z')
const steps = 16

let school: School
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner.updateTable('institutions').set({ attendance_mode: 1 }).where('institution_id', '=', 10).execute()
  await owner.updateTable('users_classes').set({ joined_on: null }).execute()
  const term = { institution_id: 10, class_id: classA, from_date: '2026-03-01' }
  await owner
    .insertInto('class_teachers')
    .values([
      { ...term, user_id: teacher.user_id, to_date: null, is_substitute: false },
      { ...term, user_id: otherTeacher.user_id, to_date: '2026-04-01', is_substitute: true },
    ])
    .execute()
})
afterAll(() => school.close())

/** Each command says something of its own, by which it is found again. */
function marking(chance: Chance): { readonly name: string; readonly input: Input<typeof assignAttendance> } {
  const remark = chance.uuid()
  const chosen = [learner, classmate, outsider].filter(() => chance.is(0.6))
  const marked = chosen.length === 0 ? [learner] : chosen
  return {
    name: 'assignAttendance',
    input: {
      attendance_id: chance.uuid(),
      class_id: classA,
      attendance_date: chance.pick(['2026-03-19', '2026-03-20', '2026-03-21']),
      marks: marked.map(({ user_id }) => ({
        user_id,
        attendance_details_id: chance.uuid(),
        attendance_status: chance.pick([1, 2, 3, 4] as const),
        remark,
      })),
    },
  }
}

async function run(seed: number): Promise<number> {
  const db = school.database.owner
  await sql`truncate attendance_entries, attendance_details, attendance_sheets, rollup_class_day`.execute(db)
  const chance = chanceOf(70_000 + seed)
  school.clock.now = began
  const now = () => school.clock.now
  const owners = [teacher, otherTeacher, teacher, otherTeacher].slice(0, 2 + chance.below(3))
  const devices = await Promise.all(owners.map((owner) => openDevice(school, owner, chance, now)))
  for (const device of devices) if (chance.is(0.8)) await device.use((tab) => tab.sync())
  const given: Given[] = []
  for (let step = 0; step < steps; step += 1) {
    school.clock.now = new Date(now().getTime() + chance.below(5 * 60_000))
    const device = chance.pick(devices)
    if (chance.is(0.4)) await device.use((tab) => tab.sync())
    else await act(device, marking(chance), now(), given)
    if (chance.is(0.2)) await device.network.deliverLate(1)
    if (chance.is(0.1)) {
      const { name, input } = marking(chance)
      await value(school, assignAttendance, input, { as: principal, command_id: chance.uuid() })
      given.push({ name, input, at: now() })
    }
  }
  await settle(devices)
  for (const device of devices) expect(await device.tab().waiting()).toEqual([])

  const entries = await db
    .selectFrom('attendance_entries as e')
    .innerJoin('attendance_sheets as s', (join) => join.onRef('s.attendance_id', '=', 'e.attendance_id'))
    .select(['e.user_id', 'e.attendance_id', 'e.attendance_status', 'e.remark', 'e.entry_id', 'e.given_on'])
    .select(sql<string>`s.attendance_date::text`.as('day'))
    .execute()
  const said = given.flatMap(({ input }) => {
    const { attendance_date, marks } = input as Input<typeof assignAttendance>
    return marks.map((mark) => `${attendance_date} ${mark.user_id} ${mark.attendance_status} ${mark.remark}`)
  })
  expect(
    entries.map((one) => `${one.day} ${one.user_id} ${one.attendance_status} ${one.remark}`).sort(),
    'everything that was given is kept, once',
  ).toEqual(said.sort())

  const standing = await db.selectFrom('attendance_details').selectAll().execute()
  const latest = new Map<string, (typeof entries)[number]>()
  for (const entry of entries) {
    if (entry.user_id === outsider.user_id) continue
    const key = `${entry.attendance_id} ${entry.user_id}`
    const other = latest.get(key)
    const dated = (one: typeof entry) => ({ ...one, score_entry_id: one.entry_id, scored_on: one.given_on })
    latest.set(key, other ? laterScore(dated(entry), dated(other)) : entry)
  }
  const shown = (all: readonly { attendance_id: string; user_id: number; remark: string }[]) =>
    all.map((one) => `${one.attendance_id} ${one.user_id} ${one.remark}`).sort()
  expect(shown(standing), 'of each learner the mark given last stands').toEqual(shown([...latest.values()]))

  const days = () =>
    db
      .selectFrom('rollup_class_day')
      .select(['class_id', 'day', 'attended', 'attendance_marked'])
      .where('attendance_marked', '>', 0)
      .orderBy('day')
      .execute()
  const kept = await days()
  await school.database.doors.inSchool(principal, (inside) => rebuildRollups(inside, 10, now()))
  expect(await days(), 'the figures are those of a rebuild').toEqual(kept)
  await checkDevices(school, devices, 0)
  for (const device of devices) await device.close()
  return given.length
}

test(
  'of several who mark the same sheets everything is kept, what was given last stands, and all sides agree at the end',
  { timeout: 300_000 },
  async () => {
    let commands = 0
    for (const seed of seeds) {
      commands += await run(seed).catch((error: unknown) => {
        throw new Error(`ATTENDANCE_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      })
    }
    expect(commands).toBeGreaterThan(seeds.length)
  },
)
