import type { IsoDate } from '@maktab/i18n/calendars'
import type { Ref } from 'react'
import { useState } from 'react'
import { DateInput } from './date-picker.tsx'
import styles from './date-time-field.module.css'
import type { FieldWords } from '../fields/field.tsx'
import { FieldGroup, describedBy } from '../fields/field.tsx'
import type { DayLimits } from './month-grid.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { TimeInput } from './time-picker.tsx'

interface DateTimeFieldProps extends FieldWords, DayLimits {
  /** By the clocks of the school: `2026-11-20T15:35`; empty while either half is missing. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** The day it is, in the school's time zone. */
  readonly today: IsoDate
  readonly isDisabled?: boolean | undefined
  readonly onBlur?: (() => void) | undefined
  /** Of the date, which takes the focus where the field was refused. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

interface Halves {
  readonly date: string
  readonly time: string
}

const none: Halves = { date: '', time: '' }

/** A day and a time of day under one label. */
export function DateTimeField({
  label,
  hint,
  error,
  isOptional,
  value,
  onValueChange,
  today,
  isDisabled = false,
  onBlur,
  ref,
  ...limits
}: DateTimeFieldProps) {
  const { t } = usePartWords()
  const [complaint, setComplaint] = useState<string>()
  const [draft, setDraft] = useState<Halves>(none)
  // Half of it is kept here, as a form has no word for it; a draft that is whole but no longer the value was taken back by the form.
  const halves = value !== '' ? { date: value.slice(0, 10), time: value.slice(11, 16) } : isWhole(draft) ? none : draft
  const refused = error ?? complaint

  const put = (next: Halves) => {
    setDraft(next)
    const whole = isWhole(next) ? `${next.date}T${next.time}` : ''
    if (whole !== value) onValueChange(whole)
  }

  return (
    <FieldGroup
      label={label}
      hint={hint}
      error={refused}
      isOptional={isOptional}
      isDisabled={isDisabled}
      className={styles['halves']}
    >
      {({ id, isInvalid }) => (
        <>
          <DateInput
            {...limits}
            ref={ref}
            ties={{
              id,
              'aria-label': t('calendars.date'),
              'aria-describedby': describedBy(id, hint, refused),
              'aria-invalid': isInvalid,
            }}
            value={halves.date}
            onValueChange={(date) => put({ ...halves, date })}
            onComplaint={setComplaint}
            onBlur={onBlur}
            today={today}
            disabled={isDisabled}
          />
          <TimeInput
            value={halves.time}
            onValueChange={(time) => put({ ...halves, time })}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            onBlur={onBlur}
          />
        </>
      )}
    </FieldGroup>
  )
}

function isWhole({ date, time }: Halves): boolean {
  return date !== '' && time !== ''
}
