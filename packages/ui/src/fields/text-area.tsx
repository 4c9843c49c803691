import { useState } from 'react'
import { announcedLeft } from './character-count.ts'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass, noPlaceholder } from './field.tsx'
import { useT } from '../base/words.tsx'
import styles from './text-area.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id'> {
  /** Says how many characters are left of `maxLength`. */
  readonly isCounted?: boolean
}

/** Several lines of text. The counter is seen always, and heard only now and then near the end. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isCounted = false,
  className,
  maxLength,
  onInput,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const t = useT()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const length = typeof rest.value === 'string' ? rest.value.length : typed
  const left = maxLength === undefined ? undefined : Math.max(0, maxLength - length)
  const said = left === undefined || maxLength === undefined ? undefined : announcedLeft(left, maxLength)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <div>
          <textarea
            dir="auto"
            placeholder={noPlaceholder}
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
          {isCounted && left !== undefined && (
            <>
              <p className={classNames('small faint', styles['counter'], said !== undefined && styles['near'])}>
                {t('frame.characters_left', { count: left })}
              </p>
              <span className="visually-hidden" role="status">
                {said !== undefined && t('frame.characters_left', { count: said })}
              </span>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
