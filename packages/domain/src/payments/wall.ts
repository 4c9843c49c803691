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

/** Lessons that stay open whatever was paid: the first of each course, what was begun, and what a teacher set. */
export interface LessonBeforeWall {
  readonly isFirst: boolean
  readonly isBegun: boolean
  readonly isSet: boolean
}

/** Whether a lesson is closed, before a wall that stands. */
export function isClosed(
  { isFirst, isBegun, isSet }: LessonBeforeWall,
  { has_full_access }: { readonly has_full_access: boolean },
): boolean {
  return !has_full_access && !isFirst && !isBegun && !isSet
}

/** Hours after which a device asks again what a person has (seed 000 §4). */
const recheckHours = 24

/** Once at the start, and again after a day, at every tenant that sells. */
export function isCheckDue(checked_on: string | undefined, now: Date): boolean {
  return checked_on === undefined || now.getTime() - Date.parse(checked_on) >= recheckHours * 3_600_000
}

/** Whether a tenant's lessons are closed to somebody until they pay. */
export function hasWall(
  selling: Pick<Capabilities, 'hasPaymentWall' | 'sellsPlans' | 'paymentPages' | 'showsPlansToAll'>,
  { role, isConsumer, hasPlans }: BeforeWall,
): boolean {
  return selling.hasPaymentWall && role === 'learner' && hasPlans && isSoldTo(selling, { isConsumer })
}
