/** What is looked for in a question. */
import type { Question } from '@maktab/contracts/questions/questions'
import { wordsOf } from './search-words.ts'

/** Every text of a question that a person reads in it, folded as searched words are, one space between. */
export function questionWords(question: Question, more: readonly string[]): string {
  return wordsOf([...textsOf(question), ...more].join(' ')).join(' ')
}

function textsOf(question: Question): readonly string[] {
  const { text, explanation } = question
  return [text, explanation, ...ownTexts(question)]
}

function ownTexts(question: Question): readonly string[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map((option) => option.text)
    case 'inline_choice':
      return question.blanks.flatMap((blank) => blank.options.map((option) => option.text))
    case 'blank':
      return question.blanks.flatMap((blank) => blank.accepted)
    case 'short_text':
      return question.accepted
    case 'match':
      return [...question.left, ...question.right].map((item) => item.text)
    case 'order':
      return question.items.map((item) => item.text)
    case 'hotspot':
      return [question.alt, ...question.regions.map(({ label }) => label)]
    case 'long_answer':
    case 'file':
    case 'recording':
      return question.rubric.map(({ title }) => title)
    case 'true_false':
    case 'numeric':
      return []
  }
}
