import { useId } from 'react'
import styles from './date-picker-switch.module.css'

interface DatePickerSwitchProps<Value extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onValueChange: (value: Value) => void
}

/** A few ways to look at the same dates, side by side: radio buttons that look like one bar. */
export function DatePickerSwitch<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
}: DatePickerSwitchProps<Value>) {
  const id = useId()
  return (
    <fieldset className="flex relative">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            onKeyDown={(event) => {
              // Enter would send the form that the dates stand in.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
