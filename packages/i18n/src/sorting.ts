/** The order of names and titles. Browsers have none for Pashto and differ about Dari, so Arabic script is ordered here, by CLDR. */
import { latinDigits } from './numbers.ts'
import type { Locale } from './languages.ts'

/**
 * Letters in the order of CLDR; those in one group differ only where all else is the same. Dari has the order of Pashto
 * there (`fa_AF` imports `ps`).
 */
const afghanOrder =
  'آ اأٱإ ء ب ٻ پ ت ټٹ ث ج ځ چ څ ح خ د ډڈ ذ ر ړڑ ز ژ ږ س ش ښ ص ض ط ظ ع غ ف ق کك ګگ ل م ن ں ڼ هۀەہۂھةۃ وؤۇۉ ۈ ۋ یىےۓيېۍئ'
/** An aspirated letter (بھ) is one of its own. */
const urduOrder =
  'ٱ إ اأ آ ب بھ پ پھ ت تھ ٹ ٹھ ث ج جھ چ چھ ح خ د دھ ڈ ڈھ ذ ر رھ ڑ ڑھ ز ژ س ش ص ض ط ظ ع غ ف ق ک کھ گ گھ ل لھ م مھ ن نھ ں ںھ وؤ وھ ہۂ ھ ۃ ء یئ یھ ےۓ ٻ ة ټ ځ څ ډ ړ ږ ښ ك ګ ڼ ه ەۀ ۇ ۈ ۉ ۋ ى ي ۍ ې'
const aspirated = /^.ھ$/u

interface Order {
  readonly groups: string
  /** What stands between words; the joiner that keeps two parts of a Dari word apart counts as a space. */
  readonly space: RegExp
  readonly units: RegExp
}

const afghan: Order = { groups: afghanOrder, space: /\u200c/g, units: /[0-9]+|[^]/gu }
const urdu: Order = { groups: urduOrder, space: / /g, units: /[0-9]+|[بپتٹجچدڈرڑکگلمنںوی]ھ|[^]/gu }
const orders: Readonly<Record<Exclude<Locale, 'en'>, Order>> = { ps: afghan, da: afghan, ur: urdu }

/** What CLDR passes over: vowel marks, the stretching stroke, joiners, marks of direction. */
const silent = /[\p{Mn}\p{Cf}\u0640]/gu

/** Punctuation and space before figures, figures before Arabic script, that before Latin. */
const kinds = { sign: 0, figure: 1, arabic: 2, letter: 3 } as const

interface Place {
  readonly place: number
  /** Place inside a group of letters that are the same at first. */
  readonly shade: number
}

interface Unit extends Place {
  readonly kind: number
  readonly text: string
}

const latin = new Intl.Collator('en', { numeric: true })
/** Blind to accents and to the case of letters. */
const latinBase = new Intl.Collator('en', { sensitivity: 'base' })
const placesOf = new Map<string, ReadonlyMap<string, Place>>()

function placesIn({ groups }: Order): ReadonlyMap<string, Place> {
  let places = placesOf.get(groups)
  if (places === undefined) {
    const letters = (group: string) => (aspirated.test(group) ? [group] : [...group])
    places = new Map(
      groups
        .split(' ')
        .flatMap((group, place) => letters(group).map((letter, shade) => [letter, { place, shade }] as const)),
    )
    placesOf.set(groups, places)
  }
  return places
}

/**
 * Compares two texts as the readers of a language order them: negative where the first comes first, 0 only for texts that
 * read the same. Figures count by their value in any digits, so that class 2 comes before class 10. Made anew for each
 * sort: it remembers what it has read.
 */
export function compareTexts(locale: Locale): (first: string, second: string) => number {
  if (locale === 'en') return (first, second) => latin.compare(latinDigits(first), latinDigits(second))
  const order = orders[locale]
  const places = placesIn(order)
  const read = new Map<string, readonly Unit[]>()
  const unitsOf = (text: string) => {
    let known = read.get(text)
    if (known === undefined) {
      known = (plain(text, order).match(order.units) ?? []).map((unit) => unitOf(unit, places))
      read.set(text, known)
    }
    return known
  }
  return (first, second) => compareUnits(unitsOf(first), unitsOf(second)) || compareCodes(first, second)
}

function plain(text: string, { space }: Order): string {
  return latinDigits(text.normalize('NFC')).replace(space, ' ').replace(silent, '')
}

function unitOf(text: string, places: ReadonlyMap<string, Place>): Unit {
  if (/[0-9]/.test(text)) return { kind: kinds.figure, place: Number(text), shade: 0, text }
  const known = places.get(text)
  if (known !== undefined) return { kind: kinds.arabic, ...known, text }
  // A letter of a neighbour's alphabet stands behind ours.
  if (/\p{Script=Arabic}/u.test(text) && /\p{L}/u.test(text))
    return { kind: kinds.arabic, place: 1000 + (text.codePointAt(0) ?? 0), shade: 0, text }
  return { kind: /\p{L}/u.test(text) ? kinds.letter : kinds.sign, place: 0, shade: 0, text }
}

function compareUnits(first: readonly Unit[], second: readonly Unit[]): number {
  let shade = 0
  for (let index = 0; ; index += 1) {
    const [one, other] = [first[index], second[index]]
    if (one === undefined || other === undefined) return first.length - second.length || shade
    if (one.kind !== other.kind) return one.kind - other.kind
    const difference =
      one.place - other.place || (one.kind === kinds.arabic ? 0 : latinBase.compare(one.text, other.text))
    if (difference !== 0) return difference
    shade ||= one.shade - other.shade || latin.compare(one.text, other.text)
  }
}

function compareCodes(first: string, second: string): number {
  return first === second ? 0 : first < second ? -1 : 1
}
