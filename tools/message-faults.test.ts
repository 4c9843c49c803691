import { describe, expect, test } from 'vitest'
import { catalogues } from '../packages/i18n/test/catalogues.ts'
import { flatten, messageFaults, textFaults, unusedMessages } from './message-faults.ts'
import type { Catalogues } from './message-faults.ts'

/** The real messages with one text of one language changed, or left out. */
function withText(locale: string, key: string, text: string | undefined): Catalogues {
  const [feature = '', name = ''] = key.split('.')
  const messages = Object.fromEntries(
    Object.entries({ ...catalogues, [locale]: catalogues[locale as 'ps'] }),
  ) as Record<string, Record<string, Record<string, string>>>
  const changed = { ...messages[locale]?.[feature] }
  if (text === undefined) Reflect.deleteProperty(changed, name)
  else changed[name] = text
  return { ...messages, [locale]: { ...messages[locale], [feature]: changed } }
}

test('the messages have no fault', () => {
  expect(messageFaults(catalogues)).toEqual([])
})

test.each([
  ['a missing text', 'ps', 'frame.retry', undefined, 'ps frame.retry is missing'],
  ['a text that English lacks', 'da', 'frame.rerty', 'دوباره', 'da frame.rerty is no message of English'],
  ['an empty text', 'ur', 'frame.retry', '', 'ur frame.retry is empty or has space around it'],
  ['a space at the end', 'ur', 'frame.retry', 'دوبارہ ', 'ur frame.retry is empty or has space around it'],
  ['English left standing', 'ps', 'frame.retry', 'Again', 'ps frame.retry is not translated'],
  ['another Latin word', 'da', 'frame.retry', 'Nochmals', 'da frame.retry is not translated'],
  [
    'a placeholder that was renamed',
    'ps',
    'learning.hello',
    'سلام، {nom}',
    'ps learning.hello must fill in {name}, not {nom}',
  ],
  ['a placeholder that was lost', 'ur', 'learning.hello', 'سلام', 'ur learning.hello must fill in {name}, not nothing'],
  [
    'a plural that counts nothing',
    'da',
    'frame.characters_left',
    '{count} حرف',
    'da frame.characters_left must fill in {count} as a count, not {count}',
  ],
  ['a brace that is not closed', 'ps', 'learning.hello', 'سلام، {name', 'ps learning.hello is not ICU MessageFormat'],
  [
    'an Arabic kaf in Dari',
    'da',
    'frame.home',
    'كور',
    'da frame.home has an Arabic letter that looks like one of its own',
  ],
  ['Latin digits in Pashto', 'ps', 'frame.home', 'کور 1', 'ps frame.home has digits of another script'],
])('%s is a fault', (_, locale, key, text, fault) => {
  const faults = messageFaults(withText(locale, key, text))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})

test('a catalogue without English is no proof of anything', () => {
  expect(messageFaults({})).not.toEqual([])
})

describe('a text', () => {
  test.each([
    ['{score}/{total}', '{score}/{total}', 'ps'],
    [
      '{count, plural, =0 {هیڅ} one {# ورځ} other {# ورځې}}',
      '{count, plural, =0 {none} one {# day} other {# days}}',
      'ps',
    ],
    ['فایل PDF', 'PDF file', 'da'],
  ])('%s may stand', (text, english, locale) => {
    expect(textFaults(text, english, locale)).toEqual([])
  })
})

test('a key that nothing names is unused; one that is named or begun is not', () => {
  const keys = [
    ...flatten({ frame: { close: 'Close', open: 'Open', role_teacher: 'Teacher' }, refusals: { none: 'No' } }).keys(),
  ]
  expect(unusedMessages(keys, "t('frame.close')")).toEqual(['frame.open', 'frame.role_teacher'])
  expect(unusedMessages(keys, "t('frame.close'); t(`frame.role_${role}`)")).toEqual(['frame.open'])
})
