import { expect, test } from 'vitest'
import { afterKey, afterTyping, inHalf, partsOfTime, timeOfParts } from '../src/dates/time-boxes.ts'
import type { TimeBox } from '../src/dates/time-boxes.ts'

test.each([
  ['08:30', 'hour', 'ArrowUp', '09:30'],
  ['23:30', 'hour', 'ArrowUp', '00:30'],
  ['00:30', 'hour', 'ArrowDown', '23:30'],
  ['08:59', 'minute', 'ArrowUp', '08:00'],
  ['08:05', 'minute', 'PageDown', '08:55'],
  ['22:00', 'hour', 'PageUp', '01:00'],
  ['08:30', 'hour', 'Home', '00:30'],
  ['08:30', 'minute', 'End', '08:59'],
  ['08:30', 'minute', 'Backspace', ''],
  ['08:30', 'hour', 'Delete', ''],
] as [string, TimeBox, string, string][])('from %s, %s, %s leads to "%s"', (from, box, key, to) => {
  expect(timeOfParts(afterKey(partsOfTime(from), box, key) ?? { isAfternoon: false })).toBe(to)
})

test('other keys mean nothing to a box, and an empty one begins in the morning', () => {
  expect(afterKey(partsOfTime('08:30'), 'hour', 'a')).toBeUndefined()
  expect(afterKey({ isAfternoon: false }, 'hour', 'ArrowUp')).toMatchObject({ hour: 8 })
  expect(afterKey({ isAfternoon: false }, 'minute', 'ArrowDown')).toMatchObject({ minute: 0 })
})

test.each([
  ['08:30', 'hour', '1', false, '01:30', false],
  ['08:30', 'hour', '۱۵', false, '15:30', true],
  ['08:30', 'hour', '3', false, '03:30', true],
  // No hour has the number 25: the last digit counts.
  ['08:30', 'hour', '25', false, '05:30', true],
  ['08:30', 'minute', '5', false, '08:05', false],
  ['08:30', 'minute', '٤٥', false, '08:45', true],
  ['08:30', 'minute', '7', false, '08:07', true],
  ['08:30', 'hour', '3', true, '03:30', true],
  ['20:30', 'hour', '3', true, '15:30', true],
  ['08:30', 'hour', '12', true, '00:30', true],
  ['20:30', 'hour', '12', true, '12:30', true],
  ['08:30', 'hour', '15', true, '15:30', true],
  ['08:30', 'hour', '1', true, '01:30', false],
] as [string, TimeBox, string, boolean, string, boolean][])(
  'into %s, %s, typed "%s" (halved: %s) gives %s, full: %s',
  (from, box, text, isHalved, to, isFull) => {
    const after = afterTyping(partsOfTime(from), box, text, isHalved)
    expect(after?.isFull).toBe(isFull)
    expect(after && timeOfParts(after.parts)).toBe(to)
  },
)

test('letters are no time', () => {
  expect(afterTyping(partsOfTime('08:30'), 'hour', 'x', false)).toBeUndefined()
  expect(partsOfTime('soon')).toEqual({ isAfternoon: false })
})

test('the other half of the day keeps the figures', () => {
  expect(timeOfParts(inHalf(partsOfTime('00:15'), true))).toBe('12:15')
  expect(timeOfParts(inHalf(partsOfTime('15:35'), false))).toBe('03:35')
  expect(inHalf({ isAfternoon: false }, true)).toEqual({ isAfternoon: true })
})
