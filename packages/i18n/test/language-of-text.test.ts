import { expect, test } from 'vitest'
import { languageOfText } from '../src/language-of-text.ts'
import { languageByLocale, type Locale } from '../src/languages.ts'

const of = (text: string, page: Locale) => languageOfText(text, languageByLocale(page))?.tag

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
