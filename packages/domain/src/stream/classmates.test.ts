import { expect, test } from 'vitest'
import { seesClassmates } from './classmates.ts'

test.each([
  ['where learners speak to each other', { is_off: false, learners_write: true }, true],
  ['where learners only read', { is_off: false, learners_write: false }, false],
  ['where the stream is off', { is_off: true, learners_write: true }, false],
] as const)('a learner is told the names of the class: %s', (_where, stream, is) =>
  expect(seesClassmates(stream)).toBe(is),
)
