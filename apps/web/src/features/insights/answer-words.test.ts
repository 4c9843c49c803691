import type { AskedQuestion } from '@maktab/contracts/questions/questions'
import type { Translate } from '@maktab/i18n/translate'
import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

const t = ((key: string) => key) as unknown as Translate<'courses' | 'lessons' | 'reports'>
const asked = { question_id: 'q', text: '?' }
const options = [
  { option_id: 'a', text: 'One' },
  { option_id: 'b', text: 'Two' },
]
const items = [
  { item_id: 'x', text: 'Kabul' },
  { item_id: 'y', text: 'Herat' },
]

test.each<[AskedQuestion, string[], string]>([
  [{ kind: 'choice', ...asked, multiple: true, options }, ['b', 'a'], 'Two · One'],
  [{ kind: 'choice', ...asked, multiple: false, options }, ['gone'], 'gone'],
  [{ kind: 'choice', ...asked, multiple: false, options }, [], ''],
  [{ kind: 'true_false', ...asked }, ['false'], 'content.false'],
  [{ kind: 'blank', ...asked, blanks: [{ blank_id: '1' }, { blank_id: '2' }] }, ['five', ''], 'five · '],
  [{ kind: 'blank', ...asked, blanks: [{ blank_id: '1' }] }, [' '], ''],
  [
    {
      kind: 'inline_choice',
      ...asked,
      blanks: [
        { blank_id: '1', options },
        { blank_id: '2', options },
      ],
    },
    ['a', 'b'],
    'One · Two',
  ],
  [{ kind: 'numeric', ...asked, unit: 'km' }, ['12'], '12 km'],
  [{ kind: 'short_text', ...asked }, ['Kabul'], 'Kabul'],
  [
    {
      kind: 'match',
      ...asked,
      left: [
        { item_id: '1', text: 'Here' },
        { item_id: '2', text: 'There' },
      ],
      right: items,
    },
    ['y', 'x'],
    'Here: Herat · There: Kabul',
  ],
  [{ kind: 'order', ...asked, items }, ['y', 'x'], 'Herat · Kabul'],
  [{ kind: 'long_answer', ...asked, rubric: [] }, ['All of it'], 'All of it'],
])('%j answered %j reads %s', (question, answer, words) => {
  expect(answerWords(question, answer, t)).toBe(words)
})
