import { expect, test } from 'vitest'
import { isClockRight } from './time-check.ts'

const server = new Date('2026-09-01T06:00:00.000Z')
test.each([
  ['2026-09-01T06:00:00.000Z', true],
  ['2026-09-01T06:05:00.000Z', true],
  ['2026-09-01T05:55:00.000Z', true],
  ['2026-09-01T06:05:00.001Z', false],
  ['2026-09-01T05:54:59.999Z', false],
  ['2028-09-01T06:00:00.000Z', false],
])('%s', (device, isRight) => expect(isClockRight({ device: new Date(device), server })).toBe(isRight))
