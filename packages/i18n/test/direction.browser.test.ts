import { compiledMessages } from './compiled.ts'
import { describe, expect, test } from 'vitest'
import { formatList } from '../src/lists.ts'
import { languageByLocale } from '../src/languages.ts'
import { fillMessage, isolate } from '../src/message.ts'
import type { CompiledMessage } from '../src/message.ts'
import { formatMoney } from '../src/money.ts'
import { onLine, seenOnLines, visualOrder } from './visual-order.ts'

const catalogues = {
  en: await compiledMessages('en'),
  ps: await compiledMessages('ps'),
  da: await compiledMessages('da'),
  ur: await compiledMessages('ur'),
}

/** Read from the left in every script. */
const leftToRight = {
  'a Latin name': 'Ahmad Shah',
  'a code': 'KBL-4b-012',
  'a mark': '10/5',
  'a mark in Eastern digits': '۱۰/۵',
  'a mark with spaces': '10 / 5',
  'a range': '5–10',
  'a range in Eastern digits': '۵–۱۰',
  'a phone number': '+93 70 123 4567',
  'a phone number in Eastern digits': '۰۷۰ ۱۲۳ ۴۵۶۷',
  'an e-mail address': 'a.karimi@maktab.af',
  mathematics: '2x + 3 = 7 - y',
  'mathematics in Eastern digits': '۲ + ۳ × ۴ = ۱۴',
  'a negative number': '-5.5',
  'a day': '2026-11-20',
  'a version': '1.10.2-beta',
}
const rightToLeft = { 'a Pashto name': 'زرغونه', 'a Dari name of two words': 'احمد شاه', 'an Urdu name': 'عائشہ' }

const reversed = (text: string) => [...text].reverse().join('')

/** Names of the placeholders that take a text. */
function textsOf(message: CompiledMessage, found = new Set<string>()): Set<string> {
  if (typeof message === 'string') return found
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, kind, branches] = token
    if (kind === undefined) found.add(name)
    for (const branch of Object.values(branches ?? {})) if (branch !== undefined) textsOf(branch, found)
  }
  return found
}

/** Everything the message needs; counts are 3, and the texts around the one in question are plain. */
function valuesFor(message: CompiledMessage, placeholder: string, value: string): Record<string, string | number> {
  return new Proxy<Record<string, string | number>>(
    {},
    { get: (_, name) => (name === placeholder ? value : textsOf(message).has(String(name)) ? '7' : 3) },
  )
}

interface Line {
  readonly key: string
  readonly message: CompiledMessage
  readonly placeholder: string
}

/** The keys of the messages that show something else in the place of that value. */
function tornIn(locale: keyof typeof catalogues, lines: readonly Line[], value: string, shown: string): string[] {
  const { direction } = languageByLocale(locale)
  const texts = lines.map(({ message, placeholder }) =>
    fillMessage(message, { locale, direction, values: valuesFor(message, placeholder, value) }),
  )
  const seen = seenOnLines(direction, texts)
  return lines.filter((_, index) => !seen[index]?.includes(shown)).map(({ key }) => key)
}

describe.each(['en', 'ps', 'da', 'ur'] as const)('every message in %s that takes a text', (locale) => {
  const messages = Object.entries(catalogues[locale]).flatMap(([key, message]) =>
    [...textsOf(message)].map((placeholder) => ({ key, message, placeholder })),
  )

  test.each(Object.entries(leftToRight))('draws %s in one piece, from the left', (_, value) => {
    expect(messages.length).toBeGreaterThan(20)
    expect(tornIn(locale, messages, value, value)).toEqual([])
  })

  test.each(Object.entries(rightToLeft))('draws %s in one piece, from the right', (_, value) => {
    expect(tornIn(locale, messages, value, reversed(value))).toEqual([])
  })
})

test('without isolation the same values are torn: what is tested can fail', () => {
  const drawn = (text: string) => onLine('rtl', (line) => (line.textContent = text), visualOrder)
  expect(drawn('شمېره ۰۷۰ ۱۲۳ ۴۵۶۷ ده')).not.toContain('۰۷۰ ۱۲۳ ۴۵۶۷')
  expect(drawn('نمره 10 / 5 شوه')).not.toContain('10 / 5')
  expect(drawn('نمبر ‏-5.5 ہے')).not.toContain('-5.5')
})

test('amounts of money keep their minus and digits together', () => {
  for (const locale of ['ps', 'da', 'ur'] as const) {
    for (const [currency, digits] of [
      ['PKR', /1,234,567|۱٬۲۳۴٬۵۶۷/],
      ['AFN', /1,234,567|۱٬۲۳۴٬۵۶۷/],
      ['USD', /1,234,567\.00|۱٬۲۳۴٬۵۶۷٫۰۰/],
    ] as const) {
      const sentence = `${locale === 'ur' ? 'رقم' : 'مبلغ'} ${isolate(formatMoney(1_234_567, currency, locale), 'rtl')} ده`
      expect(onLine('rtl', (line) => (line.textContent = sentence), visualOrder)).toMatch(digits)
    }
  }
})

test('a list of both scripts is drawn from right to left, each name in its own direction', () => {
  const seen = onLine('rtl', (line) => (line.textContent = formatList(['Ahmad', 'زرغونه', '10/5'], 'ps')), visualOrder)
  expect(seen.indexOf('10/5')).toBeGreaterThanOrEqual(0)
  expect(seen.indexOf('10/5')).toBeLessThan(seen.indexOf(reversed('زرغونه')))
  expect(seen.indexOf(reversed('زرغونه'))).toBeLessThan(seen.indexOf('Ahmad'))
})
