/** Where an address leads: a screen, another address, the way in, or a plain "not yours" (seed 000 §2). */
import { mayChoosePlan, mayPay, mayPayForQuran } from '@maktab/domain/payments/payment-pages'
import { isConsumer, mayUseAssignments, takesAttendance, type Capabilities } from '@maktab/domain/tenants/capabilities'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { wayInAt } from '#features/access/way-in-addresses.ts'
import { isPublicPage } from '#features/tenants/public-addresses.ts'
import { addresses, type Address, type Path } from '#page/addresses.ts'
import { completionOf, fallbackOf, type Device, type Standing } from '#page/landing.ts'
import { anyId } from '#page/router.tsx'

/** Who asks. What the session does not say of payments yet has not happened. */
export interface Visitor extends Standing {
  readonly user_id: number
  readonly profile_completion_step?: number
  readonly institution_attendance_mode?: number | null | undefined
  readonly is_payment_success?: boolean | undefined
  readonly is_payment_update?: boolean | undefined
}

export interface Asking {
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** Undefined: nobody is signed in. */
  readonly person: Visitor | undefined
  readonly tenant: PageConfiguration
  readonly capabilities: Capabilities
  readonly device: Device
  /** The page of this address is open already: nothing that happens to the network takes anybody from it. */
  readonly isOpen: boolean
  /** Whether a screen stands at an address of `addresses`. */
  readonly hasScreen: (path: Path) => boolean
}

export type Destination =
  | { readonly kind: 'screen'; readonly path: Path }
  /** A page for everybody, which stands outside the frame. */
  | { readonly kind: 'public page' }
  /** `isFirst`: before wherever the person wanted to go. `needsInternet`: why it leads elsewhere, which is said. */
  | { readonly kind: 'redirect'; readonly to: string; readonly isFirst?: true; readonly needsInternet?: true }
  /** Without a network a signup cannot be finished, and nothing else is open yet. */
  | { readonly kind: 'unfinished signup' }
  | { readonly kind: 'no permission' }
  | { readonly kind: 'login' }

/** Where somebody ends who has no other screen. */
const lastResort = '/account'

export function destinationOf(asking: Asking): Destination {
  const { pathname, person, capabilities, hasScreen } = asking
  if (isPublicPage(pathname, capabilities) || wayInAt(pathname, capabilities) !== undefined)
    return { kind: 'public page' }
  if (person === undefined) return { kind: 'login' }
  const path = pathOf(pathname)
  const address: Address | undefined = path && addresses[path]
  if (path === undefined || address === undefined || address.who === 'anyone') return home(asking, person)
  if (address.who !== 'signed-in' && !address.who.includes(person.active_role)) return { kind: 'no permission' }
  if (!meets(address.needs, asking, person)) return home(asking, person)
  const elsewhere = insteadOffline(path, address, asking)
  if (elsewhere !== undefined) return { kind: 'redirect', to: elsewhere, needsInternet: true }
  return hasScreen(path) ? { kind: 'screen', path } : home(asking, person)
}

const byAddress = new Map(
  (Object.keys(addresses) as Path[]).map((path) => [path.replace(anyId, '').toLowerCase(), path]),
)

/** The entry of `addresses` that an address belongs to; like the router it minds neither capitals nor a slash at the end. */
export function pathOf(pathname: string): Path | undefined {
  const bare = pathname.replace(/\/+$/, '').toLowerCase() || '/'
  const parent = byAddress.get(bare.slice(0, bare.lastIndexOf('/')))
  return byAddress.get(bare) ?? (parent?.endsWith(anyId) ? parent : undefined)
}

/** Where somebody belongs, as far as its screen is there. */
export function homeOf(
  { tenant, capabilities, device, hasScreen }: Pick<Asking, 'tenant' | 'capabilities' | 'device' | 'hasScreen'>,
  person: Visitor,
): Path {
  const unfinished = completionOf(person, capabilities, device)
  if (unfinished !== undefined) return unfinished
  const path = fallbackOf(person, tenant, capabilities, device)
  return hasScreen(path) ? path : lastResort
}

function home(asking: Asking, person: Visitor): Destination {
  const to = homeOf(asking, person)
  if (completionOf(person, asking.capabilities, asking.device) === undefined) return { kind: 'redirect', to }
  return to === asking.pathname ? { kind: 'unfinished signup' } : { kind: 'redirect', to, isFirst: true }
}

function meets(needs: Address['needs'], { tenant, capabilities, device }: Asking, person: Visitor): boolean {
  const { active_role: role, is_subscribed } = person
  const payer = {
    isConsumer: isConsumer(tenant, role),
    hasPaid: person.is_payment_success ?? false,
    isUpdating: person.is_payment_update ?? false,
  }
  switch (needs) {
    case undefined:
      return true
    case 'assignments':
      return mayUseAssignments(tenant, { role, is_subscribed, isMobileApp: device.platform === 'mobile' })
    case 'attendance':
      return takesAttendance(capabilities, person)
    case 'Quran signup':
      return capabilities.signupInfo === 'quran'
    case 'information pages':
      return capabilities.hasInformationPages
    case 'plans':
      return mayChoosePlan(capabilities, payer)
    case 'payments':
      return mayPay(capabilities, payer)
    case 'Quran payments':
      return mayPayForQuran(capabilities, payer)
  }
}

/**
 * Without a network a learner's assignments lead to the dashboard in a browser that keeps no rows; and a class's library to
 * the class. Where rows are kept, work opens and is handed in from them, downloaded or not. The rule holds on arrival only, and
 * not before the device has looked whether it keeps anything.
 */
function insteadOffline(path: Path, { needs }: Address, { device, search, isOpen }: Asking): string | undefined {
  if (device.isOnline || isOpen) return undefined
  if (path === '/learner/class/dashboard/library') return `/learner/class/dashboard${search}`
  const isOfLearner = path.startsWith('/learner/')
  return isOfLearner && needs === 'assignments' && device.keepsRows === false ? '/learner/dashboard' : undefined
}
