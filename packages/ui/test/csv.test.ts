import { describe, expect, test } from 'vitest'
import { writeCsv } from '../src/tables/csv.ts'
import type { CsvCell } from '../src/tables/csv.ts'

const cell = (value: CsvCell, isCode = false) =>
  writeCsv({ head: ['h'], rows: [[value]], textColumns: new Set(isCode ? [0] : []) }).slice('\ufeff"h"\r\n'.length, -2)

test('a file begins with the byte order mark and ends every line with CR LF', () => {
  expect(
    writeCsv({
      head: ['نوم', 'نمره'],
      rows: [
        ['زرمینه', 7.5],
        ['Ali', undefined],
      ],
    }),
  ).toBe('\ufeff"نوم","نمره"\r\n"زرمینه",7.5\r\n"Ali",\r\n')
})

describe('a cell', () => {
  test.each<[string, CsvCell, string]>([
    ['plain', 'Zarmina', '"Zarmina"'],
    ['a comma', 'Kabul, 7 A', '"Kabul, 7 A"'],
    ['quotes', 'the "best"', '"the ""best"""'],
    ['two lines', 'one\r\ntwo', '"one\r\ntwo"'],
    ['a comma of Arabic script', 'یو، دوه', '"یو، دوه"'],
    ['a number', 1234.5, '1234.5'],
    ['a number below zero stays a number', -3, '-3'],
    ['no number', Number.NaN, ''],
    ['nothing', undefined, ''],
    ['a formula', '=1+1', '"\'=1+1"'],
    ['a plus', '+93701234567', '"\'+93701234567"'],
    ['a minus', '-2+3', '"\'-2+3"'],
    ['an at', '@SUM(A1)', '"\'@SUM(A1)"'],
    ['a tab', '\t=1', '"\'\t\'=1"'],
    ['a carriage return', '\r=1', '"\'\r\'=1"'],
    ['a formula with a comma', '=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['an empty text', '', ''],
    ['a formula behind a semicolon', 'x;=1+1;y', '"x;\'=1+1;y"'],
    ['a formula behind an Arabic semicolon', '؛=1', '"؛\'=1"'],
    ['a formula behind a tab and a space', 'x\t @A1', '"x\t \'@A1"'],
    ['a formula in a second line', 'x\r\n=1', '"x\r\n\'=1"'],
    ['a semicolon alone', 'x; y', '"x; y"'],
    ['an equals sign inside', 'a=b', '"a=b"'],
  ])('%s', (_, given, written) => expect(cell(given)).toBe(written))
})

describe('a code or phone number', () => {
  test.each<[string, CsvCell, string]>([
    ['keeps its zeros', '00123', '"\'00123"'],
    ['is no date', '10/5', '"\'10/5"'],
    ['in Eastern digits', '۰۳۰۰۱۲۳۴۵۶۷', '"\'۰۳۰۰۱۲۳۴۵۶۷"'],
    ['with its country', '+923001234567', '"\'+923001234567"'],
    ['of letters stays as it is', 'K-17', '"K-17"'],
    ['that came as a number', 7, '"\'7"'],
  ])('%s', (_, given, written) => expect(cell(given, true)).toBe(written))
})

test('headings are guarded too', () => expect(writeCsv({ head: ['=A'], rows: [] })).toBe('\ufeff"\'=A"\r\n'))
