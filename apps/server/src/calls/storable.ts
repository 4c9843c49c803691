/**
 * The value with every text in it as PostgreSQL can store it: without U+0000 and without halves of surrogate pairs, which
 * broken keyboards and clipboards produce. Taken out rather than refused: a child's work is not lost for such a thing.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), storable(inner)]))
}

/** What a person sends lies a few levels deep; far deeper input would exhaust the stack of whatever walks through it. */
export function isShallow(value: unknown, levels = 100): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

function storableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control character is the point
  return text.replace(/\u0000/g, '').replace(/\p{Surrogate}/gu, '\ufffd')
}
