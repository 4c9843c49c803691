import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldNotes, describedBy } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './switch.module.css'
import type { ComponentProps, ReactNode } from 'react'

interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'role' | 'children' | 'checked' | 'onChange' | 'readOnly'
> {
  readonly label: ReactNode
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isReadOnly?: boolean
}

/** On or off, at once: what needs saving first is a check box. Its place and its tick tell the state, not its colour. */
export function Switch({ label, hint, error, isOn, onChange, isReadOnly = false, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className={className}>
      <label
        className={classNames(
          'flex middle between gap-4 touch',
          styles['line'],
          rest.disabled === true && styles['disabled'],
          isReadOnly && styles['fixed'],
        )}
      >
        <span className="shrink break">{label}</span>
        <span className={`relative rigid ${styles['place']}`}>
          <input
            {...rest}
            type="checkbox"
            // A check box tells its state by itself.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            className={`absolute full ${styles['input']}`}
            checked={isOn}
            aria-describedby={describedBy(id, hint, error)}
            aria-invalid={error === undefined ? undefined : true}
            aria-readonly={isReadOnly || undefined}
            onChange={(event) => {
              if (!isReadOnly) onChange(event.target.checked)
            }}
          />
          <span className={`block round sunk ${styles['track']}`} aria-hidden="true">
            <span className={`grid centred round ${styles['thumb']}`}>
              {isOn && <Icon name="check" size={0.875} />}
            </span>
          </span>
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
