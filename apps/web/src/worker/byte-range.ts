/** What a `Range` header asks for, for the service workers of the pages and of packages. */

/** One range of bytes, `to` not included; undefined for the whole file, also where the header says nothing clear. */
export function rangeOf(
  header: string | null,
  size: number,
): { readonly from: number; readonly to: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'outside'
  return to <= from ? undefined : { from, to }
}
