/** Which campuses an office administers. */
import type { Role } from '@maktab/contracts/roles'

/** The own campus, the campuses of the own school system, or all of the tenant. */
type OfficeReach = 'campus' | 'system' | 'tenant'

/** A principal reads what the office writes. */
const reaches = {
  campus_admin: 'campus',
  principal: 'campus',
  school_admin: 'system',
  admin: 'tenant',
  super_admin: 'tenant',
} as const satisfies Partial<Record<Role, OfficeReach>>

export interface CampusPlace {
  readonly institution_id: number
  /** Null where the campus stands in no school system. */
  readonly school_system_id: number | null
}

/**
 * Whether somebody who holds that office in the campus `own` administers the campus `other` of the same tenant. Where a school admin's
 * campus stands in no system, the tenant is the system. Other roles administer nothing.
 */
export function reachesCampus(role: Role, own: CampusPlace, other: CampusPlace): boolean {
  const reach: OfficeReach | undefined = role in reaches ? reaches[role as keyof typeof reaches] : undefined
  if (reach === undefined) return false
  if (reach === 'tenant' || own.institution_id === other.institution_id) return true
  if (reach === 'campus') return false
  return own.school_system_id === null || own.school_system_id === other.school_system_id
}
