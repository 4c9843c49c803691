import { listSetAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { useSpoken } from '@maktab/ui/base/words'
import { Card } from '@maktab/ui/layout/card'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useLiveEvents } from '#page/use-live-events.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { useHasAssignments } from '../assignments/use-has-assignments.ts'
import { isAskedFor } from '@maktab/domain/assignments/reminders'
import { AgendaEntry } from './agenda-entry.tsx'
import styles from './agenda.module.css'
import { calendarAddress } from './calendar-address.ts'
import { agendaOf, periodOfDays, thingOfSet } from './calendar-things.ts'
import { useCalendarRole, useCalendarThings } from './use-calendar-things.ts'

/** As many overdue ones as a phone shows without scrolling far; the list of assignments has the rest. */
const mostOverdue = 3

/** What begins today and what is due today, of a learner also what is overdue since before. It listens for the whole of its home screen, which is there without. */
export function Today() {
  useLiveEvents()
  const t = useT('application', 'events', 'home')
  const { timeZone: time_zone, firstWeekday } = useSpoken()
  const role = useCalendarRole()
  const hasWork = useHasAssignments()
  const today = schoolDay(new Date(useNow()), time_zone)
  const period = periodOfDays(today, today, time_zone)
  const things = useCalendarThings(period)
  const all = useQuery(listSetAssignments, {}, { enabled: hasWork && role === 'learner' })
  const overdue = (all.state === 'ready' ? all.value.list : [])
    .filter((one) => isAskedFor(one) && one.due_date < period.start_date)
    .map(thingOfSet)
  return (
    <Card
      heading={<span data-tour={`${role}-dashboard-today`}>{t('events.part_today')}</span>}
      actions={<Link to={calendarAddress(role, hasWork)}>{t('titles.calendar')}</Link>}
    >
      <CallState of={things} shape="rows">
        {(list) => {
          const ofToday = agendaOf(list, { today, firstWeekday, time_zone }).find(({ part }) => part === 'today')
          return (
            <>
              {ofToday === undefined ? (
                <p className="soft">{t(hasWork ? 'events.today_none' : 'events.today_no_events')}</p>
              ) : (
                <ul className={styles['list']} role="list">
                  {ofToday.things.map((thing) => (
                    <AgendaEntry key={thing.key} of={thing} isOfDay />
                  ))}
                </ul>
              )}
              {overdue.length > 0 && (
                <>
                  <h3>{t('assignments.learner_overdue')}</h3>
                  <ul className={styles['list']} role="list">
                    {overdue.slice(0, mostOverdue).map((thing) => (
                      <AgendaEntry key={thing.key} of={thing} isOfDay={false} />
                    ))}
                  </ul>
                </>
              )}
            </>
          )
        }}
      </CallState>
    </Card>
  )
}
