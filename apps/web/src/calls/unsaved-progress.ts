/**
 * Progress on its way into the outbox. A closing page may end before the outbox has it, so it is written here first, in
 * the one store that writes at once, and taken out when the outbox has it. What is found at the next start is sent then,
 * under the id that it had: what did arrive is not counted again (`left-progress.ts`).
 */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { unsavedName } from './waiting-notes.ts'

export type SavedTime = Input<Catalogue['saveTime']>
export type SavedPackage = Input<Catalogue['savePackage']>

export type Unsaved = { readonly call: 'saveTime'; readonly input: SavedTime } | { readonly call: 'savePackage'; readonly input: SavedPackage }

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

/** Entries of one person; another who signs in on the same device has their own. */
export function openUnsavedProgress(user_id: number, store: () => TextStore = () => localStorage): UnsavedProgress {
  const name = unsavedName(user_id)

  function read(): readonly UnsavedEntry[] {
    try {
      const entries: unknown = JSON.parse(store().getItem(name) ?? '[]')
      // Those of an earlier version are all of time.
      return Array.isArray(entries) ? entries.map((entry) => ({ call: 'saveTime', ...(entry as object) }) as UnsavedEntry) : []
    } catch {
      return []
    }
  }
  function write(entries: readonly UnsavedEntry[]) {
    try {
      if (entries.length === 0) store().removeItem(name)
      else store().setItem(name, JSON.stringify(entries))
    } catch {
      // Without a store that writes at once, the outbox alone must be quick enough.
    }
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
