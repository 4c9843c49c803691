import { expect, test } from 'vitest'
import { isClockRight, serverTime } from './time-check.ts'

const server = new Date('2026-09-01T06:00:00.000Z')
test.each([
  ['2026-09-01T06:00:00.000Z', true],
  ['2026-09-01T06:05:00.000Z', true],
  ['2026-09-01T05:55:00.000Z', true],
  ['2026-09-01T06:05:00.001Z', false],
  ['2026-09-01T05:54:59.999Z', false],
  ['2028-09-01T06:00:00.000Z', false],
])('%s', (device, isRight) => expect(isClockRight({ device: new Date(device), server })).toBe(isRight))

test.each([
  [
    'before the server was heard, the device is believed',
    '',
    0,
    '2026-09-01T06:00:00.000Z',
    '2026-09-01T06:00:00.000Z',
  ],
  [
    'a clock that is a day behind is moved on',
    '2026-09-01T06:00:00.000Z',
    86_400_000,
    '2026-09-03T06:00:00.000Z',
    '2026-09-04T06:00:00.000Z',
  ],
  [
    'a clock that is a day ahead is moved back',
    '2026-09-01T06:00:00.000Z',
    -86_400_000,
    '2026-09-03T06:00:00.000Z',
    '2026-09-02T06:00:00.000Z',
  ],
  [
    'a clock that fell back to 2015 is never before what was heard',
    '2026-09-01T06:00:00.000Z',
    0,
    '2015-01-01T00:00:00.000Z',
    '2026-09-01T06:00:00.000Z',
  ],
])('%s', (_, heard_on, clock_offset_ms, at, time) =>
  expect(serverTime({ heard_on, clock_offset_ms }, new Date(at)).toISOString()).toBe(time),
)
