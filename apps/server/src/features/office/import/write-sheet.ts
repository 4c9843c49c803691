/** Tables of the office as files: a workbook whose cells are all texts, or text in UTF-8 that spreadsheets open. */
import { writeXlsx, type CellValue } from 'hucre'

export interface WrittenSheet {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What may stand in a column, by its index: spreadsheets offer it. */
  readonly choices?: readonly { readonly column: number; readonly values: readonly string[] }[]
}

export interface SheetFile {
  readonly format: 'xlsx' | 'csv'
  readonly is_right_to_left: boolean
  /** Text holds the first alone. */
  readonly sheets: readonly WrittenSheet[]
}

/** As many rows as somebody may fill in below a sample. */
const choosable = 5_000
/** A list of choices may be as long as this in a workbook. */
const longestList = 255

/** Every cell is a text (`@`): no code loses its zeros, nothing becomes a date, and no name is computed. */
export async function writeSheet({ format, is_right_to_left, sheets }: SheetFile): Promise<Uint8Array> {
  if (format === 'csv') return csvOf(sheets[0])
  return writeXlsx({
    sheets: sheets.map(({ name, head, rows, choices = [] }) => ({
      name,
      rows: [head, ...rows] as CellValue[][],
      columns: head.map((heading) => ({ width: Math.max(14, heading.length + 4), style: { numFmt: '@' } })),
      freezePane: { rows: 1 },
      view: { rightToLeft: is_right_to_left },
      dataValidations: choices
        .filter(({ values }) => values.length > 0 && values.join(',').length <= longestList)
        .map(({ column, values }) => ({
          type: 'list' as const,
          // A comma would part a choice in two.
          values: values.filter((value) => !value.includes(',')),
          allowBlank: true,
          range: `${columnName(column)}2:${columnName(column)}${choosable}`,
        })),
    })),
  })
}

const columnName = (index: number): string => String.fromCharCode(65 + index)

const looksLikeFigure = /^[\d\u06f0-\u06f9\u0660-\u0669][\d\u06f0-\u06f9\u0660-\u0669\s.,:/\-\u066b\u066c]*$/
const formula = /^[=+\-@\t\r]/

/** An apostrophe before what a spreadsheet would compute or take for a number; `plainText` takes it away again. */
function csvOf(sheet: WrittenSheet | undefined): Uint8Array {
  const quoted = (text: string) =>
    text === ''
      ? ''
      : `"${(formula.test(text) || looksLikeFigure.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  const lines = sheet ? [sheet.head, ...sheet.rows].map((row) => `${row.map(quoted).join(',')}\r\n`) : []
  return Buffer.from(`\ufeff${lines.join('')}`)
}
