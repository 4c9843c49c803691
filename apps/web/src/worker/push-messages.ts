/** What the service worker says to the pages about pushes. A page checks what it hears: any script of the origin could post. */
import { pageWithin } from './pages.ts'

export type PushMessage =
  /** A push arrived: there is something new to count. */
  | { readonly kind: 'push-arrived' }
  /** The person touched a notification: show this page. Answered through the port that comes along. */
  | { readonly kind: 'push-opened'; readonly path: string }
  /** The browser has another subscription now, which the school does not know yet. */
  | { readonly kind: 'push-renewed' }

/** Undefined for what is no message of ours. */
export function readPushMessage(heard: unknown, origin: string): PushMessage | undefined {
  if (typeof heard !== 'object' || heard === null || !('kind' in heard)) return undefined
  if (heard.kind === 'push-arrived' || heard.kind === 'push-renewed') return { kind: heard.kind }
  const path =
    heard.kind === 'push-opened' && 'path' in heard && typeof heard.path === 'string'
      ? pageWithin(heard.path, origin)
      : undefined
  return path === undefined ? undefined : { kind: 'push-opened', path }
}
