/** Links and what is embedded from other sites (seed 001 §5). */
import { mostLinks, type Link, type LinkRefusal } from '@maktab/contracts/content/links'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { readAddress } from '../people/addresses.ts'

/** Sites that may be shown within a lesson. A host stands for itself and everything below it. */
export const embeddedHosts: readonly string[] = [
  'youtube.com',
  'youtube-nocookie.com',
  'player.vimeo.com',
  'dailymotion.com',
  'archive.org',
  'geogebra.org',
  'desmos.com',
  'phet.colorado.edu',
  'openstreetmap.org',
  'wikimedia.org',
  'docs.google.com',
  'h5p.org',
  'learningapps.org',
  'wordwall.net',
  'scratch.mit.edu',
]

/** Players that tell what was watched only when they are asked to. */
const videoHosts: readonly string[] = ['youtube.com', 'youtube-nocookie.com']

const longestAddress = 2_000

/** An address as it is kept: https is added where none is named, http becomes https. Names and passwords in it are refused. */
export function decideLink(written: string): Outcome<{ readonly url: string }, 'link_refused'> {
  const url = addressOf(written)
  return url ? accept({ url: withVideoCalls(url).href }) : refuse('link_refused')
}

export interface Embedded {
  readonly src: string
  readonly width: number | null
  readonly height: number | null
}

/**
 * What is embedded, from the piece of HTML that a site hands out: it needs an iframe with its opening and closing tag. Of the frame
 * only address and size are kept, never its markup.
 */
export function decideEmbed(written: string): Outcome<Embedded, 'iframe_missing' | 'link_refused' | 'site_refused'> {
  const frame = /<iframe\s([^>]*)>[^<]*<\/iframe\s*>/i.exec(written)
  if (!frame) return refuse('iframe_missing')
  const attributes = attributesIn(frame[1] ?? '')
  const url = addressOf(attributes.get('src') ?? '')
  if (!url) return refuse('link_refused')
  if (!isBelow(url.hostname, embeddedHosts)) return refuse('site_refused')
  return accept({
    src: withVideoCalls(url).href,
    width: pixels(attributes.get('width')),
    height: pixels(attributes.get('height')),
  })
}

/** Whether a kept address may still be shown: the list may have become shorter. */
export function mayEmbed(src: string): boolean {
  const url = addressOf(src)
  return url !== undefined && isBelow(url.hostname, embeddedHosts)
}

/**
 * Links as they are kept: addresses as `decideLink` makes them, of what is embedded its frame's alone. Refuses more than ten, and
 * two that lead to the same address. What was kept before passes unchanged, so that links can be sent again with a change of others.
 */
export function decideLinks(links: readonly Link[]): Outcome<readonly Link[], LinkRefusal> {
  if (links.length > mostLinks) return refuse('too_many_links')
  const kept: Link[] = []
  for (const link of links) {
    const decided = link.link_type === 2 ? decideFrame(link.url) : decideLink(link.url)
    if (!decided.ok) return decided
    const { url } = decided.value
    if (kept.some((one) => one.url === url)) return refuse('duplicate_link')
    kept.push({ ...link, url, title: link.title.trim() || new URL(url).hostname })
  }
  return accept(kept)
}

/** Of what is embedded: the address in its piece of HTML, or one that was taken from such a piece before. */
function decideFrame(
  written: string,
): Outcome<{ readonly url: string }, 'link_refused' | 'site_refused' | 'iframe_missing'> {
  if (mayEmbed(written)) return decideLink(written)
  const embedded = decideEmbed(written)
  return embedded.ok ? accept({ url: embedded.value.src }) : embedded
}

function addressOf(written: string): URL | undefined {
  const trimmed = written.trim()
  if (trimmed === '' || trimmed.length > longestAddress) return undefined
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d+(?:\/|$))/i.test(trimmed)
    ? trimmed
    : `https://${trimmed.replace(/^\/\//, '')}`
  const url = readAddress(whole)
  if (url === undefined) return undefined
  if (url.protocol === 'http:') url.protocol = 'https:'
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && url.hostname.includes('.') ? url : undefined
}

function withVideoCalls(url: URL): URL {
  if (isBelow(url.hostname, videoHosts)) url.searchParams.set('enablejsapi', '1')
  return url
}

function isBelow(host: string, list: readonly string[]): boolean {
  return list.some((one) => host === one || host.endsWith(`.${one}`))
}

function attributesIn(tag: string): ReadonlyMap<string, string> {
  const found = [...tag.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)]
  return new Map(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  )
}

function pixels(written: string | undefined): number | null {
  const found = /^(\d{1,5})(?:px)?$/.exec(written ?? '')
  return found && Number(found[1]) > 0 ? Number(found[1]) : null
}
