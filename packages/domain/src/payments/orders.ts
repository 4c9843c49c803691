/**
 * The one machine of orders (seed 001 §5: 1 pending, 2 success, 3 failed, 5 trial). Whatever reports a payment – the office, a return page,
 * a message of the provider, an inquiry – goes through it, so that four reports of one payment are one payment.
 */
import type { PaymentCode } from '@maktab/contracts/payments/money'

export type OrderReason = 'waiting' | 'declined' | 'refused' | 'cancelled' | 'expired' | 'refunded'

export interface OrderState {
  readonly status: PaymentCode
  readonly reason: OrderReason | null
}

/** Only what was verified gets here: the right signature, merchant, reference, amount and currency, or an office that saw the money. */
export type OrderEvent = 'paid' | 'declined' | 'refused' | 'cancelled' | 'expired' | 'refunded'

export const newOrder: OrderState = { status: 1, reason: 'waiting' }

export interface OrderStep extends OrderState {
  /** What becomes of the access that the order stands for. */
  readonly access: 'begins' | 'ends' | 'stays'
}

/** Undefined: nothing changes. A trial is no order and never moves. */
export function nextOrder({ status }: OrderState, event: OrderEvent): OrderStep | undefined {
  // A payment that arrives after the order was given up still pays it.
  if (event === 'paid') return status === 1 || status === 3 ? { status: 2, reason: null, access: 'begins' } : undefined
  if (event === 'refunded') return status === 2 ? { status: 3, reason: 'refunded', access: 'ends' } : undefined
  return status === 1 ? { status: 3, reason: event, access: 'stays' } : undefined
}

export interface OrderDecision {
  readonly is_approved: boolean
  readonly remarks: string
  readonly isOwn: boolean
}

/**
 * What the office says of a bank transfer. `own_order`: nobody confirms what they pay themselves; `already_decided`: it stands so already;
 * `remark_needed`: who is refused, or whose access ends, is told why.
 */
export function decideTransfer(
  state: OrderState,
  { is_approved, remarks, isOwn }: OrderDecision,
): 'own_order' | 'already_decided' | 'remark_needed' | OrderStep {
  if (isOwn) return 'own_order'
  const step = nextOrder(state, is_approved ? 'paid' : state.status === 2 ? 'refunded' : 'refused')
  if (step === undefined) return 'already_decided'
  return !is_approved && remarks === '' ? 'remark_needed' : step
}

/** Orders of a page of the office's list. */
export const transactionsPerPage = 20
