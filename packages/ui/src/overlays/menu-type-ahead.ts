/** Finding an entry by the letters that its name begins with, as people type them: in either script, whatever the keyboard. */
import { foldText } from '../base/fold-text.ts'

/** True for a press that types: one letter or digit, or the pair that an Arabic-script keyboard has on one key (لا). */
export function isTyping(event: {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}): boolean {
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
  const folded = foldText(letters)
  if (folded === '') return undefined
  const first = [...folded][0] ?? ''
  const isRepeated = [...folded].every((letter) => letter === first)
  const wanted = isRepeated ? first : folded
  const begin = isRepeated ? from + 1 : from
  for (let step = 0; step < labels.length; step += 1) {
    const at = (begin + step + labels.length) % labels.length
    if (foldText(labels[at] ?? '').startsWith(wanted)) return at
  }
  return undefined
}
