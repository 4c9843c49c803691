import { expect, test } from 'vitest'
import { sandboxOf } from './package-reader.ts'

test.each([
  ['scorm_1_2', true],
  ['scorm_2004', true],
  ['h5p', false],
  ['web', false],
] as const)('the frame of %s may ask by a dialog: %s', (runtime, mayAsk) => {
  const tokens = sandboxOf(runtime).split(' ')
  expect(tokens.includes('allow-modals')).toBe(mayAsk)
  expect(tokens).not.toContain('allow-popups')
  expect(tokens).not.toContain('allow-top-navigation')
})
