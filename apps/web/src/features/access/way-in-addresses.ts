/** Addresses of the pages that lead in beside login (seed 000 §2). Light: the way in asks it before anything else is fetched. */
import type { Capabilities } from '@maktab/domain/tenants/capabilities'

export const wayInAddresses = ['/signup', '/forgot-password', '/public-login', '/setup'] as const
export type WayIn = (typeof wayInAddresses)[number]

/** The page of an address, open to whoever is signed in too: a phone is shared. Undefined where there is none; signup exists where the tenant takes consumers. */
export function wayInAt(pathname: string, { hasSignup }: Pick<Capabilities, 'hasSignup'>): WayIn | undefined {
  const found = wayInAddresses.find((address) => address === pathname)
  return found === '/signup' && !hasSignup ? undefined : found
}
