import type { AnyAnswer } from '@maktab/client/call'
import type { Client } from '@maktab/client/routing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isRemembered } from './may-remember.ts'
import { forgetSignIn, rememberSignIn } from './remembered-sign-in.ts'
import { signInSilently } from './silent-sign-in.ts'

const passwordHash = 'ab'.repeat(32)
let performed: unknown[]
const clientThatAnswers = (answer: AnyAnswer) =>
  ({ perform: async (_call: unknown, input: unknown) => (performed.push(input), answer) }) as unknown as Client

beforeEach(() => {
  performed = []
})
afterEach(forgetSignIn)

test('what is remembered signs in, muted', async () => {
  await rememberSignIn({ username: 'amina', passwordHash })
  expect(await signInSilently(clientThatAnswers({ ok: true, value: { user_id: 7 } }))).toEqual({ user_id: 7 })
  expect(performed).toEqual([{ username: 'amina', password: passwordHash, isForcedOnline: true, isMute: true }])
})

test('nothing remembered: nothing is asked', async () => {
  expect(await signInSilently(clientThatAnswers({ ok: true, value: {} }))).toBeUndefined()
  expect(performed).toEqual([])
})

test.each<[string, AnyAnswer, boolean]>([
  ['a password that was changed is forgotten', { ok: false, refusal: 'invalid_credentials' }, false],
  ['a line that is dead forgets nothing', { ok: false, failure: 'unreachable' }, true],
])('%s', async (_, answer, stays) => {
  await rememberSignIn({ username: 'amina', passwordHash })
  expect(await signInSilently(clientThatAnswers(answer))).toBeUndefined()
  expect(isRemembered()).toBe(stays)
})
