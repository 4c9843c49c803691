import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogues, prefixOf } from './generate-messages.ts'
import { flatten } from './message-faults.ts'
import { exportTexts, readCorrections, readTable, sourceOf, withCorrection } from './translations.ts'

const columns = 'language,key,english,text,correction'
const texts = flatten(catalogues['ps'] ?? {})
const hello = texts.get('learning.hello') ?? ''
const retry = texts.get('frame.retry') ?? ''

test('a table that nobody filled in changes nothing', () => {
  for (const locale of ['ps', 'da', 'ur']) {
    expect(readCorrections(exportTexts(locale))).toEqual({ corrections: [], refused: [] })
    expect(readTable(exportTexts(locale))).toHaveLength(flatten(catalogues[locale] ?? {}).size + 1)
  }
})

test('what is read most comes first', () => {
  const [, first, ...rows] = readTable(exportTexts('ps'))
  expect(first?.[1]).toMatch(/^refusals\./)
  const features = [...new Set(rows.map(([, key = '']) => key.split('.')[0]))]
  expect(features.slice(0, 4)).toEqual(['refusals', 'assignments', 'downloads', 'frame'])
})

test('a correction goes through a table and back', () => {
  const lines = exportTexts('ps').split('\r\n')
  const filled = lines
    .map((line) => (line.includes('learning.hello') ? `${line}"ښه راغلاست، {name}"` : line))
    .join('\r\n')
  expect(readCorrections(filled)).toEqual({
    corrections: [{ locale: 'ps', key: 'learning.hello', text: 'ښه راغلاست، {name}' }],
    refused: [],
  })
})

test.each([
  ['semicolons', `language;key;english;text;correction\nps;frame.retry;Retry;${retry};بیا هڅه`],
  ['tabs', `language\tkey\tenglish\ttext\tcorrection\nps\tframe.retry\tRetry\t${retry}\tبیا هڅه`],
  [
    'quotes everywhere',
    `"language","key","english","text","correction"\r\n"ps","frame.retry","Retry","${retry}","بیا هڅه"\r\n`,
  ],
  ['columns in another order', `correction,text,key,language,english\nبیا هڅه,${retry},frame.retry,ps,Retry`],
])('a table with %s is read', (_, table) => {
  expect(readCorrections(table)).toEqual({
    corrections: [{ locale: 'ps', key: 'frame.retry', text: 'بیا هڅه' }],
    refused: [],
  })
})

describe('a row is not taken', () => {
  test.each([
    ['that loses a placeholder', `ps,learning.hello,,${hello},سلام`, 'must fill in {name}'],
    ['that renames a placeholder', `ps,learning.hello,,${hello},"سلام، {نوم}"`, 'must fill in {name}, not {نوم}'],
    ['that leaves a brace open', `ps,learning.hello,,${hello},"سلام، {name"`, 'is not ICU MessageFormat'],
    ['that is not translated', `ps,frame.retry,,${retry},Try again`, 'is not translated'],
    ['with digits of another script', `ps,frame.retry,,${retry},هڅه 2`, 'digits of another script'],
    ['of an older export', 'ps,frame.retry,,پخوانی,بیا هڅه', 'changed meanwhile'],
    ['of a text that is gone', 'ps,frame.nothing,,x,بیا هڅه', 'no such text'],
    ['of English', `en,frame.retry,Retry,Retry,Again`, 'is none of ps, da, ur'],
  ])('%s', (_, row, reason) => {
    const { corrections, refused } = readCorrections(`${columns}\n${row}`)
    expect(corrections).toEqual([])
    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain(reason)
  })

  test('from a table without the columns', () => {
    expect(readCorrections('a,b\n1,2').refused).toEqual([
      'The table has no column language, key, english, text, correction',
    ])
  })
})

test('every text of every language can be exchanged in its source, and nothing else moves', () => {
  for (const locale of ['ps', 'da', 'ur']) {
    for (const [file, messages] of Object.entries(catalogues[locale] ?? {})) {
      const names = Object.keys(messages)
      // Found and read once for each file: looking for it costs more than all the rest.
      const source = readFileSync(sourceOf(locale, `${prefixOf(file)}.${names[0]}`), 'utf8')
      const lines = new Set(source.split('\n'))
      for (const name of names) {
        const changed = withCorrection(source, name, "a '$&' b")
        expect(changed.split('\n').filter((line) => !lines.has(line))).toEqual([`  ${name}: 'a \\'$&\\' b',`])
      }
    }
  }
})
