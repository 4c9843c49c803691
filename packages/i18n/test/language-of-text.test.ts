import { expect, test } from 'vitest'
import { languageOfText } from '../src/language-of-text.ts'
import { languageByLocale, type Locale } from '../src/languages.ts'

const of = (text: string, page: Locale) => languageOfText(text, languageByLocale(page))?.tag

/** What is written without a letter of its own may be Dari as well as Pashto. */
const twoFold = 'کتاب'

test.each<[readonly Locale[], Locale, string | undefined]>([
  [['en', 'ps', 'da'], 'en', 'fa-AF'],
  [['ps', 'en', 'da'], 'en', 'ps-AF'],
  [['en', 'ps'], 'en', 'ps-AF'],
  [['en', 'ur'], 'en', 'ur-PK'],
  [['en'], 'en', 'fa-AF'],
  [[], 'en', 'fa-AF'],
  [['en', 'ps'], 'da', undefined],
  [['en', 'da'], 'ps', undefined],
])('in a school of %j it is read on a page in %s as %s', (school, page, tag) => {
  expect(languageOfText(twoFold, languageByLocale(page), school.map(languageByLocale))?.tag).toBe(tag)
})

test.each([
  ['Water cycle', 'ps', 'en'],
  ['Water cycle', 'en', undefined],
  ['د اوبو څرخ: HTML او CSS', 'en', 'ps-AF'],
  ['HTML د', 'ps', 'en'],
  ['د څاڅکي کیسه', 'en', 'ps-AF'],
  ['د څاڅکي کیسه', 'da', 'ps-AF'],
  ['د څاڅکي کیسه', 'ps', undefined],
  ['پانی کا چکر ہے', 'ps', 'ur-PK'],
  ['چرخهٔ آب', 'en', 'fa-AF'],
  // It may be Pashto as well as Dari.
  ['چرخهٔ آب', 'ps', undefined],
  ['1/2 + ۳', 'en', undefined],
  ['', 'ps', undefined],
] as const)('"%s" on a page in %s is %s', (text, page, tag) => {
  expect(of(text, page)).toBe(tag)
})
