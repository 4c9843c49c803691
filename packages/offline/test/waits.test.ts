/** A refusal that time heals: the command goes on waiting, what was given after it waits behind it, and both are sent by themselves. */
import { refusals } from '@maktab/contracts/refusals'
import { checkTime } from '@maktab/contracts/tenants/configuration'
import { expect, test } from 'vitest'
import { answerOf } from '../src/outbox.ts'
import { phoneOf } from './phone.ts'
import { ScriptedServer } from './scripted-server.ts'
import { assignmentId, classRows, score, teacher } from './small-class.ts'

/** Three scores given without a network; the school tells the second one to wait for a minute. */
async function waiting({ wait_seconds = 60 }: { wait_seconds?: number | undefined } = {}) {
  const server = new ScriptedServer()
  server.rows = classRows
  const phone = phoneOf(teacher, server.fetch)
  const tab = await phone.openTab()
  await tab.sync()
  for (const given of [1, 2, 3]) await tab.perform('scoreSubmission', score(given), [], `score ${given}`)
  server.refused.set('score 2', refusals.not_allowed.code)
  server.waits.set('score 2', wait_seconds)
  // Asked for where the device's clock was set.
  server.replies.set(checkTime.path, () => ({ error_code: 0, data: { utc_datetime: server.clock().toISOString() } }))
  const heal = () => {
    server.waits.delete('score 2')
    server.refused.delete('score 2')
  }
  const later = (seconds: number) => (phone.clock.now = new Date(phone.clock.now.getTime() + seconds * 1_000))
  const sent = () => server.commands.map(({ command_id }) => command_id)
  return { server, phone, tab, later, heal, sent }
}

const shown = (...parts: object[]) => ({
  value: { list: expect.arrayContaining(parts.map((part) => expect.objectContaining(part) as object)) },
})

test('the command is shown as done, and it and what was given after it are sent when its time is over', async () => {
  const { tab, later, heal, sent } = await waiting()
  const before = { waiting: 1, refused: 0, held_seconds: 60 }
  expect(await tab.sync()).toMatchObject(before)
  expect((await tab.waiting()).map(({ command_id, refusal }) => [command_id, refusal])).toEqual([
    ['score 2', null],
    ['score 3', null],
  ])
  expect(await tab.answer('listSubmissions', { assignment_id: assignmentId })).toMatchObject(shown({ score: 3 }))
  heal()
  later(59)
  await tab.perform('scoreSubmission', score(4), [], 'score 4')
  expect(await tab.sync()).toMatchObject({ ...before, held_seconds: 1 })
  expect(sent()).toEqual(['score 1', 'score 2'])
  later(1)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(sent()).toEqual(['score 1', 'score 2', 'score 2', 'score 3', 'score 4'])
})

test('rows of the school arrive while a command waits, and it is shown on top of them', async () => {
  const { server, tab } = await waiting()
  server.rows = { users: [{ user_id: 1002, full_name: 'Spogmai Amin', username: 'spogmai', is_deleted: false }] }
  await tab.sync()
  expect(await tab.answer('listSubmissions', { assignment_id: assignmentId })).toMatchObject(
    shown({ score: 3 }, { full_name: 'Spogmai Amin' }),
  )
})

test('the wait outlives the page', async () => {
  const { tab, phone, later, heal, sent } = await waiting()
  await tab.sync()
  await tab.close()
  heal()
  const next = await phone.openTab()
  expect(await next.sync()).toMatchObject({ held_seconds: 60 })
  expect(sent()).toEqual(['score 1', 'score 2'])
  later(60)
  expect(await next.sync()).toMatchObject({ waiting: 0 })
})

test('told to wait ten times it waits ten times, and is refused at the eleventh; what is behind it goes on', async () => {
  const { tab, later, sent } = await waiting()
  for (let wait = 0; wait < 10; wait += 1) {
    expect(await tab.sync()).toMatchObject({ waiting: 1, refused: 0 })
    later(60)
  }
  await tab.sync()
  expect((await tab.waiting()).map(({ command_id, refusal }) => [command_id, refusal])).toEqual([
    ['score 2', 'not_allowed'],
    ['score 3', null],
  ])
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(sent()).toEqual(['score 1', ...Array.from({ length: 11 }, () => 'score 2'), 'score 3'])
})

test('sent again by its person a refused command may wait anew', async () => {
  const { tab, later } = await waiting()
  for (let wait = 0; wait < 11; wait += 1) {
    await tab.sync()
    later(60)
  }
  await tab.sync()
  await tab.retryRefused()
  expect(await tab.sync()).toMatchObject({ waiting: 1, refused: 0, held_seconds: 60 })
})

test.each([
  ['set back', -3_600],
  ['set forward', 3_600],
])('a clock that is %s holds a command no longer than its wait', async (_how, seconds) => {
  const { tab, later, heal, sent } = await waiting()
  await tab.sync()
  heal()
  later(seconds)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(sent()).toEqual(['score 1', 'score 2', 'score 2', 'score 3'])
})

test('whatever the school says, other work waits an hour behind it at most', async () => {
  const { tab } = await waiting({ wait_seconds: 90_000 })
  expect(await tab.sync()).toMatchObject({ held_seconds: 3_600 })
})

test.each([0, -5, Number.NaN, 'long'])('a wait of %s is none: the command is refused', async (wait_seconds) => {
  const { tab } = await waiting({ wait_seconds: wait_seconds as number })
  await tab.sync()
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
})

test('of an older school, which says nothing of a wait, a refusal is final', async () => {
  const { server, tab, sent } = await waiting()
  server.waits.clear()
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 1 })
  expect(sent()).toEqual(['score 1', 'score 2', 'score 3'])
})

test('a refusal that is decided on the device says to the screen how long it lasts', () => {
  expect(answerOf({ ok: false, refusal: 'too_many_tries', wait_seconds: 7 })).toEqual({
    ok: false,
    refusal: 'too_many_tries',
    wait_seconds: 7,
  })
})
