/** To whom a push may be sent, and what its answer means. */
import { readAddress } from './addresses.ts'

/** The services of the browsers. An endpoint comes from a device: nothing else is ever asked by this server. */
const pushServices: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /(?:^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
]

/** `further`: origins of other services, by configuration. */
export function isPushService(endpoint: string, further: readonly string[] = []): boolean {
  const url = readAddress(endpoint)
  if (!url || url.username || url.password) return false
  if (further.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && pushServices.some((service) => service.test(url.hostname))
}

export type Delivery =
  /** Handed over, or never to be: the push is forgotten. */
  | { readonly is: 'done' }
  /** The browser is gone, and its subscription with it. */
  | { readonly is: 'gone' }
  | { readonly is: 'again'; readonly in_ms: number }

const mostAttempts = 8
const firstPauseMs = 30_000

/** `status` is undefined where nobody answered. Tries again for about an hour: whoever comes back later finds the list. */
export function decideDelivery({
  status,
  attempts,
}: {
  readonly status: number | undefined
  readonly attempts: number
}): Delivery {
  if (status === 404 || status === 410) return { is: 'gone' }
  const isPassing = status === undefined || status === 429 || status >= 500
  if (!isPassing || attempts >= mostAttempts) return { is: 'done' }
  return { is: 'again', in_ms: firstPauseMs * 2 ** (attempts - 1) }
}
