import type { Column } from '@maktab/ui/tables/data-table'
import { OfNumber } from './of-number.tsx'

interface FirstTries {
  readonly first_accuracy: number | null
  readonly first_accuracy_of: number
}

/** Accuracy at the first try, with the number that it is of; sorted by the accuracy. */
export const firstTryColumn = <Row extends FirstTries>(heading: string): Column<Row> => ({
  key: 'first',
  heading,
  isFigure: true,
  value: ({ first_accuracy }) => first_accuracy ?? undefined,
  cell: ({ first_accuracy, first_accuracy_of }) => <OfNumber value={first_accuracy} of={first_accuracy_of} />,
})
