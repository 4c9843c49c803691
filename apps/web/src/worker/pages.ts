import { readAddress } from '@maktab/domain/people/addresses'
import { asListed, captchaPages, embeddablePage, paymentPage } from '@maktab/domain/tenants/page-policies'

/** Whether an address is a page of the application, which starts from the kept shell. What the server makes itself is asked of it. */
export function isPage({ pathname }: URL): boolean {
  const isOfServer = /^\/(?:(?:api|files|assets|icons)(?:\/|$)|demo\/|(?:healthz|readyz)$)/.test(pathname)
  return !isOfServer && !/\.[a-z0-9]{1,12}$/i.test(pathname)
}

/** Whether the policy of a page is its own: it reaches what no other page does, or is shown in frames of others. */
export function hasOwnPolicy({ pathname }: URL): boolean {
  return [...captchaPages, embeddablePage, paymentPage].includes(asListed(pathname))
}

/** The path of an address that may be opened here: a page of this origin and nothing else. */
export function pageWithin(address: string, origin: string): string | undefined {
  const url = readAddress(address, origin)
  if (url === undefined) return undefined
  const isOwn = url.origin === origin && !url.pathname.startsWith('//')
  return isOwn && isPage(url) ? url.pathname + url.search : undefined
}
