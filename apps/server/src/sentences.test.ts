import { refusals, systemRefusals } from '@maktab/contracts/refusals'
import { languages } from '@maktab/i18n/languages'
import { expect, test } from 'vitest'
import { loadSentences } from './sentences.ts'

test('the server has the sentence of every refusal in every language', async () => {
  const sentence = await loadSentences()
  const named = new Set([...Object.values(refusals).map(({ message }) => message), ...Object.keys(systemRefusals)])
  const missing = languages.flatMap(({ code }) => [...named].filter((key) => sentence(code, key) === `refusals.${key}`))
  expect(named.size).toBeGreaterThan(150)
  expect(missing).toEqual([])
})
