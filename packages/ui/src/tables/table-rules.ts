/** How a table sorts, searches and pages: rules without a page. */
import { foldText } from '../base/fold-text.ts'

export type TableValue = string | number | undefined

export interface TableSort {
  /** Key of a column. */
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

/** What pressing a heading does: up, then down, then as it came. */
export function nextSort(current: TableSort | undefined, key: string): TableSort | undefined {
  if (current?.key !== key) return { key, direction: 'ascending' }
  return current.direction === 'ascending' ? { key, direction: 'descending' } : undefined
}

/** A sorted copy. Rows that are the same keep their order, numbers stand before texts, and what has no value stands last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => TableValue,
  direction: TableSort['direction'],
  compare: (one: string, other: string) => number,
): readonly Row[] {
  const turn = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other))
      if (typeof one === 'number' && typeof other === 'number') return turn * (one - other)
      if (typeof one === 'string' && typeof other === 'string') return turn * compare(one, other)
      return turn * (typeof one === 'number' ? -1 : 1)
    })
    .map(({ row }) => row)
}

function isMissing(value: TableValue): value is undefined {
  return value === undefined || value === '' || Number.isNaN(value)
}

/** Whether every word that was typed stands somewhere in a folded text. */
export function isMatch(foldedText: string, typed: string): boolean {
  return foldText(typed)
    .split(' ')
    .every((word) => foldedText.includes(word))
}

/** The part of the rows that page `page`, from 1, shows; a page behind the last is the last. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  size: number,
): { readonly rows: readonly Row[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const within = Math.min(Math.max(1, page), pages)
  return { rows: rows.slice((within - 1) * size, within * size), page: within, pages }
}
