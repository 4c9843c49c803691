import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import styles from './text-area.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Says how many characters are left of `maxLength`. */
  readonly counter?: (left: number) => string
}

/** Several lines of text. The counter speaks up when a tenth is left, not at every letter. */
export function TextArea({ label, hint, error, optional, counter, className, maxLength, onInput, rows = 4, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = typeof rest.value === 'string' ? rest.value.length : typed
  const left = maxLength === undefined ? undefined : maxLength - length
  const isNearEnd = left !== undefined && maxLength !== undefined && left <= maxLength / 10
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <div>
          <textarea
            dir="auto"
            {...rest}
            {...ties}
            rows={rows}
            maxLength={maxLength}
            className={classNames(inputClass, styles['area'], className)}
            onInput={(event) => {
              setTyped(event.currentTarget.value.length)
              onInput?.(event)
            }}
          />
          {counter !== undefined && left !== undefined && (
            <p className={classNames(styles['counter'], isNearEnd && styles['near'])} aria-live={isNearEnd ? 'polite' : 'off'}>
              {counter(left)}
            </p>
          )}
        </div>
      )}
    </Field>
  )
}
