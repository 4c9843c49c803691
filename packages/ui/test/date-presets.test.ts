import { expect, test } from 'vitest'
import { datePresets, lengthOfPreset, spanOfPreset } from '../src/dates/date-presets.ts'
import type { DatePreset } from '../src/dates/date-presets.ts'

test.each([
  ['all', undefined, undefined],
  ['7d', '2026-11-14', '2026-11-20'],
  ['14d', '2026-11-07', '2026-11-20'],
  ['30d', '2026-10-22', '2026-11-20'],
  ['3m', '2026-08-21', '2026-11-20'],
  ['6m', '2026-05-21', '2026-11-20'],
  ['12m', '2025-11-21', '2026-11-20'],
] as [DatePreset, string | undefined, string | undefined][])('%s ends today and begins on %s', (preset, from, to) => {
  expect(spanOfPreset(preset, '2026-11-20', 'gregorian')).toEqual(from === undefined ? {} : { from, to })
})

test('months are those of the calendar: 31 Sunbula less six months is 29 Hut of a common year', () => {
  expect(spanOfPreset('6m', '2026-09-22', 'solar')).toEqual({ from: '2026-03-21', to: '2026-09-22' })
  expect(spanOfPreset('3m', '2026-05-31', 'gregorian')).toEqual({ from: '2026-03-01', to: '2026-05-31' })
})

test('the presets are the seeds’', () => {
  expect(datePresets.map(lengthOfPreset)).toEqual([
    undefined,
    { days: 7 },
    { days: 14 },
    { days: 30 },
    { months: 3 },
    { months: 6 },
    { months: 12 },
  ])
})
