/** Questions of every kind with answers to them, made by a seed. Each answer is right or wrong by how it was made, not by asking the rule. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { Chance } from '../chaos/chance.ts'

export interface GeneratedAnswer {
  readonly question: Question
  readonly answer: readonly string[]
  /** Null: a person must say. */
  readonly isRight: boolean | null
}

const words = [
  'کابل',
  'یک کتاب',
  'ښوونځی',
  'چهار',
  'گاؤں',
  'Kandahar',
  'the Sun',
  'کیمیا',
  'می‌روم',
  'photosynthesis',
] as const
const rubric = [
  {
    criterion_id: 'c',
    title: 'Clear',
    levels: [
      { level_id: 'n', label: 'No', marks: 0 },
      { level_id: 'y', label: 'Yes', marks: 2 },
    ],
  },
]
const eastern = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))

/** How children write the same: other letters of the keyboard, marks, half-spaces, case, spaces, a full stop. */
function typedAgain(text: string, chance: Chance): string {
  let typed = text
  if (chance.is(0.4)) typed = typed.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
  if (chance.is(0.3)) typed = [...typed].map((letter, at) => (at === 1 ? `${letter}\u064e` : letter)).join('')
  if (chance.is(0.3)) typed = typed.replaceAll('\u200c', '')
  if (chance.is(0.3)) typed = typed.toUpperCase()
  if (chance.is(0.3)) typed = `  ${typed.replaceAll(' ', '   ')} `
  return chance.is(0.2) ? `${typed}.` : typed
}

function typedNumber(value: number, chance: Chance): string {
  // Two decimals: a comma before three digits stands between thousands.
  const text = chance.is(0.3) ? value.toFixed(2).replace('.', ',') : value.toFixed(2)
  if (chance.is(0.3)) return eastern(text, 0x06f0)
  return chance.is(0.3) ? eastern(text, 0x0660) : text
}

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const left = [...all]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(chance.below(left.length), 1))
  return drawn
}

const ids = (count: number, chance: Chance) => Array.from({ length: count }, () => chance.uuid())

type Maker = (question_id: string, chance: Chance, right: boolean) => GeneratedAnswer

const makers: readonly Maker[] = [
  function choice(question_id, chance, isRight) {
    const options = ids(2 + chance.below(5), chance).map((option_id, at) => ({ option_id, text: `Option ${at}` }))
    const correct = shuffled(options, chance)
      .slice(0, 1 + chance.below(options.length - 1))
      .map(({ option_id }) => option_id)
    const other = options.find(({ option_id }) => !correct.includes(option_id))?.option_id ?? ''
    const wrong = chance.pick([[...correct, other], correct.slice(1), [other], []])
    const question: Question = {
      kind: 'choice',
      question_id,
      text: '?',
      explanation: '',
      multiple: correct.length > 1,
      options,
      correct,
    }
    return {
      question,
      isRight,
      answer: isRight ? shuffled(chance.is(0.2) ? [...correct, correct[0] ?? ''] : correct, chance) : wrong,
    }
  },
  function trueFalse(question_id, chance, isRight) {
    const correct = chance.is(0.5)
    return {
      question: { kind: 'true_false', question_id, text: '?', explanation: '', correct },
      isRight,
      answer: isRight ? [String(correct)] : chance.pick([[String(!correct)], [], ['yes']]),
    }
  },
  function blank(question_id, chance, isRight) {
    const blanks = ids(1 + chance.below(3), chance).map((blank_id) => ({
      blank_id,
      accepted: shuffled(words, chance).slice(0, 1 + chance.below(2)),
    }))
    const right = blanks.map(({ accepted }) => typedAgain(chance.pick(accepted), chance))
    const at = chance.below(blanks.length)
    const answer = isRight
      ? right
      : right.map((typed, place) => (place === at ? chance.pick(['', `${typed}x`, 'nothing like it']) : typed))
    return {
      question: { kind: 'blank', question_id, text: blanks.map(() => '____').join(' '), explanation: '', blanks },
      isRight,
      answer,
    }
  },
  function inlineChoice(question_id, chance, isRight) {
    const blanks = ids(1 + chance.below(3), chance).map((blank_id) => {
      const options = ids(2 + chance.below(3), chance).map((option_id, at) => ({
        option_id,
        text: `Word ${chance.below(1000)}.${at}`,
      }))
      return { blank_id, options, correct: chance.pick(options).option_id }
    })
    const at = chance.below(blanks.length)
    const answer = blanks.map(({ correct, options }, place) =>
      !isRight && place === at ? (options.find(({ option_id }) => option_id !== correct)?.option_id ?? '') : correct,
    )
    return {
      question: {
        kind: 'inline_choice',
        question_id,
        text: blanks.map(() => '____').join(' '),
        explanation: '',
        blanks,
      },
      isRight,
      answer,
    }
  },
  function numeric(question_id, chance, isRight) {
    const value = Math.round((chance.next() * 2000 - 1000) * 100) / 100
    const tolerance = chance.pick([0, 0.5, 2])
    const away = isRight
      ? (chance.next() * 2 - 1) * tolerance * 0.99
      : (tolerance + 0.02 + chance.next() * 5) * chance.pick([1, -1])
    const typed =
      chance.is(0.1) && !isRight
        ? 'about ten'
        : typedNumber(isRight ? value + Math.trunc(away * 100) / 100 : value + away, chance)
    return {
      question: { kind: 'numeric', question_id, text: '?', explanation: '', value, tolerance, unit: 'm' },
      isRight,
      answer: [typed],
    }
  },
  function shortText(question_id, chance, isRight) {
    const accepted = shuffled(words, chance).slice(0, 1 + chance.below(3))
    return {
      question: { kind: 'short_text', question_id, text: '?', explanation: '', accepted },
      isRight,
      answer: isRight
        ? [typedAgain(chance.pick(accepted), chance)]
        : chance.pick([['nothing like it'], [''], [], [...accepted, 'more']]),
    }
  },
  function match(question_id, chance, isRight) {
    const left = ids(2 + chance.below(4), chance).map((item_id, at) => ({ item_id, text: `Left ${at}` }))
    const right = ids(left.length + chance.below(2), chance).map((item_id, at) => ({
      item_id,
      text: `Right ${chance.below(1000)}.${at}`,
    }))
    const pairs = left.map(({ item_id }, at) => ({ left_id: item_id, right_id: right[at]?.item_id ?? '' }))
    const answer = pairs.map(({ right_id }) => right_id)
    return {
      question: {
        kind: 'match',
        question_id,
        text: '?',
        explanation: '',
        left,
        right: shuffled(right, chance),
        pairs: shuffled(pairs, chance),
      },
      isRight,
      answer: isRight ? answer : [answer[1] ?? '', answer[0] ?? '', ...answer.slice(2)],
    }
  },
  function order(question_id, chance, isRight) {
    const items = ids(2 + chance.below(5), chance).map((item_id, at) => ({
      item_id,
      text: `Step ${chance.below(1000)}.${at}`,
    }))
    const answer = items.map(({ item_id }) => item_id)
    return {
      question: { kind: 'order', question_id, text: '?', explanation: '', items },
      isRight,
      answer: isRight ? answer : chance.pick([[...answer].reverse(), answer.slice(1), []]),
    }
  },
  function hotspot(question_id, chance, isRight) {
    const regions = ids(2 + chance.below(4), chance).map((region_id, at) => ({
      region_id,
      label: `Part ${chance.below(1000)}.${at}`,
      shape: { kind: 'rectangle' as const, x: at * 10, y: 5, width: 8, height: 8 },
    }))
    const correct = regions.slice(0, 1 + chance.below(regions.length - 1)).map(({ region_id }) => region_id)
    const other = regions.at(-1)?.region_id ?? ''
    const picture = { sha256: 'a'.repeat(64), name: 'a.png', mime_type: 'image/png', size_bytes: 1, url: '' }
    return {
      question: {
        kind: 'hotspot',
        question_id,
        text: '?',
        explanation: '',
        picture,
        alt: 'A map',
        multiple: correct.length > 1,
        regions,
        correct,
      },
      isRight,
      answer: isRight ? shuffled(correct, chance) : chance.pick([[...correct, other], [other], []]),
    }
  },
  function longAnswer(question_id, chance, right) {
    return {
      question: { kind: 'long_answer', question_id, text: '?', explanation: '', rubric },
      isRight: right ? null : false,
      answer: right ? [typedAgain(chance.pick(words), chance)] : chance.pick([[], [''], ['   ']]),
    }
  },
  function file(question_id, chance, right) {
    return {
      question: { kind: 'file', question_id, text: '?', explanation: '', accepts: 'any', max_files: 3, rubric },
      isRight: right ? null : false,
      answer: right ? [aFile] : chance.pick([[], ['']]),
    }
  },
  function recording(question_id, chance, right) {
    return {
      question: { kind: 'recording', question_id, text: '?', explanation: '', max_seconds: 30, rubric },
      isRight: right ? null : false,
      answer: right ? [aFile] : chance.pick([[], ['']]),
    }
  },
]

/** The file that answers name: whoever asks makes sure that it is the learner's. */
export const aFile = '5e1d2f60-7a1b-4c3d-8e9f-000000000001'

/** `count` answers, all kinds in turn, about half of them right. */
export function generateAnswers(chance: Chance, count: number): readonly GeneratedAnswer[] {
  return Array.from({ length: count }, (_, at) => {
    const make = makers[at % makers.length]
    if (!make) throw new Error('No maker')
    return make(`q${at}`, chance, chance.is(0.5))
  })
}

/** Another answer to a question, made as `generateAnswers` makes them; the question stays. */
export function answerAnew({ question, answer, isRight }: GeneratedAnswer, chance: Chance): GeneratedAnswer {
  return chance.is(0.3) ? { question, answer: [], isRight: false } : { question, answer, isRight }
}
