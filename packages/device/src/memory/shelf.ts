/** A shelf in memory, for tests; `all` is what somebody finds who copies it. */
import type { Shelf } from '../shelf.ts'

export interface MemoryShelf extends Shelf {
  readonly all: ReadonlyMap<string, unknown>
}

export function memoryShelf(values: ReadonlyMap<string, unknown> = new Map()): MemoryShelf {
  const all = new Map(values)
  return {
    all,
    take: async (name) => all.get(name),
    keep: async (name, value) => void all.set(name, value),
    remove: async (name) => void all.delete(name),
    namesUnder: async (beginning) => [...all.keys()].filter((name) => name.startsWith(beginning)).sort(),
  }
}
