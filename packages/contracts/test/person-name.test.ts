import { expect, test } from 'vitest'
import { savePersonalDetails } from '../src/access/sign-up-details.ts'
import { verifySignup } from '../src/access/signup.ts'
import { updateProfile } from '../src/people/profile.ts'
import { isPersonName } from '../src/person-name.ts'

const signup = { index: '6a4f7a52-1f6b-4f0e-8e0a-0a4d4d0f9a10', change_code: 'x', password: 'a'.repeat(64) }

test.each<[string, string, boolean]>([
  ['a name', ' Zarghuna Stanekzai ', true],
  ['a name in Pashto', 'زرغونه ستانکزۍ', true],
  ['a joiner between letters', 'علی\u200cرضا', true],
  ['a joiner behind a vowel sign', 'بِ\u200cا', true],
  ['signs of names', "O'Connor-Khan, Jr. 2", true],
  ['a letter and its accent', 'Jose\u0301', true],
  ['nothing', '  ', false],
  ['figures alone', '007', false],
  ['two signs of no width', '\u200b\u200b', false],
  ['a letter that shows nothing', '\u3164\u115f', false],
  ['a letter that shows nothing within a name', 'Zar\u3164ghuna', false],
  ['a change of direction', 'Zar\u202eghuna', false],
  ['a mark of direction', '\u200fزرغونه', false],
  ['a joiner at the end', 'علی\u200c', false],
  ['a joiner beside a space', 'علی \u200cرضا', false],
  ['two joiners', 'علی\u200c\u200cرضا', false],
  ['a sign of a format that shows', 'زر\u06ddغونه', false],
  ['a line break', 'Zar\nghuna', false],
  ['a separator of lines', 'Zar\u2028ghuna', false],
  ['a picker of variants', 'Zar\ufe0fghuna', false],
  ['121 letters', 'a'.repeat(121), false],
])('%s', (_what, full_name, isName) => {
  expect(isPersonName(full_name)).toBe(isName)
  expect(updateProfile.input.safeParse({ full_name }).success).toBe(isName)
  expect(savePersonalDetails.input.safeParse({ full_name }).success).toBe(isName)
  // Learners say their name later.
  expect(verifySignup.input.safeParse({ ...signup, full_name }).success).toBe(isName || full_name.trim() === '')
})

test('a very long text is refused at once', () => expect(isPersonName('a\u200c'.repeat(50_000))).toBe(false))
