/**
 * Progress on its way into the outbox. A closing page may end before the outbox has it, so it is written here first, in
 * the one store that writes at once, and taken out when the outbox has it. What is found at the next start is sent then.
 */
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'

export type SavedTime = Input<Catalogue['saveTime']>

export interface UnsavedEntry {
  readonly entry_id: string
  readonly input: SavedTime
}

export interface UnsavedProgress {
  keep(entry: UnsavedEntry): void
  forget(entry_id: string): void
  /** What earlier pages left behind. */
  all(): readonly UnsavedEntry[]
}

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Entries of one person; another who signs in on the same device has their own. */
export function openUnsavedProgress(user_id: number, store: () => TextStore = () => localStorage): UnsavedProgress {
  const name = `maktab.unsaved-progress.${user_id}`

  function read(): readonly UnsavedEntry[] {
    try {
      const entries: unknown = JSON.parse(store().getItem(name) ?? '[]')
      return Array.isArray(entries) ? (entries as UnsavedEntry[]) : []
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
    forget: (entry_id) => write(read().filter((entry) => entry.entry_id !== entry_id)),
    all: read,
  }
}
