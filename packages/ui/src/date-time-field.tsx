import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import styles from './date-time-field.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

interface DateTimeFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange'> {
  readonly kind: 'date' | 'datetime-local'
  /** Wall-clock time as the input has it: `2026-11-20` or `2026-11-20T15:35`; empty while nothing is chosen. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** The same moment in the reader's own calendar and words, shown below the device's picker. */
  readonly format?: (value: string) => string
}

/** A date, with its time or without. The picker is the device's; the date in words is the reader's. */
export function DateTimeField({ label, hint, error, optional, kind, value, onValueChange, format, className, ...rest }: DateTimeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <div className={styles['frame']}>
          <input
            {...rest}
            {...ties}
            type={kind}
            value={value}
            className={classNames(inputClass, styles['input'], className)}
            onChange={(event) => onValueChange(event.target.value)}
          />
          {format !== undefined && value !== '' && (
            <output className={styles['words']} htmlFor={ties.id}>
              {format(value)}
            </output>
          )}
        </div>
      )}
    </Field>
  )
}
