/** How somebody comes back from a provider's page; without schemas, because the way in reads it. */

/** A cookie of the page that is landed on alone, base64url of the JSON of `ExternalPerson`; the page takes it out as it reads it. */
export const externalPersonCookie = 'external_person'

/** Why somebody came back without a proof: the value of `external` in the page's address. */
export const externalFailures = ['cancelled', 'failed', 'unverified', 'unavailable'] as const
export type ExternalFailure = (typeof externalFailures)[number]
