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

/** Those of the tenant's campuses whose results the role shows to somebody of the campus `institution_id`; none for other roles. */
export function campusesInReach<C extends Campus>(
  campuses: readonly C[],
  { role, institution_id }: { readonly role: Role; readonly institution_id: number },
): readonly C[] {
  const reach: CampusReach | undefined = role in reaches ? reaches[role as keyof typeof reaches] : undefined
  const own = campuses.find((campus) => campus.institution_id === institution_id)
  if (reach === undefined || !own) return []
  if (reach === 'tenant') return campuses
  // A campus that stands in no region shares it with nobody.
  return campuses.filter(
    (campus) => campus === own || (reach === 'region' && own.region_id !== null && campus.region_id === own.region_id),
  )
}
