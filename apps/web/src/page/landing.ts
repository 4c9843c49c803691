/** Where a person lands after signing in, and from an address that does not exist (seed 000 §2). */
import type { Role } from '@maktab/contracts/roles'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { isPatching } from '@maktab/domain/downloads/patching'
import { mayUseAssignments, type AssignmentSettings, type Capabilities } from '@maktab/domain/tenants/capabilities'
import type { Path } from './addresses.ts'
import type { Platform } from '#browser/platform.ts'

/** Whoever has a role in a school that may subscribe. */
export interface Standing {
  readonly active_role: Role
  readonly is_subscribed: boolean
}

/** What the page knows of the device that it runs on. */
export interface Device {
  readonly platform: Platform
  readonly isOnline: boolean
  /** Whether this browser keeps the rows of who is signed in; undefined until it was tried. */
  readonly keepsRows: boolean | undefined
  /** The patching utility for the offline servers of schools. */
  readonly isPatchingMode: boolean
}

/** After signing in. */
export function landingOf(
  { active_role: role, is_subscribed }: Standing,
  tenant: AssignmentSettings,
  { isMobileApp = false }: { readonly isMobileApp?: boolean } = {},
): Path {
  switch (role) {
    case 'learner':
      return '/learner/dashboard'
    case 'teacher':
      return mayUseAssignments(tenant, { role, is_subscribed, isMobileApp }) ? '/teacher/dashboard' : '/teacher/classes'
    case 'campus_admin':
      return '/campus-admin/classes'
    case 'school_admin':
      return '/school-admin/campuses'
    case 'admin':
      return '/admin/campuses'
    case 'principal':
      return '/principal/dashboard'
    case 'network_head':
      return '/networkhead/dashboard'
    case 'region_head':
      return '/regionhead/dashboard'
    case 'super_admin':
      return '/super-admin/schools'
    case 'content_team':
      return '/content/courses'
  }
}

/**
 * From an address that leads nowhere. As after signing in, but for a learner in the mobile application (classes; what is on the
 * device where it works offline, never for the publisher's) and for the one who patches offline servers.
 */
export function fallbackOf(
  person: Standing & { readonly user_id: number },
  tenant: AssignmentSettings & Pick<PageConfiguration, 'is_offline_enabled'>,
  { shell }: Pick<Capabilities, 'shell'>,
  { platform, isOnline, isPatchingMode }: Device,
): Path {
  const isMobileApp = platform === 'mobile'
  if (person.active_role === 'learner' && isMobileApp) {
    const isOffline = tenant.is_offline_enabled && shell !== 'publisher' && !isOnline
    return isOffline ? '/learner/downloads' : '/learner/classes'
  }
  if (person.active_role === 'campus_admin' && isPatching({ user_id: person.user_id, isPatchingMode }))
    return '/campus-admin/offlinepatching'
  return landingOf(person, tenant, { isMobileApp })
}

/**
 * Where a learner who signed up goes first: the details that the tenant asks for, or the way in while there is no network to
 * save them. Undefined where the profile is complete.
 */
export function completionOf(
  {
    active_role,
    profile_completion_step = 3,
  }: Pick<Standing, 'active_role'> & { readonly profile_completion_step?: number },
  { signupInfo }: Pick<Capabilities, 'signupInfo'>,
  { isOnline }: Pick<Device, 'isOnline'>,
): Path | undefined {
  const isUnfinished = active_role === 'learner' && (profile_completion_step === 1 || profile_completion_step === 2)
  if (!isUnfinished) return undefined
  if (!isOnline) return '/login'
  return signupInfo === 'quran' ? '/quran/scape/signup/info' : '/signup/info'
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
