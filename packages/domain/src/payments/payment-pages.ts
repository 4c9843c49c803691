/** Who may see the pages on which plans are chosen and paid (seed 000 §2, §6). */
import type { Capabilities } from '../tenants/capabilities.ts'

export interface Payer {
  /** Came by themselves rather than through a school. */
  readonly isConsumer: boolean
  readonly hasPaid: boolean
  /** A change of the plan is under way. */
  readonly isUpdating: boolean
}

/** Pages that take a payment: for consumers, or for everybody where the tenant sells to all. */
export function mayPay(
  { paymentPages }: Pick<Capabilities, 'paymentPages'>,
  { isConsumer }: Pick<Payer, 'isConsumer'>,
): boolean {
  return paymentPages === 'everyone' || isConsumer
}

/** Plans: for whoever may pay and has not, or where plans are shown to all while no change is under way. */
export function mayChoosePlan(selling: Pick<Capabilities, 'paymentPages' | 'showsPlansToAll'>, payer: Payer): boolean {
  if (selling.showsPlansToAll && !payer.isUpdating) return true
  return mayPay(selling, payer) && !payer.hasPaid
}

/** The payment page of the Quran tenant exists at that tenant alone. */
export function mayPayForQuran(selling: Pick<Capabilities, 'paymentPages' | 'paymentVendor'>, payer: Payer): boolean {
  return selling.paymentVendor === 'quran' && mayPay(selling, payer)
}

/** Whether plans are sold to somebody: where the tenant sells, to whoever may open a page of it. */
export function isSoldTo(
  selling: Pick<Capabilities, 'sellsPlans' | 'paymentPages' | 'showsPlansToAll'>,
  { isConsumer }: Pick<Payer, 'isConsumer'>,
): boolean {
  return selling.sellsPlans && (selling.showsPlansToAll || mayPay(selling, { isConsumer }))
}
