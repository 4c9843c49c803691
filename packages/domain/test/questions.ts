/** Questions that are told apart by their answers alone. */
import type { Question } from '@maktab/contracts/questions/questions'

/** A blank for each list of words that it takes. */
export const blank = (question_id: string, ...accepted: string[][]): Question => ({
  kind: 'blank',
  question_id,
  text: '____',
  blanks: accepted.map((words, place) => ({ blank_id: `${place}`, accepted: words })),
  explanation: '',
})

/** Three options, named a, b and c. */
export const choice = (question_id: string, correct: string[]): Question => ({
  kind: 'choice',
  question_id,
  text: '?',
  multiple: correct.length > 1,
  options: ['a', 'b', 'c'].map((option_id) => ({ option_id, text: option_id })),
  correct,
  explanation: '',
})
