import { Checkbox } from '../choice/checkbox.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { Popover } from '../overlays/popover.tsx'

export interface ColumnChoice {
  /** Keys of the columns that the reader put away. */
  readonly hidden: ReadonlySet<string>
  readonly onChange: (hidden: ReadonlySet<string>) => void
}

interface TableColumnsProps {
  readonly columns: readonly { readonly key: string; readonly heading: string }[]
  readonly choice: ColumnChoice
}

/** Which columns to show. The one that names the row is not among them. */
export function TableColumns({ columns, choice: { hidden, onChange } }: TableColumnsProps) {
  const { t } = usePartWords()
  const turn = (key: string, isShown: boolean) => {
    const next = new Set(hidden)
    if (isShown) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <Popover label={t('tables.columns')} align="end">
      {() => (
        <div>
          {columns.map(({ key, heading }) => (
            <Checkbox
              key={key}
              label={heading}
              checked={!hidden.has(key)}
              onChange={(event) => turn(key, event.target.checked)}
            />
          ))}
        </div>
      )}
    </Popover>
  )
}
