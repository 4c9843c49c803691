import { expect, it } from 'vitest'
import { isHeard } from './silence.ts'

const moment = { now: new Date('2026-03-21T08:00:00Z'), today: '2026-03-21' }

it.each([
  ['who neither worked nor synced', null, null, false],
  ['who worked today without a device', null, '2026-03-21', true],
  ['who worked on the first of seven days', null, '2026-03-15', true],
  ['who worked a day before', null, '2026-03-14', false],
  ['whose device synced seven days ago', '2026-03-14T08:00:00Z', null, true],
  ['whose device synced a minute before that', '2026-03-14T07:59:00Z', null, false],
  ['whose device is silent, and who works elsewhere', '2026-01-01T08:00:00Z', '2026-03-20', true],
  ['whose device synced, and who did not work', '2026-03-20T08:00:00Z', '2026-01-10', true],
])('a learner %s: synced %j, worked %j, heard of %j', (_who, synced_on, worked_day, expected) => {
  expect(isHeard({ synced_on: synced_on === null ? null : new Date(synced_on), worked_day }, moment)).toBe(expected)
})
