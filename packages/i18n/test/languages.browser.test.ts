import { describe, expect, test } from 'vitest'
import { formatList } from '../src/lists.ts'
import { formatMoney } from '../src/money.ts'
import { formatNumber, formatPercent } from '../src/numbers.ts'
import { pluralCategory } from '../src/plurals.ts'
import { formatDuration, formatRelative } from '../src/relative-time.ts'
import { compareTexts } from '../src/sorting.ts'
import { loadWords } from '../src/words.ts'
import table from './language-table.json'
import type { Currency } from '../src/money.ts'

/** Signs are compared by what is seen: whichever minus, space or mark of direction CLDR happens to use. */
const seen = (text: string) =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')

test('this browser knows no Pashto, so nothing of what follows can come from it', () => {
  expect(Intl.Collator.supportedLocalesOf(['ps', 'ps-AF'])).toEqual([])
  expect(Intl.ListFormat.supportedLocalesOf(['ps', 'ps-AF'])).toEqual([])
  expect(Intl.NumberFormat.supportedLocalesOf(['ps', 'ps-AF'])).toEqual([])
})

describe.each(['en', 'ps', 'da', 'ur'] as const)('%s, beside CLDR', (locale) => {
  const rows = table[locale]

  test('orders the terms of the glossary, its alphabet, figures and Latin names', () => {
    expect(rows.sorted.length).toBeGreaterThan(200)
    const byCode = [...rows.sorted].sort()
    expect(byCode).not.toEqual(rows.sorted)
    expect(byCode.sort(compareTexts(locale))).toEqual(rows.sorted)
  })

  test('joins a list', () => {
    const items = ['ا', 'ب', 'پ', 'ت']
    const lists = (kind: 'and' | 'or') =>
      [1, 2, 3, 4].map((length) => seen(formatList(items.slice(0, length), locale, kind)))
    expect(lists('and')).toEqual(rows.and.map(seen))
    // CLDR's "or" of Pashto is an unreviewed draft: "a or b".
    if (locale !== 'ps') expect(lists('or')).toEqual(rows.or.map(seen))
  })

  test('counts', () => {
    expect(rows.plurals.map(([count]) => [count, pluralCategory(Number(count), locale)])).toEqual(rows.plurals)
  })

  test('writes numbers, percentages and money', () => {
    expect(rows.numbers.map(([figure]) => seen(formatNumber(Number(figure), locale)))).toEqual(
      rows.numbers.map(([, text]) => seen(String(text))),
    )
    expect(rows.percentages.map(([figure]) => seen(formatPercent(Number(figure), locale)))).toEqual(
      rows.percentages.map(([, text]) => seen(String(text))),
    )
    expect(
      rows.money.map(([currency, amount]) => seen(formatMoney(Number(amount), currency as Currency, locale))),
    ).toEqual(rows.money.map(([, , text]) => seen(String(text))))
  })
})

/** Where we say it otherwise, on purpose: counted forms of Pashto, one word for "later" in Dari, the shorter Urdu. */
const otherwise: readonly string[] = [
  'ps hour -3',
  'ps hour -20',
  'da day 1',
  'da day 3',
  'da day 20',
  'ur day -3',
  'ur day -20',
]

test.each(['en', 'ps', 'da', 'ur'] as const)('%s says how long ago and in how long as CLDR does', async (locale) => {
  const { t } = await loadWords(locale, ['application'])
  const now = Date.UTC(2026, 10, 20)
  const lengths = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 }
  const differing = table[locale].relative.filter(([unit, count, text]) => {
    const said = formatRelative(now + Number(count) * lengths[unit as keyof typeof lengths], now, t)
    const isJustNow = unit === 'second' && Math.abs(Number(count)) < 10
    // CLDR writes Pashto with the Arabic letter yeh.
    return said !== (isJustNow ? t('frame.just_now') : String(text).replace(/ي/g, 'ی'))
  })
  expect(differing.map(([unit, count]) => `${locale} ${unit} ${count}`)).toEqual(
    otherwise.filter((one) => one.startsWith(locale)),
  )
})

test.each(['da', 'ur'] as const)('%s names hours, minutes and seconds as CLDR does', async (locale) => {
  const { t } = await loadWords(locale, ['application'])
  const milliseconds = { hour: 3_600_000, minute: 60_000, second: 1000 }
  for (const [unit, count, text] of table[locale].units) {
    expect(formatDuration(Number(count) * milliseconds[unit as keyof typeof milliseconds], t)).toBe(text)
  }
})

test.each([
  ['en', '1 h 5 min', '2 h', '12 min', '2 min 30 s', '40 s', '0 s'],
  ['ps', '۱ ساعت او ۵ دقیقې', '۲ ساعته', '۱۲ دقیقې', '۲ دقیقې او ۳۰ ثانیې', '۴۰ ثانیې', '۰ ثانیې'],
  ['da', '۱ ساعت و ۵ دقیقه', '۲ ساعت', '۱۲ دقیقه', '۲ دقیقه و ۳۰ ثانیه', '۴۰ ثانیه', '۰ ثانیه'],
  ['ur', '1 گھنٹہ 5 منٹ', '2 گھنٹے', '12 منٹ', '2 منٹ 30 سیکنڈ', '40 سیکنڈ', '0 سیکنڈ'],
] as const)('a length of time in %s', async (locale, hours, wholeHours, minutes, exact, seconds, none) => {
  const { t } = await loadWords(locale, ['application'])
  expect(formatDuration(65 * 60_000 + 9000, t, 'exact')).toBe(hours)
  expect(formatDuration(120 * 60_000, t)).toBe(wholeHours)
  expect(formatDuration(12 * 60_000 + 20_000, t)).toBe(minutes)
  expect(formatDuration(150_000, t, 'exact')).toBe(exact)
  expect(formatDuration(40_000, t)).toBe(seconds)
  expect(formatDuration(-5, t)).toBe(none)
})

test('an order takes any digits by their value, and passes over marks of vowels and direction', () => {
  const compare = compareTexts('ps')
  expect(compare('صنف ۹', 'صنف 10')).toBeLessThan(0)
  expect(['محمود', 'مَحمد', 'محمد', '\u2068محمد علي\u2069'].sort(compareTexts('da'))).toEqual([
    'محمد',
    'مَحمد',
    '\u2068محمد علي\u2069',
    'محمود',
  ])
  expect(compare('محمد', 'محمد')).toBe(0)
})

test('names of both scripts in one list stay where they are', () => {
  expect(formatList(['Ahmad', 'زرغونه', '10/5'], 'ps')).toBe('\u2068Ahmad\u2069، زرغونه، او \u206810/5\u2069')
  expect(formatList([], 'en')).toBe('')
  expect(formatMoney(1500.5, 'PKR', 'ur')).toBe('Rs\u00a01,500.50')
})
