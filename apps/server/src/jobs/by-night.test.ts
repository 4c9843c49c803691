import { expect, it } from 'vitest'
import { isDueByNight } from './by-night.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)

it.each([
  ['without one', undefined, '28T12:00', 12, true],
  ['the night after', '27T01:30', '28T01:10', 1, true],
  ['in the same night', '28T01:10', '28T03:00', 3, false],
  ['in the morning after a night', '28T01:10', '28T09:00', 9, false],
  ['by day, where the computer was off at night', '27T08:00', '28T09:00', 9, false],
  ['by day, a day and two hours later', '27T08:00', '28T10:00', 10, true],
  ['with a last one that lies ahead', '29T08:00', '28T10:00', 10, true],
])('the work of a night is due or not, %s', (_, last, now, hour, expected) => {
  expect(isDueByNight({ last: last === undefined ? undefined : at(last), now: at(now), hour })).toBe(expected)
})
