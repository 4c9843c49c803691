/** Names under which the files of a package are kept: the permit in their addresses is another one tomorrow. */

/** Every cache of a reader. */
export const cacheName = (reader: string): string => `kept-${reader}`

/** `/play/<permit>/a/b.html?x` is kept as `/kept/play/a/b.html`; our own pages and scripts likewise. Undefined for any other address. */
export function keptName(address: URL): string | undefined {
  const [, place = '', first = '', ...rest] = address.pathname.split('/')
  if (place === 'play' || place === 'frame') return `${address.origin}/kept/${place}/${rest.join('/')}`
  return place === 'player' ? `${address.origin}/kept/player/${[first, ...rest].join('/')}` : undefined
}
