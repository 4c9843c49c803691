import { classNames } from '../base/class-names.ts'
import { Field, inputClass } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './select.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from '../fields/field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Language of the label, where it is not the page's. */
  readonly lang?: string
  readonly isDisabled?: boolean
}

interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[]
  /** Stands while nothing is chosen. */
  readonly placeholder?: string
  /** Shows what is chosen, to read and to copy. */
  readonly isReadOnly?: boolean
}

/** One of a list. Native: a phone shows its own wheel, a screen reader its own list. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  isReadOnly = false,
  className,
  ...rest
}: SelectProps) {
  if (isReadOnly) {
    const chosen = options.find((option) => option.value === (rest.value ?? rest.defaultValue))
    return (
      <Field label={label} hint={hint} error={error} isOptional={isOptional}>
        {(ties) => (
          <input
            {...ties}
            readOnly
            dir="auto"
            className={classNames(inputClass, className)}
            lang={chosen?.lang}
            value={chosen?.label ?? ''}
          />
        )}
      </Field>
    )
  }
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <span className="relative block">
          <select {...rest} {...ties} className={classNames(inputClass, styles['select'], className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={`absolute grid centred soft ${styles['arrow']}`}>
            <Icon name="expand" size={1.125} />
          </span>
        </span>
      )}
    </Field>
  )
}
