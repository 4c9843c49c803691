import { asListed } from '@maktab/domain/tenants/page-policies'
import { wayInAddresses } from '#features/access/way-in-addresses.ts'
import { publicAddresses, publisherAddresses } from '#features/tenants/public-addresses.ts'

const listed: readonly string[] = ['/login', ...wayInAddresses, ...publicAddresses, ...publisherAddresses]

/** A page for who is not signed in as its address is listed: like the router behind the sign-in, it minds neither capitals nor a slash at the end. */
export function listedAddress(pathname: string): string {
  return listed.find((address) => asListed(address) === asListed(pathname)) ?? pathname
}
