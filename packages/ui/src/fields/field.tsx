import { useId } from 'react'
import { Icon } from '../base/icon.tsx'
import { useT } from '../base/words.tsx'
import styles from './field.module.css'
import type { ReactNode } from 'react'

/** The words of a field, the same for every kind of it. */
export interface FieldWords {
  readonly label: ReactNode
  readonly hint?: string | undefined
  /** Why it was refused; announced, and tied to the input. */
  readonly error?: string | undefined
  /** Says so beside the label. Fields are required unless they say otherwise. */
  readonly isOptional?: boolean | undefined
}

/** Attributes that tie an input to its label, hint and error. */
export interface FieldTies {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps extends FieldWords {
  /** At the far end of the label's line. */
  readonly beside?: ReactNode
  readonly children: (ties: FieldTies) => ReactNode
}

/** Label above, hint and error below, in the order in which a screen reader tells them. */
export function Field({ label, hint, error, isOptional = false, beside, children }: FieldProps) {
  const id = useId()
  return (
    <div className={`grid gap-1 shrink ${styles['field']}`}>
      <div className={`flex between gap-3 ${styles['heading']}`}>
        <label className="medium strong" id={`${id}-label`} htmlFor={id}>
          {label}
          {isOptional && <OptionalMark />}
        </label>
        {beside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export interface GroupTies {
  /** For the inputs inside: their names and ids begin with it. */
  readonly id: string
  /** Whether the answer was refused, for `aria-invalid` on the inputs, as a group itself cannot carry it. */
  readonly isInvalid: true | undefined
}

interface FieldGroupProps extends FieldWords {
  readonly isDisabled?: boolean
  readonly role?: 'group' | 'radiogroup'
  readonly isReadOnly?: boolean
  readonly className?: string | undefined
  readonly children: (ties: GroupTies) => ReactNode
}

/** Several inputs under one label, told as one group: radio buttons, check boxes, the boxes of a code. */
export function FieldGroup({
  label,
  hint,
  error,
  isOptional = false,
  isDisabled = false,
  isReadOnly = false,
  role = 'group',
  className,
  children,
}: FieldGroupProps) {
  const id = useId()
  const isRadios = role === 'radiogroup'
  return (
    <fieldset
      className={`grid gap-1 shrink ${styles['group']}`}
      role={role}
      disabled={isDisabled}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={isRadios && error !== undefined ? true : undefined}
      aria-readonly={isRadios && isReadOnly ? true : undefined}
    >
      <legend className={`medium strong ${styles['legend']}`}>
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <div className={className}>{children({ id, isInvalid: error === undefined ? undefined : true })}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function OptionalMark() {
  const t = useT()
  return <span className={`faint ${styles['optional']}`}> ({t('frame.optional')})</span>
}

/** Ids of what describes an input, as `FieldNotes` of the same id draws it. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return ids === '' ? undefined : ids
}

/** Hint and error below a field. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  readonly id: string
  readonly hint: string | undefined
  readonly error: string | undefined
}) {
  return (
    <>
      {hint !== undefined && (
        <p className="small soft" id={`${id}-hint`}>
          <bdi>{hint}</bdi>
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </>
  )
}

/** The region stands before the error does, so that its arrival is announced. */
export function FieldError({ id, error }: { readonly id?: string; readonly error: string | undefined }) {
  return <div aria-live="polite">{error !== undefined && <ErrorLine id={id}>{error}</ErrorLine>}</div>
}

/** Why something was refused; for a place that announces it by itself. */
export function ErrorLine({ id, children }: { readonly id?: string | undefined; readonly children: string }) {
  return (
    <p className={`flex gap-1 small strong ${styles['error']}`} id={id}>
      <Icon name="error" size={1.125} /> <bdi>{children}</bdi>
    </p>
  )
}

/** Stands in an empty input without words of its own, so that the stylesheet can tell that it is empty. */
export const noPlaceholder = ' '

/** The look of an input, for those that are not one of ours. */
export const inputClass = styles['input'] ?? ''

/** An input for what is typed from left to right in every language, standing where the page begins its lines. */
export const leftToRightClass = styles['left-to-right'] ?? ''
