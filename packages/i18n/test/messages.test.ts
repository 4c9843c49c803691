import { existsSync, readFileSync } from 'node:fs'
import { catalogue as contracts } from '@maktab/contracts/catalogue'
import { refusals, systemRefusals } from '@maktab/contracts/refusals'
import type { RefusalCode } from '@maktab/contracts/refusals'
import { expect, test } from 'vitest'
import { generateMessages } from '../../../tools/generate-messages.ts'
import { messageFaults } from '../../../tools/message-faults.ts'
import { bundles } from '../src/bundles.ts'
import type { Locale } from '../src/languages.ts'
import { catalogues, messagesOf } from './catalogues.ts'

const english = messagesOf('en')
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the messages of all languages have no fault', () => {
  expect(messageFaults(catalogues)).toEqual([])
})

test('a message named like a term of the glossary says that term', () => {
  const [, ...rows] = read('glossary.csv').trim().split('\n')
  const compared = rows.flatMap((row) => {
    const [key = '', en, ps, da, ur] = row.split(',')
    return Object.entries({ en, ps, da, ur }).flatMap(([locale, term]) =>
      Object.entries(catalogues[locale as Locale]).flatMap(([feature, messages]) =>
        messages[key] === undefined ? [] : [{ where: `${locale} ${feature}.${key}`, says: messages[key], term }],
      ),
    )
  })
  expect(compared.length).toBeGreaterThan(200)
  expect(compared.filter(({ says, term }) => says !== term)).toEqual([])
})

/** The same English word, and another meaning: a way of looking, work that came back, a label of the gradebook. */
const otherMeanings = ['calendars.calendar_view', 'assignments.learner_returned', 'assignments.score_label']

test('a message that is a term in English is that term in every language', () => {
  const [, ...rows] = read('glossary.csv').trim().split('\n')
  const terms = new Map(
    rows.map((row) => row.split(',')).map(([, en = '', ps, da, ur]) => [en.toLowerCase(), { ps, da, ur }] as const),
  )
  const compared = Object.entries(catalogues.en).flatMap(([feature, messages]) =>
    Object.entries(messages).flatMap(([key, english]) => {
      const term = terms.get(english.toLowerCase())
      if (term === undefined || otherMeanings.includes(`${feature}.${key}`)) return []
      return (['ps', 'da', 'ur'] as const).map((locale) => ({
        where: `${locale} ${feature}.${key}`,
        says: catalogues[locale][feature]?.[key],
        term: term[locale],
      }))
    }),
  )
  expect(compared.length).toBeGreaterThan(200)
  expect(compared.filter(({ says, term }) => says !== term)).toEqual([])
})

test('every message that the two seeds name exists', () => {
  const named = read('message-keys.txt').trim().split('\n')
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((key) => !english.has(`refusals.${key}`))).toEqual([])
})

test('every refusal of the contract has its sentence', () => {
  const named = [...Object.values(refusals).map(({ message }) => message), ...Object.keys(systemRefusals)]
  expect(named.filter((key) => !english.has(`refusals.${key}`))).toEqual([])
})

test('what a call before the sign-in is refused with stands among the words of the way in, or is fetched before it is handed on', () => {
  const calls = Object.values(contracts).filter(({ audience }) => audience === 'public')
  const said = calls.flatMap((call) => call.refusals.map((refusal: RefusalCode) => refusals[refusal].message))
  expect(said.length).toBeGreaterThan(20)
  const here = { ...catalogues.en['refusals'], ...catalogues.en['refusals-answers'] }
  expect([...new Set(said)].filter((key) => here[key] === undefined)).toEqual([])
})

test('a sentence of the office is said by calls of an office alone', () => {
  const others = Object.values(contracts).filter(({ path }) => !/^(admin|superadmin|setup)\//.test(path))
  const said = others.flatMap((call) => call.refusals.map((refusal: RefusalCode) => refusals[refusal].message))
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((key) => catalogues.en['refusals-office']?.[key] !== undefined)).toEqual([])
})

test('every file of messages stands in one bundle', () => {
  const bundled = Object.values(bundles).flat().toSorted()
  expect(bundled).toEqual(Object.keys(catalogues.en).toSorted())
})

test('the compiled catalogues are those of these messages', () => {
  const files = generateMessages()
  expect(files.size).toBe(4 * (Object.keys(bundles).length + 1) + 1)
  for (const [path, text] of files)
    expect(existsSync(path) && readFileSync(path, 'utf8') === text, `${path}: run npm run generate`).toBe(true)
})
