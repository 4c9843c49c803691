import type { PaymentCode } from '@maktab/contracts/payments/money'
import { useT } from '#language/use-t.ts'

/** Payment pending, successful or failed, as the seed says it (001 §5). A trial is no order. */
export function useStatusWords() {
  const t = useT('payments')
  return (status: PaymentCode) =>
    status === 2 ? t('payments.status_2') : status === 3 ? t('payments.status_3') : t('payments.status_1')
}

export const statusTone = (status: PaymentCode) => (status === 2 ? 'success' : status === 3 ? 'danger' : 'warning')
