/** What a family says of money that it sent. */

/** Letters and digits alone, in capitals and western figures: `tt-00 12` and `TT0012` are one transfer. Empty where nothing of that is left. */
export function foldedReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** More orders than these wait for nobody at once. */
export const mostWaitingOrders = 5

export interface AskedTransfer {
  readonly amount_minor: number
  readonly paid_on: string
}

/**
 * What speaks against it before it is kept; undefined for nothing. `plan_changed`: the page showed another price than the plan's;
 * `paid_in_future`: later than today at the school (YYYY-MM-DD).
 */
export function faultOfTransfer(
  { amount_minor, paid_on }: AskedTransfer,
  facts: { readonly price_minor: number; readonly today: string; readonly waiting: number },
): 'plan_changed' | 'paid_in_future' | 'too_many_orders' | undefined {
  if (amount_minor !== facts.price_minor) return 'plan_changed'
  if (paid_on > facts.today) return 'paid_in_future'
  return facts.waiting >= mostWaitingOrders ? 'too_many_orders' : undefined
}
