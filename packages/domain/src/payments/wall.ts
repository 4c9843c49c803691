/** What is closed to a learner who has not paid (seed 000 §6, §9). Their own work never is. */
import type { Role } from '@maktab/contracts/roles'
import type { Capabilities } from '../tenants/capabilities.ts'
import { isSoldTo } from './payment-pages.ts'

export interface BeforeWall {
  readonly role: Role
  readonly isConsumer: boolean
  /** The tenant has a plan on sale: nobody stands before a wall that has no door. */
  readonly hasPlans: boolean
}

/** Whether a tenant's lessons are closed to somebody until they pay. */
export function hasWall(
  selling: Pick<Capabilities, 'hasPaymentWall' | 'sellsPlans' | 'paymentPages' | 'showsPlansToAll'>,
  { role, isConsumer, hasPlans }: BeforeWall,
): boolean {
  return selling.hasPaymentWall && role === 'learner' && hasPlans && isSoldTo(selling, { isConsumer })
}
