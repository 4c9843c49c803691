/** Whose results a head or an administrator sees. */
import type { Role } from '@maktab/contracts/roles'

/** The campus that the person belongs to, the campuses of its region, of its school system or of its family of schools, or all of the tenant. */
export type CampusReach = 'campus' | 'region' | 'system' | 'family' | 'tenant'

/**
 * Seed 001 §2 gives every role area a result summary; who works in a campus sees it, a region's head the region, a network's head the
 * family of schools, a school admin the school system, an admin all of the tenant. Teachers and principals have the reports of their classes.
 */
const reaches = {
  campus_admin: 'campus',
  region_head: 'region',
  network_head: 'family',
  school_admin: 'system',
  admin: 'tenant',
} as const satisfies Partial<Record<Role, CampusReach>>

export interface FiledCampus {
  readonly institution_id: number
  readonly region_id: number | null
  readonly school_system_id: number | null
  readonly school_family_id: number | null
}

/** Campuses that meet all that is said; nothing said is everything of the tenant. */
export interface Reach {
  readonly region_id?: number
  readonly school_system_id?: number
  readonly school_family_id?: number
  readonly institution_id?: number
}

/** The campuses whose results the role shows to somebody of the campus `own`; undefined for other roles, and where that campus is none of the tenant's. */
export function reachOf(role: Role, own: FiledCampus | undefined): Reach | undefined {
  const reach: CampusReach | undefined = role in reaches ? reaches[role as keyof typeof reaches] : undefined
  if (reach === undefined || own === undefined) return undefined
  const { institution_id, region_id, school_system_id, school_family_id } = own
  // Where a campus is filed in no system or family, the tenant is one.
  if (reach === 'system') return school_system_id === null ? {} : { school_system_id }
  if (reach === 'family') return school_family_id === null ? {} : { school_family_id }
  if (reach === 'tenant') return {}
  // A campus that stands in no region shares it with nobody.
  return reach === 'region' && region_id !== null ? { region_id } : { institution_id }
}

/** Whether a campus of the tenant lies within that reach. */
export function isWithin(campus: FiledCampus, reach: Reach): boolean {
  return (Object.keys(reach) as (keyof Reach)[]).every((key) => reach[key] === undefined || campus[key] === reach[key])
}
