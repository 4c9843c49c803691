import { expect, test } from 'vitest'
import { takeTurns } from './turns.ts'

/** Asks for work of these callers in this order, and answers the order in which it was done. */
async function orderOf(callers: readonly string[], atOnce = 1): Promise<readonly string[]> {
  const inTurn = takeTurns(atOnce)
  const done: string[] = []
  await Promise.all(callers.map((caller) => inTurn(caller, async () => void done.push(caller))))
  return done
}

test.each([
  ['one caller is served in the order of arrival', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
  ['a caller who comes last waits for one piece of work of each other', [...'aaaaaab'], [...'abaaaaa']],
  ['three callers take turns', [...'aaabbbccc'], [...'abcabcabc']],
])('%s', async (_, asked, done) => {
  expect(await orderOf(asked)).toEqual(done)
})

test('no more run together than may, and work that fails ends its turn', async () => {
  const inTurn = takeTurns(2)
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, (running += 1))
    await Promise.resolve()
    running -= 1
    throw new Error('it failed')
  }
  const ends = await Promise.allSettled([...'aabbccd'].map((caller) => inTurn(caller, work)))
  expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 'rejected'))
  expect([running, most]).toEqual([0, 2])
  expect(await inTurn('e', async () => 'done')).toBe('done')
})
