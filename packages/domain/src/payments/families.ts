/** One payment for several children: whom somebody pays for, and what becomes of one child's part. */
import { gateways } from '@maktab/contracts/payments/money'
import { nextOrder, type OrderState, type OrderStep } from './orders.ts'

/** Everyone once, in the order of their numbers; without any named whoever pays. `not_family`: one of them is nobody that the payer may pay for. */
export function learnersOf(
  named: readonly number[] | undefined,
  { payer, family }: { readonly payer: number; readonly family: readonly number[] },
): 'not_family' | readonly number[] {
  const asked = [...new Set(named ?? [payer])].sort((one, other) => one - other)
  return asked.every((user_id) => user_id === payer || family.includes(user_id)) ? asked : 'not_family'
}

export interface SharedOrder extends OrderState {
  readonly gateway: number
  readonly amount_minor: number
  readonly refunded_minor: number
  readonly learner_ids: readonly number[]
  /** Those whose part was taken back already. */
  readonly ended_ids: readonly number[]
}

export interface PartDecision {
  readonly learner_ids: readonly number[]
  readonly remarks: string
  readonly isOwn: boolean
}

/** What one child's part of an order costs, in minor units: all parts are equal. What a change of plan credited leaves a rest, which nobody's part has. */
export const partMinor = ({ amount_minor, learner_ids }: Pick<SharedOrder, 'amount_minor' | 'learner_ids'>): number =>
  Math.floor(amount_minor / learner_ids.length)

export type PartStep =
  /** Nobody is left: the order goes back as a whole. */
  { readonly whole: OrderStep } | { readonly ends: readonly number[]; readonly refunded_minor: number }

/**
 * The office ends the plan of some children of an order. By card the money went back at the provider before, which says how much (`refund_first`);
 * else the office's word counts, as it did when the money came. `not_found`: one of them is not of the order, or their part was ended before.
 */
export function decidePart(
  order: SharedOrder,
  { learner_ids, remarks, isOwn }: PartDecision,
): 'own_order' | 'already_decided' | 'not_found' | 'remark_needed' | 'refund_first' | PartStep {
  if (isOwn) return 'own_order'
  const whole = nextOrder(order, 'refunded')
  if (!whole) return 'already_decided'
  const left = order.learner_ids.filter((user_id) => !order.ended_ids.includes(user_id))
  const ends = [...new Set(learner_ids)]
  if (!ends.every((user_id) => left.includes(user_id))) return 'not_found'
  if (remarks === '') return 'remark_needed'
  const gone = (order.ended_ids.length + ends.length) * partMinor(order)
  if (order.gateway === gateways.card && order.refunded_minor < gone) return 'refund_first'
  if (ends.length === left.length) return { whole }
  return { ends, refunded_minor: Math.max(order.refunded_minor, gone) }
}
