import { hoursMinutesSeconds } from '@maktab/domain/insights/lesson-figures'
import { useMemo } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** Figures as reports write them (seed 001 §5 and §9): per cent with one decimal, time in hours, minutes and seconds, and N/A where nothing was measured. */
export function useReportFormat() {
  const t = useT('reports')
  const format = useFormat()
  return useMemo(
    () => ({
      percent: (value: number | null | undefined) =>
        value === null || value === undefined ? t('reports.not_available') : format.percent(value, 1),
      number: (value: number) => format.number(value, 0),
      time(all: number) {
        const { hours, minutes, seconds } = hoursMinutesSeconds(all)
        if (hours > 0) return t('reports.hours_minutes_seconds', { hours, minutes, seconds })
        return minutes > 0 ? t('reports.minutes_seconds', { minutes, seconds }) : t('reports.seconds', { seconds })
      },
      /** At the scale of a chart, where whole minutes or hours stand. */
      minutes(all: number) {
        const { hours, minutes, seconds } = hoursMinutesSeconds(all * 60)
        if (seconds > 0 || hours + minutes === 0) return this.time(all * 60)
        if (hours > 0)
          return minutes > 0 ? t('reports.hours_minutes', { hours, minutes }) : t('reports.hours', { hours })
        return t('reports.minutes', { minutes })
      },
      // A day is a day everywhere: noon keeps it so in the school's time zone.
      day: (iso: string) => format.date(`${iso}T12:00:00Z`, 'medium'),
      shortDay: (iso: string) => format.date(`${iso}T12:00:00Z`, 'day'),
      moment: (instant: string | null) => (instant === null ? t('reports.not_available') : format.dateTime(instant)),
    }),
    [t, format],
  )
}
