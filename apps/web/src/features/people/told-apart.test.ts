import { expect, test } from 'vitest'
import { tellApart } from './told-apart.ts'

const list = (...names: string[]) => names.map((full_name, index) => ({ full_name, username: `6a.0${index + 1}` }))
const named = (...names: string[]) => tellApart(list(...names)).map(({ full_name }) => full_name)

test.each([
  ['the same', 'Amina', 'Amina'],
  ['case', 'Amina Khan', 'amina KHAN'],
  ['spaces', 'Gul Jan', ' Gul  Jan'],
  ['a space within', 'گل جان', 'گلجان'],
  ['a joining mark', 'گل\u200cجان', 'گلجان'],
  ['Arabic and Persian yeh and kaf', 'علي كريمي', 'علی کریمی'],
  ['Pashto and Urdu forms of heh and yeh', 'زهره', 'زہرہ'],
  ['marks above a letter', 'مُحمّد', 'محمد'],
  ['a stretched line', 'امـیـن', 'امین'],
])('names that differ by %s alone have the username beside them', (_what, one, other) => {
  expect(named(one, 'Spogmai', other)).toEqual([`${one} (6a.01)`, 'Spogmai', `${other} (6a.03)`])
})

test('names that read differently stand alone, and the list stays the same one', () => {
  const people = list('Amina', 'Aminah', 'پلوشه', 'پلوشې')
  expect(tellApart(people)).toBe(people)
})

test('who stands in the list twice is no namesake', () => {
  const twice = [...list('Amina'), ...list('Amina')]
  expect(tellApart(twice)).toBe(twice)
})

test('of three alike each is told apart', () => {
  expect(named('Amina', 'Amina', 'Amina')).toEqual(['Amina (6a.01)', 'Amina (6a.02)', 'Amina (6a.03)'])
})
