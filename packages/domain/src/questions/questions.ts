/** What is right, by the kind of question: the same on a device and on the server. What is partly right stands in `question-marks.ts`. */
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import { latinDigits } from '../people/digits.ts'
import { foldAnswer } from './typed-answers.ts'

/** Stands in the text of a question where a blank is. */
export const blankMark = '____'

type Answer = readonly string[]
type ByKind<T> = { readonly [K in Question['kind']]: (question: QuestionOf<K>, answer: Answer) => T }

const isOneOf = (accepted: readonly string[], typed: string): boolean => {
  const folded = foldAnswer(typed)
  return folded !== '' && accepted.some((one) => foldAnswer(one) === folded)
}

const isOneNumberOf = (accepted: readonly string[], typed: string): boolean => {
  const number = readTypedNumber(typed)
  return number !== undefined && accepted.some((one) => isNear(number, readTypedNumber(one) ?? Number(one), 0))
}

/** Sums of decimals miss by less than what anybody can type. */
const isNear = (number: number, value: number, tolerance: number): boolean =>
  Math.abs(number - value) <= tolerance + Math.abs(value) * 1e-12 + 1e-12

const isEqual = (one: Answer, other: Answer): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at])

const isChosen = (correct: Answer, answer: Answer): boolean => {
  const chosen = new Set(answer)
  return chosen.size === new Set(correct).size && correct.every((id) => chosen.has(id))
}

/** Whether what was typed into a blank is right. */
export function isFilledBlank({ accepted, as_number }: QuestionOf<'blank'>['blanks'][number], typed: string): boolean {
  return (as_number === true ? isOneNumberOf : isOneOf)(accepted, typed)
}

const right: ByKind<boolean> = {
  choice: ({ correct }, answer) => isChosen(correct, answer),
  true_false: ({ correct }, answer) => isEqual(answer, [String(correct)]),
  blank: ({ blanks }, answer) =>
    answer.length === blanks.length && blanks.every((blank, at) => isFilledBlank(blank, answer[at] ?? '')),
  inline_choice: ({ blanks }, answer) =>
    isEqual(
      answer,
      blanks.map(({ correct }) => correct),
    ),
  numeric(question, [typed = '', ...more]) {
    const number = inUnitOf(question, typed)
    return more.length === 0 && number !== undefined && isNear(number, question.value, question.tolerance)
  },
  short_text: ({ accepted }, answer) => answer.length === 1 && isOneOf(accepted, answer[0] ?? ''),
  match: (question, answer) => isEqual(answer, partnersOf(question)),
  order: ({ items }, answer) =>
    isEqual(
      answer,
      items.map(({ item_id }) => item_id),
    ),
  hotspot: ({ correct }, answer) => isChosen(correct, answer),
  long_answer: () => false,
  file: () => false,
  recording: () => false,
}

const rightAnswers: ByKind<Answer> = {
  choice: ({ correct }) => correct,
  true_false: ({ correct }) => [String(correct)],
  blank: ({ blanks }) => blanks.map(({ accepted }) => accepted[0] ?? ''),
  inline_choice: ({ blanks }) => blanks.map(({ correct }) => correct),
  numeric: ({ value, unit, asks_unit }) => [asks_unit === true ? `${value} ${unit}` : String(value)],
  short_text: ({ accepted }) => accepted.slice(0, 1),
  match: (question) => partnersOf(question),
  order: ({ items }) => items.map(({ item_id }) => item_id),
  hotspot: ({ correct }) => correct,
  long_answer: () => [],
  file: () => [],
  recording: () => [],
}

function by<T>(kinds: ByKind<T>, question: Question, answer: Answer): T {
  return (kinds[question.kind] as (question: Question, answer: Answer) => T)(question, answer)
}

/** Whether an answer is wholly right; never where a person marks it. */
export function isRight(question: Question, answer: Answer): boolean {
  return by(right, question, answer)
}

/** One answer that is right, as the contract has answers; empty where a person marks it. */
export function rightAnswerOf(question: Question): Answer {
  return by(rightAnswers, question, [])
}

/** The right partner of each item of the left side, in its order; empty where the question names none. */
export function partnersOf({ left, pairs }: QuestionOf<'match'>): Answer {
  return left.map(({ item_id }) => pairs.find(({ left_id }) => left_id === item_id)?.right_id ?? '')
}

/**
 * A number as people type it: digits of any script, a comma or a point before the decimals, points, commas or spaces between
 * thousands, a fraction of two whole numbers. Undefined where it is none.
 */
export function readTypedNumber(typed: string): number | undefined {
  const text = foldAnswer(latinDigits(typed))
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^\+/, '')
  const fraction = /^(-?\d{1,15})\/(\d{1,15})$/.exec(text)
  if (fraction) return Number(fraction[2]) === 0 ? undefined : Number(fraction[1]) / Number(fraction[2])
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^-?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/.test(plain) ? Number(plain) : undefined
}

/**
 * What was typed, in the unit of the question. Undefined where it is no number, where its unit is none that the question takes, or
 * where the question asks for a unit and there is none.
 */
function inUnitOf({ unit, asks_unit, units = [] }: QuestionOf<'numeric'>, typed: string): number | undefined {
  const alone = readTypedNumber(typed)
  if (alone !== undefined) return asks_unit === true ? undefined : alone
  const { number, unit: typedUnit } = readTypedQuantity(typed)
  // As it was written first: mW and MW differ by their case alone.
  const known = [{ unit, factor: 1 }, ...units].filter((one) => foldAnswer(one.unit) !== '')
  const isSame = (write: (text: string) => string) =>
    known.find((one) => write(one.unit.trim()) === write(typedUnit.trim()))
  const found = isSame((text) => text) ?? isSame(foldAnswer)
  return number === undefined || found === undefined ? undefined : number * found.factor
}

/** A number with a unit behind it or before it ("5 cm", "Rs 50", "۵ کیلو"), apart. */
function readTypedQuantity(typed: string): { readonly number: number | undefined; readonly unit: string } {
  const text = latinDigits(typed.normalize('NFC')).trim()
  const [, before = '', digits = '', after = ''] =
    /^(\D*?)\s*([-+−–]?[.٫]?\d(?:[\d.,٫٬،/\s]*\d)?)\s*(\D.*)?$/s.exec(text) ?? []
  return before.trim() !== '' && after.trim() !== ''
    ? { number: undefined, unit: '' }
    : { number: readTypedNumber(digits), unit: before.trim() || after.trim() }
}

/**
 * The order in which items are shown that must not be shown in the right one: the same on every device and at every look, and
 * another than the right one wherever there is another.
 */
export function shownOrder<T extends { readonly item_id: string }>(
  question_id: string,
  items: readonly T[],
): readonly T[] {
  const keyed = items.map((item, at) => ({ item, key: hashOf(`${question_id}/${item.item_id}`), at }))
  const shown = keyed.sort((one, other) => one.key - other.key || one.at - other.at).map(({ item }) => item)
  const isSame = shown.every((item, at) => item === items[at])
  return isSame ? [...shown.slice(1), ...shown.slice(0, 1)] : shown
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
