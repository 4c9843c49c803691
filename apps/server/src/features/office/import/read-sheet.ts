/** Reads a workbook or a table as text into plain cells. Whatever the file is, it ends in cells or in a refusal. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { longestCell, type SheetCell } from '@maktab/domain/office/sheet-cells'
import { parseCsv, readXlsx, type Cell, type CellValue } from 'hucre'
import { judgeZip } from './judge-zip.ts'

/** `lastRow`: empty rows between others do not count, but a cell far down is no list of people. */
export const sheetLimits = { rows: 5_000, columns: 60, lastRow: 10_000 } as const

export interface SheetRow {
  /** As the sheet counts, from 1. */
  readonly number: number
  readonly cells: readonly SheetCell[]
}

export interface ReadSheet {
  /** Every sheet of the file. */
  readonly sheets: readonly { readonly name: string; readonly rows: number; readonly is_hidden: boolean }[]
  /** Which of them was read. */
  readonly sheet: number
  /** Rows of it that hold anything. */
  readonly rows: readonly SheetRow[]
  /** Serial numbers of days count from 1904 (sheets that a Mac made), else from 1900. */
  readonly is_from_1904: boolean
  /** A table as text in windows-1256, which has no letters for much of Pashto. */
  readonly is_legacy_text: boolean
}

export type SheetRefusal = 'sheet_unreadable' | 'sheet_too_large' | 'sheet_locked' | 'sheet_empty'

/** Old workbooks and locked new ones are both compound files. */
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const lockedPart = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * Reads the sheet that was asked for, else the first that is neither hidden nor empty. Refuses old formats, locked and broken files, archives
 * that are attacks, too many rows or columns, and what holds no row below its headings.
 */
export async function readSheet(file: Uint8Array, sheet?: number): Promise<Outcome<ReadSheet, SheetRefusal>> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 4).equals(compoundFile))
    return refuse(bytes.includes(lockedPart) ? 'sheet_locked' : 'sheet_unreadable')
  const read = bytes.subarray(0, 2).toString('latin1') === 'PK' ? await readWorkbook(bytes, sheet) : readText(bytes)
  if (!read.ok) return read
  const { rows } = read.value
  if (rows.length < 2) return refuse('sheet_empty')
  if (
    rows.length > sheetLimits.rows + 1 ||
    rows.at(-1)!.number > sheetLimits.lastRow ||
    rows.some(({ cells }) => cells.length > sheetLimits.columns)
  )
    return refuse('sheet_too_large')
  return read
}

async function readWorkbook(bytes: Buffer, asked: number | undefined): Promise<Outcome<ReadSheet, SheetRefusal>> {
  const judged = await judgeZip(bytes)
  if (judged !== 'good') return refuse(judged === 'locked' ? 'sheet_locked' : 'sheet_unreadable')
  let book
  try {
    // One more than may be: that there are too many is to be said, not cut. Arrays, since objects lose a heading `__proto__`.
    book = await readXlsx(bytes, { maxRows: sheetLimits.rows + 2 })
  } catch {
    return refuse('sheet_unreadable')
  }
  const sheets = book.sheets.map(({ name, rows, hidden, veryHidden }) => ({
    name,
    rows: rows.filter(isWritten).length,
    is_hidden: hidden === true || veryHidden === true,
  }))
  const isRead = ({ is_hidden, rows }: (typeof sheets)[number]) => !is_hidden && rows > 0
  const sheet = asked !== undefined && sheets[asked] && isRead(sheets[asked]) ? asked : sheets.findIndex(isRead)
  const read = book.sheets[sheet]
  if (!read) return refuse('sheet_empty')
  const hiddenRows = read.rowDefs ?? new Map<number, { hidden?: boolean }>()
  const rows = read.rows.flatMap((row, at) =>
    isWritten(row) && hiddenRows.get(at)?.hidden !== true
      ? [
          {
            number: at + 1,
            cells: trimmed(row.map((value, column) => cellOf(value, read.cells?.get(`${at},${column}`)))),
          },
        ]
      : [],
  )
  return accept({ sheets, sheet, rows, is_from_1904: book.dateSystem === '1904', is_legacy_text: false })
}

const isWritten = (row: readonly CellValue[] | undefined): row is readonly CellValue[] =>
  row?.some((value) => value !== null && String(value).trim() !== '') === true

/** A formula counts by the value that it had when the sheet was saved. */
function cellOf(value: CellValue, cell: Cell | undefined): SheetCell {
  if (cell?.type === 'error') return { fault: 'cell_error' }
  if (cell?.type === 'formula') {
    const result = cell.formulaResult ?? value
    if (result === null) return { fault: 'formula_without_value' }
    if (typeof result === 'string' && /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(result))
      return { fault: 'cell_error' }
    return plainCell(result)
  }
  return plainCell(value)
}

function plainCell(value: CellValue): SheetCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { date: value.toISOString().slice(0, 10) }
  if (value === null || typeof value === 'number') return value
  return String(value).slice(0, longestCell + 1)
}

function trimmed(cells: readonly SheetCell[]): readonly SheetCell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null && cell !== '') + 1)
}

function readText(bytes: Buffer): Outcome<ReadSheet, SheetRefusal> {
  const decoded = decodeText(bytes)
  if (decoded === undefined) return refuse('sheet_unreadable')
  let table: CellValue[][]
  try {
    table = parseCsv(decoded.text, { maxRows: sheetLimits.rows + 2 })
  } catch {
    return refuse('sheet_unreadable')
  }
  const rows = table.flatMap((row, at) =>
    isWritten(row) ? [{ number: at + 1, cells: trimmed(row.map(plainCell)) }] : [],
  )
  const sheets = [{ name: '', rows: rows.length, is_hidden: false }]
  return accept({ sheets, sheet: 0, rows, is_from_1904: false, is_legacy_text: decoded.isLegacy })
}

/** UTF-16 by its mark, UTF-8 where the bytes are, else windows-1256; undefined for bytes that are no text. */
function decodeText(bytes: Buffer): { readonly text: string; readonly isLegacy: boolean } | undefined {
  const mark = bytes.subarray(0, 2).toString('hex')
  const wide = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  if (wide === undefined && bytes.includes(0)) return undefined
  for (const encoding of [wide ?? 'utf-8', ...(wide === undefined ? ['windows-1256'] : [])]) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isLegacy: encoding === 'windows-1256' }
    } catch {
      // The next one.
    }
  }
  return undefined
}
