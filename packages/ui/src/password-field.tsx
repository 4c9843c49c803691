import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-field.module.css'
import type { TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password, with an eye that appears once something is typed (seed 000 §2). Emptied, it hides itself again. */
export function PasswordField({ label, hint, error, optional, showLabel, hideLabel, className, onInput, ...rest }: PasswordFieldProps) {
  const [typed, setTyped] = useState(false)
  const [isShown, setShown] = useState(false)
  const isFilled = rest.value === undefined ? typed : rest.value !== ''
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => (
        <div className={styles['frame']}>
          <input
            autoComplete="current-password"
            {...rest}
            {...ties}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            type={isShown && isFilled ? 'text' : 'password'}
            className={classNames(inputClass, styles['input'], className)}
            onInput={(event) => {
              const hasText = event.currentTarget.value !== ''
              setTyped(hasText)
              if (!hasText) setShown(false)
              onInput?.(event)
            }}
          />
          {isFilled && (
            <IconButton
              className={styles['eye']}
              icon={isShown ? 'eyeOff' : 'eye'}
              label={isShown ? hideLabel : showLabel}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
