import { readXlsx, type CellValue } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { writeCsv, type CsvCell } from '../src/tables/csv.ts'
import { writeWorkbook } from '../src/tables/table-workbook.ts'

async function written(column: readonly CsvCell[], isCode = false) {
  const bytes = await writeWorkbook(
    { head: ['Heading'], rows: column.map((cell) => [cell]), textColumns: new Set(isCode ? [0] : []) },
    { name: 'Learners [7/B]: all of them, every week of the year', isRightToLeft: false },
  )
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [sheet] = sheets
  if (!sheet) throw new Error('A workbook has a sheet')
  return { sheet, cells: [...(sheet.cells?.values() ?? [])], column: sheet.rows.slice(1).map(([cell]) => cell ?? null) }
}

const cases: readonly (readonly [string, readonly CsvCell[], boolean, readonly CellValue[]])[] = [
  ['figures stay numbers', [62.5, 0, -3], false, [62.5, 0, -3]],
  ['what is missing or endless is an empty cell', [1, undefined, Number.NaN, Infinity], false, [1, null, null, null]],
  ['codes keep their zeros', ['007', 12], true, ['007', '12']],
  [
    'what begins like a formula stays text',
    ['=1+1', '+93', '-2', '@SUM(A1)'],
    false,
    ['=1+1', '+93', '-2', '@SUM(A1)'],
  ],
  ['digits of Pashto stay as they are written', ['۱۲٫۵'], false, ['۱۲٫۵']],
]

test.each(cases)('%s', async (_, given, isCode, expected) => {
  const { column, cells } = await written(given, isCode)
  expect(column.slice(0, expected.length)).toEqual(expected)
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([])
})

test('text has the format of text, so that editing it computes nothing', async () => {
  const { cells } = await written(['=HYPERLINK("http://example.org")'])
  expect(cells.map(({ style }) => style?.numFmt)).toEqual(['@', '@'])
})

test('a moment is a date as clocks here show it', async () => {
  const at = new Date(2026, 10, 20, 9, 30)
  const { column, cells } = await written([at.toISOString(), undefined])
  expect(column[0]).toEqual(new Date(Date.UTC(2026, 10, 20, 9, 30)))
  expect(cells[1]?.style?.numFmt).toBe('yyyy-mm-dd hh:mm')
})

test('what the rows are of stands above them, as text, with an empty line between', async () => {
  const above = [['School', '=Lycée'] as const, ['As of', '1 May 2026'] as const]
  const bytes = await writeWorkbook(
    { above, head: ['Learners'], rows: [[12]] },
    { name: 'Learners', isRightToLeft: false },
  )
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.rows.map((row) => row.filter((cell) => cell !== null && cell !== ''))).toEqual([
    ['School', '=Lycée'],
    ['As of', '1 May 2026'],
    [],
    ['Learners'],
    [12],
  ])
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([])
  expect(writeCsv({ above, head: ['Learners'], rows: [[12]] })).toBe(
    '\ufeff"School","\'=Lycée"\r\n"As of","1 May 2026"\r\n\r\n"Learners"\r\n12\r\n',
  )
})

test('the name of the sheet is one that spreadsheets take', async () => {
  const { sheet } = await written([1])
  expect(sheet.name).toBe('Learners  7 B   all of them, ev')
})
