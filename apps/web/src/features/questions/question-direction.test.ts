import { expect, test } from 'vitest'
import { questionDirection } from './question-direction.ts'

test.each([
  ['Which of these is a half?', 'ltr'],
  ['کوم کسر تر ټولو لوی دی؟', 'rtl'],
  ['1/2 + 1/4 = ____', undefined],
  // What the words are about does not turn them; the words around it do.
  ['Write کابل in English letters.', 'ltr'],
  ['د Kabul نوم ولیکئ.', 'rtl'],
  // A Latin sign at one end of a sentence in Pashto: the course says.
  ['x څو دی؟', undefined],
  ['$x + 1$ څو دی؟', 'rtl'],
  ['', undefined],
])('the direction of “%s”', (text, direction) => {
  expect(questionDirection(text)).toBe(direction)
})
