/** The figures of payments, as whoever sets all figures anew asks for them. */
import type { SchoolFigures } from '#features/insights/kept-figures/rebuilding.ts'
import { countPaymentDifferences, recountPaymentDays } from '#features/payments/payment-days.sql.ts'

export const paymentDays: SchoolFigures = {
  kind: 'days of payments',
  differing: countPaymentDifferences,
  recount: recountPaymentDays,
}
