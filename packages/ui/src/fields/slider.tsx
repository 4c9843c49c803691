import { Field } from './field.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './slider.module.css'
import type { ComponentProps, CSSProperties } from 'react'
import type { FieldWords } from './field.tsx'

interface SliderProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step' | 'readOnly'> {
  readonly value: number
  readonly onValueChange: (value: number) => void
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** How the value is written and told; the language's number where absent. */
  readonly format?: (value: number) => string
  readonly isReadOnly?: boolean
}

/** A value by feel, with what it is beside the label. It grows the way the page is read, and arrow keys follow. */
export function Slider({
  label,
  hint,
  error,
  isOptional,
  value,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  format,
  isReadOnly = false,
  ...rest
}: SliderProps) {
  const words = usePartWords()
  const text = (format ?? words.format.number)(value)
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isOptional={isOptional}
      beside={<output className="bold tabular">{text}</output>}
    >
      {(ties) => (
        <input
          {...rest}
          {...ties}
          type="range"
          className={`full ${styles['slider']}`}
          style={{ '--share': `${share}%` } as CSSProperties}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          aria-readonly={isReadOnly || undefined}
          onChange={(event) => {
            if (!isReadOnly) onValueChange(Number(event.target.value))
          }}
        />
      )}
    </Field>
  )
}
