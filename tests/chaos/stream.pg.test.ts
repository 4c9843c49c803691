/**
 * Chaos: two learners and their teacher, one of whom may have two devices, post, comment, like, pin, change and delete in one class, over a network
 * that loses, repeats and reorders, with clocks up to two years wrong and power that goes in the middle of a write. `STREAM_SEED=n` does one
 * run again.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classA, openSchool, people, type Person, type School } from '../../apps/server/test/school.ts'
import { checkDevices } from './agreement.ts'
import { chanceOf, type Chance } from './chance.ts'
import { openDevice, type Device } from './device.ts'
import { act, settle, type Command, type Given } from './outbox-run.ts'

const { learner, classmate, teacher } = people
const only = process.env['STREAM_SEED']
const seeds = only === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [Number(only)]
const began = new Date('2026-03-21T08:00:00.000Z')
const steps = 24

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

type Input = Readonly<Record<string, unknown>>

/** What somebody does next; each text is said once, by which it is found again. */
function acting(chance: Chance, person: Person, given: readonly Given[], authors: ReadonlyMap<Given, Person>): Command {
  const idsOf = (name: string, field: string, by?: Person) =>
    given
      .filter((one) => one.name === name && (by === undefined || authors.get(one) === by))
      .map(({ input }) => String((input as Input)[field]))
  const posts = idsOf('createStreamPost', 'post_id')
  const comments = idsOf('createStreamComment', 'comment_id')
  const text = chance.uuid()
  const kind = chance.next()
  if (posts.length === 0 || kind < 0.35)
    return { name: 'createStreamPost', input: { post_id: chance.uuid(), class_id: classA, text } }
  const post_id = chance.pick(posts)
  if (kind < 0.6) {
    const reply = comments.length > 0 && chance.is(0.4) ? { reply_to: chance.pick(comments) } : {}
    return { name: 'createStreamComment', input: { comment_id: chance.uuid(), post_id, text, ...reply } }
  }
  if (kind < 0.75) return { name: 'likeStreamPost', input: { post_id, is_liked: chance.is(0.6) } }
  const [own, ownComments] = [
    idsOf('createStreamPost', 'post_id', person),
    idsOf('createStreamComment', 'comment_id', person),
  ]
  if (kind < 0.87 && own.length > 0) return { name: 'updateStreamPost', input: { post_id: chance.pick(own), text } }
  if (kind < 0.92 && ownComments.length > 0)
    return { name: 'updateStreamComment', input: { comment_id: chance.pick(ownComments), text } }
  if (kind < 0.94) return { name: 'deleteStreamPost', input: { post_id } }
  return person === teacher
    ? { name: 'pinStreamPost', input: { post_id, is_pinned: chance.is(0.7) } }
    : { name: 'likeStreamPost', input: { post_id, is_liked: chance.is(0.5) } }
}

interface Words {
  readonly text: string
  readonly earlier_texts: readonly { readonly text: string }[]
}

/** Commands that the school did not take stay with their person, and only for what became of their post or comment meanwhile. */
async function refusedOn(devices: readonly Device[]): Promise<ReadonlySet<string>> {
  const texts = new Set<string>()
  for (const device of devices)
    for (const { input, refusal } of await device.refused()) {
      expect(['not_found', 'not_allowed', 'pin_limit']).toContain(refusal)
      texts.add(String((input as Input)['text']))
    }
  return texts
}

async function run(seed: number): Promise<number> {
  const db = school.database.owner
  await sql`truncate stream_posts, stream_comments, stream_likes, stream_reports, stream_moments`.execute(db)
  const chance = chanceOf(90_000 + seed)
  school.clock.now = began
  const now = () => school.clock.now
  const owners = [learner, classmate, teacher, ...chance.pick([[], [teacher], [learner]])]
  const devices = await Promise.all(owners.map((owner) => openDevice(school, owner, chance, now)))
  for (const device of devices) await device.use((tab) => tab.sync())
  const given: Given[] = []
  const authors = new Map<Given, Person>()
  // Some write faster than a class can read: they are slowed down, and nothing of it is lost.
  const pause = chance.is(0.4) ? 8_000 : 5 * 60_000
  for (let step = 0; step < steps; step += 1) {
    school.clock.now = new Date(now().getTime() + chance.below(pause))
    const device = chance.pick(devices)
    if (chance.is(0.35)) await device.use((tab) => tab.sync())
    else await act(device, acting(chance, device.owner, given, authors), now(), given)
    for (const one of given) if (!authors.has(one)) authors.set(one, device.owner)
    if (chance.is(0.2)) await device.network.deliverLate(1)
  }
  for (let minute = 0; minute < 6; minute += 1) {
    await settle(devices)
    school.clock.now = new Date(now().getTime() + 61_000)
  }
  const unsettled = await Promise.all(devices.map((device) => device.tab().waiting()))
  expect(unsettled.flat().filter(({ refusal }) => refusal === null)).toEqual([])

  const refused = await refusedOn(devices)
  const said = given.flatMap(({ input }) => {
    const { text } = input as Input
    return typeof text === 'string' && !refused.has(text) ? [text] : []
  })
  const rows = await db
    .selectFrom('stream_posts')
    .select(['text', 'earlier_texts'])
    .unionAll(db.selectFrom('stream_comments').select(['text', 'earlier_texts']))
    .execute()
  const kept = (rows as unknown as Words[]).flatMap(({ text, earlier_texts }) => [
    text,
    ...earlier_texts.map((one) => one.text),
  ])
  expect(kept.sort(), 'everything that was said is kept, once').toEqual(said.sort())

  const { rows: counts } = await sql<{ comments: number; likes: number; counted: number; liked: number }>`
    select p.comments, p.likes, (select count(*) from stream_comments s where s.post_id = p.post_id and not s.is_deleted)::int as counted,
      (select count(*) from stream_likes l where l.post_id = p.post_id and l.is_liked)::int as liked from stream_posts p`.execute(
    db,
  )
  for (const { comments, likes, counted, liked } of counts) expect([comments, likes]).toEqual([counted, liked])
  const pinned = await db.selectFrom('stream_posts').select('post_id').where('is_pinned', '=', true).execute()
  expect(pinned.length).toBeLessThanOrEqual(5)
  await checkDevices(school, devices, 0)
  for (const device of devices) await device.close()
  return given.length
}

test(
  'of several who speak in one class everything is kept once, counts are right, and all sides agree at the end',
  { timeout: 300_000 },
  async () => {
    let commands = 0
    for (const seed of seeds)
      commands += await run(seed).catch((error: unknown) => {
        throw new Error(`STREAM_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      })
    expect(commands).toBeGreaterThan(seeds.length * 5)
  },
)
