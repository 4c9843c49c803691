import { expect, test } from 'vitest'
import { indexOfLanguage, languageByCode, languageByIndex, languageByTitle, languagesOfTenant } from '../src/languages.ts'

const titles = (indexes: string, variant?: 'standard' | 'quran') => languagesOfTenant(indexes, variant).map(({ title }) => title)

test.each([
  ['', ['english']],
  ['0', ['english']],
  ['0,1,2', ['english', 'pashto', 'dari']],
  [' 2 , 0 ', ['dari', 'english']],
  ['1,1', ['pashto']],
  ['7', ['english']],
  ['x,1', ['pashto']],
])('a tenant configured with "%s" speaks %j', (indexes, expected) => {
  expect(titles(indexes)).toEqual(expected)
})

test('the Quran tenant counts Urdu as 1', () => {
  expect(titles('0,1', 'quran')).toEqual(['english', 'urdu'])
  expect(languageByIndex(2, 'quran')).toBeUndefined()
  expect(indexOfLanguage('ur', 'quran')).toBe(1)
  expect(indexOfLanguage('pu', 'quran')).toBeUndefined()
})

test('a query string names a language by its title in any case', () => {
  expect(languageByTitle('Pashto')?.code).toBe('pu')
  expect(languageByTitle('DARI')?.code).toBe('da')
  expect(languageByTitle('pu')).toBeUndefined()
})

test('wire codes map to tags that browsers and fonts know', () => {
  expect(languageByCode('pu')).toMatchObject({ tag: 'ps-AF', direction: 'rtl', locale: 'ps' })
  expect(languageByCode('da')).toMatchObject({ tag: 'fa-AF', direction: 'rtl' })
  expect(languageByCode('klingon').code).toBe('en')
})
