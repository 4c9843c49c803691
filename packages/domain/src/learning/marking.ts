/** Marks an attempt at an assessment, on the device at once and on the server with authority. */
import type { Question } from '@maktab/contracts/content/contents'
import type { Answers } from '@maktab/contracts/learning/progress'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { share } from '../schools/percentages.ts'
import { latinDigits } from '../people/digits.ts'

export interface Marked {
  /** Right or wrong, by question id, for every question of the assessment. */
  readonly results: Readonly<Record<string, boolean>>
  readonly correct_questions: number
  readonly total_questions: number
  /** Correct of all questions in per cent, one decimal. */
  readonly accuracy: number
}

/**
 * Marks `answers` by the questions as they stand. A question without an answer is wrong. Refuses answers to questions
 * that the assessment does not have: they belong to another content or to another edition of it.
 */
export function markAttempt({
  questions,
  answers,
}: {
  readonly questions: readonly Question[]
  readonly answers: Answers
}): Outcome<Marked, 'attempt_mismatch'> {
  const known = new Set(questions.map((question) => question.question_id))
  if (Object.keys(answers).some((question_id) => !known.has(question_id))) return refuse('attempt_mismatch')

  const results = Object.fromEntries(
    questions.map((question) => [question.question_id, isRight(question, answers[question.question_id] ?? [])]),
  )
  const correct_questions = Object.values(results).filter(Boolean).length
  const total_questions = questions.length
  return accept({ results, correct_questions, total_questions, accuracy: share(correct_questions, total_questions) ?? 0 })
}

/** A choice is right with exactly the correct options; a text with blanks when each holds an accepted word. */
export function isRight(question: Question, answer: readonly string[]): boolean {
  if (question.kind === 'choice') {
    const chosen = new Set(answer)
    return chosen.size === new Set(question.correct).size && question.correct.every((option_id) => chosen.has(option_id))
  }
  return (
    answer.length === question.blanks.length &&
    question.blanks.every(({ accepted }, place) => {
      const typed = foldAnswer(answer[place] ?? '')
      return typed !== '' && accepted.some((one) => foldAnswer(one) === typed)
    })
  )
}

/** Letters that keyboards for Arabic, Persian, Pashto and Urdu write with different code points. */
const oneLetter: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ۂ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  '٫': '.',
  '٬': ',',
  '،': ',',
  '٪': '%',
  '−': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
}
const lettersToFold = new RegExp(`[${Object.keys(oneLetter).join('')}]`, 'g')
/** Harakat, Quranic marks, tatweel. */
const marks = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640]/g
/** Joiners, direction marks, soft hyphen, byte order mark: nobody sees them. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const thousandsComma = /(\d),(?=\d{3}(?!\d))/g
const finalPunctuation = /[\s.,;:!?\u061b\u061f\u06d4\u2026]+$/

/**
 * What is left of a typed text when everything is taken away that a reader would not hold against a child: the
 * keyboard's kind of letter, marks, invisible joiners, kind of digits, case, spaces, final punctuation. Different
 * letters stay different (Pashto ې and ۍ, Urdu ھ), and so do ² and 2.
 */
export function foldAnswer(text: string): string {
  // Composed first, so that ئ, ؤ and آ are letters and not a letter with a mark to be taken away.
  const plain = latinDigits(text.normalize('NFC'))
    .replace(invisible, '')
    .replace(marks, '')
    .replace(lettersToFold, (letter) => oneLetter[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(thousandsComma, '$1')
  // An answer that is itself a punctuation mark keeps it.
  return plain.replace(finalPunctuation, '') || plain
}
