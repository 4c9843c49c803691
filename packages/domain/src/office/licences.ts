/** Licences of learners, and whether campus admins may add people: the tenant's, or a campus's own (seed 001 §3). */

export interface Licences {
  /** 0: no limit. */
  readonly total_licenses: number
  /** False keeps campus admins from adding people. */
  readonly is_user_creation: boolean
}

/** As the super admin wrote them for one campus; null: as the tenant's configuration says. */
export type OwnLicences = { readonly [K in keyof Licences]: Licences[K] | null }

/**
 * What holds in a campus. Where its licences are its own (`isOwn`), its own learners are counted against them; else those of all campuses of the
 * tenant that have none of their own.
 */
export function licencesOf(tenant: Licences, campus: OwnLicences): Licences & { readonly isOwn: boolean } {
  return {
    total_licenses: campus.total_licenses ?? tenant.total_licenses,
    is_user_creation: campus.is_user_creation ?? tenant.is_user_creation,
    isOwn: campus.total_licenses !== null,
  }
}
