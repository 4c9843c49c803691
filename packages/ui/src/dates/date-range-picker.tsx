import type { CalendarName, IsoDate } from '@maktab/i18n/calendars'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { DatePickerLayer } from './date-picker-layer.tsx'
import { DatePickerPanel } from './date-picker-panel.tsx'
import type { DatePreset, DaySpan } from './date-presets.ts'
import { datePresets, lengthOfPreset, spanOfPreset } from './date-presets.ts'
import styles from './date-range-picker.module.css'
import type { FieldWords } from '../fields/field.tsx'
import { FieldNotes, describedBy } from '../fields/field.tsx'
import { Icon } from '../base/icon.tsx'
import type { DayLimits } from './month-grid.tsx'
import { withinLimits } from './month-grid.tsx'
import { usePartWords } from '../base/part-words.tsx'

export type { DatePreset } from './date-presets.ts'

/** A span that has a name of its own, as a school year. */
export interface NamedSpan {
  readonly key: string
  readonly name: string
  readonly from: IsoDate
  readonly to: IsoDate
}

/** A span of days, both ends included, and whether it is one of the presets, which move on with the days, or one with a name. All time has no ends. */
export type DateRange = (DaySpan & { readonly preset: DatePreset | 'own' }) | (NamedSpan & { readonly preset: 'named' })

interface DateRangePickerProps extends Omit<FieldWords, 'isOptional'>, DayLimits {
  readonly value: DateRange
  readonly onValueChange: (value: DateRange) => void
  /** The day it is, in the school's time zone; presets end on it. */
  readonly today: IsoDate
  readonly presets?: readonly DatePreset[]
  /** Offered behind the presets. */
  readonly named?: readonly NamedSpan[]
  readonly disabled?: boolean
}

/** A span of time: one of the presets, or from a first day to a last. */
export function DateRangePicker({
  label,
  hint,
  error,
  value,
  onValueChange,
  today,
  presets = datePresets,
  named = [],
  disabled = false,
  ...limits
}: DateRangePickerProps) {
  const { t, language } = usePartWords()
  const { locale } = language
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isOwn, setOwn] = useState(false)
  const [chosenCalendar, setCalendar] = useState<CalendarName>()
  const calendar = chosenCalendar ?? calendarOf(locale)
  const [focused, setFocused] = useState(today)
  /** The day picked first, while the second is awaited. */
  const [first, setFirst] = useState<IsoDate>()

  const write = (iso: IsoDate) => writeDate(iso, { locale, calendar })
  const nameOf = (preset: DatePreset) => {
    const length = lengthOfPreset(preset)
    if (length === undefined) return t('calendars.all_time')
    return 'days' in length
      ? t('calendars.last_days', { count: length.days })
      : t('calendars.last_months', { count: length.months })
  }
  const written =
    value.from === undefined || value.to === undefined
      ? undefined
      : t('calendars.range', { from: write(value.from), to: write(value.to) })

  const open = () => {
    setOwn(value.preset === 'own')
    setFirst(undefined)
    setFocused(withinLimits(value.to ?? today, limits))
    setOpen(true)
  }
  const take = (range: DateRange) => {
    setOpen(false)
    onValueChange(range)
  }
  const pick = (iso: IsoDate) => {
    setFocused(iso)
    if (first === undefined) setFirst(iso)
    else take({ preset: 'own', ...between(first, iso) })
  }
  const chosen = value.from === undefined || value.to === undefined ? undefined : { from: value.from, to: value.to }
  // While the last day is looked for, the span reaches to where the keys stand.
  const shown = first === undefined ? chosen : between(first, focused)

  return (
    <div className={`grid gap-1 shrink ${styles['field']}`}>
      <span className="medium strong" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={id}
        className={`flex middle gap-2 full rounded surface ink ${styles['button']}`}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={describedBy(id, hint, error)}
        data-invalid={error !== undefined || undefined}
        onClick={open}
      >
        <Icon name="calendar" />
        <span className={`grow flex wrap shrink ${styles['value']}`} id={`${id}-value`}>
          <strong>
            {value.preset === 'own' ? (
              written
            ) : value.preset === 'named' ? (
              <bdi>{named.find(({ key }) => key === value.key)?.name ?? value.name}</bdi>
            ) : (
              nameOf(value.preset)
            )}
          </strong>
          {value.preset !== 'own' && written !== undefined && <span className="small soft">{written}</span>}
        </span>
        <Icon name="expand" size={1.125} />
      </button>
      <FieldNotes id={id} hint={hint} error={error} />
      <DatePickerLayer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={t('calendars.choose_date')}
      >
        <div className={classNames('flex wrap gap-2', styles['presets'], isOwn && styles['line'])}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={`rigid touch edged round surface medium ${styles['preset']}`}
              aria-pressed={!isOwn && value.preset === preset}
              onClick={() => take({ preset, ...spanOfPreset(preset, today, calendar) })}
            >
              {nameOf(preset)}
            </button>
          ))}
          {named.map((span) => (
            <button
              key={span.key}
              type="button"
              className={`rigid touch edged round surface medium ${styles['preset']}`}
              aria-pressed={!isOwn && value.preset === 'named' && value.key === span.key}
              onClick={() => take({ ...span, preset: 'named' })}
            >
              <bdi>{span.name}</bdi>
            </button>
          ))}
          <button
            type="button"
            className={`rigid touch edged round surface medium ${styles['preset']}`}
            aria-pressed={isOwn}
            onClick={() => setOwn(true)}
          >
            {t('calendars.own_range')}
          </button>
        </div>
        {isOwn && (
          <>
            <p className={`text-centre strong ${styles['task']}`} aria-live="polite">
              {first === undefined ? t('calendars.pick_first') : t('calendars.pick_last', { from: write(first) })}
            </p>
            <DatePickerPanel
              calendar={calendar}
              onCalendarChange={setCalendar}
              focused={focused}
              onFocusedChange={setFocused}
              selected={shown}
              today={today}
              onChoose={pick}
              takesFocus
              {...limits}
            />
          </>
        )}
      </DatePickerLayer>
    </div>
  )
}

/** Two days in their order. */
function between(one: IsoDate, other: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}
