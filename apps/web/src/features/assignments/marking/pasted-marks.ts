/** Cells of a spreadsheet that are pasted into the grid of marks. */
import { readTypedNumber } from '@maktab/ui/fields/typed-number'

/** Rows of cells as a spreadsheet copies them: cells apart by tabs, rows by line breaks, one after the last row. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
}

export interface PlacedCell {
  readonly row: number
  readonly column: number
  readonly text: string
}

/** Cells put down from one cell of the grid on, to the end of rows and columns; `outside` counts those that have no place. Empty ones change nothing. */
export function placeCells(
  cells: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: number },
  grid: { readonly rows: number; readonly columns: number },
): { readonly placed: readonly PlacedCell[]; readonly outside: number } {
  const all = cells.flatMap((line, row) =>
    line.map((text, column) => ({ row: from.row + row, column: from.column + column, text })),
  )
  const written = all.filter(({ text }) => text !== '')
  const placed = written.filter(({ row, column }) => row < grid.rows && column < grid.columns)
  return { placed, outside: written.length - placed.length }
}

/** A score that was typed or pasted, in hundredths at most; undefined where nothing was, NaN where it is none of this total. */
export function scoreOfText(text: string, total_score: number): number | undefined {
  const score = readTypedNumber(text)
  if (score === undefined) return undefined
  return score >= 0 && score <= total_score ? Math.round(score * 100) / 100 : Number.NaN
}
