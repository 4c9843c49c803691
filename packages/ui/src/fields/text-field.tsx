import { classNames } from '../base/class-names.ts'
import { Field, inputClass, leftToRightClass, noPlaceholder } from './field.tsx'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id'>

const leftToRightTypes = ['email', 'url', 'tel']

/** One line of text. Takes all that an input takes, a ref and the parts of a form library included; addresses run from the left in every language. */
export function TextField({ label, hint, error, isOptional, className, type = 'text', dir, ...rest }: TextFieldProps) {
  const direction = dir ?? (leftToRightTypes.includes(type) ? 'ltr' : 'auto')
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(ties) => (
        <input
          placeholder={noPlaceholder}
          {...rest}
          {...ties}
          dir={direction}
          type={type}
          className={classNames(inputClass, direction === 'ltr' && leftToRightClass, className)}
        />
      )}
    </Field>
  )
}
