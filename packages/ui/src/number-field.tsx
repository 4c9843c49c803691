import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import { readTypedNumber } from './typed-number.ts'
import styles from './number-field.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

interface NumberFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'type'> {
  readonly value: number | undefined
  /** Undefined while empty, NaN while no number: the caller's rules say what is wrong. */
  readonly onValueChange: (value: number | undefined) => void
  /** Writes the number in the reader's digits while the field is not being typed in. */
  readonly format?: (value: number) => string
  /** What follows the number: "of 10", "%". */
  readonly unit?: string
}

/** A number in any digits. A native number input would refuse Eastern ones, and turn with the mouse wheel. */
export function NumberField({ label, hint, error, optional, value, onValueChange, format = String, unit, className, onFocus, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  const settled = value === undefined || Number.isNaN(value) ? '' : format(value)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <span className={styles['frame']}>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...ties}
            type="text"
            dir="ltr"
            className={classNames(inputClass, styles['input'], className)}
            value={draft ?? settled}
            onFocus={(event) => {
              event.currentTarget.select()
              onFocus?.(event)
            }}
            onChange={(event) => {
              setDraft(event.target.value)
              onValueChange(readTypedNumber(event.target.value))
            }}
            onBlur={(event) => {
              // What is no number stays as typed, to be corrected.
              if (!Number.isNaN(readTypedNumber(event.target.value) ?? 0)) setDraft(undefined)
              onBlur?.(event)
            }}
          />
          {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}
