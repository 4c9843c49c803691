/** A place for small values under names, which outlives the page. Keys of Web Crypto may lie on it, too. */
export interface Shelf {
  take(name: string): Promise<unknown>
  keep(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Names that begin so, in their order. */
  namesUnder(beginning: string): Promise<readonly string[]>
}
