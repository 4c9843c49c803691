import type { Question } from '@maktab/contracts/questions/questions'
import { plainMaths } from '@maktab/domain/questions/maths'
import { questionFaults } from '@maktab/domain/questions/question-faults'
import { marksOf } from '@maktab/domain/questions/question-marks'
import { isRight, rightAnswerOf } from '@maktab/domain/questions/questions'
import type { LostPart, WrittenRemark } from '@maktab/domain/studio/banks/written-banks'
import { writeGift } from '@maktab/domain/studio/banks/write-gift'
import { writeMoodle } from '@maktab/domain/studio/banks/write-moodle'
import { writeQti } from '@maktab/domain/studio/banks/write-qti'
import { storeZip } from '@maktab/domain/studio/store-zip'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { saidOf } from '../../../../test/banks/said.ts'
import { bringIn } from '../../../../test/import-bench.ts'

const random = seededRandom('questions in four scripts')
const signs = [
  ...'abcZ 017٣۷ابپتګښېۍڈے',
  '=',
  '~',
  '#',
  '{',
  '}',
  ':',
  '\\',
  '%',
  '[',
  ']',
  '<',
  '>',
  '&',
  '"',
  "'",
  '*',
  '-',
  '->',
  '/',
  '//',
  ';',
  ',',
  '.',
  '?',
  '+',
  '±',
  '\u200c',
]
const words = (most = 12): string => {
  for (;;) {
    const made = Array.from({ length: random.between(1, most) }, () => random.pick(signs))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
    if (/[\p{L}\p{N}]/u.test(made)) return made
  }
}
const maths = (): string => random.pick(['\\(x^2\\)', '$y = 3$', '\\[\\frac{1}{2}\\]', '$5', ''])
const text = (): string =>
  Array.from({ length: random.between(1, 3) }, () =>
    `${words(25)}${random.chance(0.2) ? ` ${maths()}` : ''}`.trim(),
  ).join('\n')
const different = (count: number, most = 12): string[] => {
  const found = new Set<string>()
  while (found.size < count) found.add(words(most))
  return [...found]
}
const options = (count: number, hasFeedback = false) =>
  different(count).map((one, at) => ({
    option_id: `x${at}`,
    text: one,
    ...(hasFeedback && random.chance(0.3) && { feedback: words() }),
  }))
const partly = () => random.chance(0.5) && { partial_credit: true }
/** Marks of blanks that nobody gave any, mostly. */
const marksOfParts = (count: number) => (count > 1 && random.chance(0.3) ? { marks: random.pick([0.5, 1, 3]) } : {})
const items = (count: number) => different(count).map((one, at) => ({ item_id: `y${at}`, text: one }))
const rubric = [
  {
    criterion_id: 'c',
    title: 'Ideas',
    levels: [
      { level_id: '3', label: 'many', marks: 3 },
      { level_id: '0', label: 'none', marks: 0 },
    ],
  },
]

const makers: readonly (() => object)[] = [
  () => {
    const offered = options(random.between(2, 6), true)
    const correct = offered
      .filter((_, at) => at === 0 || (at < offered.length - 1 && random.chance(0.3)))
      .map(({ option_id }) => option_id)
    return {
      kind: 'choice',
      options: offered,
      correct,
      multiple: correct.length > 1,
      ...(correct.length > 1 && partly()),
    }
  },
  () => ({ kind: 'true_false', correct: random.chance(0.5) }),
  () => {
    const count = random.between(1, 3)
    const given = marksOfParts(count)
    const blanks = Array.from({ length: count }, (_, at) => ({
      blank_id: String(at),
      ...given,
      ...(random.chance(0.3)
        ? { accepted: [String(random.between(1, 900))], as_number: true }
        : { accepted: different(random.between(1, 3)) }),
    }))
    return { kind: 'blank', blanks, text: gapped(blanks.length), ...(blanks.length > 1 && partly()) }
  },
  () => {
    const blanks = Array.from({ length: random.between(1, 3) }, (_, at) => ({
      blank_id: String(at),
      options: options(random.between(2, 4)),
      correct: 'x1',
      ...(at === 1 && { marks: 2 }),
    }))
    return { kind: 'inline_choice', blanks, text: gapped(blanks.length), ...(blanks.length > 1 && partly()) }
  },
  () => ({
    kind: 'numeric',
    value: random.between(-5_000, 5_000) / 8,
    tolerance: random.pick([0, 0.5, 0.001, 3]),
    ...random.pick([
      { unit: '' },
      { unit: 'کیلوگرم' },
      { unit: 'km/h' },
      { unit: 'm', units: [{ unit: 'cm', factor: 0.01 }] },
    ]),
  }),
  () => ({ kind: 'short_text', accepted: different(random.between(1, 3)) }),
  () => {
    const left = items(random.between(2, 4))
    const right = items(left.length + random.between(0, 2))
    return {
      kind: 'match',
      left,
      right,
      pairs: left.map(({ item_id }) => ({ left_id: item_id, right_id: random.chance(0.2) ? 'y0' : item_id })),
      ...partly(),
    }
  },
  () => ({ kind: 'order', items: items(random.between(2, 5)), ...partly() }),
  () => ({ kind: 'long_answer', rubric }),
  () => ({ kind: 'file', accepts: random.pick(['any', 'photo']), max_files: random.between(1, 10), rubric }),
  () => ({ kind: 'recording', max_seconds: 60, rubric }),
]

const gapped = (count: number): string =>
  Array.from({ length: count }, () => `${random.chance(0.7) ? `${words()} ` : ''}____`).join(
    random.chance(0.2) ? '\n' : ' ',
  ) + (random.chance(0.5) ? ` ${words()}` : '')

function questions(count: number): Question[] {
  const made: Question[] = []
  while (made.length < count) {
    const question = {
      question_id: `q${made.length + 1}`,
      text: text(),
      explanation: random.chance(0.4) ? text() : '',
      ...(random.chance(0.3) && { marks: random.pick([1, 2.5, 4]) }),
      ...(random.chance(0.2) && { hints: [words(), words()] }),
      ...(random.chance(0.2) && { feedback: { right: words(), ...(random.chance(0.5) && { wrong: words() }) } }),
      ...makers[made.length % makers.length]!(),
    } as Question
    if (questionFaults(question).length === 0) made.push(question)
  }
  return made
}

/** Without what the file is said not to hold. */
function without(question: Question, lost: readonly LostPart[]): Question {
  const { marks: _, hints, feedback, ...rest } = question
  const held = {
    ...rest,
    marks: lost.includes('marks') ? undefined : marksOf(question),
    ...(!lost.includes('hints') && { hints }),
    ...(!lost.includes('feedback') && { feedback }),
  } as Question
  if (held.kind === 'blank') held.blanks = held.blanks.map((blank) => ({ ...blank }))
  if (held.kind === 'inline_choice') held.blanks = held.blanks.map((blank) => ({ ...blank }))
  if (lost.includes('marks')) {
    if ('partial_credit' in held) held.partial_credit = undefined
    if (held.kind === 'blank') held.blanks = held.blanks.map(({ marks: __, ...blank }) => blank)
    if (held.kind === 'inline_choice') held.blanks = held.blanks.map(({ marks: __, ...blank }) => blank)
  }
  if (held.kind === 'choice' && lost.includes('feedback'))
    held.options = held.options.map(({ option_id, text: one }) => ({ option_id, text: one }))
  if ('rubric' in held && lost.includes('rubric')) held.rubric = []
  if (held.kind === 'numeric' && lost.includes('unit')) return { ...held, unit: '', units: undefined }
  if (held.kind === 'blank' || held.kind === 'inline_choice') {
    // As much as an equal share of the whole.
    if (held.blanks.every((blank) => blank.marks === held.blanks[0]!.marks))
      for (const blank of held.blanks) blank.marks = undefined
  }
  // One number in a sentence is asked for in either way alike.
  if (
    held.kind === 'blank' &&
    held.blanks.length === 1 &&
    held.blanks[0]!.as_number === true &&
    held.blanks[0]!.accepted.length === 1
  )
    return {
      ...held,
      kind: 'numeric',
      value: Number(held.blanks[0]!.accepted[0]),
      tolerance: 0,
      unit: '',
    } as unknown as Question
  // In which order the partners stand nobody sees: they are shown in another.
  if (held.kind === 'match') held.right = [...held.right].sort((one, other) => (one.text < other.text ? -1 : 1))
  return held
}

/** What a learner sees, and what is right. */
const asShown = (question: Question, lost: readonly LostPart[]): string =>
  plainMaths(saidOf(without(question, lost)))
    .replaceAll('＄', '$')
    .replace(/\s+/g, ' ')

const given = questions(990)
const ways: readonly (readonly [
  string,
  () => { readonly name: string; readonly bytes: Uint8Array; readonly remarks: readonly WrittenRemark[] },
  number,
])[] = [
  [
    'GIFT',
    () => {
      const { text: made, remarks } = writeGift('A/B test', given)
      return { name: 'a.txt', bytes: Buffer.from(made), remarks }
    },
    4,
  ],
  [
    'Moodle XML',
    () => {
      const { text: made, remarks } = writeMoodle('A/B test', given)
      return { name: 'a.xml', bytes: Buffer.from(made), remarks }
    },
    1,
  ],
  [
    'QTI 3',
    () => {
      const { files, remarks } = writeQti('A/B test', given, 'en')
      return { name: 'a.zip', bytes: storeZip(files), remarks }
    },
    2,
  ],
]

describe.each(ways)('%s', (_way, write) => {
  test('brings back what it was given, but for what it says that it cannot hold', async () => {
    const { name, bytes, remarks } = write()
    const { imported, report } = await bringIn(name, Buffer.from(bytes))
    const back = [imported!, ...imported!.further!].flatMap(({ body }) =>
      body.kind === 'assessment' ? body.questions : [],
    ) as Question[]
    expect(imported!.title).toBe('A/B test')
    const lostOf = (at: number) => remarks.find((remark) => remark.at === at)?.lost ?? []
    const kept = given
      .map((question, at) => ({ question, lost: lostOf(at) }))
      .filter(({ lost }) => !lost.includes('kind'))
    expect(report.filter(({ outcome }) => outcome === 'left_out')).toEqual([])
    expect(back.map((question, at) => asShown(question, kept[at]?.lost ?? []))).toEqual(
      kept.map(({ question, lost }) => asShown(question, lost)),
    )
    // The same answers are right.
    const wrong = back.filter(
      (question, at) => kept[at]!.question.kind === 'numeric' && !isRight(question, rightAnswerOf(kept[at]!.question)),
    )
    expect(wrong).toEqual([])
  })
})
