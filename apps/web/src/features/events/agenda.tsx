import { Button } from '@maktab/ui/base/button'
import { useSpoken } from '@maktab/ui/base/words'
import { EmptyState } from '@maktab/ui/feedback/states'
import { Card } from '@maktab/ui/layout/card'
import { addDays, type IsoDate } from '@maktab/i18n/calendars'
import { CallState } from '#page/call-state.tsx'
import { useSearchParams } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import { AgendaEntry } from './agenda-entry.tsx'
import styles from './agenda.module.css'
import { agendaOf, periodOfDays } from './calendar-things.ts'
import { useCalendarThings } from './use-calendar-things.ts'

/** Days that are looked ahead, and as many more each time that more is asked for, at most half a year. */
const daysAhead = 30
const mostAhead = 180

/** What is to come from today on, in words; how far is looked ahead stands in the address (`days`). */
export function Agenda({ today, class_id }: { today: IsoDate; class_id: number | undefined }) {
  const t = useT('application', 'events')
  const { timeZone: time_zone, firstWeekday } = useSpoken()
  const [search, setSearch] = useSearchParams()
  const asked = Math.trunc(Number(search.get('days')))
  const ahead = Math.min(mostAhead, Math.max(daysAhead, asked || 0))
  const things = useCalendarThings(periodOfDays(today, addDays(today, ahead), time_zone), class_id)
  const lookOn = (now: URLSearchParams) => {
    now.set('days', String(ahead + daysAhead))
    return now
  }
  return (
    <CallState of={things} shape="rows">
      {(list) => {
        const parts = agendaOf(list, { today, firstWeekday, time_zone })
        return (
          <div className={styles['agenda']}>
            {parts.length === 0 && <EmptyState icon="calendar" title={t('events.agenda_none')} />}
            {parts.map(({ part, things: ofPart }) => (
              <Card key={part} heading={t(`events.part_${part}`)}>
                <ul className={styles['list']} role="list">
                  {ofPart.map((thing) => (
                    <AgendaEntry key={thing.key} of={thing} isOfDay={part === 'today' || part === 'tomorrow'} />
                  ))}
                </ul>
              </Card>
            ))}
            {ahead < mostAhead && (
              <div>
                <Button onClick={() => setSearch(lookOn, { replace: true })}>{t('frame.show_more')}</Button>
              </div>
            )}
          </div>
        )
      }}
    </CallState>
  )
}
