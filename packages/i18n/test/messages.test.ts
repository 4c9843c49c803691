import { existsSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { refusals, systemRefusals } from '@maktab/contracts/refusals'
import { describe, expect, test } from 'vitest'
import { generateMessages, placeholders } from '../../../tools/generate-messages.ts'
import { catalogues, messagesOf, translations } from './catalogues.ts'
import type { CompiledMessage } from '../src/message.ts'

const english = messagesOf('en')
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const fieldsOf = (message: string) => [...placeholders(compileMessageOrThrow(message) as CompiledMessage)].sort()

describe.each(translations)('the messages in %s', (locale) => {
  const messages = messagesOf(locale)

  test('are those of English, no more and no fewer', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('fill in what English fills in', () => {
    const differing = [...messages].filter(([key, message]) => JSON.stringify(fieldsOf(message)) !== JSON.stringify(fieldsOf(english.get(key) ?? '')))
    expect(differing).toEqual([])
  })

  test('are translated, in Arabic script', () => {
    const untranslated = [...messages].filter(([, message]) => !/[\u0600-\u06ff]/.test(message.replace(/\{(\w+)(, number)?\}/g, '')) && !/^[\s\d{}\w,·–/:]*$/.test(message))
    expect(untranslated).toEqual([])
    const copied = [...messages].filter(([key, message]) => message === english.get(key) && /[a-z]{2}/i.test(message.replace(/\{[^}]*\}/g, '')))
    expect(copied).toEqual([])
  })

  test('use the letters of Persian and Urdu, not their Arabic look-alikes', () => {
    const letters = locale === 'ps' ? /[\u0643\u0649]/ : /[\u0643\u0649\u064a]/
    expect([...messages].filter(([, message]) => letters.test(message))).toEqual([])
  })
})

test.each([
  ['ps', /[0-9]/],
  ['da', /[0-9]/],
  ['ur', /[\u06f0-\u06f9]/],
  ['en', /[\u06f0-\u06f9\u0660-\u0669]/],
] as const)('%s writes its own digits', (locale, foreign) => {
  // Branches of a plural are named in Latin digits: =0 {…}.
  expect([...messagesOf(locale)].filter(([, message]) => foreign.test(message.replace(/=\d+ /g, '')))).toEqual([])
})

test('no message is empty or has space around it', () => {
  for (const locale of ['en', ...translations] as const) {
    expect([...messagesOf(locale)].filter(([, message]) => message === '' || message !== message.trim())).toEqual([])
  }
})

test('a message named like a term of the glossary says that term', () => {
  const [, ...rows] = read('glossary.csv').trim().split('\n')
  let compared = 0
  for (const row of rows) {
    const [key = '', en, ps, da, ur] = row.split(',')
    const terms = { en, ps, da, ur }
    for (const feature of Object.keys(catalogues.en)) {
      if (catalogues.en[feature]?.[key] === undefined) continue
      for (const locale of ['en', 'ps', 'da', 'ur'] as const) {
        expect(catalogues[locale][feature]?.[key], `${locale} ${feature}.${key}`).toBe(terms[locale])
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(200)
})

test('every message that the two seeds name exists', () => {
  const named = read('message-keys.txt').trim().split('\n')
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((key) => catalogues.en['refusals']?.[key] === undefined)).toEqual([])
})

test('every refusal of the contract has its sentence', () => {
  const named = [...Object.values(refusals), ...Object.values(systemRefusals)].map(({ message }) => message)
  expect(named.filter((key) => catalogues.en['refusals']?.[key] === undefined)).toEqual([])
})

test('the compiled catalogues are those of these messages', () => {
  const files = generateMessages()
  expect(files.size).toBe(9)
  for (const [path, text] of files) expect(existsSync(path) && readFileSync(path, 'utf8') === text, `${path}: run npm run generate`).toBe(true)
})
