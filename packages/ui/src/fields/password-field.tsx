import { useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass, leftToRightClass } from './field.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { useT } from '../base/words.tsx'
import styles from './password-field.module.css'
import type { TextFieldProps } from './text-field.tsx'

/** A password, with an eye that appears once something is typed (seed 000 §2). Emptied, it hides itself again. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional,
  className,
  onInput,
  ...rest
}: Omit<TextFieldProps, 'type' | 'dir'>) {
  const t = useT()
  const [hasTyped, setTyped] = useState(Boolean(rest.defaultValue))
  const [isShown, setShown] = useState(false)
  const isFilled = rest.value === undefined ? hasTyped : rest.value !== ''
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...rest}
            {...ties}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            type={isShown && isFilled ? 'text' : 'password'}
            className={classNames(inputClass, leftToRightClass, styles['input'], className)}
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
              label={t(isShown ? 'frame.hide_password' : 'frame.show_password')}
              disabled={rest.disabled}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
