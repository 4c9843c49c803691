/** What a batch says of a command that is refused until a moment, whichever call it is of. */
import { randomUUID } from 'node:crypto'
import { refuse, refuseUntil } from '@maktab/contracts/outcome'
import { refusals } from '@maktab/contracts/refusals'
import { expect, test } from 'vitest'
import type { Answer, GateContext } from '#calls/handle.ts'
import { syncing } from './sync-up.ts'

const now = new Date('2026-03-21T08:00:00.000Z')

/** Sends one command for each answer, and tells which of them were done. */
async function send(...given: Answer[]) {
  const done: string[] = []
  const data = given.map(() => ({ command_id: randomUUID(), path: 'a/call', input: {}, at: now.toISOString() }))
  const dispatch: GateContext['dispatch'] = async ({ command_id }) => {
    done.push(command_id)
    return given[done.length - 1] ?? null
  }
  if (syncing.syncUp.place !== 'gate') throw new Error('a batch is answered at the gate')
  const outcome = await syncing.syncUp.run(
    { dispatch } as GateContext,
    { json_data: JSON.stringify({ data }) } as never,
  )
  if (!outcome.ok) throw new Error(outcome.refusal)
  const { answers } = outcome.value as { answers: { error_code: number; wait_seconds?: number }[] }
  return { answers, done: done.length }
}

const accepted: Answer = { ok: true, value: {} }
const tooMany = (seconds: number): Answer =>
  refuseUntil('too_many_tries', new Date(now.getTime() + seconds * 1_000), now)

test('its wait is said, and the commands behind it are left for another time', async () => {
  const { answers, done } = await send(accepted, tooMany(40), accepted)
  expect(answers).toMatchObject([{ error_code: 0 }, { error_code: refusals.too_many_tries.code, wait_seconds: 40 }])
  expect([answers.length, done]).toEqual([2, 2])
})

test('a wait that is over already is said as one second', async () => {
  expect((await send(tooMany(-3))).answers).toMatchObject([{ wait_seconds: 1 }])
})

test('of any other refusal no wait is said, and the commands behind it are done', async () => {
  const { answers, done } = await send(refuse('not_allowed'), accepted)
  expect([answers.map((answer) => 'wait_seconds' in answer), done]).toEqual([[false, false], 2])
})
