import { expect, expectTypeOf, test } from 'vitest'
import { fillMessage, isolate } from '../src/message.ts'
import { pluralCategory } from '../src/plurals.ts'
import { createTranslator } from '../src/translate.ts'
import { allBundles } from '../src/bundles.ts'
import { loadWords } from '../src/words.ts'
import type { Parameters } from '../src/keys.ts'

const english = await loadWords('en', allBundles)
const pashto = await loadWords('ps', allBundles)
const dari = await loadWords('da', allBundles)
const urdu = await loadWords('ur', allBundles)

test('a plural takes the count and writes it in the digits of the language', () => {
  expect(english.t('frame.days_ago', { count: 1 })).toBe('1 day ago')
  expect(english.t('frame.days_ago', { count: 1200 })).toBe('1,200 days ago')
  expect(pashto.t('frame.days_ago', { count: 1 })).toBe('۱ ورځ مخکې')
  expect(pashto.t('frame.days_ago', { count: 3 })).toBe('۳ ورځې مخکې')
  expect(dari.t('frame.days_ago', { count: 3 })).toBe('۳ روز پیش')
  expect(urdu.t('frame.days_ago', { count: 3 })).toBe('3 دن پہلے')
})

test('an exact branch wins over a category', () => {
  expect(english.t('frame.waiting_to_send', { count: 0 })).toBe('Nothing waiting to send')
  expect(english.t('frame.waiting_to_send', { count: 1 })).toBe('1 waiting to send')
})

test('numbers in a message come in the digits of the language', () => {
  expect(pashto.t('frame.page_of', { page: 2, pages: 13 })).toBe('۲ پاڼه له ۱۳ څخه')
})

test('a value of the other direction is isolated, one of the same direction is not', () => {
  expect(pashto.t('learning.hello', { name: 'Ahmad' })).toBe('سلام، \u2068Ahmad\u2069')
  expect(pashto.t('learning.hello', { name: 'احمد' })).toBe('سلام، احمد')
  expect(english.t('learning.hello', { name: 'احمد' })).toBe('Hello, \u2068احمد\u2069')
  expect(english.t('learning.hello', { name: 'Ahmad' })).toBe('Hello, Ahmad')
  expect(isolate('10/5', 'rtl')).toBe('\u206810/5\u2069')
  expect(isolate('10/5', 'ltr')).toBe('10/5')
  expect(isolate('۰۷۰ ۱۲۳ ۴۵۶۷', 'rtl')).toBe('\u2068۰۷۰ ۱۲۳ ۴۵۶۷\u2069')
  expect(isolate('۱۰/۵', 'rtl')).toBe('۱۰/۵')
  expect(isolate('۱٬۲۳۴٫۵', 'rtl')).toBe('۱٬۲۳۴٫۵')
  expect(isolate('۲۹ لړم ۱۴۰۵، ۱۵:۳۵', 'rtl')).toBe('۲۹ لړم ۱۴۰۵، ۱۵:۳۵')
})

test('a choice falls back to other, and a missing value stays visible', () => {
  const around = { locale: 'en', direction: 'ltr' } as const
  const choice = [['role', 'select', { learner: 'mine', other: 'all' }]] as const
  expect(fillMessage(choice, { ...around, values: { role: 'learner' } })).toBe('mine')
  expect(fillMessage(choice, { ...around, values: { role: 'teacher' } })).toBe('all')
  expect(fillMessage(['Hello ', ['name']], { ...around, values: {} })).toBe('Hello {name}')
})

test.each([
  { locale: 'en', one: [1], other: [0, 1.5, 2, 11] },
  { locale: 'ps', one: [1], other: [0, 1.5, 2, 11] },
  { locale: 'da', one: [0, 0.5, 1], other: [1.5, 2, 11] },
  { locale: 'ur', one: [1], other: [0, 2, 11] },
] as const)('plural categories of $locale are those of CLDR', ({ locale, one, other }) => {
  expect(one.map((count) => pluralCategory(count, locale))).toEqual(one.map(() => 'one'))
  expect(other.map((count) => pluralCategory(count, locale))).toEqual(other.map(() => 'other'))
})

test('a language is loaded on its own', async () => {
  const translator = await loadWords('da')
  expect(translator.language.code).toBe('da')
  expect(translator.t('frame.close')).toBe('بستن')
})

test('parameters are typed from the message: none where it has no placeholder, a number where it counts', () => {
  expectTypeOf<Parameters<'frame.days_ago'>>().toEqualTypeOf<{ readonly count: number }>()
  expectTypeOf<Parameters<'learning.hello'>>().toEqualTypeOf<{ readonly name: string | number }>()
  expectTypeOf<Parameters<'frame.retry'>>().toEqualTypeOf<undefined>()
  expect(english.t('frame.retry')).toBe('Retry')
})

test('a key without a message comes back as itself', () => {
  expect(createTranslator('en', {}).t('frame.close')).toBe('frame.close')
})
