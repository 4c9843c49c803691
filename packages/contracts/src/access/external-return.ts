/** How somebody comes back from a provider's page; without schemas, because the way in reads it. */

/** A cookie of the page that is landed on, base64url of the JSON of `ExternalPerson`; the page takes it out as it reads it. */
export const externalPersonCookie = 'external_person'

/** What a cookie is called. Over https no other host of the same domain can set one of this name: nobody is signed in with a proof that was planted. */
export function cookieName(name: string, protocol: string): string {
  return protocol.startsWith('https') ? `__Host-${name}` : name
}

/** The text of a cookie; `header` has all of them, as a request brings them or a page sees them. Undefined where there is none of that name. */
export function readExternalCookie(
  name: string,
  { header, protocol }: { readonly header: string | undefined; readonly protocol: string },
): string | undefined {
  const beginning = `${cookieName(name, protocol)}=`
  const pair = (header ?? '').split(/;\s*/).find((one) => one.startsWith(beginning))
  return pair?.slice(beginning.length)
}

/** Why somebody came back without a proof: the value of `external` in the page's address. */
export const externalFailures = ['cancelled', 'failed', 'unverified', 'unavailable'] as const
export type ExternalFailure = (typeof externalFailures)[number]
