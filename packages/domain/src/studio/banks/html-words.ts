/** The words of HTML as other programs keep it in their questions: plain text, a line for each block. Nothing of it is ever shown as HTML. */
import { splitMaths } from '../../questions/maths.ts'

/** What of a text is not kept as it was. */
export type WordsLoss = 'picture' | 'look' | 'script'

export interface Words {
  readonly text: string
  readonly losses: ReadonlyMap<WordsLoss, readonly string[]>
}

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre tr table section article br hr caption thead tbody'.split(
    ' ',
  ),
)
/** Whatever learners would see or hear of these, words cannot say it. */
const shows = new Set('img object audio video iframe embed svg math canvas applet'.split(' '))
const acts = new Set('script form input button select textarea link meta base'.split(' '))
/** Nothing between such a tag and its end is words. */
const silent = new Set(['script', 'style', 'head', 'title', 'svg', 'math', 'object', 'iframe'])
const looks = new Set('b strong i em u s del ins mark font table ul ol a ruby'.split(' '))

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  deg: '°',
  middot: '·',
  bull: '•',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  le: '≤',
  ge: '≥',
  ne: '≠',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  theta: 'θ',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  copy: '©',
  rarr: '→',
  larr: '←',
}

/** Entities of one text, each once: what they make is never read as one again. An entity that nobody knows stays as it is written. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]\w{1,11}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? named[name as string]! : whole
    const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
    const isLetter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isLetter || code === 9 || code === 10 ? String.fromCodePoint(code) : ''
  })
}

const raised: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()ni'].map((letter, at) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at]!]),
)
const lowered: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-=()'].map((letter, at) => [letter, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at]!]),
)

/** Small letters above or below the line: as such letters where there are some, else as maths. */
function small(tag: string, text: string): string {
  const letters = [...text.replace('−', '-').trim()]
  const of = tag === 'sup' ? raised : lowered
  if (letters.every((letter) => Object.hasOwn(of, letter))) return letters.map((letter) => of[letter]).join('')
  return /^[A-Za-z0-9+\-=()., ]+$/.test(text) ? `\\({}${tag === 'sup' ? '^' : '_'}{${text.trim()}}\\)` : text
}

interface Tag {
  /** Empty for comments and declarations. */
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: string
  /** Behind its last letter. */
  readonly end: number
}

/** The tag that begins at `at`; undefined where a `<` is only a sign. Each letter is looked at once, whatever the text is. */
function tagAt(html: string, at: number): Tag | undefined {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4)
    return { name: '', isEnd: false, attributes: '', end: end < 0 ? html.length : end + 3 }
  }
  const begin = /^<([/!?]?)([a-z][a-z0-9:-]{0,40})?/i.exec(html.slice(at, at + 50))
  const [opened = '', sign = '', name = ''] = begin ?? []
  if (name === '' && sign !== '!' && sign !== '?') return undefined
  let quote = ''
  for (let end = at + opened.length; end < html.length; end += 1) {
    const letter = html[end]!
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') {
      const attributes = html.slice(at + opened.length, end)
      return {
        name: sign === '!' || sign === '?' ? '' : name.toLowerCase(),
        isEnd: sign === '/',
        attributes,
        end: end + 1,
      }
    }
  }
  // It never ends: a browser shows nothing of it.
  return { name: '', isEnd: false, attributes: '', end: html.length }
}

/** The words of HTML. `keepLines`: line breaks of the source are line breaks, as in texts that are HTML only here and there. */
export function wordsOfHtml(html: string, { keepLines = false } = {}): Words {
  const losses = new Map<WordsLoss, string[]>()
  const lose = (loss: WordsLoss, what: string) => {
    const list = losses.get(loss) ?? []
    if (!list.includes(what)) losses.set(loss, [...list, what])
  }
  const parts: string[] = []
  const smalls: { readonly tag: string; readonly from: number }[] = []
  let mutedBy: string | undefined
  const say = (raw: string) => {
    if (mutedBy === undefined && raw !== '') parts.push(withoutEntities(keepLines ? raw : raw.replace(/\s+/g, ' ')))
  }
  const endSmall = (tag: string) => {
    const open = smalls.at(-1)
    if (open?.tag !== tag) return
    smalls.pop()
    parts.push(small(tag, parts.splice(open.from).join('')))
  }
  let said = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at)
    if (!tag) {
      at += 1
      continue
    }
    say(html.slice(said, at))
    said = at = tag.end
    const { name, isEnd, attributes } = tag
    if (mutedBy !== undefined) {
      if (isEnd && name === mutedBy) mutedBy = undefined
      continue
    }
    if (!isEnd) {
      if (acts.has(name) || /\son[a-z]+\s*=|javascript:/i.test(attributes)) lose('script', name)
      if (shows.has(name)) lose('picture', name)
      if (looks.has(name)) lose('look', name)
      if (silent.has(name) && !attributes.endsWith('/')) mutedBy = name
    }
    if (blocks.has(name)) parts.push('\n')
    else if (isEnd && (name === 'td' || name === 'th')) parts.push(' ')
    else if (name === 'sup' || name === 'sub') {
      if (isEnd) endSmall(name)
      else if (smalls.length < 3) smalls.push({ tag: name, from: parts.length })
    }
  }
  say(html.slice(said))
  return { text: tidyWords(parts.join('')), losses }
}

/** Longer nobody reads in a question. */
export const longestWords = 20_000

/** Marks that turn letters about for the whole rest of a line: nobody sees them, and they make one answer look like another. */
const turning = /[\u202a-\u202e]/g
const unprintable = /[^\P{Cc}\t\n\r]/gu

/** Without empty lines, spaces around lines and what is no letter; double dollars become maths as ours is written. */
export function tidyWords(text: string): string {
  const lines = text
    .replace(unprintable, '')
    .replace(turning, '')
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
  return withoutDollars(lines.replace(/\$\$([^$]+)\$\$/g, '\\[$1\\]'))
}

/** A dollar sign that would begin maths where its author meant money. */
export function withoutDollars(text: string): string {
  if (!text.includes('$') || text.length > longestWords) return text
  const broad = text.replaceAll('$', '＄')
  const maths = (one: string) => splitMaths(one).filter(({ kind }) => kind === 'maths').length
  return maths(text) === maths(broad) && !text.includes('\\$') ? text : broad
}
