import { weekdayOf } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { wallClockOf } from '@maktab/i18n/wall-clock'
import { usePartWords } from '@maktab/ui/base/part-words'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { Select } from '@maktab/ui/choice/select'
import { Switch } from '@maktab/ui/choice/switch'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { TimePicker } from '@maktab/ui/dates/time-picker'
import { useMemo, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useT } from '#language/use-t.ts'
import { timeZonesWith } from '../schools/time-zones.ts'
import { endsNextDay, type EventFields } from './event-form.ts'
import styles from './events.module.css'

interface EventTimeFieldsProps {
  readonly fields: EventFields
  readonly put: (change: Partial<EventFields>) => void
  readonly problem: (field: keyof EventFields) => string | undefined
  /** Zone and repetition are chosen once. */
  readonly isNew: boolean
}

export function EventTimeFields({ fields, put, problem, isNew }: EventTimeFieldsProps) {
  const t = useT('events')
  const [today] = useState(() => wallClockOf(new Date(serverNow()), fields.time_zone).slice(0, 10))
  const zones = useMemo(
    () => timeZonesWith(fields.time_zone).map((value) => ({ value, label: value, lang: 'en' })),
    [fields.time_zone],
  )
  return (
    <>
      <DatePicker
        label={t('events.day')}
        value={fields.day}
        onValueChange={(day) => put({ day })}
        today={today}
        error={problem('day')}
      />
      <div className={styles['pair']}>
        <TimePicker
          label={t('events.from')}
          value={fields.from}
          onValueChange={(from) => put({ from })}
          error={problem('from')}
        />
        <TimePicker
          label={t('events.to')}
          hint={endsNextDay(fields) ? t('events.ends_next_day') : undefined}
          value={fields.to}
          onValueChange={(to) => put({ to })}
          error={problem('to')}
        />
      </div>
      {isNew && (
        <>
          <Select
            label={t('events.time_zone')}
            value={fields.time_zone}
            options={zones}
            error={problem('time_zone')}
            onChange={({ target }) => put({ time_zone: target.value })}
          />
          <Repeating fields={fields} put={put} problem={problem} today={today} />
        </>
      )}
    </>
  )
}

function Repeating({ fields, put, problem, today }: Omit<EventTimeFieldsProps, 'isNew'> & { readonly today: string }) {
  const t = useT('events')
  const { language, firstWeekday } = usePartWords()
  const { isRepeated, day, weekdays } = fields
  return (
    <>
      <Switch
        label={t('events.repeats')}
        isOn={isRepeated}
        onChange={(isOn) =>
          put({
            isRepeated: isOn,
            ...(isOn && weekdays.length === 0 && day !== '' && { weekdays: [String(weekdayOf(day))] }),
          })
        }
      />
      {isRepeated && (
        <>
          <CheckboxGroup
            label={t('events.repeat_on')}
            values={weekdays}
            onValuesChange={(values) => put({ weekdays: values })}
            error={problem('weekdays')}
            options={Array.from({ length: 7 }, (_, index) => (firstWeekday + index) % 7).map((weekday) => ({
              value: String(weekday),
              label: weekdayName(weekday, language.locale, 'long'),
            }))}
          />
          <DatePicker
            label={t('events.repeat_until')}
            value={fields.until}
            onValueChange={(until) => put({ until })}
            today={today}
            error={problem('until')}
          />
        </>
      )}
    </>
  )
}
