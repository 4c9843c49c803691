/**
 * What CLDR says of our languages, asked of Node, whose ICU knows Pashto as no browser does. `npx tsx
 * packages/i18n/test/make-language-table.ts` writes language-table.json, which the tests in a browser read.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '../src/languages.ts'

const tags: Readonly<Record<Locale, string>> = { en: 'en', ps: 'ps', da: 'fa-AF', ur: 'ur-PK' }
/** Lists are written in the British way, without a comma before "and". */
const listTags = { ...tags, en: 'en-GB' }
const currencies = ['PKR', 'AFN', 'USD'] as const

const counts = [0, 0.5, 1, 1.5, 2, 3, 10, 11, 21, 100, 1000]
const figures = [0, 7, -7, 0.5, 12.25, 999, 1000, 1234567.89, -1234.5]
const percentages = [0, 7.5, 50, 66.7, 100]
const amounts = [0, 5, 1500, 1234567, -250]

const alphabets: Readonly<Record<Locale, string>> = {
  en: 'abcxyz',
  ps: 'آ ا ب پ ت ټ ث ج ځ چ څ ح خ د ډ ذ ر ړ ز ژ ږ س ش ښ ص ض ط ظ ع غ ف ق ک ګ ل م ن ڼ و ه ی ې ۍ ئ',
  da: 'آ ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی ئ',
  ur: 'آ ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن ں و ہ ھ ء ی ے',
}
const mixed = ['Zebra', 'ahmad', 'Émile', 'Emil', '12', '۴', 'A-10', 'A-9', '(x)', '2026', 'Ahmad 2', 'Ahmad 10']
const classes: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Class 10', 'Class 9', 'Class 1 b', 'Class 1 a'],
  ps: [
    'لسم ټولګی',
    '۱۰ ټولګی',
    '۹ ټولګی',
    'ټولګی ۱۰',
    'ټولګی ۲',
    'ټولګی ۲ ب',
    'ټولګی ۲ الف',
    'ښوونځی',
    'شونډې',
    'ځوان',
    'جوړښت',
    'څانګه',
    'ږمنځ',
    'ژبه',
    'ڼاڼۍ',
    'ننګرهار',
  ],
  da: ['صنف ۱۰', 'صنف ۹', 'صنف 11', 'صنف ۲ ب', 'صنف ۲ الف', 'آب', 'اسب', 'مکتب', 'مأمور', 'مامور'],
  ur: ['جماعت 10', 'جماعت 9', 'جماعت 2 ب', 'جماعت 2 الف', 'ٹوپی', 'تارا', 'ہوا', 'ھوا', 'بھائی', 'بہار'],
}

function termsOf(locale: Locale): string[] {
  const [header = '', ...rows] = readFileSync(new URL('glossary.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const column = header.split(',').indexOf(locale)
  return rows.map((row) => row.split(',')[column] ?? '')
}

function sortedTexts(locale: Locale): string[] {
  const texts = new Set([...termsOf(locale), ...alphabets[locale].split(' '), ...mixed, ...classes[locale]])
  return [...texts].sort(new Intl.Collator(tags[locale], { numeric: true }).compare)
}

function tableOf(locale: Locale) {
  const tag = tags[locale]
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
  const list = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(listTags[locale], { type })
    return [1, 2, 3, 4].map((length) => format.format(['ا', 'ب', 'پ', 'ت'].slice(0, length)))
  }
  return {
    sorted: sortedTexts(locale),
    and: list('conjunction'),
    or: list('disjunction'),
    plurals: counts.map((count) => [count, new Intl.PluralRules(tag).select(count)]),
    numbers: figures.map((figure) => [figure, number({ maximumFractionDigits: 2 }).format(figure)]),
    percentages: percentages.map((percentage) => [
      percentage,
      number({ style: 'percent', maximumFractionDigits: 1 }).format(percentage / 100),
    ]),
    money: currencies.flatMap((currency) =>
      amounts.map((amount) => [
        currency,
        amount,
        number({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount),
      ]),
    ),
    relative: (['second', 'minute', 'hour', 'day'] as const).flatMap((unit) =>
      [-1, -3, -20, 1, 3, 20].map((count) => [unit, count, new Intl.RelativeTimeFormat(tag).format(count, unit)]),
    ),
    units: (['hour', 'minute', 'second'] as const).flatMap((unit) =>
      [1, 2].map((count) => [unit, count, number({ style: 'unit', unit, unitDisplay: 'long' }).format(count)]),
    ),
  }
}

/** Everything that our own rules are compared with. */
export function languageTable() {
  return {
    cldr: process.versions['cldr'] ?? '',
    en: tableOf('en'),
    ps: tableOf('ps'),
    da: tableOf('da'),
    ur: tableOf('ur'),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('language-table.json', import.meta.url), `${JSON.stringify(languageTable())}\n`)
}
