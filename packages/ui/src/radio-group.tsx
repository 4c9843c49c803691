import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'
import type { ReactNode } from 'react'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly hint?: string
  /** How the answer turned out, once it is known. Give the words for it in `hint`. */
  readonly outcome?: 'correct' | 'incorrect'
}

interface RadioGroupProps {
  readonly legend: ReactNode
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onValueChange: (value: string) => void
  readonly error?: string | undefined
  readonly isDisabled?: boolean
}

/** One of a few, all in sight. Arrow keys move among them, as natively. */
export function RadioGroup({ legend, options, value, onValueChange, error, isDisabled = false }: RadioGroupProps) {
  const name = useId()
  return (
    <fieldset className={styles['group']} disabled={isDisabled} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className={styles['legend']}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles['option'], value === option.value && styles['chosen'], option.outcome !== undefined && styles[option.outcome])}>
          <input type="radio" className={styles['dot']} name={name} value={option.value} checked={value === option.value} onChange={() => onValueChange(option.value)} />
          <span className={styles['text']}>
            <bdi>{option.label}</bdi>
            {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
