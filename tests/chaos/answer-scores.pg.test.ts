/**
 * Chaos: two teachers score the same answers on a device each, over a network that loses, repeats and reorders, with clocks up to two
 * years wrong and power that goes in the middle of a write. `SCORES_SEED=n` does one run again.
 */
import { randomUUID } from 'node:crypto'
import { scoreAnswers } from '@maktab/contracts/learning/answer-scores'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { laterScore } from '@maktab/domain/learning/given-scores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../apps/server/test/call.ts'
import { ask, everyKind } from '../../apps/server/test/questions.ts'
import { assessment, course, lessonOne, openSchool, type Person, type School } from '../../apps/server/test/school.ts'
import { checkDevices } from './agreement.ts'
import { chanceOf, type Chance } from './chance.ts'
import { openDevice } from './device.ts'
import { act, settle, type Given } from './outbox-run.ts'
import { layDownClass, type SmallClass } from './small-class.ts'

const only = process.env['SCORES_SEED']
const seeds = only === undefined ? Array.from({ length: 10 }, (_, index) => index + 1) : [Number(only)]
const began = new Date('2026-03-21T08:00:00.000Z')
const steps = 16
const asked = everyKind.filter(({ kind }) => ['true_false', 'long_answer'].includes(kind))
const second = { ...asked.find(({ kind }) => kind === 'long_answer')!, question_id: 'second' }

let school: School
beforeAll(async () => {
  school = await openSchool()
  await ask(school, [...asked, second])
})
afterAll(() => school.close())

async function colleagueIn(
  { class_id, teacher: { institution_id, tenant_id } }: SmallClass,
  run: number,
): Promise<Person> {
  const colleague: Person = {
    user_id: 3_000_000 + run,
    institution_id,
    tenant_id,
    role: 'teacher',
    username: `colleague${run}`,
  }
  const { user_id, username } = colleague
  const db = school.database.owner
  await db
    .insertInto('users')
    .values({
      institution_id,
      user_id,
      username,
      full_name: username,
      roles: ['teacher'],
      active_role: 'teacher',
      current_language: 'en',
    })
    .execute()
  await db.insertInto('users_classes').values({ institution_id, class_id, user_id, role: 'teacher' }).execute()
  return colleague
}

function scoring(chance: Chance, made: SmallClass, sync_guid: string) {
  const score = () => ({ levels: { clear: chance.pick(['no', 'half', 'yes']) }, remark: `${chance.below(1000)}` })
  const scores = chance.pick([
    () => ({ long_answer: score() }),
    () => ({ second: score() }),
    () => ({ long_answer: score(), second: score() }),
  ])()
  return { name: 'scoreAnswers', input: { sync_guid, user_id: made.learner.user_id, class_id: made.class_id, scores } }
}

async function run(seed: number): Promise<number> {
  const chance = chanceOf(seed)
  school.clock.now = began
  const made = await layDownClass(school, 30_000 + seed, chance.uuid, began)
  const colleague = await colleagueIn(made, seed)
  const sync_guid = randomUUID()
  const tracked = {
    sync_guid,
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: made.class_id,
    answers: { true_false: ['true'], long_answer: ['Because.'], second: ['So.'] },
    time_spent_in_seconds: 60,
  }
  await value(
    school,
    recordAttempt,
    { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
    { as: made.learner },
  )
  const now = () => school.clock.now
  const devices = [
    await openDevice(school, made.teacher, chance, now),
    await openDevice(school, colleague, chance, now),
  ]
  for (const device of devices) if (chance.is(0.8)) await device.use((tab) => tab.sync())

  const given: Given[] = []
  for (let step = 0; step < steps; step += 1) {
    school.clock.now = new Date(now().getTime() + chance.below(5 * 60_000))
    const device = chance.pick(devices)
    if (chance.is(0.4)) await device.use((tab) => tab.sync())
    else await act(device, scoring(chance, made, sync_guid), now(), given)
    if (chance.is(0.2)) await device.network.deliverLate(1)
    if (chance.is(0.1)) {
      const { name, input } = scoring(chance, made, sync_guid)
      await value(school, scoreAnswers, input, { as: made.teacher, command_id: chance.uuid() })
      given.push({ name, input, at: now() })
    }
  }
  await settle(devices)

  for (const device of devices) expect(await device.tab().waiting()).toEqual([])
  const db = school.database.owner
  const entries = await db.selectFrom('answer_score_entries').selectAll().where('sync_guid', '=', sync_guid).execute()
  const words = (all: readonly unknown[]) =>
    all
      .map((scores) =>
        JSON.stringify(
          Object.entries(scores as object)
            .sort()
            .map(([question_id, score]) => [question_id, (score as { remark: string }).remark]),
        ),
      )
      .sort()
  expect(words(entries.map(({ scores }) => scores))).toEqual(
    words(given.map(({ input }) => (input as { scores: unknown }).scores)),
  )
  const attempt = await db
    .selectFrom('users_content_attempts')
    .selectAll()
    .where('sync_guid', '=', sync_guid)
    .executeTakeFirstOrThrow()
  for (const question_id of ['long_answer', 'second']) {
    const own = entries.filter(({ scores }) => question_id in (scores as object))
    const counts = own.length === 0 ? undefined : own.reduce((one, other) => laterScore(one, other))
    expect((attempt.scores as Record<string, unknown>)[question_id]).toEqual(
      (counts?.scores as Record<string, unknown> | undefined)?.[question_id],
    )
  }
  const last = entries.length === 0 ? undefined : entries.reduce((one, other) => laterScore(one, other))
  if (last) expect([last.accuracy, last.scored_by]).toEqual([attempt.accuracy, attempt.scored_by])
  // However often it was scored, it counts once.
  const standing = await db
    .selectFrom('users_content')
    .select(['attempts', 'accuracy'])
    .where('user_id', '=', made.learner.user_id)
    .executeTakeFirst()
  expect([standing?.attempts ?? 0, standing?.accuracy ?? null]).toEqual(
    attempt.waiting_questions === 0 ? [1, attempt.accuracy] : [0, null],
  )
  await checkDevices(school, devices, made.assignment_ids.length)
  for (const device of devices) await device.close()
  return given.length
}

test(
  'of two teachers everything is kept, what was given last counts, and all sides agree at the end',
  { timeout: 300_000 },
  async () => {
    let commands = 0
    for (const seed of seeds) {
      commands += await run(seed).catch((error: unknown) => {
        throw new Error(`SCORES_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      })
    }
    expect(commands).toBeGreaterThan(seeds.length)
  },
)
