/**
 * Progress and scores on their way into the outbox. A closing page may end before the outbox has them, or the outbox may
 * not be open yet, so they are written here first, in the one store that writes at once, and taken out when the outbox or
 * the school has them. What is found at the next start is sent then, under the id that it had: what did arrive is not
 * counted again (`left-progress.ts`, `left-scores.ts`).
 */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { unsavedName } from './waiting-notes.ts'

export type SavedTime = Input<Catalogue['saveTime']>
export type SavedPackage = Input<Catalogue['savePackage']>
export type GivenScore = Input<Catalogue['scoreSubmission']>
type RefusalOf<Name extends keyof Catalogue> = Catalogue[Name]['refusals'][number]

export type Unsaved =
  | { readonly call: 'saveTime'; readonly input: SavedTime }
  | { readonly call: 'savePackage'; readonly input: SavedPackage }
  | {
      readonly call: 'scoreSubmission'
      readonly input: GivenScore
      /** Why the school did not take it, where no store keeps that: it is not asked again, and waits for its teacher. */
      readonly refusal?: RefusalOf<'scoreSubmission'>
    }

/** What a learner's page keeps. */
export type UnsavedLearning = Exclude<Unsaved, { readonly call: 'scoreSubmission' }>

/** Whose store takes which of them. */
export const rolesOf = { saveTime: 'learner', savePackage: 'learner', scoreSubmission: 'teacher' } as const

export type UnsavedEntry = Unsaved & {
  /** The id of the command. */
  readonly entry_id: string
  /** Milliseconds since 1970. */
  readonly kept_at: number
}

/** An entry this old, in milliseconds, is of a page that ended: one that lives has long sent it. */
const leftBehindAfter = 60_000

export interface UnsavedProgress {
  keep(entry: UnsavedEntry): void
  forget(entry_id: string): void
  /** Everything that is kept, for one whose pages have all ended. */
  all(): readonly UnsavedEntry[]
  /** What pages that ended left behind. Taking it makes it new again, so that no second page sends it as well. */
  takeLeftBehind(now: number): readonly UnsavedEntry[]
}

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where this browser refuses to write: lost with the page, but not before. */
const unwritten = new Map<string, string>()
const listeners = new Set<() => void>()

/** Hears of everything that this page keeps or takes out. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Entries of one person; another who signs in on the same device has their own. */
export function openUnsavedProgress(user_id: number, store: () => TextStore = () => localStorage): UnsavedProgress {
  const name = unsavedName(user_id)

  function read(): readonly UnsavedEntry[] {
    try {
      const entries: unknown = JSON.parse(unwritten.get(name) ?? store().getItem(name) ?? '[]')
      // Those of an earlier version are all of time.
      return Array.isArray(entries)
        ? entries.map((entry) => ({ call: 'saveTime', ...(entry as object) }) as UnsavedEntry)
        : []
    } catch {
      return []
    }
  }
  function write(entries: readonly UnsavedEntry[]) {
    const text = JSON.stringify(entries)
    try {
      if (entries.length === 0) store().removeItem(name)
      else store().setItem(name, text)
      unwritten.delete(name)
    } catch {
      unwritten.set(name, text)
    }
    listeners.forEach((tell) => tell())
  }

  return {
    keep: (entry) => write([...read(), entry]),
    all: read,
    forget: (entry_id) => write(read().filter((entry) => entry.entry_id !== entry_id)),
    takeLeftBehind(now) {
      const entries = read()
      const isOld = ({ kept_at }: UnsavedEntry) => kept_at <= now - leftBehindAfter
      const old = entries.filter(isOld)
      if (old.length > 0) write(entries.map((entry) => (isOld(entry) ? { ...entry, kept_at: now } : entry)))
      return old
    },
  }
}

export type UnsavedScore = Extract<UnsavedEntry, { readonly call: 'scoreSubmission' }>

/** Scores of one teacher that wait in this browser, oldest first. */
export function unsavedScores(user_id: number): readonly UnsavedScore[] {
  return openUnsavedProgress(user_id)
    .all()
    .filter((entry) => entry.call === 'scoreSubmission')
}
