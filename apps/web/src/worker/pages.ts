/** Whether an address is a page of the application, which starts from the kept shell. What the server makes itself is asked of it. */
export function isPage({ pathname }: URL): boolean {
  const isOfServer = /^\/(?:(?:api|files|assets|icons)(?:\/|$)|demo\/|(?:healthz|readyz)$)/.test(pathname)
  return !isOfServer && !/\.[a-z0-9]{1,12}$/i.test(pathname)
}

/** Pages whose policy is their own: they reach what no other page does, or are shown in frames of others (apps/server/src/pages). */
const ownPolicies: readonly string[] = ['/signup', '/forgot-password', '/OUP/ContactUs', '/public-login']

export function hasOwnPolicy({ pathname }: URL): boolean {
  return ownPolicies.includes(pathname)
}

/** The path of an address that may be opened here: a page of this origin and nothing else. */
export function pageWithin(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const isOwn = url.origin === origin && !url.pathname.startsWith('//')
  return isOwn && isPage(url) ? url.pathname + url.search : undefined
}
