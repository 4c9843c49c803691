import { IconButton } from '@maktab/ui/base/icon-button'
import { Button } from '@maktab/ui/base/button'
import { TextField } from '@maktab/ui/fields/text-field'
import { useId } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'

export interface ItemRow {
  readonly key: string
  readonly text: string
}

interface ItemRowsProps {
  readonly legend: string
  /** The name of a row: "Option 2". */
  nameOf(number: number): string
  readonly rows: readonly ItemRow[]
  readonly error?: string | undefined
  readonly fewest: number
  readonly addLabel: string
  /** What is right, where rows can be: several, or one of them. */
  readonly right?:
    | { readonly keys: readonly string[]; readonly isSingle: boolean; onRight(keys: readonly string[]): void }
    | undefined
  /** Rows have an order of their own. */
  readonly isOrdered?: boolean
  onText(key: string, text: string): void
  onAdd(): void
  onRemove(key: string): void
  onMove?: (key: string, by: -1 | 1) => void
}

/** Short texts one below the other: options, items. Every step has a button, so that a keyboard does all that a finger does. */
export function ItemRows({
  legend,
  nameOf,
  rows,
  error,
  fewest,
  addLabel,
  right,
  isOrdered = false,
  onText,
  onAdd,
  onRemove,
  onMove,
}: ItemRowsProps) {
  const t = useT('writing')
  const group = useId()
  return (
    <fieldset className={styles['rows']} aria-describedby={error === undefined ? undefined : `${group}-error`}>
      <legend>{legend}</legend>
      {rows.map(({ key, text }, at) => {
        const name = nameOf(at + 1)
        return (
          <div key={key} className={styles['row']}>
            {right && (
              <label className={styles['right']}>
                <input
                  type={right.isSingle ? 'radio' : 'checkbox'}
                  name={group}
                  aria-label={t('questions.is_right', { name })}
                  checked={right.keys.includes(key)}
                  onChange={(event) =>
                    right.onRight(
                      right.isSingle
                        ? [key]
                        : event.target.checked
                          ? [...right.keys, key]
                          : right.keys.filter((one) => one !== key),
                    )
                  }
                />
              </label>
            )}
            <div className={styles['grow']}>
              <TextField
                label={name}
                value={text}
                maxLength={500}
                onChange={(event) => onText(key, event.target.value)}
              />
            </div>
            {isOrdered && onMove && (
              <>
                <IconButton
                  icon="previous"
                  label={t('questions.move_up', { name })}
                  disabled={at === 0}
                  onClick={() => onMove(key, -1)}
                />
                <IconButton
                  icon="expand"
                  label={t('questions.move_down', { name })}
                  disabled={at === rows.length - 1}
                  onClick={() => onMove(key, 1)}
                />
              </>
            )}
            <IconButton
              icon="remove"
              label={t('questions.remove_named', { name })}
              disabled={rows.length <= fewest}
              onClick={() => onRemove(key)}
            />
          </div>
        )
      })}
      {error !== undefined && (
        <p id={`${group}-error`} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Button size="small" icon="add" onClick={onAdd}>
        {addLabel}
      </Button>
    </fieldset>
  )
}
