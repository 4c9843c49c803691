import { usePaymentStatus } from './use-payment-status.ts'

/** Asks once what the person has, for addresses and lessons that depend on it; shows nothing. */
export function PaymentCheck() {
  usePaymentStatus(1)
  return null
}
