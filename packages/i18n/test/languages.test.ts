import { expect, test } from 'vitest'
import { languageByCode, languageByTitle } from '../src/languages.ts'

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
