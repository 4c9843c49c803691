import { useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass, leftToRightClass } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { numberProblem, readTypedNumber, stepNumber } from './typed-number.ts'
import styles from './number-field.module.css'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'
import type { PartWords } from '../base/part-words.tsx'
import type { NumberBounds } from './typed-number.ts'

interface NumberFieldProps
  extends
    FieldWords,
    NumberBounds,
    Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'> {
  readonly value: number | undefined
  /** Undefined while empty, NaN while no number. The field itself says that digits are wanted, and what its bounds are. */
  readonly onValueChange: (value: number | undefined) => void
  /** How the number is written while it is not being typed in; the language's own way where absent. */
  readonly format?: (value: number) => string
  /** What follows the number: "of 10", "%". */
  readonly unit?: string
}

/** A number in any digits. A native number input would refuse Eastern ones, and turn with the mouse wheel. With `step` it has buttons and takes arrow keys. */
export function NumberField({
  label,
  hint,
  error,
  isOptional,
  value,
  onValueChange,
  format,
  unit,
  min,
  max,
  step,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const words = usePartWords()
  const [draft, setDraft] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  const write = format ?? words.format.number
  const bounds = { min, max, step }
  const settled = value === undefined || Number.isNaN(value) ? '' : write(value)
  const isFixed = rest.disabled === true || rest.readOnly === true
  const move = (direction: 1 | -1) => {
    if (isFixed) return
    setDraft(undefined)
    onValueChange(stepNumber(value, direction, bounds))
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={
        error ??
        (isLeft ? boundsSentence(draft === undefined ? value : readTypedNumber(draft), bounds, words) : undefined)
      }
      isOptional={isOptional}
    >
      {(ties) => (
        <span className="flex middle gap-2">
          {step !== undefined && (
            <Stepper
              icon="subtract"
              label={words.t('fields.decrease')}
              isDisabled={isFixed || (value !== undefined && value <= (min ?? -Infinity))}
              onPress={() => move(-1)}
            />
          )}
          <input
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...ties}
            {...(step === undefined
              ? {}
              : {
                  role: 'spinbutton',
                  'aria-valuenow': value === undefined || Number.isNaN(value) ? undefined : value,
                  'aria-valuetext': settled === '' ? undefined : settled,
                  'aria-valuemin': min,
                  'aria-valuemax': max,
                })}
            type="text"
            dir="ltr"
            className={classNames(
              inputClass,
              leftToRightClass,
              styles['input'],
              step !== undefined && styles['stepped'],
              className,
            )}
            value={draft ?? settled}
            onFocus={(event) => {
              setLeft(false)
              event.currentTarget.select()
              onFocus?.(event)
            }}
            onChange={(event) => {
              setDraft(event.target.value)
              onValueChange(readTypedNumber(event.target.value))
            }}
            onKeyDown={(event) => {
              if (step !== undefined && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                event.preventDefault()
                move(event.key === 'ArrowUp' ? 1 : -1)
              }
              onKeyDown?.(event)
            }}
            onBlur={(event) => {
              setLeft(true)
              // What is no number stays as typed, to be corrected.
              if (!Number.isNaN(readTypedNumber(event.target.value) ?? 0)) setDraft(undefined)
              onBlur?.(event)
            }}
          />
          {step !== undefined && (
            <Stepper
              icon="add"
              label={words.t('fields.increase')}
              isDisabled={isFixed || (value !== undefined && value >= (max ?? Infinity))}
              onPress={() => move(1)}
            />
          )}
          {unit !== undefined && <span className={`soft ${styles['unit']}`}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}

interface StepperProps {
  readonly icon: 'add' | 'subtract'
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** For the finger and the mouse; the keyboard has its arrows. */
function Stepper({ icon, label, isDisabled, onPress }: StepperProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`grid rigid centred rounded surface ink ${styles['step']}`}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

/** Why a value is not taken, in the person's language; undefined where it is. */
function boundsSentence(value: number | undefined, { min, max }: NumberBounds, { t }: PartWords): string | undefined {
  const problem = numberProblem(value, { min, max })
  if (problem === undefined) return undefined
  if (problem === 'not_a_number') return t('fields.not_a_number')
  if (min !== undefined && max !== undefined) return t('fields.number_between', { least: min, most: max })
  return min === undefined
    ? t('fields.number_at_most', { most: max ?? 0 })
    : t('fields.number_at_least', { least: min })
}
