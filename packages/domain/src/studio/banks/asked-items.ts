/** From an item of a bank to a question of ours: what has no counterpart is refused by its name, and what is lost is said. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import { readTypedNumber, blankMark } from '../../questions/questions.ts'
import { questionFaults } from '../../questions/question-faults.ts'
import { read, unreadable, type Read } from '../imports.ts'
import { gapMark, type BankAnswer, type BankGap, type BankItem, type BankPart, type Loss } from './bank-items.ts'
import { longestWords } from './html-words.ts'

export interface AskedItem {
  readonly question: Question
  readonly losses: readonly Loss[]
}

/** The part of a question that is its kind's own, with what of it is lost; or why it cannot be asked. */
type Made =
  | {
      readonly own: object
      readonly text?: string
      readonly lost?: readonly (Loss | false)[]
      /** What is said to a right answer, or to a wrong one. */
      readonly feedback?: Partial<BankItem['feedback']>
    }
  | { readonly reason: ImportReason; readonly detail: string }

/** `before` is what stood between the questions before it. Answers no hotspot: banks have none of ours. */
export function askedItem(item: BankItem, before = ''): Read<AskedItem> {
  const { name, explanation, part } = item
  const picture = item.losses.find(({ reason }) => reason === 'question_picture')
  if (picture) return unreadable('question_picture', name, picture.detail)
  const made = makers[part.kind](part as never, item)
  if ('reason' in made) return unreadable(made.reason, name, made.detail)
  const text = [before, made.text ?? item.text.replaceAll(gapMark, blankMark)].filter(Boolean).join('\n')
  const { own, lost } = generalOf({ ...item, feedback: { ...item.feedback, ...made.feedback } })
  const question = { question_id: '', explanation, ...own, ...made.own, text } as Question
  if (text.length > longestWords || JSON.stringify(question).length > longestWords * 5)
    return unreadable('question_long', name)
  if (questionFaults(question).length > 0) return unreadable('question_broken', name)
  const losses = [...item.losses, ...lost, ...(made.lost ?? []).filter((loss) => loss !== false)]
  return read({ question, losses: onceEach(losses) })
}

const loss = (reason: ImportReason, detail = ''): Loss => ({ reason, detail })

function onceEach(losses: readonly Loss[]): readonly Loss[] {
  return losses.filter(({ reason }, at) => losses.findIndex((one) => one.reason === reason) === at)
}

const longestHelp = 2_000
const mostHints = 5
const isHelp = (text: string): boolean => text !== '' && text.length <= longestHelp

/** What a question of any kind may have: marks, hints and what is said afterwards. */
function generalOf({ marks, hints, feedback, part }: BankItem): {
  readonly own: object
  readonly lost: readonly Loss[]
} {
  const isMarkedByPerson = part.kind === 'written' || part.kind === 'files'
  const given = Math.round(marks * 100) / 100
  const hasMarks = given >= 0.01 && given <= 1_000
  const kept = hints.filter(isHelp).slice(0, mostHints)
  const said = Object.fromEntries(Object.entries(feedback).filter(([, words]) => isHelp(words)))
  const losses = [
    !isMarkedByPerson && !hasMarks && loss('question_marks'),
    kept.length < hints.length && loss('question_hints'),
    Object.values(feedback).some((words) => words.length > longestHelp) && loss('question_feedback'),
  ]
  return {
    own: {
      ...(!isMarkedByPerson && hasMarks && given !== 1 && { marks: given }),
      ...(kept.length > 0 && { hints: kept }),
      ...(Object.keys(said).length > 0 && { feedback: said }),
    },
    lost: losses.filter((one) => one !== false),
  }
}

const hasFeedback = (answers: readonly BankAnswer[]): boolean => answers.some(({ feedback }) => feedback !== '')
const isRight = ({ fraction }: BankAnswer): boolean => fraction >= 99.99
const isPartly = ({ fraction }: BankAnswer): boolean => fraction < 0 || (fraction > 0 && fraction < 99.99)
const broken: Made = { reason: 'question_broken', detail: '' }

/** An answer in which `*` stands for any letters. */
const isPattern = (text: string): boolean => /(^|[^\\])\*/.test(text)
const typedAs = (text: string): string =>
  text
    .replaceAll('\\*', '*')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Typed {
  readonly accepted: string[]
  readonly lost: readonly (Loss | false)[]
}

/** What may be typed; a reason where a rule is beyond ours. */
function typedOf(answers: readonly BankAnswer[], isCaseKept: boolean): Typed | ImportReason {
  const right = answers.filter(isRight)
  if (right.some(({ text }) => isPattern(text))) return 'question_rule'
  const accepted = [...new Set(right.map(({ text }) => typedAs(text)))]
  const hasLetterCase = accepted.some((text) => text.toLowerCase() !== text.toUpperCase())
  return {
    accepted,
    lost: [
      isCaseKept && hasLetterCase && loss('question_case'),
      // That everything else is wrong needs no saying.
      answers.some((answer) => isPartly(answer)) && loss('question_marks'),
    ],
  }
}

/**
 * What is said to answers that somebody types: to the right ones, where they are all told the same, and to all the others. What is said to one
 * wrong answer alone is lost.
 */
function feedbackOf(answers: readonly BankAnswer[]): {
  readonly feedback: Partial<BankItem['feedback']>
  readonly isLost: boolean
} {
  const toRight = new Set(answers.filter(isRight).map(({ feedback }) => feedback))
  const others = answers.filter((answer) => !isRight(answer))
  const rest = others.find(({ text }) => text.trim() === '*')
  const [right = ''] = toRight
  return {
    feedback: {
      ...(toRight.size === 1 && right !== '' && { right }),
      ...(rest && rest.feedback !== '' && { wrong: rest.feedback }),
    },
    isLost: toRight.size > 1 || others.some((one) => one !== rest && one.feedback !== ''),
  }
}

function optionsOf(answers: readonly BankAnswer[], hasFeedback = false) {
  return answers.map(({ text, feedback }, at) => ({
    option_id: `o${at + 1}`,
    text: text.replaceAll('\n', ' '),
    ...(hasFeedback && isHelp(feedback) && { feedback }),
  }))
}

/** Ids of the options that are right. */
const rightIds = (answers: readonly BankAnswer[], isGood: (answer: BankAnswer) => boolean): string[] =>
  answers.flatMap((answer, at) => (isGood(answer) ? [`o${at + 1}`] : []))

type Makers = {
  readonly [K in BankPart['kind']]: (part: Extract<BankPart, { kind: K }>, item: BankItem) => Made
}

const makers: Makers = {
  choice({ isSingle, isShuffled, answers }, { isByParts }) {
    const best = answers.some(isRight)
    const correct = rightIds(answers, isSingle && best ? isRight : ({ fraction }) => fraction > 0)
    // One answer may be given, and several of them are wholly right: any of them is, which ours cannot say.
    if (isSingle && correct.length > 1) return { reason: 'question_rule', detail: '' }
    const multiple = correct.length > 1
    return {
      own: {
        kind: 'choice',
        multiple,
        options: optionsOf(answers, true),
        correct,
        ...(multiple && isByParts && { partial_credit: true }),
      },
      lost: [
        !multiple && answers.some(isPartly) && loss('question_marks'),
        multiple && isByParts && !isOurShare(answers, correct.length) && loss('question_parts'),
        isShuffled && loss('question_order'),
        answers.some(({ feedback }) => feedback.length > longestHelp) && loss('question_feedback'),
      ],
    }
  },
  true_false({ answers }) {
    const right = answers.find(isRight)
    if (!right) return broken
    const wrong = answers.find((answer) => !isRight(answer))
    return {
      own: { kind: 'true_false', correct: /^true$/i.test(right.text.trim()) },
      feedback: {
        ...(right.feedback !== '' && { right: right.feedback }),
        ...(wrong && wrong.feedback !== '' && { wrong: wrong.feedback }),
      },
    }
  },
  typed({ isCaseKept, answers }, { text }) {
    const typed = typedOf(answers, isCaseKept)
    if (typeof typed === 'string') return { reason: typed, detail: '*' }
    const { feedback, isLost } = feedbackOf(answers)
    const { accepted } = typed
    const lost = [...typed.lost, isLost && loss('question_feedback')]
    const withGap = text.replace(/_{4,}/g, blankMark)
    return withGap.split(blankMark).length === 2
      ? { own: { kind: 'blank', blanks: [{ blank_id: '1', accepted }] }, text: withGap, lost, feedback }
      : { own: { kind: 'short_text', accepted }, lost, feedback }
  },
  number({ answers, units }) {
    const right = answers.filter(isRight)
    const [first, ...more] = right
    const value = first && readTypedNumber(first.text)
    if (value === undefined) return broken
    // Several numbers that are right are no one number with what it may differ by.
    if (more.length > 0) return { reason: 'question_rule', detail: right.map(({ text }) => text).join(' / ') }
    const { feedback, isLost } = feedbackOf(answers)
    const unit = units.find(({ multiplier }) => multiplier === 1)?.name ?? ''
    const others = units
      .filter(({ name, multiplier }) => name !== unit && multiplier > 0)
      .map(({ name, multiplier }) => ({ unit: name, factor: Number((1 / multiplier).toPrecision(12)) }))
    const isKept = unit !== '' && others.length <= 20
    return {
      own: {
        kind: 'numeric',
        value,
        tolerance: first!.tolerance,
        unit,
        ...(isKept && others.length > 0 && { units: others }),
      },
      feedback,
      lost: [
        answers.some(isPartly) && loss('question_marks'),
        isLost && loss('question_feedback'),
        others.length > 0 && !isKept && loss('question_units', unit),
      ],
    }
  },
  pairs({ pairs }, { isByParts }) {
    const asked = pairs.filter(({ left }) => left !== '')
    const rights = [...new Set(pairs.map(({ right }) => right.replaceAll('\n', ' ')).filter(Boolean))]
    const idOf = (right: string) => `r${rights.indexOf(right.replaceAll('\n', ' ')) + 1}`
    return {
      own: {
        kind: 'match',
        left: asked.map(({ left }, at) => ({ item_id: `l${at + 1}`, text: left.replaceAll('\n', ' ') })),
        right: rights.map((text, at) => ({ item_id: `r${at + 1}`, text })),
        pairs: asked.map(({ right }, at) => ({ left_id: `l${at + 1}`, right_id: idOf(right) })),
        ...(isByParts && { partial_credit: true }),
      },
    }
  },
  order: ({ items, isPartly: isByParts }) => ({
    own: {
      kind: 'order',
      items: items.map((text, at) => ({ item_id: `i${at + 1}`, text: text.replaceAll('\n', ' ') })),
      ...(isByParts && { partial_credit: true }),
    },
    lost: [isByParts && loss('question_parts')],
  }),
  gaps: ({ gaps }, item) => gapsMade(gaps, item),
  written: (_, { name, marks }) => ({ own: { kind: 'long_answer', rubric: rubricOf(name, marks) } }),
  files: ({ most }, { name, marks }) => ({
    own: { kind: 'file', accepts: 'any', max_files: Math.min(10, Math.max(1, most)), rubric: rubricOf(name, marks) },
  }),
  words: () => ({ reason: 'passage_alone', detail: '' }),
}

const kindWords = { typed: 'SHORTANSWER', number: 'NUMERICAL', chosen: 'MULTICHOICE' } as const

/** Whether marks for parts are ours: each right one an equal share, each wrong one as much less. */
function isOurShare(answers: readonly BankAnswer[], count: number): boolean {
  const share = 100 / count
  return answers.every(({ fraction }) => Math.abs(Math.abs(fraction) - share) < 0.01)
}

/** Marks of each gap, where one gives more than another; their sum is that of the question. */
function marksOfGaps(gaps: readonly BankGap[], marks: number): readonly number[] | undefined {
  const sum = gaps.reduce((whole, { weight }) => whole + weight, 0)
  if (sum <= 0 || gaps.every(({ weight }) => weight === gaps[0]!.weight)) return undefined
  const given = gaps.map(({ weight }) => Math.round((marks * weight * 100) / sum) / 100)
  return given.every((one) => one >= 0.01 && one <= 1_000) ? given : undefined
}

function gapsMade(gaps: readonly BankGap[], { text: source, marks: whole, isByParts }: BankItem): Made {
  const kinds = [...new Set(gaps.map(({ kind }) => kind))]
  if (kinds.includes('chosen') && kinds.length > 1)
    return { reason: 'interaction_unknown', detail: kinds.map((kind) => kindWords[kind]).join(' + ') }
  // Underscores of the author are no blanks.
  const text = source.replace(/_{4,}/g, '…').replaceAll(gapMark, blankMark)
  const lost: (Loss | false)[] = [
    gaps.some(({ answers }) => answers.some(isPartly)) && loss('question_marks'),
    gaps.some(({ answers }) => hasFeedback(answers)) && loss('question_feedback'),
  ]
  const ofGaps = marksOfGaps(gaps, whole)
  const parts = gaps.length > 1 && isByParts && { partial_credit: true }
  const marksAt = (at: number) => ofGaps && { marks: ofGaps[at]! }
  if (kinds[0] === 'chosen') {
    const blanks = gaps.map(({ answers }, at) => ({
      blank_id: String(at + 1),
      options: optionsOf(answers),
      correct: rightIds(answers, isRight)[0] ?? '',
      ...marksAt(at),
    }))
    const isShuffled = gaps.some((gap) => gap.kind === 'chosen' && gap.isShuffled)
    return {
      own: { kind: 'inline_choice', blanks, ...parts },
      text,
      lost: [...lost, isShuffled && loss('question_order')],
    }
  }
  const blanks: object[] = []
  for (const gap of gaps) {
    const blank_id = String(blanks.length + 1)
    if (gap.kind === 'number') {
      const right = gap.answers.filter(isRight)
      if (right.some(({ tolerance }) => tolerance !== 0)) {
        if (gaps.length > 1 || right.length > 1) return { reason: 'question_rule', detail: '±' }
        const value = readTypedNumber(right[0]!.text) ?? Number.NaN
        return { own: { kind: 'numeric', value, tolerance: right[0]!.tolerance, unit: '' }, text, lost }
      }
      blanks.push({
        blank_id,
        accepted: right.map((one) => typedAs(one.text)),
        as_number: true,
        ...marksAt(blanks.length),
      })
    } else if (gap.kind === 'typed') {
      const typed = typedOf(gap.answers, gap.isCaseKept)
      if (typeof typed === 'string') return { reason: typed, detail: '*' }
      lost.push(...typed.lost)
      blanks.push({ blank_id, accepted: typed.accepted, ...marksAt(blanks.length) })
    }
  }
  return { own: { kind: 'blank', blanks, ...parts }, text, lost }
}

/** All or nothing, until a person writes a better one. */
function rubricOf(name: string, marks: number) {
  const most = Math.min(1000, Math.max(1, Math.round(marks)))
  const levels = [most, 0].map((value) => ({ level_id: String(value), label: String(value), marks: value }))
  return [{ criterion_id: '1', title: name.slice(0, 200), levels }]
}
