import { expect, test } from 'vitest'
import table from './language-table.json'
import { languageTable } from './make-language-table.ts'

test('the table that browsers are compared with is what CLDR says, of the version that it names', () => {
  expect(table.cldr).toMatch(/^\d+\.\d+$/)
  const isSameVersion = process.versions['cldr'] === table.cldr
  expect(isSameVersion ? JSON.parse(JSON.stringify(languageTable())) : table).toEqual(table)
})
