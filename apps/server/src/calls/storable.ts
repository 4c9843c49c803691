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

function storableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the control character is the point
  return text.replace(/\u0000/g, '').replace(/\p{Surrogate}/gu, '\ufffd')
}
