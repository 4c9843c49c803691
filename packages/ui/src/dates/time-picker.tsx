import { halvesOfDay, usesHalfDays } from '@maktab/i18n/wall-clock'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import type { FieldWords } from '../fields/field.tsx'
import { FieldGroup } from '../fields/field.tsx'
import { usePartWords } from '../base/part-words.tsx'
import type { TimeBox, TimeParts } from './time-boxes.ts'
import { afterKey, afterTyping, inHalf, partsOfTime, timeOfParts } from './time-boxes.ts'
import styles from './time-picker.module.css'

export interface TimeInputProps {
  /** `HH:mm`, 24 hours; empty while it is not whole. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly isDisabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A time of day: 24 hours in Pashto and Dari, twice 12 in English and Urdu. Two spin buttons, to be typed in or turned with the arrow keys. */
export function TimePicker({
  label,
  hint,
  error,
  isOptional,
  isDisabled = false,
  ...rest
}: TimeInputProps & FieldWords) {
  return (
    <FieldGroup label={label} hint={hint} error={error} isOptional={isOptional} isDisabled={isDisabled}>
      {({ isInvalid }) => <TimeInput {...rest} isDisabled={isDisabled} isInvalid={isInvalid} />}
    </FieldGroup>
  )
}

/** The boxes of a time without their label, for fields made of several. */
export function TimeInput({
  value,
  onValueChange,
  isDisabled = false,
  onBlur,
  isInvalid,
}: TimeInputProps & { readonly isInvalid?: true | undefined }) {
  const { t, format, language } = usePartWords()
  const isHalved = usesHalfDays(language.locale)
  const frame = useRef<HTMLSpanElement>(null)
  const [draft, setDraft] = useState<TimeParts>({ isAfternoon: false })
  // Digits of the box that is being typed in; a first one is shown as it is.
  const [typed, setTyped] = useState<{ readonly box: TimeBox; readonly text: string }>()
  // A draft that is whole but no longer the value was taken back by the form.
  const parts = value !== '' ? partsOfTime(value) : timeOfParts(draft) === '' ? draft : { isAfternoon: false }

  const put = (next: TimeParts) => {
    setDraft(next)
    const time = timeOfParts(next)
    if (time !== value) onValueChange(time)
  }
  const goTo = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)?.focus()

  const press = (box: TimeBox) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (box === 'hour' && (event.key === ':' || event.key === 'ArrowRight')) {
      event.preventDefault()
      goTo('[data-box=minute]')
      return
    }
    if (box === 'minute' && event.key === 'ArrowLeft') {
      event.preventDefault()
      goTo('[data-box=hour]')
      return
    }
    const next = afterKey(parts, box, event.key)
    if (next === undefined) return
    event.preventDefault()
    setTyped(undefined)
    put(next)
  }
  const type = (box: TimeBox, text: string) => {
    const next = afterTyping(parts, box, text, isHalved)
    if (next === undefined) return
    setTyped(next.isFull ? undefined : { box, text: text.slice(-1) })
    put(next.parts)
    if (next.isFull) goTo(box === 'hour' ? '[data-box=minute]' : '[data-box=half]')
  }
  const leave = (event: FocusEvent) => {
    setTyped(undefined)
    if (event.currentTarget.contains(event.relatedTarget)) return
    // An hour alone is the full hour.
    if (parts.hour !== undefined && parts.minute === undefined) put({ ...parts, minute: 0 })
    onBlur?.()
  }

  const shownHour = parts.hour === undefined ? undefined : isHalved ? ((parts.hour + 11) % 12) + 1 : parts.hour
  const boxes = [
    { box: 'hour', label: t('calendars.hour'), figure: shownHour, least: isHalved ? 1 : 0, most: isHalved ? 12 : 23 },
    { box: 'minute', label: t('calendars.minute'), figure: parts.minute, least: 0, most: 59 },
  ] as const

  return (
    // Only listens to the boxes within being left.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={frame}
      dir="ltr"
      className={classNames(
        'inline-flex middle rounded surface ink',
        styles['frame'],
        isDisabled && styles['disabled'],
        isInvalid && styles['invalid'],
      )}
      onBlur={leave}
    >
      {boxes.map(({ box, label, figure, least, most }) => {
        const settled =
          figure === undefined ? '' : format.digits(String(figure).padStart(box === 'minute' ? 2 : 1, '0'))
        const text = typed?.box === box ? typed.text : settled
        return (
          <span key={box} className="inline-flex middle">
            {box === 'minute' && <span aria-hidden="true">:</span>}
            <input
              data-box={box}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              role="spinbutton"
              className={`rounded-small text-centre ${styles['box']}`}
              aria-label={label}
              aria-valuenow={figure}
              aria-valuemin={least}
              aria-valuemax={most}
              aria-valuetext={settled === '' ? '–' : settled}
              aria-invalid={isInvalid}
              placeholder="––"
              disabled={isDisabled}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              onClick={(event) => event.currentTarget.select()}
              onKeyDown={press(box)}
              onChange={(event) => type(box, event.target.value)}
            />
          </span>
        )
      })}
      {isHalved && (
        <select
          data-box="half"
          className={`touch ${styles['half']}`}
          aria-label={t('calendars.half_of_day')}
          disabled={isDisabled}
          value={parts.isAfternoon ? 1 : 0}
          onChange={(event) => put(inHalf(parts, event.target.value === '1'))}
        >
          {halvesOfDay.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
