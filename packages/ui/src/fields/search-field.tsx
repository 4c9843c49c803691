import { useRef } from 'react'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass, noPlaceholder } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './search-field.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

interface SearchFieldProps
  extends Omit<FieldWords, 'isOptional'>, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange'> {
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Words to look for. Escape or the cross empties it. */
export function SearchField({
  label,
  hint,
  error,
  value,
  onValueChange,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const { t } = usePartWords()
  const input = useRef<HTMLInputElement>(null)
  const isFixed = rest.disabled === true || rest.readOnly === true
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <div className="relative">
          <span className={`absolute grid centred faint ${styles['glass']}`}>
            <Icon name="search" />
          </span>
          <input
            enterKeyHint="search"
            autoComplete="off"
            dir="auto"
            placeholder={noPlaceholder}
            {...rest}
            {...ties}
            ref={input}
            type="search"
            className={classNames(inputClass, styles['input'], className)}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && value !== '') {
                // A dialog around it stays open until there is nothing left to empty.
                event.preventDefault()
                event.stopPropagation()
                onValueChange('')
              }
              onKeyDown?.(event)
            }}
          />
          {value !== '' && !isFixed && (
            <IconButton
              className={styles['clear']}
              icon="close"
              label={t('fields.clear')}
              onClick={() => {
                onValueChange('')
                input.current?.focus()
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
