import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Language of the label, where it is not the page's. */
  readonly lang?: string
}

interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  readonly options: readonly SelectOption[]
  /** Stands while nothing is chosen. */
  readonly placeholder?: string
}

/** One of a list. Native: a phone shows its own wheel, a screen reader its own list. */
export function Select({ label, hint, error, optional, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <span className={styles['frame']}>
          <select {...rest} {...ties} className={classNames(inputClass, styles['select'], className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles['arrow']}>
            <Icon name="expand" size={1.125} />
          </span>
        </span>
      )}
    </Field>
  )
}
