import type { TableValue } from './table-rules.ts'
import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end of the line, in columns of digits. */
  readonly isFigure?: boolean
  /** Names the row; one column of a table does. It stays in sight and cannot be hidden. */
  readonly isRowHeading?: boolean
  /** What the column is sorted by, searched in and exported as; without it, it is none of these. */
  readonly value?: ((row: Row) => TableValue) | undefined
  /** Its values are few: the reader may pick one of them. */
  readonly hasChoices?: boolean
  /** Codes and phone numbers: an exported file keeps their zeros. */
  readonly isCode?: boolean
}
