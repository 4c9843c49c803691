/** Names under which the files of a package are kept: the permit in their addresses is another one tomorrow. */

/** Every cache of a reader. */
export const cacheName = (reader: string): string => `kept-${reader}`

/** `/play/<permit>/a/b.html?x` is kept as `/kept/play/a/b.html`; our own pages and scripts likewise. Undefined for any other address. */
export function keptName(address: URL): string | undefined {
  const [, place = '', first = '', ...rest] = address.pathname.split('/')
  if (place === 'play' || place === 'frame') return `${address.origin}/kept/${place}/${rest.join('/')}`
  return place === 'player' ? `${address.origin}/kept/player/${[first, ...rest].join('/')}` : undefined
}

/** One range of bytes, `to` not included; undefined for the whole, 'outside' for what is not there. */
export function askedRange(header: string | null, size: number): { readonly from: number; readonly to: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1)
  if (from >= size || (first === '' && Number(last) === 0)) return 'outside'
  return to <= from ? undefined : { from, to }
}
