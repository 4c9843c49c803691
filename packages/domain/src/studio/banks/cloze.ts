/** Answers within a text, as Moodle's embedded answers write them: `{2:SHORTANSWER:=Kabul#yes~%50%Cabul}` (docs.moodle.org/en/Embedded_Answers_(Cloze)_question_type). */
import { gapMark, type BankAnswer, type BankGap, type ItemWords } from './bank-items.ts'
import { wordsOfHtml } from './html-words.ts'

interface Cloze {
  /** HTML with a `gapMark` in the place of each. */
  readonly html: string
  readonly gaps: readonly BankGap[]
}

const kinds: Readonly<Record<string, 'typed' | 'number' | 'chosen'>> = {
  SHORTANSWER: 'typed',
  SA: 'typed',
  MW: 'typed',
  SHORTANSWER_C: 'typed',
  SAC: 'typed',
  MWC: 'typed',
  NUMERICAL: 'number',
  NM: 'number',
  ...Object.fromEntries(
    ['MULTICHOICE', 'MULTICHOICE_V', 'MULTICHOICE_H', 'MULTICHOICE_S', 'MULTICHOICE_VS', 'MULTICHOICE_HS'].map(
      (kind) => [kind, 'chosen' as const],
    ),
  ),
  ...Object.fromEntries(['MC', 'MCV', 'MCH', 'MCS', 'MCVS', 'MCHS'].map((kind) => [kind, 'chosen' as const])),
}
const isCaseKept = new Set(['SHORTANSWER_C', 'SAC', 'MWC'])

/** The kind of a place that we cannot ask, else its places; undefined where one of them is not as it must be. */
export function readCloze(html: string, words: ItemWords): Cloze | { readonly unknown: string } | undefined {
  const parts: string[] = []
  const gaps: BankGap[] = []
  let at = 0
  for (;;) {
    const open = openingFrom(html, at)
    if (!open) break
    const close = closingFrom(html, open.end)
    if (close < 0) return undefined
    const kind = Object.hasOwn(kinds, open.kind) ? kinds[open.kind] : undefined
    if (!kind) return { unknown: open.kind }
    const answers = alternativesIn(html.slice(open.end, close)).map((one) => answerOf(one, words))
    if (answers.length === 0 || answers.some((one) => one === undefined)) return undefined
    const good = answers.flatMap((one) => one ?? [])
    gaps.push(gapOf(kind, open, good))
    parts.push(html.slice(at, open.at), gapMark)
    at = close + 1
  }
  parts.push(html.slice(at))
  return gaps.length === 0 ? undefined : { html: parts.join(''), gaps }
}

interface Opening {
  readonly at: number
  readonly end: number
  readonly weight: number
  readonly kind: string
}

/** The next place from here; braces of other meaning are text. */
function openingFrom(html: string, from: number): Opening | undefined {
  for (let at = html.indexOf('{', from); at >= 0; at = html.indexOf('{', at + 1)) {
    const found = /^\{\s*(\d{0,4}):\s*([A-Z_]{2,20})\s*:/.exec(html.slice(at, at + 60))
    if (found) {
      const weight = found[1] === '' ? 1 : Number(found[1])
      return { at, end: at + found[0].length, weight, kind: found[2]! }
    }
  }
  return undefined
}

function closingFrom(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    if (html[at] === '\\') at += 1
    else if (html[at] === '}') return at
  }
  return -1
}

function alternativesIn(text: string): readonly string[] {
  const list: string[] = ['']
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (letter === '\\') {
      list[list.length - 1] += text.slice(at, at + 2)
      at += 1
    } else if (letter === '~') list.push('')
    else list[list.length - 1] += letter
  }
  return list.filter((one) => one.trim() !== '')
}

/** Signs that were escaped, as they are meant. */
const plain = (text: string): string => text.replace(/\\([\\~#}/"])/g, '$1')

function answerOf(written: string, words: ItemWords): BankAnswer | undefined {
  const [, sign, weight, rest = ''] = /^\s*(=?)(?:%(-?[\d.]{1,9})%)?([\s\S]*)$/.exec(written) ?? []
  const parted = /^((?:[^\\#]|\\[\s\S])*)(?:#([\s\S]*))?$/.exec(rest)
  const fraction = weight === undefined ? (sign === '=' ? 100 : 0) : Number(weight)
  if (!parted || !(fraction >= -100 && fraction <= 100)) return undefined
  const say = (html: string) => words.take(wordsOfHtml(plain(html))).replaceAll('\n', ' ')
  return { text: say(parted[1] ?? ''), fraction, feedback: say(parted[2] ?? '') }
}

function gapOf(kind: 'typed' | 'number' | 'chosen', open: Opening, answers: readonly BankAnswer[]): BankGap {
  const { weight } = open
  if (kind === 'typed') return { kind, weight, isCaseKept: isCaseKept.has(open.kind), answers }
  if (kind === 'chosen') return { kind, weight, isShuffled: /S$/.test(open.kind), answers }
  return {
    kind,
    weight,
    answers: answers.map((answer) => {
      const [text = '', around = ''] = answer.text.split(':')
      return { ...answer, text: text.trim(), tolerance: Math.abs(Number(around)) || 0 }
    }),
  }
}
