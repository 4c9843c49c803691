import { useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './field.module.css'
import type { ReactNode } from 'react'

/** The words of a field, the same for every kind of it. */
export interface FieldWords {
  readonly label: string
  readonly hint?: string | undefined
  /** Why it was refused; announced, and tied to the input. */
  readonly error?: string | undefined
  /** The word "optional", where the field is. Fields are required unless they say so. */
  readonly optional?: string | undefined
}

/** Attributes that tie an input to its label, hint and error. */
export interface FieldTies {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label above, hint and error below, in the order in which a screen reader tells them. */
export function Field({ label, hint, error, optional, beside, children }: FieldWords & { readonly beside?: ReactNode; readonly children: (ties: FieldTies) => ReactNode }) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <div className={styles['heading']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {optional !== undefined && <span className={styles['optional']}> ({optional})</span>}
        </label>
        {beside}
      </div>
      {children({ id, 'aria-describedby': described === '' ? undefined : described, 'aria-invalid': error === undefined ? undefined : true })}
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The region stands before the error does, so that its arrival is announced. */
export function FieldError({ id, error }: { readonly id?: string; readonly error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p className={styles['error']} id={id}>
          <Icon name="error" size={1.125} /> {error}
        </p>
      )}
    </div>
  )
}

/** The look of an input, for those that are not one of ours. */
export const inputClass = styles['input'] ?? ''
