import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** How sums and terms of plans are said. */
export function usePlanWords() {
  const t = useT('payments')
  const format = useFormat()
  return {
    price: (amount_minor: number, currency: Currency) => format.money(amount_minor / 100, currency),
    term: (months: DurationInMonths) =>
      months === 0 ? t('payments.forever') : t('payments.months', { count: months }),
  }
}
