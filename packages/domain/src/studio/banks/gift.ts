/**
 * Reads GIFT, Moodle's way to write questions as text (docs.moodle.org/en/GIFT_format). One question that is not as the format wants
 * it costs itself alone; what the format's own reader lets pass, as a colon in a text, passes here.
 */
import { latinDigits } from '../../people/digits.ts'
import { readTypedNumber } from '../../questions/questions.ts'
import {
  gapMark,
  ItemWords,
  nameFrom,
  nameOfCategory,
  noFeedback,
  type BankAnswer,
  type BankEntry,
  type BankNumber,
  type BankPart,
} from './bank-items.ts'
import { wordsOfHtml, tidyWords } from './html-words.ts'

/** Every question of a text, in its order. */
export function* readGift(text: string): Generator<BankEntry> {
  let category = ''
  for (const { lines, at } of blocksOf(text)) {
    const named = /^\s*\$CATEGORY:(.*)$/i.exec(lines[0] ?? '')
    if (named) category = nameOfCategory(named[1]!)
    const rest = named ? lines.slice(1) : lines
    if (rest.some((line) => line.trim() !== '')) yield entryOf(rest.join('\n'), category, at)
  }
}

/** Questions whose numbers and tags, which stand in comments, are not kept. */
export function labelsIn(text: string): number {
  return text.match(/^[ \t]*\/\/.*\[(?:id|tag):/gm)?.length ?? 0
}

interface Block {
  readonly lines: readonly string[]
  /** Its first line, counted from 1. */
  readonly at: number
}

/** An empty line ends a question; a comment is a line of its own. */
function* blocksOf(text: string): Generator<Block> {
  let lines: string[] = []
  let from = 1
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    if (/^\s*\/\//.test(line)) continue
    if (line.trim() !== '') {
      if (lines.length === 0) from = index + 1
      lines.push(line)
    } else if (lines.length > 0) {
      yield { lines, at: from }
      lines = []
    }
  }
  if (lines.length > 0) yield { lines, at: from }
}

const escapable = '\\:#={}~'
/** Escaped signs as letters that nobody types, so that what is left of them are signs of the format. */
const hidden = new Map([...escapable, 'n'].map((sign, at) => [sign, String.fromCharCode(0xe010 + at)]))
const shown = new Map([...hidden].map(([sign, letter]) => [letter, sign === 'n' ? '\n' : sign]))
const hide = (text: string): string =>
  text.replace(/[\ue000-\ue01f]/g, '').replace(/\\([\\:#={}~n])/g, (_, sign: string) => hidden.get(sign) ?? sign)
const show = (text: string): string => text.replace(/[\ue010-\ue017]/g, (letter) => shown.get(letter) ?? letter)

type Format = 'html' | 'markdown' | 'plain' | 'moodle'

function entryOf(source: string, category: string, line: number): BankEntry {
  const written = hide(source)
  const words = new ItemWords()
  const titled = /^\s*::([\s\S]*?)::/.exec(written)
  const afterTitle = titled ? written.slice(titled[0].length) : written
  const formatted = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(afterTitle)
  const format = (formatted?.[1]?.toLowerCase() ?? 'moodle') as Format
  const body = formatted ? afterTitle.slice(formatted[0].length) : afterTitle
  const say = (raw: string, isOneLine = false): string => {
    const own = /^\s*\[(html|markdown|plain|moodle)\]/i.exec(raw)
    const text = saidIn(
      (own?.[1]?.toLowerCase() as Format | undefined) ?? format,
      own ? raw.slice(own[0].length) : raw,
      words,
    )
    return isOneLine ? text.replaceAll('\n', ' ') : text
  }
  const open = body.indexOf('{')
  const close = body.indexOf('}')
  const title = titled ? tidyWords(show(titled[1]!)).replaceAll('\n', ' ') : ''
  const text = (raw: string) => say(raw)
  const nameOf = (fallback: string) => title || nameFrom(fallback) || String(line)
  const base = { category, feedback: noFeedback, hints: [], marks: 1, isByParts: true }
  if (open < 0 && close < 0) {
    const said = text(body)
    return {
      item: { ...base, name: nameOf(said), text: said, explanation: '', losses: words.losses, part: { kind: 'words' } },
    }
  }
  const before = body.slice(0, Math.max(0, open))
  const broken = { name: nameOf(text(before || body)), reason: 'question_syntax', detail: String(line) } as const
  // Braces within the answers, or a second pair of them, mean nothing that its author can have meant.
  const inside = body.slice(open + 1, close)
  const behind = body.slice(close + 1)
  if (open < 0 || close < open || inside.includes('{') || /[{}]/.test(behind)) return broken
  const [answers = '', explained = ''] = splitOnce(inside, '####')
  const part = partOf(answers.trim(), say, words)
  if (!part) return broken
  const hasTail = behind.trim() !== ''
  const joined = hasTail ? text(`${before}${gapMark}${behind}`) : text(before)
  const named = nameOf(joined)
  return {
    item: {
      ...base,
      name: named,
      text: hasTail && part.kind !== 'gaps' && !isGap(part) ? joined.replaceAll(gapMark, '_____') : joined,
      explanation: say(explained),
      losses: words.losses,
      part: hasTail ? asGap(part) : part,
    },
  }
}

function splitOnce(text: string, by: string): readonly string[] {
  const at = text.indexOf(by)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)]
}

/** Text of the format's own kind may be HTML, and mostly is not. */
function saidIn(format: Format, raw: string, words: ItemWords): string {
  const text = show(raw)
  if (format === 'html') return words.take(wordsOfHtml(text))
  if (format === 'markdown' && /[*_`#[\]|]/.test(text)) words.lose('question_look', 'Markdown')
  if (format === 'moodle' && /<\/?[a-z][^<>]*>|&[#\w]+;/i.test(text))
    return words.take(wordsOfHtml(text, { keepLines: true }))
  return tidyWords(text)
}

type Say = (raw: string, isOneLine?: boolean) => string

/** Undefined where the answers are none. */
function partOf(answers: string, say: Say, words: ItemWords): BankPart | undefined {
  if (answers === '') return { kind: 'written' }
  if (answers.startsWith('#')) return numberOf(answers.slice(1), say)
  if (answers.includes('~')) {
    const list = answers.replaceAll('=', '~=').split('~').slice(1)
    // What stands before the first sign is no answer.
    if (!/^[~=]/.test(answers)) return undefined
    const read = list.filter((one) => one.trim() !== '').map((one) => answerOf(one, say))
    const isSingle = answers.includes('=')
    return read.length >= 2 && read.every((one) => one !== undefined)
      ? { kind: 'choice', isSingle, isShuffled: false, answers: read }
      : undefined
  }
  if (answers.includes('->')) return pairsOf(answers, say, words)
  const [word = '', ...feedback] = answers.split('#').map((one) => one.trim())
  if (/^(?:T|TRUE|F|FALSE)$/i.test(word)) {
    const isTrue = /^T/i.test(word)
    const [ofWrong = '', ofRight = ''] = feedback.map((one) => say(one))
    return {
      kind: 'true_false',
      answers: [
        { text: String(isTrue), fraction: 100, feedback: ofRight },
        { text: String(!isTrue), fraction: 0, feedback: ofWrong },
      ],
    }
  }
  const list = answers.startsWith('=') ? answers.split('=').slice(1) : [answers]
  const typed = list.map((one) => answerOf(`=${one}`, say))
  return typed.every((one) => one !== undefined) ? { kind: 'typed', isCaseKept: false, answers: typed } : undefined
}

const weighed = /^\s*(=?)\s*(?:%\s*(-?[\d.]{1,9})\s*%)?([\s\S]*)$/

/** `=right#feedback`, `%50%half`, `wrong`. */
function answerOf(written: string, say: Say): BankAnswer | undefined {
  const [, sign, weight, rest = ''] = weighed.exec(written) ?? []
  const [text = '', feedback = ''] = splitOnce(rest, '#')
  const fraction = weight === undefined ? (sign === '=' ? 100 : 0) : Number(weight)
  if (text.trim() === '' || !(fraction >= -100 && fraction <= 100)) return undefined
  return { text: say(text, true), fraction, feedback: say(feedback) }
}

/** `1822:5`, `1..5`, `=1822:0#yes =%50%1822:2`. */
function numberOf(written: string, say: Say): BankPart | undefined {
  const text = written.trim()
  const list = /^[=~]/.test(text) ? text.split(/[=~]/).slice(1) : [text]
  const numbers = list.map((one): BankNumber | undefined => {
    const [, , weight, rest = ''] = weighed.exec(one) ?? []
    const [said = '', feedback = ''] = splitOnce(rest, '#')
    const fraction = weight === undefined ? 100 : Number(weight)
    const value = valueOf(latinDigits(said).trim())
    const isRest = said.trim() === '' || said.trim() === '*'
    if (!value && !isRest) return undefined
    // An answer without a number says something to all others.
    return {
      text: value?.text ?? '*',
      tolerance: value?.tolerance ?? 0,
      fraction: value ? fraction : 0,
      feedback: say(feedback),
    }
  })
  return numbers.length > 0 && numbers.every((one) => one !== undefined)
    ? { kind: 'number', answers: numbers, units: [] }
    : undefined
}

function valueOf(written: string): { readonly text: string; readonly tolerance: number } | undefined {
  const range = /^(.+?)\.\.(.+)$/.exec(written)
  if (range) {
    const [low, high] = [readTypedNumber(range[1]!.trim()), readTypedNumber(range[2]!.trim())]
    if (low === undefined || high === undefined || high < low) return undefined
    return { text: exact((low + high) / 2), tolerance: Number(exact((high - low) / 2)) }
  }
  const [said = '', around] = splitOnce(written, ':').map((one) => one.trim())
  const tolerance = around === undefined || around === '' ? 0 : readTypedNumber(around)
  return readTypedNumber(said) === undefined || tolerance === undefined || tolerance < 0
    ? undefined
    : { text: said, tolerance }
}

/** Without what sums of decimals add behind. */
const exact = (value: number): string => String(Number(value.toPrecision(14)))

function pairsOf(answers: string, say: Say, words: ItemWords): BankPart | undefined {
  if (!answers.startsWith('=')) return undefined
  const pairs = answers
    .split('=')
    .slice(1)
    .map((one) => {
      const [left = '', right] = splitOnce(one, '->')
      const [text = '', feedback = ''] = splitOnce(right ?? '', '#')
      if (feedback.trim() !== '') words.lose('question_feedback')
      return right === undefined ? undefined : { left: say(left, true), right: say(text, true) }
    })
  return pairs.every((pair) => pair !== undefined) ? { kind: 'pairs', pairs } : undefined
}

/** Whether an answer can stand in the middle of a sentence. */
const isGap = (part: BankPart): boolean =>
  part.kind === 'typed' ||
  (part.kind === 'number' && part.answers.every(({ tolerance }) => tolerance === 0)) ||
  (part.kind === 'choice' && part.isSingle)

function asGap(part: BankPart): BankPart {
  if (!isGap(part)) return part
  if (part.kind === 'typed') return { kind: 'gaps', gaps: [{ ...part, weight: 1 }] }
  if (part.kind === 'number') return { kind: 'gaps', gaps: [{ kind: 'number', weight: 1, answers: part.answers }] }
  return part.kind === 'choice'
    ? { kind: 'gaps', gaps: [{ kind: 'chosen', weight: 1, isShuffled: false, answers: part.answers }] }
    : part
}
