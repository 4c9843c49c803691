/** Marks of a question: what it gives at most, and what an answer is given of it. The same on a device and on the server. */
import type { AskedQuestion, Question, QuestionOf } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { isMarkedByPerson } from './marked-by-person.ts'
import { isFilledBlank, isRight, partnersOf } from './questions.ts'

type Answer = readonly string[]

interface Part {
  readonly isRight: boolean
  readonly marks: number | undefined
}

/** Blanks or pairs, each on its own; undefined for a question that has neither. */
function partsOf(question: Question, answer: Answer): readonly Part[] | undefined {
  switch (question.kind) {
    case 'blank':
      return question.blanks.map((blank, at) => ({
        isRight: isFilledBlank(blank, answer[at] ?? ''),
        marks: blank.marks,
      }))
    case 'inline_choice':
      return question.blanks.map((blank, at) => ({ isRight: answer[at] === blank.correct, marks: blank.marks }))
    case 'match': {
      const partners = partnersOf(question)
      return question.left.map(({ item_id }, at) => ({
        isRight: partners[at] !== '' && answer[at] === partners[at],
        marks: question.pairs.find(({ left_id }) => left_id === item_id)?.marks,
      }))
    }
    default:
      return undefined
  }
}

/** Of each blank or pair whether it is right; undefined for a question that has neither. */
export function rightParts(question: Question, answer: Answer): readonly boolean[] | undefined {
  return partsOf(question, answer)?.map(({ isRight: isPartRight }) => isPartRight)
}

const hasOwnMarks = (parts: readonly Part[]): boolean => parts.some(({ marks }) => marks !== undefined)
/** In hundredths, so that sums of marks are exact. */
const hundredthsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { marks = 1 }) => sum + Math.round(marks * 100), 0)

/**
 * What a question gives at most: the sum of its blanks or pairs where one of them has marks of its own (those that have none give
 * one), else what it says, else what its rubric gives, else 1.
 */
export function marksOf(question: Question): number {
  const parts = partsOf(question, [])
  if (parts && hasOwnMarks(parts)) return hundredthsOf(parts) / 100
  return question.marks ?? (isMarkedByPerson(question) ? totalOf(question.rubric) : 1)
}

/** The most that a rubric gives. */
function totalOf(rubric: readonly RubricCriterion[]): number {
  return inHundredths(rubric.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ marks }) => marks)), 0))
}

/** What a question is shown to give at most, among those of its test; undefined where the test counts no marks. One of a sealed test says it. */
export function shownMarks(
  question: Question | AskedQuestion,
  test: readonly (Question | AskedQuestion)[],
  rules?: TestRules,
): number | undefined {
  if (!countsMarks(test, rules)) return undefined
  return 'explanation' in question ? marksOf(question) : question.marks
}

/** Whether a test counts marks: where something is taken off, or a question says something of them. Else it counts its questions, right or wrong. */
export function countsMarks(questions: readonly (Question | AskedQuestion)[], rules: TestRules = {}): boolean {
  if (rules.penalty !== undefined || (rules.question_tries !== undefined && rules.retry_penalty !== undefined))
    return true
  return questions.some((question) => {
    if (question.marks !== undefined || ('partial_credit' in question && question.partial_credit === true)) return true
    const parts = 'explanation' in question ? partsOf(question, []) : undefined
    return parts !== undefined && hasOwnMarks(parts)
  })
}

/**
 * What an answer is given of `marksOf`, in hundredths of a mark; never where a person marks it. All or nothing, except where the
 * question gives partial credit: then of blanks and pairs each that is right; of chosen options the right ones less the wrong ones,
 * of all that are right; of an order the longest run of items that follow each other rightly, others between them or not, each
 * after the first.
 */
export function givenMarks(question: Question, answer: Answer): number {
  const most = marksOf(question)
  if (isRight(question, answer)) return most
  if (!('partial_credit' in question) || question.partial_credit !== true) return 0
  const parts = partsOf(question, answer)
  if (parts) return inHundredths(most * (hundredthsOf(parts.filter((part) => part.isRight)) / hundredthsOf(parts)))
  if (question.kind === 'order') return inHundredths(most * shareInOrder(question, answer))
  if (question.kind === 'choice' || question.kind === 'hotspot')
    return inHundredths(most * shareChosen(question.correct, answer))
  return 0
}

/**
 * What is given once the rules of its test have taken off theirs: of what is right a part for each wrong check before it, never
 * more than all of it; for an answer that gave nothing a part of what it could have given. Only that is below nothing.
 */
export function afterPenalties(
  given: number,
  most: number,
  {
    rules,
    wrongChecks,
    isAnswered,
  }: { readonly rules: TestRules; readonly wrongChecks: number; readonly isAnswered: boolean },
): number {
  const { penalty = 0, question_tries = 1, retry_penalty = 0 } = rules
  if (given <= 0) return isAnswered ? inHundredths((-most * penalty) / 100) || 0 : 0
  const counted = Math.min(wrongChecks, question_tries - 1)
  return Math.max(0, inHundredths(given - (most * counted * retry_penalty) / 100))
}

/** Marks with two decimals. Halves go up; a product that should be a half is not missed by its last binary digit. */
export function inHundredths(marks: number): number {
  return Math.round(Number((marks * 100).toFixed(6))) / 100
}

/** Whoever chooses everything has nothing. */
function shareChosen(correct: Answer, answer: Answer): number {
  const right = new Set(correct)
  const chosen = [...new Set(answer)]
  const found = chosen.filter((id) => right.has(id)).length
  return Math.max(0, found - (chosen.length - found)) / right.size
}

/** An answer that names an item twice, or one that is none, orders nothing. */
function shareInOrder({ items }: QuestionOf<'order'>, answer: Answer): number {
  const places = answer.map((id) => items.findIndex(({ item_id }) => item_id === id))
  if (places.includes(-1) || new Set(places).size !== places.length || items.length < 2) return 0
  // The longest run that ends at each place.
  const runs: number[] = []
  for (const [at, place] of places.entries()) {
    const before = runs.filter((_, earlier) => places[earlier]! < place)
    runs[at] = Math.max(0, ...before) + 1
  }
  return Math.max(0, Math.max(0, ...runs) - 1) / (items.length - 1)
}
