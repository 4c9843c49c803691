import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { calendarOf, readTypedDate, writeDate } from '@maktab/i18n/written-date'
import type { FocusEvent, Ref } from 'react'
import { useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { DatePickerLayer } from './date-picker-layer.tsx'
import { DatePickerPanel } from './date-picker-panel.tsx'
import styles from './date-picker.module.css'
import type { FieldTies, FieldWords } from '../fields/field.tsx'
import { Field, inputClass } from '../fields/field.tsx'
import { IconButton } from '../base/icon-button.tsx'
import type { DayLimits } from './month-grid.tsx'
import { isChoosable, withinLimits } from './month-grid.tsx'
import { usePartWords } from '../base/part-words.tsx'

export interface DateInputProps extends DayLimits {
  /** `YYYY-MM-DD`; empty while no date is chosen, or what is typed is none that may be. */
  readonly value: IsoDate | ''
  readonly onValueChange: (value: IsoDate | '') => void
  /** The day it is, in the school's time zone. */
  readonly today: IsoDate
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly onBlur?: (() => void) | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A date, typed in the reader's calendar, order and digits, or chosen from a month. */
export function DatePicker({ label, hint, error, isOptional, ...rest }: DateInputProps & FieldWords) {
  const [complaint, setComplaint] = useState<string>()
  return (
    <Field label={label} hint={hint} error={error ?? complaint} isOptional={isOptional}>
      {(ties) => <DateInput {...rest} ties={ties} labelId={`${ties.id}-label`} onComplaint={setComplaint} />}
    </Field>
  )
}

interface TiedDateInputProps extends DateInputProps {
  readonly ties: FieldTies & { readonly 'aria-label'?: string }
  /** The element that says what the date is for, so that the button beside it is told apart from others. */
  readonly labelId?: string
  /** Why what stands in the field is no date; undefined once it is one. */
  readonly onComplaint: (complaint: string | undefined) => void
}

/** The date field without its label, for fields made of several. */
export function DateInput({
  ties,
  labelId,
  onComplaint,
  value,
  onValueChange,
  today,
  disabled = false,
  name,
  onBlur,
  ref,
  ...limits
}: TiedDateInputProps) {
  const { t, language } = usePartWords()
  const { locale } = language
  const frame = useRef<HTMLSpanElement>(null)
  const [chosenCalendar, setChosenCalendar] = useState<CalendarName>()
  const calendar = chosenCalendar ?? calendarOf(locale)
  const writing = { locale, calendar }
  const [draft, setDraft] = useState<string>()
  const [openAt, setOpenAt] = useState<IsoDate>()

  const read = (text: string): IsoDate | '' => {
    const iso = readTypedDate(text, writing)
    return iso !== undefined && isChoosable(iso, limits) ? iso : ''
  }
  // What is typed stands as long as it means the value; a value that came from elsewhere is written anew.
  const isDraftTrue = draft !== undefined && read(draft) === value
  const text = isDraftTrue ? draft : value === '' ? '' : writeDate(value, writing)

  const settle = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value.trim()
    if (typed === '' || read(typed) !== '') {
      setDraft(undefined)
      onComplaint(undefined)
    } else {
      const isDate = readTypedDate(typed, writing) !== undefined
      onComplaint(isDate ? t('calendars.date_outside') : t('calendars.no_date', { example: writeDate(today, writing) }))
    }
    onBlur?.()
  }
  const choose = (iso: IsoDate | '') => {
    setDraft(undefined)
    onComplaint(undefined)
    onValueChange(iso)
    setOpenAt(undefined)
  }
  const open = () => setOpenAt(withinLimits(value === '' ? today : value, limits))
  // Figures read from left to right; words take the page's way.
  const isFigures = text !== '' && !/\p{L}/u.test(text)

  return (
    <span className={`relative block full ${styles['frame']}`} ref={frame}>
      <input
        {...ties}
        ref={ref}
        name={name}
        type="text"
        autoComplete="off"
        dir={isFigures ? 'ltr' : undefined}
        className={classNames(
          inputClass,
          styles['input'],
          isFigures && language.direction === 'rtl' && styles['turned'],
        )}
        placeholder={t('calendars.date_pattern')}
        value={text}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setDraft(event.target.value)
          onComplaint(undefined)
          const next = read(event.target.value)
          if (next !== value) onValueChange(next)
        }}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
        onBlur={settle}
      />
      <IconButton
        icon="calendar"
        label={t('calendars.choose_date')}
        aria-describedby={labelId}
        className={styles['open']}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={openAt !== undefined}
        onClick={open}
      />
      <DatePickerLayer
        isOpen={openAt !== undefined}
        onClose={() => setOpenAt(undefined)}
        anchor={frame}
        label={t('calendars.choose_date')}
      >
        {openAt !== undefined && (
          <DatePickerPanel
            calendar={calendar}
            onCalendarChange={setChosenCalendar}
            focused={openAt}
            onFocusedChange={setOpenAt}
            selected={value === '' ? undefined : { from: value, to: value }}
            today={today}
            onChoose={choose}
            takesFocus
            actions={
              value !== '' && (
                <Button variant="quiet" size="small" onClick={() => choose('')}>
                  {t('calendars.clear_date')}
                </Button>
              )
            }
            {...limits}
          />
        )}
      </DatePickerLayer>
    </span>
  )
}
