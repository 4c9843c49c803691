import { instantOf, wallClockOf } from '@maktab/i18n/wall-clock'
import { DateTimeField } from '@maktab/ui/dates/date-time-field'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'

interface TestClosingProps {
  /** An instant; undefined for a test that is marked at once. */
  readonly closes_on: string | undefined
  readonly onChange: (closes_on: string | undefined) => void
}

/** When a sealed test closes, by the clocks of the school where it is written. */
export function TestClosing({ closes_on, onChange }: TestClosingProps) {
  const t = useT('studio')
  const { time_zone } = useSession()
  const [today] = useState(() => wallClockOf(new Date(), time_zone).slice(0, 10))
  return (
    <DateTimeField
      label={t('studio.closes_on')}
      hint={t('studio.closes_on_hint')}
      isOptional
      value={closes_on === undefined ? '' : wallClockOf(new Date(closes_on), time_zone)}
      onValueChange={(next) => onChange(instantOf(next, time_zone)?.toISOString())}
      today={today}
    />
  )
}
