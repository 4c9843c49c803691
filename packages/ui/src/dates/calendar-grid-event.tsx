import { writeTime } from '@maktab/i18n/wall-clock'
import type { CSSProperties } from 'react'
import type { DayEvent } from './calendar-events.ts'
import styles from './calendar-grid-event.module.css'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { toneClass } from '../base/tone.ts'

interface CalendarGridEventProps {
  readonly of: DayEvent
  readonly onOpen: (key: string) => void
  /** A line in a day of the month; a block among the hours; a bar above them; a row of a list. */
  readonly shape: 'line' | 'block' | 'above' | 'row'
  /** Place among the hours. */
  readonly place?: CSSProperties | undefined
}

/** One event. In the month it is left to the mouse: by keys its day is opened first. */
export function CalendarGridEvent({ of: { event, from, to, isAllDay }, onOpen, shape, place }: CalendarGridEventProps) {
  const { t, language } = usePartWords()
  const { locale } = language
  const begins = writeTime(from, locale)
  const time = isAllDay
    ? t('calendars.all_day')
    : from === to
      ? begins
      : t('calendars.range', { from: begins, to: writeTime(to % 1440, locale) })
  const isOneLine = shape === 'line' || shape === 'above'
  return (
    <button
      type="button"
      className={classNames(styles['event'], styles[shape], toneClass(event.tone ?? 'accent'))}
      style={place}
      tabIndex={shape === 'line' ? -1 : undefined}
      title={isOneLine ? `${event.title}, ${time}` : undefined}
      onClick={(press) => {
        press.stopPropagation()
        onOpen(event.key)
      }}
    >
      <Icon name={event.icon} size={shape === 'row' ? 1.25 : 1} />
      <span className="grow shrink">
        <bdi className={`block strong clipped ${styles['title']}`}>{event.title}</bdi>
        {shape === 'above' && !isAllDay && <bdi className={`block clipped ${styles['rest']}`}>{begins}</bdi>}
        {!isOneLine && (
          <span className={`block clipped ${styles['rest']}`}>
            {/* Two times with a dash between: they stand as the page is read, not as figures alone would. */}
            <bdi dir={language.direction}>{time}</bdi>
            {event.note !== undefined && (
              <>
                {' · '}
                <bdi>{event.note}</bdi>
              </>
            )}
          </span>
        )}
      </span>
    </button>
  )
}
