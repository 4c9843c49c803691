/** What a tenant sells: what a plan must say, and how it stands beside the others (seed 001 §4). */
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Currency, DurationInMonths } from '@maktab/contracts/payments/money'

export type PlanWords = Partial<Readonly<Record<LanguageCode, string>>>

/** More than these nobody chooses from. */
export const mostPlans = 24

export interface WrittenPlan {
  readonly title: PlanWords
  readonly discount_label: PlanWords
  readonly amount_minor: number
  readonly currency: Currency
  readonly duration_in_months: DurationInMonths
  readonly trial_days: number
  readonly position: number
  readonly is_active: boolean
  /** Its price at Stripe; null where it is not paid by card. */
  readonly stripe_price_id: string | null
  readonly is_teacher_assisted: boolean
}

/** `plan_untitled`: no language has a title; `currency_not_sold`: the tenant does not sell in it. Empty words are left out. */
export function decidePlan(
  plan: WrittenPlan,
  { planCurrencies }: { readonly planCurrencies: readonly Currency[] },
): Outcome<WrittenPlan, 'plan_untitled' | 'currency_not_sold'> {
  const title = saidWords(plan.title)
  if (Object.keys(title).length === 0) return refuse('plan_untitled')
  if (!planCurrencies.includes(plan.currency)) return refuse('currency_not_sold')
  return accept({ ...plan, title, discount_label: saidWords(plan.discount_label) })
}

function saidWords(words: PlanWords): PlanWords {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))
}

/** In that language, else in one that is written: of the reader's country first, then whatever there is; empty where nothing is said. */
export function wordsIn(words: PlanWords, language: LanguageCode): string {
  const order = [language, ...(near[language] ?? []), 'en', 'da', 'pu', 'ur'] as const
  return order.map((code) => words[code]).find((text) => text !== undefined) ?? ''
}

const near: Partial<Record<LanguageCode, readonly LanguageCode[]>> = { pu: ['da'], da: ['pu'] }

interface Priced {
  readonly amount_minor: number
  readonly currency: Currency
  readonly duration_in_months: number
}

/** Whole per cent by which a plan is cheaper than the dearest monthly price beside it in its currency, downwards; 0 for ever and where it is not. */
export function discountPercent(plan: Priced, others: readonly Priced[]): number {
  if (plan.duration_in_months <= 1) return 0
  const single = others
    .filter(({ currency, duration_in_months }) => currency === plan.currency && duration_in_months === 1)
    .map(({ amount_minor }) => amount_minor)
  if (single.length === 0) return 0
  const oneByOne = Math.max(...single) * plan.duration_in_months
  return Math.max(0, Math.floor(((oneByOne - plan.amount_minor) * 100) / oneByOne))
}
