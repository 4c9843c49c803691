/** Whose results a head or an administrator sees. */
import type { Role } from '@maktab/contracts/roles'

/** The campus that the person belongs to, the campuses of its region, or all of the tenant. */
export type CampusReach = 'campus' | 'region' | 'tenant'

/**
 * Seed 001 §2 gives every role area a result summary; who works in a campus sees it, a region's head the region, a network's head
 * and those who manage several campuses all of them. Teachers and principals have the reports of their classes.
 */
const reaches = {
  campus_admin: 'campus',
  region_head: 'region',
  network_head: 'tenant',
  school_admin: 'tenant',
  admin: 'tenant',
} as const satisfies Partial<Record<Role, CampusReach>>

interface Campus {
  readonly institution_id: number
  readonly region_id: number | null
}

/** Everything of the tenant, one region, or one campus. */
export interface Reach {
  readonly region_id?: number
  readonly institution_id?: number
}

/** The campuses whose results the role shows to somebody of the campus `own`; undefined for other roles, and where that campus is none of the tenant's. */
export function reachOf(role: Role, own: Campus | undefined): Reach | undefined {
  const reach: CampusReach | undefined = role in reaches ? reaches[role as keyof typeof reaches] : undefined
  if (reach === undefined || own === undefined) return undefined
  if (reach === 'tenant') return {}
  // A campus that stands in no region shares it with nobody.
  return reach === 'region' && own.region_id !== null
    ? { region_id: own.region_id }
    : { institution_id: own.institution_id }
}

/** Whether a campus of the tenant lies within that reach. */
export function isWithin(campus: Campus, { region_id, institution_id }: Reach): boolean {
  return (
    (region_id === undefined || campus.region_id === region_id) &&
    (institution_id === undefined || campus.institution_id === institution_id)
  )
}
