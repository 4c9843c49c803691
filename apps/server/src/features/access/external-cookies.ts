/** The cookies that go with somebody to a provider's page and back. */
import { cookieName } from '@maktab/contracts/access/external-return'

interface CookieSettings {
  readonly text: string
  /** The pages that it is for. Over https it is sent to every page: its name promises that (`cookieName`). */
  readonly path: string
  readonly seconds: number
  /** From scripts. */
  readonly isHidden: boolean
  /** Of the request, without a colon. */
  readonly protocol: string
}

/** A `set-cookie` header. Lax: the browser comes back from another site. */
export function externalCookie(name: string, { text, path, seconds, isHidden, protocol }: CookieSettings): string {
  const isSecure = protocol === 'https'
  return [
    `${cookieName(name, protocol)}=${text}`,
    `Path=${isSecure ? '/' : path}`,
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isHidden ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
}
