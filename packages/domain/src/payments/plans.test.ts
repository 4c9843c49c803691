import { expect, test } from 'vitest'
import { foldedReference } from './bank-transfers.ts'
import { decimalOf, minorOfTyped, monthlyMinor } from './money.ts'
import { decidePlan, discountPercent, wordsIn, type WrittenPlan } from './plans.ts'

test.each([
  [150_000, '1500.00'],
  [5, '0.05'],
  [1_250, '12.50'],
])('%i minor units are %s', (minor, text) => expect(decimalOf(minor)).toBe(text))

test.each([
  [1_500_000, 12, 125_000],
  [1_000, 3, 333],
  [2_000, 3, 667],
  [1_000, 0, null],
])('%i for %i months is %o a month', (minor, months, monthly) => expect(monthlyMinor(minor, months)).toBe(monthly))

test.each([
  ['1500', 150_000],
  ['1,500.5', 150_050],
  ['۱۲٫۵۰', 1_250],
  ['١٢', 1_200],
  ['12.345', undefined],
  ['-5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('somebody who types %o means %o', (text, minor) => expect(minorOfTyped(text)).toBe(minor))

const priced = (amount_minor: number, duration_in_months: number, currency: 'PKR' | 'USD' = 'PKR') => ({
  amount_minor,
  duration_in_months,
  currency,
})

test.each([
  ['a year at ten months’ price', priced(1_000, 12), [priced(100, 1)], 16],
  ['a year at more than twelve', priced(1_300, 12), [priced(100, 1)], 0],
  ['a year beside another currency', priced(1_000, 12), [priced(100, 1, 'USD')], 0],
  ['a month', priced(100, 1), [priced(200, 1)], 0],
  ['for ever', priced(100, 0), [priced(200, 1)], 0],
])('the discount of %s', (_what, one, others, percent) => expect(discountPercent(one, others)).toBe(percent))

const plan: WrittenPlan = {
  title: { en: 'A month', da: ' ' },
  discount_label: {},
  amount_minor: 1,
  currency: 'PKR',
  duration_in_months: 1,
  trial_days: 0,
  position: 0,
  is_active: true,
  stripe_price_id: null,
  is_teacher_assisted: false,
}

test('a plan has a name, and a price in what the tenant sells in; empty words are left out', () => {
  const selling = { planCurrencies: ['PKR'] as const }
  expect(decidePlan(plan, selling)).toEqual({ ok: true, value: { ...plan, title: { en: 'A month' } } })
  expect(decidePlan({ ...plan, title: { da: ' ' } }, selling)).toEqual({ ok: false, refusal: 'plan_untitled' })
  expect(decidePlan({ ...plan, currency: 'GBP' }, selling)).toEqual({ ok: false, refusal: 'currency_not_sold' })
})

test.each([
  ['pu', { da: 'ماه', en: 'Month' }, 'ماه'],
  ['ur', { da: 'ماه', en: 'Month' }, 'Month'],
  ['da', { ur: 'مہینہ' }, 'مہینہ'],
  ['en', {}, ''],
] as const)('in %s, %o is read as %o', (language, words, said) => expect(wordsIn(words, language)).toBe(said))

test.each([
  ['TT-00 12', 'TT0012'],
  ['tt۰۰۱۲', 'TT0012'],
  ['ＴＴ００１２', 'TT0012'],
  ['حواله/٧', 'حواله7'],
  ['--', ''],
])('the reference %o is %o', (text, folded) => expect(foldedReference(text)).toBe(folded))
