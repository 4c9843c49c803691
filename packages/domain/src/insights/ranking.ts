/** The order of lists of figures: the whole list is put in order before a page is taken of it. */

export type Direction = 'ascending' | 'descending'

/**
 * A copy of the list in the order of one of its figures. What has none stands last in both directions; rows that are alike keep the order
 * in which they came.
 */
export function ranked<Row>(
  rows: readonly Row[],
  figureOf: (row: Row, place: number) => number | null,
  direction: Direction,
): readonly Row[] {
  const turn = direction === 'ascending' ? 1 : -1
  return rows
    .map((row, place) => ({ row, figure: figureOf(row, place) }))
    .sort(({ figure: one }, { figure: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return turn * (one - other)
    })
    .map(({ row }) => row)
}
