import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Field, inputClass } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { caretAfterDigits, groupPhone, readPhone, writePhone } from './phone-text.ts'
import styles from './phone-field.module.css'
import type { FieldWords } from './field.tsx'
import type { PhoneCountry, PhoneParts } from './phone-text.ts'

interface PhoneFieldProps extends FieldWords {
  /** `+93701234567`, or empty. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** Why a number is refused, in the person's language; asked when the field is left. */
  readonly check?: (value: string) => string | undefined
  /** Where a number without a code belongs. */
  readonly homeCountry?: PhoneCountry
  readonly name?: string
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
}

const codes = [
  { country: '93', word: 'fields.afghanistan', sign: '+93' },
  { country: '92', word: 'fields.pakistan', sign: '+92' },
  { country: 'other', word: 'fields.other_country', sign: '+' },
] as const

/** A phone number: its country's code beside its digits, which group themselves while typed and run from the left in every language. */
export function PhoneField({
  label,
  hint,
  error,
  isOptional,
  value,
  onValueChange,
  check,
  homeCountry = '93',
  name,
  isDisabled = false,
  isReadOnly = false,
}: PhoneFieldProps) {
  const { t } = usePartWords()
  const [parts, setParts] = useState<PhoneParts>(() => readPhone(value, homeCountry))
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)

  if (known !== value) {
    setKnown(value)
    // A number that came from outside; our own comes back as we wrote it.
    if (writePhone(parts) !== value) setParts(readPhone(value, parts.country))
  }

  const text = groupPhone(parts)
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined) return
    const caret = caretAfterDigits(text, digitsBeforeCaret.current)
    input.current?.setSelectionRange(caret, caret)
    digitsBeforeCaret.current = undefined
  })

  const give = (next: PhoneParts) => {
    setParts(next)
    const written = writePhone(next)
    if (written !== value) onValueChange(written)
  }
  const shown = error ?? (isLeft && value !== '' ? check?.(value) : undefined)

  return (
    <Field label={label} hint={hint} error={shown} isOptional={isOptional}>
      {(ties) => (
        <div className="flex gap-2" dir="ltr">
          <span className={`relative rigid ${styles['code']}`}>
            <span
              className={classNames('absolute grid centred', styles['sign'], (isDisabled || isReadOnly) && 'soft')}
              aria-hidden="true"
            >
              {codes.find(({ country }) => country === parts.country)?.sign}
            </span>
            <select
              className={classNames(inputClass, styles['select'])}
              aria-label={t('fields.country_code')}
              value={parts.country}
              disabled={isDisabled || isReadOnly}
              onChange={(event) => {
                give({ country: event.target.value as PhoneCountry, digits: parts.digits })
                input.current?.focus()
              }}
            >
              {codes.map(({ country, word, sign }) => (
                <option key={country} value={country}>
                  {country === 'other' ? t(word) : `${t(word)} \u2066${sign}\u2069`}
                </option>
              ))}
            </select>
            {!isReadOnly && (
              <span className={`absolute grid centred soft ${styles['arrow']}`}>
                <Icon name="expand" size={1} />
              </span>
            )}
          </span>
          <input
            {...ties}
            ref={input}
            name={name}
            className={classNames(inputClass, styles['number'])}
            type="tel"
            inputMode="tel"
            autoComplete={parts.country === 'other' ? 'tel' : 'tel-national'}
            disabled={isDisabled}
            readOnly={isReadOnly}
            value={text}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
            onChange={(event) => {
              const typed = event.target.value
              const next = readPhone(typed, parts.country)
              const before = typed.slice(0, event.target.selectionStart ?? typed.length)
              const digitsAfter = readPhone(typed.slice(before.length), 'other').digits.length
              digitsBeforeCaret.current = Math.max(0, next.digits.length - digitsAfter)
              give(next)
            }}
          />
        </div>
      )}
    </Field>
  )
}
