import { compareTexts } from '@maktab/i18n/sorting'
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { foldText } from '../base/fold-text.ts'
import { useLanguage } from '../base/words.tsx'
import { isMatch, nextSort, pageOf, sortRows } from './table-rules.ts'
import type { Column } from './table-column.ts'
import type { TableSelection } from './table-selection.tsx'
import type { TableSort } from './table-rules.ts'

type Key = string | number

/** What a table knows of a list of which it holds one page: whoever has the whole puts it in order and gives it for the file. */
export interface WholeList<Row> {
  readonly sort: TableSort | undefined
  onSort(sort: TableSort | undefined): void
  /** All rows in that order; undefined where they could not be had, which is said elsewhere. */
  read(): Promise<WholeRows<Row> | undefined>
}

export interface WholeRows<Row> {
  readonly rows: readonly Row[]
  /** When they were counted: of several pages the one counted first. */
  readonly as_of?: string | null | undefined
}

interface ViewWishes<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => Key
  readonly firstSort?: TableSort
  readonly hasSearch?: boolean
  readonly pageSize?: number
  readonly paging?: 'pages' | 'more'
  readonly columnChoice?: { readonly hidden: ReadonlySet<string> }
  readonly selection?: TableSelection<Row>
  readonly whole?: WholeList<Row>
}

export type TableView<Row> = ReturnType<typeof useTableView<Row>>

/** What a table shows of its rows: columns in sight, rows searched, picked, sorted and paged, and which are selected. */
export function useTableView<Row>({
  columns: all,
  rows,
  rowKey,
  firstSort,
  hasSearch = false,
  pageSize,
  paging = 'pages',
  columnChoice,
  selection,
  whole,
}: ViewWishes<Row>) {
  const language = useLanguage()
  const [ownSort, setOwnSort] = useState(firstSort)
  const sort = whole === undefined ? ownSort : whole.sort
  const setSort = whole === undefined ? setOwnSort : whole.onSort
  const isSortedThere = whole !== undefined
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const [page, setPage] = useState(1)
  const sought = useDeferredValue(typed)
  const hidden = columnChoice?.hidden

  const columns = useMemo(
    () => all.filter(({ key, isRowHeading }) => isRowHeading === true || !(hidden?.has(key) ?? false)),
    [all, hidden],
  )
  const isSearching = sought.trim() !== ''
  // Folding thousands of rows takes a moment: only once somebody searches, and once for all that is typed.
  const texts = useMemo(
    () => (isSearching ? rows.map((row) => foldText(all.map(({ value }) => value?.(row) ?? '').join(' '))) : undefined),
    [isSearching, rows, all],
  )
  const found = useMemo(() => {
    const picks = all.flatMap(({ key, value }) =>
      value !== undefined && (picked[key] ?? '') !== '' ? [{ value, text: picked[key] }] : [],
    )
    if (picks.length === 0 && texts === undefined) return rows
    return rows.filter(
      (row, index) =>
        picks.every(({ value, text }) => String(value(row) ?? '') === text) &&
        (texts === undefined || isMatch(texts[index] ?? '', sought)),
    )
  }, [rows, all, picked, texts, sought])
  /** Columns of which one value may be picked, with their values in the order of the language. */
  const choices = useMemo(
    () =>
      all.flatMap(({ key, heading, value, hasChoices }) =>
        hasChoices !== true || value === undefined
          ? []
          : [
              {
                key,
                heading,
                values: [...new Set(rows.map((row) => String(value(row) ?? '')))]
                  .filter((text) => text !== '')
                  .sort(compareTexts(language.locale)),
              },
            ],
      ),
    [all, rows, language],
  )
  const sorted = useMemo(() => {
    const valueOf = all.find(({ key }) => key === sort?.key)?.value
    return sort === undefined || valueOf === undefined || isSortedThere
      ? found
      : sortRows(found, valueOf, sort.direction, compareTexts(language.locale))
  }, [found, sort, isSortedThere, all, language])
  const part = pageOf(sorted, page, pageSize ?? Math.max(1, sorted.length))
  const shown = pageSize !== undefined && paging === 'more' ? sorted.slice(0, part.page * pageSize) : part.rows

  // A row is drawn again only where its own facts changed; what it calls is always the newest.
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  const select = useCallback((key: Key, isSelected: boolean) => {
    const now = latest.current
    if (now === undefined) return
    const keys = new Set(now.keys)
    if (isSelected) keys.add(key)
    else keys.delete(key)
    now.onChange(keys)
  }, [])

  const fresh =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      setPage(1)
      change(value)
    }
  return {
    all,
    columns,
    found,
    /** Found and in order, on all pages that the table holds. */
    sorted,
    whole,
    shown,
    sort,
    page: part.page,
    pages: part.pages,
    typed,
    picked,
    hasSearch,
    pageSize,
    rowKey,
    isFiltered: found.length < rows.length || typed !== '' || Object.values(picked).some((text) => text !== ''),
    isSelected: (row: Row) => selection?.keys.has(rowKey(row)) ?? false,
    nameOf: (row: Row) => selection?.nameOf(row) ?? '',
    selection: select,
    canSelect: selection !== undefined,
    choices,
    selectAll: (isSelected: boolean) => {
      const keys = new Set(selection?.keys)
      for (const row of shown) {
        if (isSelected) keys.add(rowKey(row))
        else keys.delete(rowKey(row))
      }
      selection?.onChange(keys)
    },
    setSort: fresh(setSort),
    pressHeading: (key: string) => fresh(setSort)(nextSort(sort, key)),
    setTyped: fresh(setTyped),
    pick: (key: string, text: string) => fresh(setPicked)({ ...picked, [key]: text }),
    clearFilters: () => {
      fresh(setTyped)('')
      setPicked({})
    },
    setPage,
  }
}
