import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays } from '@maktab/i18n/calendars'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { numberIn } from '#features/learning/place.ts'
import { useT } from '#language/use-t.ts'
import { useSearchParams } from '#page/router.tsx'
import styles from './day-choice.module.css'

export interface DayInAddress {
  /** ISO date at the school: `date` of the address, today where it names none that was. */
  readonly attendance_date: string
  /** `period` of the address; 0 where it names none. */
  readonly period: number
  readonly today: string
}

/** The day and the lesson that the address names. */
export function useDayInAddress(): DayInAddress {
  const [search] = useSearchParams()
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const asked = search.get('date') ?? ''
  return {
    attendance_date: /^\d{4}-\d\d-\d\d$/.test(asked) && asked <= today ? asked : today,
    period: numberIn(search, 'period') ?? 0,
    today,
  }
}

/** Chooses the day in the address, of the year until today. */
export function DayChoice({ attendance_date, today }: Pick<DayInAddress, 'attendance_date' | 'today'>) {
  const t = useT('attendance')
  const [search, setSearch] = useSearchParams()
  return (
    <div className={styles['day']}>
      <DatePicker
        label={t('attendance.day')}
        value={attendance_date}
        today={today}
        max={today}
        min={addDays(today, -366)}
        onValueChange={(date) => {
          const next = new URLSearchParams(search)
          if (date !== '') next.set('date', date)
          setSearch(next)
        }}
      />
    </div>
  )
}
