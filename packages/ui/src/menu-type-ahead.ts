/** Finding an entry by the letters that its name begins with, as people type them: in either script, whatever the keyboard. */
import { latinDigits } from '@maktab/i18n/numbers'

const alike: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ې: 'ی', ۍ: 'ی', ك: 'ک', ګ: 'گ', ة: 'ه', ہ: 'ه', ھ: 'ه', ۀ: 'ه', ٱ: 'ا' }

/** A text without what a hurried typist leaves out: case, marks, joiners, and the kinds of ی, ک and ه that look alike. */
export function foldLetters(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replace(/[يىېۍكګةہھۀٱ]/g, (letter) => alike[letter] ?? letter)
    .trim()
}

/** True for a press that types: one letter or digit, or the pair that an Arabic-script keyboard has on one key (لا). */
export function isTyping(event: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return /^[\p{L}\p{N}]$|^\p{Script=Arabic}{2}$/u.test(event.key)
}

/** The letters typed so far; a pause of 700 ms begins anew. Times in ms on one clock. */
export interface Typed {
  readonly letters: string
  readonly at: number
}

const pause = 700

export function typeLetter(typed: Typed | undefined, key: string, at: number): Typed {
  return { letters: typed !== undefined && at - typed.at < pause ? typed.letters + key : key, at }
}

/**
 * Index of the entry that the letters lead to, looked for from `from` on and round to the beginning; undefined where none
 * begins so. One letter, or the same one again and again, goes on to the next entry that begins with it.
 */
export function findByLetters(labels: readonly string[], from: number, letters: string): number | undefined {
  const folded = foldLetters(letters)
  if (folded === '') return undefined
  const first = [...folded][0] ?? ''
  const isRepeated = [...folded].every((letter) => letter === first)
  const wanted = isRepeated ? first : folded
  const begin = isRepeated ? from + 1 : from
  for (let step = 0; step < labels.length; step += 1) {
    const at = (begin + step + labels.length) % labels.length
    if (foldLetters(labels[at] ?? '').startsWith(wanted)) return at
  }
  return undefined
}
