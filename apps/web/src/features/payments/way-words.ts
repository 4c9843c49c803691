import { useT } from '#language/use-t.ts'

/** By what an order was paid, in a word or two; empty for what nobody knows. */
export function useWayWords() {
  const t = useT('receipts')
  const words: Readonly<Record<number, string>> = {
    1: t('payments.receipt_by_wallet'),
    2: t('payments.receipt_by_bank'),
    3: t('payments.receipt_by_voucher'),
    4: t('payments.receipt_by_card'),
  }
  return (gateway: number): string => words[gateway] ?? ''
}
