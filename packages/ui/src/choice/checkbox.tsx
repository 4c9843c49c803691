import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldNotes, describedBy } from '../fields/field.tsx'
import styles from './checkbox.module.css'
import type { ComponentProps, ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children' | 'ref' | 'readOnly'> {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** Neither yes nor no: some of what it stands for. */
  readonly isMixed?: boolean
  /** Told and reached as usual, but not to be changed. */
  readonly isReadOnly?: boolean
  readonly ref?: ((box: HTMLInputElement | null) => void) | undefined
}

/** Yes or no. The whole line can be touched. */
export function Checkbox({
  label,
  hint,
  error,
  isMixed = false,
  isReadOnly = false,
  className,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <div
        className={classNames(
          'flex gap-3',
          styles['line'],
          rest.disabled === true && styles['disabled'],
          isReadOnly && styles['fixed'],
        )}
      >
        <input
          aria-invalid={error === undefined ? undefined : true}
          {...rest}
          ref={(box) => {
            if (box !== null) box.indeterminate = isMixed
            ref?.(box)
          }}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-describedby={describedBy(id, hint, error)}
          aria-readonly={isReadOnly || undefined}
          onClick={(event) => {
            if (isReadOnly) event.preventDefault()
            rest.onClick?.(event)
          }}
          onChange={(event) => {
            if (!isReadOnly) onChange?.(event)
          }}
        />
        <label className={`grow shrink touch break ${styles['label']}`} htmlFor={id}>
          {label}
        </label>
      </div>
      <div className={styles['notes']}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
