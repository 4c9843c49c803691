import { classNames } from './class-names.ts'
import { Field, inputClass } from './field.tsx'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id'>

/** One line of text. Takes all that an input takes, a ref and the parts of a form library included. */
export function TextField({ label, hint, error, optional, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ties) => <input dir={type === 'text' ? 'auto' : undefined} {...rest} {...ties} type={type} className={classNames(inputClass, className)} />}
    </Field>
  )
}
