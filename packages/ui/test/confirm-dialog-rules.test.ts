import { expect, test } from 'vitest'
import { isSameName } from '../src/overlays/confirm-dialog-rules.ts'

test.each([
  ['Class 7 A', 'Class 7 A', true],
  ['  Class  7 A ', 'Class 7 A', true],
  ['class 7 a', 'Class 7 A', false],
  ['Class 7', 'Class 7 A', false],
  ['', 'Class 7 A', false],
  ['صنف كابلي', 'صنف کابلی', true],
  ['صنف\u200cها', 'صنفها', true],
  ['\u2068صنف ۷\u2069', 'صنف ۷', true],
])('"%s" for "%s" is the same: %s', (typed, name, isSame) => {
  expect(isSameName(typed, name)).toBe(isSame)
})
