/** Words as they are looked for: one folding for the device and the server, for what is written and for what is sought. */
import { foldAnswer } from '../questions/typed-answers.ts'

/** Letters that people write for each other when they look for something; in an answer they stay apart. */
const sameSound: Readonly<Record<string, string>> = {
  ې: 'ی',
  ۍ: 'ی',
  ێ: 'ی',
  ے: 'ی',
  ھ: 'ه',
  ۃ: 'ه',
  ٱ: 'ا',
  ګ: 'گ',
  ٹ: 'ت',
  ټ: 'ت',
  ڈ: 'د',
  ډ: 'د',
  ڑ: 'ر',
  ړ: 'ر',
  ڼ: 'ن',
  ں: 'ن',
}
const lettersToFold = new RegExp(`[${Object.keys(sameSound).join('')}]`, 'g')
const between = /[^\p{L}\p{N}]+/u

/** Longer ones are cut: nobody types them, and an index has to hold them. */
const longestWord = 40

/**
 * A text as it is searched: folded as a typed answer is, and besides without any mark above or below a letter (آ is ا, é is e)
 * and with the letters as one that sound or look alike in Pashto, Dari and Urdu.
 */
export function foldSearch(text: string): string {
  return foldAnswer(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[يىئ]/g, 'ی')
    .replace(lettersToFold, (letter) => sameSound[letter] ?? letter)
    .toLowerCase()
}

/** The words of a text, folded, each once, in the order of their first standing. */
export function wordsOf(text: string): readonly string[] {
  const words = foldSearch(text)
    .split(between)
    .filter((word) => word !== '')
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))]
}

/** Every run of three letters, with two spaces before the word and one behind: what two words have in common that differ in a letter. */
export function trigramsOf(word: string): readonly string[] {
  const letters = [' ', ' ', ...word, ' ']
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}

/** How many letters may be wrong: none in two letters or in a number, one in up to seven, two in longer words. */
function typosIn(word: string): number {
  const { length } = word
  if (length < 3 || /^\p{N}+$/u.test(word)) return 0
  return length < 8 ? 1 : 2
}

/** From this length on a beginning may be mistyped, too: shorter ones would be near to everything. */
const shortestBeginning = 5

/**
 * How many letters lie between what was typed and a word: one wrong, missing, added, or two exchanged count one each. Undefined
 * where it is more than may be wrong. Of a longer word its beginning is compared, for whoever is still typing.
 */
export function typosBetween(typed: string, word: string): number | undefined {
  const most = typosIn(typed)
  if (most === 0) return typed === word ? 0 : undefined
  const whole = distance(typed, word, most)
  if (whole <= most || typed.length < shortestBeginning || word.length <= typed.length)
    return whole <= most ? whole : undefined
  const beginnings = [-1, 0, 1].map((more) => distance(typed, word.slice(0, typed.length + more), most))
  const nearest = Math.min(...beginnings)
  return nearest <= most ? nearest : undefined
}

/** Optimal string alignment; `most + 1` stands for everything beyond. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      let least = Math.min(above[at]! + 1, here[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, before[at - 2]! + 1)
      here.push(least)
    }
    before = above
    above = here
  }
  return above[other.length]!
}

/** A piece of a text, and whether it was found. */
export interface MarkedPart {
  readonly text: string
  readonly isFound: boolean
}

/** A text cut where words begin and end, each word marked that begins with one of `found_by` (folded). */
export function markFound(text: string, found_by: readonly string[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  for (const [piece] of text.matchAll(/(?:[\p{L}\p{N}]|\p{M}|\u200c|\u200d)+|[^\p{L}\p{N}]/gu)) {
    const isFound = wordsOf(piece).some((word) => found_by.some((begin) => word.startsWith(begin)))
    const last = parts.at(-1)
    if (last?.isFound === isFound) parts[parts.length - 1] = { text: last.text + piece, isFound }
    else parts.push({ text: piece, isFound })
  }
  return parts
}
