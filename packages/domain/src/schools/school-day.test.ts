import { expect, it } from 'vitest'
import { schoolDay } from './school-day.ts'

it.each([
  ['2026-03-20T19:29:59Z', 'Asia/Kabul', '2026-03-20'],
  ['2026-03-20T19:30:00Z', 'Asia/Kabul', '2026-03-21'],
  ['2026-03-20T19:00:00Z', 'Asia/Karachi', '2026-03-21'],
  ['2026-03-20T19:00:00Z', 'UTC', '2026-03-20'],
])('%s in %s is %s', (moment, zone, day) => {
  expect(schoolDay(new Date(moment), zone)).toBe(day)
})
