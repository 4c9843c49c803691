import { Button } from '../base/button.tsx'
import styles from './data-table.module.css'
import { usePartWords } from '../base/part-words.tsx'
import type { ReactNode } from 'react'

export interface TableSelection<Row> {
  /** Keys of the selected rows, on whatever page they are; the caller keeps them. */
  readonly keys: ReadonlySet<string | number>
  readonly onChange: (keys: ReadonlySet<string | number>) => void
  /** What a row is called beside its checkbox. */
  readonly nameOf: (row: Row) => string
  /** What can be done with the selected rows. */
  readonly actions?: ReactNode
}

/** How many are selected, told as that changes, and what can be done with them. */
export function SelectionBar<Row>({
  selection: { keys, onChange, actions },
}: {
  readonly selection: TableSelection<Row>
}) {
  const { t } = usePartWords()
  const isAny = keys.size > 0
  return (
    <div className={isAny ? styles['bulk'] : undefined}>
      <p className={isAny ? styles['count'] : 'visually-hidden'} role="status">
        {isAny && t('tables.selected', { count: keys.size })}
      </p>
      {isAny && (
        <>
          {actions}
          <Button size="small" variant="quiet" onClick={() => onChange(new Set())}>
            {t('tables.clear_selection')}
          </Button>
        </>
      )}
    </div>
  )
}
