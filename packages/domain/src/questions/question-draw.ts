/** A random draw that comes out the same for the same seed, on every side and at every retry. */

/**
 * `count` of the entries, drawn without putting back; all of them where there are fewer. The draw depends on the seed and on each
 * entry's own id, not on the order of the entries: a question that joins the bank takes the place of at most one.
 */
export function drawBySeed<T>(
  entries: readonly T[],
  idOf: (entry: T) => string,
  { seed, count }: { readonly seed: string; readonly count: number },
): readonly T[] {
  const keyed = entries.map((entry) => ({ entry, id: idOf(entry), key: lotOf(`${seed}\n${idOf(entry)}`) }))
  keyed.sort((one, other) => one.key - other.key || (one.id < other.id ? -1 : 1))
  return keyed.slice(0, Math.max(0, count)).map(({ entry }) => entry)
}

/** FNV-1a, then the finisher of MurmurHash3: without it, seeds that differ in their last letter draw alike. 32 bits. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
