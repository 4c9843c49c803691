import { expect, test } from 'vitest'
import { openSpreadTries } from './tries.ts'

const start = new Date('2026-03-21T04:00:00.000Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const tenMinutes = 600_000

test('an address is asked from the 101st name on, is told of once, and no longer ten minutes after', () => {
  const tries = openSpreadTries()
  for (let name = 1; name <= 100; name++) expect(tries.note('a', `learner ${name}`, start)).toBe(false)
  expect(tries.isAsked('a', start)).toBe(false)
  expect(tries.note('a', 'learner 101', start)).toBe(true)
  expect(tries.note('a', 'learner 102', start)).toBe(false)
  expect([tries.isAsked('a', start), tries.isAsked('b', start)]).toEqual([true, false])
  expect(tries.isAsked('a', after(tenMinutes - 1))).toBe(true)
  expect(tries.isAsked('a', after(tenMinutes))).toBe(false)
})
test('one name that fails often asks nobody, and neither do a hundred over a longer time', () => {
  const tries = openSpreadTries()
  for (let again = 1; again <= 500; again++) tries.note('a', 'learner', start)
  for (let name = 1; name <= 400; name++) tries.note('b', `learner ${name}`, after(name * 7_000))
  expect([tries.isAsked('a', start), tries.isAsked('b', after(2_800_000))]).toEqual([false, false])
})
test('moments of a clock that was ahead are over', () => {
  const tries = openSpreadTries()
  for (let name = 1; name <= 101; name++) tries.note('a', `learner ${name}`, after(86_400_000))
  expect(tries.isAsked('a', start)).toBe(false)
})
test('tries that are decided in another order than they came all count', () => {
  const tries = openSpreadTries()
  for (let name = 1; name <= 101; name++) tries.note('a', `learner ${name}`, after(101 - name))
  expect(tries.isAsked('a', start)).toBe(true)
})
test('the addresses that tried last are remembered, a hundred thousand names of all together', () => {
  const tries = openSpreadTries()
  for (let name = 1; name <= 101; name++) tries.note('first', `learner ${name}`, start)
  for (let address = 1; address <= 900; address++)
    for (let name = 1; name <= 111; name++) tries.note(`address ${address}`, `learner ${name}`, start)
  for (let address = 901; address < 9_900; address++) tries.note(`address ${address}`, 'learner', start)
  expect(tries.isAsked('first', start)).toBe(true)
  tries.note('one more', 'learner', start)
  expect([tries.isAsked('first', start), tries.isAsked('address 1', start)]).toEqual([false, true])
})
