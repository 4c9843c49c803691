/** What is wrong with a question before anybody is asked it: a learner could not answer it, or not know how. */
import type { Question, QuestionOf, Shape } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import { isMarkedByPerson } from './marked-by-person.ts'
import { blankMark, isRight, rightAnswerOf } from './questions.ts'

export type QuestionFault =
  | 'text_missing'
  | 'item_twice'
  | 'right_answer_missing'
  | 'wrong_answer_missing'
  | 'right_answer_not_offered'
  | 'several_not_said'
  | 'blanks_differ_from_text'
  | 'answer_cannot_be_typed'
  | 'item_without_partner'
  | 'item_with_two_partners'
  | 'item_empty'
  | 'picture_not_described'
  | 'region_outside'
  | 'rubric_without_marks'
  | 'unit_missing'

type FaultsByKind = {
  readonly [K in Question['kind']]: (question: QuestionOf<K>) => readonly (QuestionFault | false)[]
}

const hasRepeated = (texts: readonly string[]): boolean => new Set(texts).size !== texts.length
const blanksIn = (text: string): number => text.split(blankMark).length - 1
/** Direction marks are on no keyboard. */
const isUntypable = (text: string): boolean => text === '' || text.trim() !== text || /[\u2066-\u2069]/.test(text)

interface Offered {
  readonly option_id: string
  readonly text: string
}
const isOfferedTwice = (options: readonly Offered[]): boolean =>
  hasRepeated(options.map(({ option_id }) => option_id)) || hasRepeated(options.map(({ text }) => text))
const hasItemTwice = (items: readonly { readonly item_id: string; readonly text: string }[]): boolean =>
  hasRepeated(items.map(({ item_id }) => item_id)) || hasRepeated(items.map(({ text }) => text))

const hasEmpty = (items: readonly { readonly text: string }[]): boolean => items.some(({ text }) => text.trim() === '')

function isOutside(shape: Shape): boolean {
  switch (shape.kind) {
    case 'rectangle':
      return shape.width <= 0 || shape.height <= 0 || shape.x + shape.width > 100 || shape.y + shape.height > 100
    case 'ellipse':
      return shape.radius_x <= 0 || shape.radius_y <= 0
    case 'polygon':
      return shape.points.length < 3
  }
}

const rubricFaults = (rubric: readonly RubricCriterion[]): readonly (QuestionFault | false)[] => [
  (hasRepeated(rubric.map(({ criterion_id }) => criterion_id)) ||
    rubric.some(({ levels }) => hasRepeated(levels.map(({ level_id }) => level_id)))) &&
    'item_twice',
  rubric.some(({ title, levels }) => title.trim() === '' || levels.some(({ label }) => label.trim() === '')) &&
    'item_empty',
  !rubric.some(({ levels }) => levels.some(({ marks }) => marks > 0)) && 'rubric_without_marks',
]

const faults: FaultsByKind = {
  choice: ({ options, correct, multiple }) => [
    isOfferedTwice(options) && 'item_twice',
    correct.length === 0 && 'right_answer_missing',
    correct.length >= options.length && 'wrong_answer_missing',
    correct.some((id) => !options.some(({ option_id }) => option_id === id)) && 'right_answer_not_offered',
    multiple !== correct.length > 1 && 'several_not_said',
    hasEmpty(options) && 'item_empty',
  ],
  true_false: () => [],
  blank: ({ text, blanks }) => [
    (blanks.length === 0 || blanksIn(text) !== blanks.length) && 'blanks_differ_from_text',
    blanks.some(({ accepted }) => accepted.length === 0) && 'right_answer_missing',
    blanks.some(({ accepted }) => accepted.some(isUntypable)) && 'answer_cannot_be_typed',
  ],
  inline_choice: ({ text, blanks }) => [
    (blanks.length === 0 || blanksIn(text) !== blanks.length) && 'blanks_differ_from_text',
    blanks.some(({ options }) => isOfferedTwice(options)) && 'item_twice',
    blanks.some(({ options }) => options.length < 2) && 'wrong_answer_missing',
    blanks.some(({ options, correct }) => !options.some(({ option_id }) => option_id === correct)) &&
      'right_answer_not_offered',
    blanks.some(({ options }) => hasEmpty(options)) && 'item_empty',
  ],
  numeric: ({ value, tolerance, unit, asks_unit, units = [] }) => [
    (!Number.isFinite(value) || !Number.isFinite(tolerance)) && 'right_answer_missing',
    (asks_unit === true || units.length > 0) && unit.trim() === '' && 'unit_missing',
    hasRepeated([unit.trim(), ...units.map((one) => one.unit.trim())]) && 'item_twice',
    units.some(({ factor }) => !(factor > 0)) && 'right_answer_missing',
  ],
  short_text: ({ accepted }) => [
    accepted.length === 0 && 'right_answer_missing',
    accepted.some(isUntypable) && 'answer_cannot_be_typed',
  ],
  match: ({ left, right, pairs }) => [
    (hasItemTwice(left) || hasItemTwice(right)) && 'item_twice',
    left.some(({ item_id }) => !pairs.some(({ left_id }) => left_id === item_id)) && 'item_without_partner',
    hasRepeated(pairs.map(({ left_id }) => left_id)) && 'item_with_two_partners',
    (hasEmpty(left) || hasEmpty(right)) && 'item_empty',
    pairs.some(
      ({ left_id, right_id }) =>
        !left.some(({ item_id }) => item_id === left_id) || !right.some(({ item_id }) => item_id === right_id),
    ) && 'right_answer_not_offered',
  ],
  order: ({ items }) => [
    hasItemTwice(items) && 'item_twice',
    items.length < 2 && 'wrong_answer_missing',
    hasEmpty(items) && 'item_empty',
  ],
  hotspot: ({ alt, regions, correct, multiple }) => [
    hasItemTwice(regions.map(({ region_id, label }) => ({ item_id: region_id, text: label }))) && 'item_twice',
    correct.length === 0 && 'right_answer_missing',
    correct.length >= regions.length && 'wrong_answer_missing',
    correct.some((id) => !regions.some(({ region_id }) => region_id === id)) && 'right_answer_not_offered',
    multiple !== correct.length > 1 && 'several_not_said',
    regions.some(({ label }) => label.trim() === '') && 'item_empty',
    regions.some(({ shape }) => isOutside(shape)) && 'region_outside',
    alt.trim() === '' && 'picture_not_described',
  ],
  long_answer: ({ rubric }) => rubricFaults(rubric),
  file: ({ rubric }) => rubricFaults(rubric),
  recording: ({ rubric }) => rubricFaults(rubric),
}

/** Empty where the question can be asked. */
export function questionFaults(question: Question): readonly QuestionFault[] {
  const own = (faults[question.kind] as (question: Question) => readonly (QuestionFault | false)[])(question)
  const found = own.filter((fault) => fault !== false)
  if (question.text.trim() === '') found.push('text_missing')
  if (found.length === 0 && !isMarkedByPerson(question) && !isRight(question, rightAnswerOf(question)))
    found.push('right_answer_missing')
  return found
}
