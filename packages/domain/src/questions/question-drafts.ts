/** Questions as an author begins them, and what follows by itself while they write. `newId` makes ids that tell nothing of what is right. */
import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import { blankMark } from './questions.ts'

export type QuestionKind = Question['kind']

/** In the order in which they are offered. */
export const questionKinds = [
  'choice',
  'true_false',
  'blank',
  'inline_choice',
  'numeric',
  'short_text',
  'match',
  'order',
  'hotspot',
  'long_answer',
  'file',
  'recording',
] as const satisfies readonly QuestionKind[]

type NewId = () => string

/** A question of a kind with nothing written in it yet; its faults say what is missing. A hotspot begins with its picture. */
export function newQuestion(kind: Exclude<QuestionKind, 'hotspot'>, newId: NewId): Question {
  const base = { question_id: newId(), text: '', explanation: '' }
  const option = () => ({ option_id: newId(), text: '' })
  const item = () => ({ item_id: newId(), text: '' })
  switch (kind) {
    case 'choice': {
      const options = [option(), option(), option()]
      return { ...base, kind, multiple: false, options, correct: [] }
    }
    case 'true_false':
      return { ...base, kind, correct: true }
    case 'blank':
      return { ...base, kind, blanks: [] }
    case 'inline_choice':
      return { ...base, kind, blanks: [] }
    case 'numeric':
      return { ...base, kind, value: Number.NaN, tolerance: 0, unit: '' }
    case 'short_text':
      return { ...base, kind, accepted: [] }
    case 'match': {
      const [left, right] = [
        [item(), item()],
        [item(), item()],
      ]
      return {
        ...base,
        kind,
        left,
        right,
        pairs: left.map(({ item_id }, at) => ({ left_id: item_id, right_id: right[at]?.item_id ?? '' })),
      }
    }
    case 'order':
      return { ...base, kind, items: [item(), item(), item()] }
    case 'long_answer':
      return { ...base, kind, rubric: [newCriterion(newId)] }
    case 'file':
      return { ...base, kind, accepts: 'photo', max_files: 3, rubric: [newCriterion(newId)] }
    case 'recording':
      return { ...base, kind, max_seconds: 60, rubric: [newCriterion(newId)] }
  }
}

export function newHotspot(picture: QuestionOf<'hotspot'>['picture'], newId: NewId): QuestionOf<'hotspot'> {
  return {
    kind: 'hotspot',
    question_id: newId(),
    text: '',
    explanation: '',
    picture,
    alt: '',
    multiple: false,
    regions: [],
    correct: [],
  }
}

export function newCriterion(newId: NewId): RubricCriterion {
  return {
    criterion_id: newId(),
    title: '',
    levels: [
      { level_id: newId(), label: '', marks: 0 },
      { level_id: newId(), label: '', marks: 1 },
    ],
  }
}

/** The same question once more; within it ids may stay, for they count within it only. */
export function copyQuestion(question: Question, newId: NewId): Question {
  return { ...question, question_id: newId() }
}

/**
 * A text with blanks, changed: as many blanks as the text has marks. Blanks that went are taken from the end, so that those before keep
 * what was written in them.
 */
export function withText<Q extends QuestionOf<'blank'> | QuestionOf<'inline_choice'>>(
  question: Q,
  text: string,
  newId: NewId,
): Q {
  const count = text.split(blankMark).length - 1
  const added = Array.from({ length: Math.max(0, count - question.blanks.length) }, () => {
    const options = [
      { option_id: newId(), text: '' },
      { option_id: newId(), text: '' },
    ]
    return question.kind === 'blank'
      ? { blank_id: newId(), accepted: [] }
      : { blank_id: newId(), options, correct: options[0]?.option_id ?? '' }
  })
  return { ...question, text, blanks: [...question.blanks.slice(0, count), ...added] }
}

/** Lines of a field as accepted answers: without empty ones and spaces around. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Choosing what is right also says whether several are asked for. */
export function withCorrect<Q extends QuestionOf<'choice'> | QuestionOf<'hotspot'>>(
  question: Q,
  correct: readonly string[],
): Q {
  return { ...question, correct: [...correct], multiple: correct.length > 1 }
}
