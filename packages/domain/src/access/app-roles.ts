/** Who may use the packaged applications (seed 000 §4, §6). */
import type { Role } from '@maktab/contracts/roles'
import type { Capabilities } from '../tenants/capabilities.ts'

export type AppEntrance =
  | { readonly kind: 'enter' }
  /** Comes in, and at once in another of their roles. */
  | { readonly kind: 'switch'; readonly role: Role }
  /** The key of the sentence that says why. */
  | { readonly kind: 'refuse'; readonly message: 'role_not_allowed' | 'campusadmin_not_allowed' }

interface Entering extends Pick<Capabilities, 'rolesInApp'> {
  readonly platform: 'web' | 'mobile' | 'desktop'
  readonly active_role: Role
  readonly roles: readonly Role[]
}

/** What a campus admin becomes in the mobile application: the first of these that they hold. */
const insteadOfCampusAdmin: readonly Role[] = ['teacher', 'principal', 'learner']

const notOnDesktop: Partial<Record<Role, Extract<AppEntrance, { kind: 'refuse' }>['message']>> = {
  campus_admin: 'campusadmin_not_allowed',
  principal: 'role_not_allowed',
}

/** The web is open to every role. */
export function decideAppEntrance({ platform, active_role, roles, rolesInApp }: Entering): AppEntrance {
  if (platform === 'desktop') {
    const message = notOnDesktop[active_role]
    return message === undefined ? { kind: 'enter' } : { kind: 'refuse', message }
  }
  if (platform === 'web') return { kind: 'enter' }
  const isOffered = (role: Role) => rolesInApp === null || rolesInApp.includes(role)
  if (active_role === 'campus_admin') {
    const role = insteadOfCampusAdmin.find((one) => roles.includes(one) && isOffered(one))
    if (role !== undefined) return { kind: 'switch', role }
  }
  if (isOffered(active_role)) return { kind: 'enter' }
  return { kind: 'refuse', message: active_role === 'campus_admin' ? 'campusadmin_not_allowed' : 'role_not_allowed' }
}
