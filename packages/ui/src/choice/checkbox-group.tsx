import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from '../fields/field.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './checkbox.module.css'
import type { ReactNode } from 'react'
import type { FieldWords } from '../fields/field.tsx'

export interface CheckboxOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: string
  readonly isDisabled?: boolean
}

interface CheckboxGroupProps extends FieldWords {
  readonly options: readonly CheckboxOption[]
  readonly values: readonly string[]
  readonly onValuesChange: (values: readonly string[]) => void
  /** Puts "Select all" above, which is half ticked while some are. */
  readonly hasAll?: boolean
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

/** Any number of a few, all in sight. */
export function CheckboxGroup({
  options,
  values,
  onValuesChange,
  hasAll = false,
  isDisabled = false,
  isReadOnly = false,
  ...words
}: CheckboxGroupProps) {
  const { t } = usePartWords()
  const open = options.filter((option) => option.isDisabled !== true).map(({ value }) => value)
  const chosen = new Set(values)
  const isAll = open.length > 0 && open.every((value) => chosen.has(value))
  /** What is chosen, in the order in which it is offered. */
  const give = (next: ReadonlySet<string>) =>
    onValuesChange(options.map(({ value }) => value).filter((value) => next.has(value)))

  return (
    <FieldGroup {...words} isDisabled={isDisabled}>
      {({ isInvalid }) => (
        <>
          {hasAll && (
            <Checkbox
              label={t('fields.select_all')}
              checked={isAll}
              isMixed={!isAll && values.length > 0}
              isReadOnly={isReadOnly}
              onChange={() =>
                give(new Set(isAll ? values.filter((value) => !open.includes(value)) : [...values, ...open]))
              }
            />
          )}
          <div className={hasAll ? styles['children'] : undefined}>
            {options.map(({ value, label, hint, isDisabled: isShut = false }) => (
              <Checkbox
                key={value}
                label={label}
                hint={hint}
                checked={chosen.has(value)}
                disabled={isShut || isDisabled}
                isReadOnly={isReadOnly}
                aria-invalid={isInvalid}
                onChange={(event) => {
                  const next = new Set(chosen)
                  if (event.target.checked) next.add(value)
                  else next.delete(value)
                  give(next)
                }}
              />
            ))}
          </div>
        </>
      )}
    </FieldGroup>
  )
}
