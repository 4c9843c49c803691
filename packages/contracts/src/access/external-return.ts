/** How somebody comes back from a provider's page; without schemas, because the way in reads it. */

/** A cookie of the page that is landed on, base64url of the JSON of `ExternalPerson`; the page takes it out as it reads it. */
export const externalPersonCookie = 'external_person'

/** What a cookie is called. Over https no other host of the same domain can set one of this name: nobody is signed in with a proof that was planted. */
export function cookieName(name: string, protocol: string): string {
  return protocol.startsWith('https') ? `__Host-${name}` : name
}

/** Why somebody came back without a proof: the value of `external` in the page's address. */
export const externalFailures = ['cancelled', 'failed', 'unverified', 'unavailable'] as const
export type ExternalFailure = (typeof externalFailures)[number]
