import { formatNumber } from './numbers.ts'
import { pluralCategory } from './plurals.ts'
import type { Direction, Locale } from './languages.ts'

/** What a message is compiled to: text, or `[name]`, `[name, "number"]`, `[name, "plural" | "select", branches]`. `#` is the number. */
export type CompiledToken = string | readonly [name: string, kind?: string, branches?: CompiledBranches]
export type CompiledBranches = { readonly [branch: string]: CompiledMessage }
export type CompiledMessage = string | readonly CompiledToken[]
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>

export type Value = string | number

const strong = { ltr: /[A-Za-z\u00C0-\u024F]/, rtl: /[\u0590-\u08FF\uFB1D-\uFEFC]/ }

/** Figures that Arabic letters before them could put in another order: a sign in front, or more than one plain mark between them. */
const looseFigures = {
  latin: /[0-9][^0-9]+[0-9]/,
  // Letters among Eastern figures, as in a date, run the message's own way already.
  eastern:
    /^(?!.*\p{L}).*[\u0660-\u0669\u06f0-\u06f9](?![/:.,\u066b\u066c][\u0660-\u0669\u06f0-\u06f9])[^\u0660-\u0669\u06f0-\u06f9]+[\u0660-\u0669\u06f0-\u06f9]/u,
  signed: /^[+\-\u2212]/,
}

/**
 * Wraps a value in Unicode isolates where the surrounding script could reorder it: a Latin name in Pashto, "10/5" in
 * Dari, a Pashto name in English. What reads the message's own way stays bare, so that it can be searched and copied.
 */
export function isolate(text: string, direction: Direction): string {
  const foreign =
    direction === 'ltr'
      ? strong.rtl.test(text)
      : strong.ltr.test(text) ||
        looseFigures.signed.test(text) ||
        looseFigures.latin.test(text) ||
        looseFigures.eastern.test(text)
  return foreign ? `\u2068${text}\u2069` : text
}

interface Surroundings {
  readonly locale: Locale
  readonly direction: Direction
  readonly values: Readonly<Record<string, Value>>
}

/** Fills a compiled message. A missing value shows its name in braces: visible to a person and to a test. */
export function fillMessage(message: CompiledMessage, surroundings: Surroundings, hash?: number): string {
  if (typeof message === 'string') return message
  let text = ''
  for (const token of message)
    text += typeof token === 'string' ? fillText(token, surroundings, hash) : fillToken(token, surroundings)
  return text
}

function fillText(token: string, { locale }: Surroundings, hash: number | undefined): string {
  return token === '#' && hash !== undefined ? formatNumber(hash, locale) : token
}

function fillToken([name, kind, branches]: Exclude<CompiledToken, string>, surroundings: Surroundings): string {
  const value = surroundings.values[name]
  if (value === undefined) return `{${name}}`
  if (kind === 'plural' && branches !== undefined) {
    const count = Number(value)
    const branch = branches[String(count)] ?? branches[pluralCategory(count, surroundings.locale)] ?? branches['other']
    return branch === undefined ? '' : fillMessage(branch, surroundings, count)
  }
  if (kind === 'select' && branches !== undefined) {
    const branch = branches[String(value)] ?? branches['other']
    return branch === undefined ? '' : fillMessage(branch, surroundings)
  }
  return typeof value === 'number' ? formatNumber(value, surroundings.locale) : isolate(value, surroundings.direction)
}
