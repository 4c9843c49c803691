/** Answers kept for a short time (seed 000 §9): 4 minutes, 300 entries, 5,000 characters, success only. */
import type { AnyAnswer } from './call.ts'

export const cacheLimits = { milliseconds: 4 * 60_000, entries: 300, characters: 5_000 } as const

export interface AnswerCache {
  read(key: string): AnyAnswer | undefined
  /** `characters`: length of the answer as it came. Longer ones are not kept. */
  keep(key: string, answer: AnyAnswer, characters: number): void
  clear(): void
}

/** `now` in milliseconds. The oldest entry makes room for a new one. */
export function createAnswerCache(now: () => number): AnswerCache {
  const kept = new Map<string, { answer: AnyAnswer; until: number }>()
  return {
    read(key) {
      const entry = kept.get(key)
      if (entry === undefined) return undefined
      const left = entry.until - now()
      // A clock that was turned back must not keep an answer for ever.
      if (left > 0 && left <= cacheLimits.milliseconds) return entry.answer
      kept.delete(key)
      return undefined
    },
    keep(key, answer, characters) {
      if (characters > cacheLimits.characters) return
      kept.delete(key)
      kept.set(key, { answer, until: now() + cacheLimits.milliseconds })
      const oldest = kept.keys().next()
      if (kept.size > cacheLimits.entries && !oldest.done) kept.delete(oldest.value)
    },
    clear: () => kept.clear(),
  }
}
