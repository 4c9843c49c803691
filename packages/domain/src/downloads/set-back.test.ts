import { expect, it } from 'vitest'
import { isSetBack } from './set-back.ts'

const heard_on = '2026-03-21T08:00:00.000Z'

it.each([
  ['another epoch', { heard_on, epoch: 'a' }, 'b', true],
  ['a first epoch', { heard_on, epoch: '' }, 'b', true],
  ['the same epoch', { heard_on, epoch: 'b' }, 'b', false],
  ['no epoch, as always', { heard_on, epoch: '' }, '', false],
  ['an older server', { heard_on, epoch: 'a' }, undefined, false],
  ['the first words of a server', { heard_on: '', epoch: '' }, 'b', false],
])('by %s a device knows whether its server was set back', (_, state, told, expected) => {
  expect(isSetBack(state, told)).toBe(expected)
})
