/** Addresses that everybody may open, signed in or not (seed 000 §2). Light: the way in asks it before anything else is fetched. */
import type { Capabilities } from '@maktab/domain/tenants/capabilities'

export const publicAddresses = ['/privacy-policy', '/androidapp', '/releases', '/refresh', '/unsubscribe', '/verify']
export const publisherAddresses = ['/OUP/FAQ', '/OUP/AboutUs', '/OUP/ContactUs']

/** Whether an address is a public page here; the three of the publisher exist for its variant only. */
export function isPublicPage(
  pathname: string,
  { hasInformationPages }: Pick<Capabilities, 'hasInformationPages'>,
): boolean {
  return publicAddresses.includes(pathname) || (hasInformationPages && publisherAddresses.includes(pathname))
}
