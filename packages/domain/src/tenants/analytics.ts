/** Whose use of the pages may be measured by others: a grown-up's who said yes. A learner is a child, and is neither asked nor measured. */
import type { Role } from '@maktab/contracts/roles'

export interface Measured {
  readonly role: Role
  /** Somebody works in another's place: the answer would be given for somebody else. */
  readonly isActing: boolean
  /** What the person said on this device; undefined where nobody asked yet. */
  readonly consent: boolean | undefined
}

export function mayBeAsked({ role, isActing }: Pick<Measured, 'role' | 'isActing'>): boolean {
  return role !== 'learner' && !isActing
}

export function mayMeasure({ consent, ...who }: Measured): boolean {
  return mayBeAsked(who) && consent === true
}
