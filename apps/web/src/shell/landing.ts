/** Where a person lands after signing in, and from an address that does not exist (seed 000 §2). */
import type { Role } from '@maktab/contracts/roles'
import { mayUseAssignments, type AssignmentSettings } from '@maktab/domain/tenants/capabilities'

/** Whoever has a role in a school that may subscribe. */
export interface Standing {
  readonly active_role: Role
  readonly is_subscribed: boolean
}

export function landingOf({ active_role: role, is_subscribed }: Standing, tenant: AssignmentSettings): string {
  switch (role) {
    case 'learner':
      return '/learner/dashboard'
    case 'teacher':
      return mayUseAssignments(tenant, { role, is_subscribed }) ? '/teacher/dashboard' : '/teacher/classes'
    case 'principal':
      return '/principal/dashboard'
    default:
      return '/account'
  }
}

/** An address to go back to after signing in: only a path of this origin, never one that a browser reads as another host. */
export function returnPath(wanted: string | null): string | undefined {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return undefined
  const here = 'http://here'
  try {
    const address = new URL(wanted, here)
    const isOwn = address.origin === here && !address.pathname.startsWith('//')
    return isOwn && address.pathname !== '/login' ? address.pathname + address.search : undefined
  } catch {
    return undefined
  }
}
