/** Tables as workbooks (.xlsx): figures are numbers, moments are dates, and everything else is text that no spreadsheet computes. */
import { writeXlsx } from 'hucre/xlsx'
import type { CsvCell, CsvTable } from './csv.ts'

interface SheetWishes {
  readonly name: string
  readonly isRightToLeft: boolean
}

type WrittenCell = string | number | Date | null

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
/** What the name of a sheet may not hold, and how long it may be. */
const notInName = /[[\]:*?/\\]/g
const longestName = 31
const [narrowest, widest] = [10, 60]

/**
 * The bytes of a workbook of one sheet, its head in sight when scrolled, below what the rows are of. A column of numbers alone has numbers, one of moments dates in the
 * time of this device; every other cell is a text by its kind and its format (`@`): "=1+1" stays these four letters, also once it is edited.
 */
export async function writeWorkbook(
  { above = [], head, rows, textColumns }: CsvTable,
  { name, isRightToLeft }: SheetWishes,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = rows.map((row) => row.map((cell, index) => cellOf(cell, textColumns?.has(index) ?? false)))
  const formatOf = (index: number) => {
    const filled = written.flatMap((row) => row[index] ?? [])
    if (filled.length > 0 && filled.every((cell) => cell instanceof Date)) return 'yyyy-mm-dd hh:mm'
    return filled.length > 0 && filled.every((cell) => typeof cell === 'number') ? 'General' : '@'
  }
  const widthOf = (heading: string, index: number) =>
    Math.min(
      widest,
      written.reduce(
        (most, row) => Math.max(most, row[index] instanceof Date ? 16 : String(row[index] ?? '').length),
        Math.max(narrowest, heading.length),
      ) + 2,
    )
  const top = above.length > 0 ? [...above.map((cells) => [...cells]), []] : []
  const bytes = await writeXlsx({
    sheets: [
      {
        name: name.replace(notInName, ' ').slice(0, longestName),
        rows: [...top, [...head], ...written],
        columns: head.map((heading, index) => ({
          width: widthOf(heading, index),
          style: { numFmt: formatOf(index) },
        })),
        freezePane: { rows: top.length + 1 },
        view: { rightToLeft: isRightToLeft },
      },
    ],
  })
  return new Uint8Array(bytes)
}

function cellOf(cell: CsvCell, isCode: boolean): WrittenCell {
  if (cell === undefined || cell === '') return null
  if (typeof cell === 'number') return isCode ? String(cell) : Number.isFinite(cell) ? cell : null
  return !isCode && moment.test(cell) ? asClock(new Date(cell)) : cell
}

/** A workbook knows no time zones: the moment as clocks here show it. */
function asClock(at: Date): Date {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
}
