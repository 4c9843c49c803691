import { listEvents } from '@maktab/client/calls/events/events.generated'
import { findClashes } from '@maktab/domain/events/events'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import { timesOf, type EventFields } from './event-form.ts'
import { dayAndHours } from './event-when.ts'

/** As many as tell that there is a clash; the calendar tells of the rest. */
const mostNamed = 3

/** Says what the teacher's classes have at the same time already. A warning: two classes may well share an hour. */
export function ClashNotice({ fields, event_id }: { fields: EventFields; event_id: string }) {
  const t = useT('events')
  const format = useFormat()
  const times = timesOf(fields)
  const [start_date = '', end_date = ''] = [times[0]?.start_date, times.at(-1)?.end_date]
  const others = useQuery(listEvents, { start_date, end_date }, { enabled: times.length > 0 })
  if (times.length === 0 || others.state !== 'ready') return null
  const clashes = findClashes(
    times,
    others.value.list.filter((one) => one.event_id !== event_id),
  )
  if (clashes.length === 0) return null
  return (
    <Notice tone="warning" title={t('events.clash')}>
      <ul role="list">
        {clashes.slice(0, mostNamed).map((one) => (
          <li key={`${one.event_id} ${one.occurrence}`}>
            <bdi>{one.title}</bdi>, <bdi>{dayAndHours(one, t, format)}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
