/**
 * Chaos around a move to another campus: a learner works on a second device that is out of reach, moves on the first, and
 * comes in on the second as who they are now. `MOVE_SEED=n` does one run again.
 */
import { listEarlierSelves } from '@maktab/contracts/access/earlier-selves'
import { migrateLearner } from '@maktab/contracts/access/migrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../apps/server/test/call.ts'
import { openSchool, type School } from '../../apps/server/test/school.ts'
import { checkHandedIn, checkOutboxes, checkProgress } from './agreement.ts'
import { chanceOf } from './chance.ts'
import { openDevice } from './device.ts'
import { act, learn, settle, syncOnce, type Given } from './outbox-run.ts'
import { layDownClass, type SmallClass } from './small-class.ts'

const only = process.env['MOVE_SEED']
const seeds = only === undefined ? Array.from({ length: 25 }, (_, index) => index + 1) : [Number(only)]
const began = new Date('2026-03-21T08:00:00.000Z')
const steps = 14

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

/** An account for the learner of the class, and their move to the other school. */
async function arrange(
  { learner: { institution_id: from_institution, tenant_id, user_id }, teacher }: SmallClass,
  section: string,
): Promise<void> {
  const db = school.database.owner
  await db
    .insertInto('credentials')
    .values({ tenant_id, institution_id: from_institution, user_id, password_hash: 'none' })
    .execute()
  const move = {
    migration_type: 1,
    from_institution,
    to_institution: 20,
    grade: '6',
    from_section: section,
    to_section: 'A',
    classes: '[]',
    set_by: teacher.user_id,
    set_on: began,
  }
  await db
    .insertInto('pending_migrations')
    .values({ tenant_id, user_id, ...move })
    .execute()
}

async function run(seed: number): Promise<number> {
  const chance = chanceOf(seed)
  school.clock.now = began
  const made = await layDownClass(school, 20_000 + seed, chance.uuid, began)
  await arrange(made, `${20_000 + seed}`)
  let token: string | undefined
  const now = () => school.clock.now
  const device = await openDevice(school, made.learner, chance, now, () =>
    token === undefined ? school.bearerOf(made.learner) : token || undefined,
  )
  await syncOnce(device)

  const given: Given[] = []
  for (let step = 0; step < steps; step += 1) {
    school.clock.now = new Date(now().getTime() + chance.below(5 * 60_000))
    if (chance.is(0.2)) await device.use((tab) => tab.sync())
    else await act(device, learn(chance, made), now(), given)
  }
  school.clock.now = new Date(now().getTime() + 1)
  const asked = { grade: '6', from_section: `${20_000 + seed}`, to_section: 'A', to_institution: 20 }
  const { auth_token: bearer } = await value(school, migrateLearner, asked, { as: made.learner })
  school.clock.now = new Date(now().getTime() + 1)
  // The sessions of before are over.
  token = ''
  expect((await device.tab().sync()).waiting).toBe(
    (await device.tab().waiting()).filter(({ refusal }) => refusal === null).length,
  )
  const { list } = await value(school, listEarlierSelves, {}, { bearer })
  token = list[0]?.auth_token ?? ''
  for (let tries = 0; tries < 4; tries += 1) await device.use((tab) => tab.sync())
  await settle([device])

  const finished = { made, devices: [device], given, began, lostTime: false, isMissing: false }
  await checkOutboxes(finished)
  await checkHandedIn(school, finished)
  await checkProgress(school, finished)
  const there = await school.database.owner
    .selectFrom('users_content')
    .select('user_id')
    .where('institution_id', '=', 20)
    .execute()
  expect(there).toEqual([])
  await device.close()
  return given.length
}

test('whatever was done before a move is at the campus where it was done, once', { timeout: 300_000 }, async () => {
  let commands = 0
  for (const seed of seeds) {
    commands += await run(seed).catch((error: unknown) => {
      throw new Error(`MOVE_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    })
  }
  expect(commands).toBeGreaterThan(seeds.length)
})
