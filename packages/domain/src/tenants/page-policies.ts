/** Pages of the application whose policy is their own, as the server sends it and the service worker leaves it to the server. */

/** They reach the outside captcha, where the tenant has one (seed 000 §2). As `asListed` writes them. */
export const captchaPages: readonly string[] = ['/signup', '/forgot-password', '/oup/contactus']

/** The one page that pages of others may show in a frame, where the tenant lists them (seed 000 §2). */
export const embeddablePage = '/public-login'

/** The page that posts a form to the provider of a tenant's payments (seed 001 §7). */
export const paymentPage = '/jazzpayment'

/** The page of the first run: the only one until an installation has a tenant. */
export const setupPage = '/setup'

/** An address in small letters, without a slash at the end: pages mind neither. */
export function asListed(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase()
}
