import { classNames } from '../base/class-names.ts'
import { FieldGroup } from '../fields/field.tsx'
import styles from './radio-group.module.css'
import type { ReactNode } from 'react'
import type { FieldWords } from '../fields/field.tsx'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: string
  readonly isDisabled?: boolean
  /** How the answer turned out, once it is known. Give the words for it in `hint`. */
  readonly outcome?: 'correct' | 'incorrect'
}

interface RadioGroupProps extends FieldWords {
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onValueChange: (value: string) => void
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

/** One of a few, all in sight. Arrow keys move among them, as natively. */
export function RadioGroup({
  options,
  value,
  onValueChange,
  isDisabled = false,
  isReadOnly = false,
  ...words
}: RadioGroupProps) {
  return (
    <FieldGroup
      {...words}
      role="radiogroup"
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={classNames('grid gap-2', isReadOnly && styles['fixed'])}
    >
      {({ id }) => {
        const hintId = (option: RadioOption) => (option.hint === undefined ? undefined : `${id}-hint-${option.value}`)
        return options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex gap-3 touch edged rounded surface',
              styles['option'],
              value === option.value && styles['chosen'],
              (isDisabled || option.isDisabled) && styles['disabled'],
              option.outcome !== undefined && styles[option.outcome],
            )}
          >
            <input
              type="radio"
              className={`rigid ${styles['dot']}`}
              name={id}
              value={option.value}
              disabled={option.isDisabled}
              checked={value === option.value}
              aria-describedby={hintId(option)}
              onChange={() => {
                if (!isReadOnly) onValueChange(option.value)
              }}
            />
            <span className={`grow ${styles['text']}`}>
              <bdi>{option.label}</bdi>
              {option.hint !== undefined && (
                <span className="block small soft" id={hintId(option)}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))
      }}
    </FieldGroup>
  )
}
