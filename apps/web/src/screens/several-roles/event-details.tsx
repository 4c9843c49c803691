import { readEvent } from '@maktab/client/calls/events/events.generated'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { calendarAddress } from '#features/events/calendar-address.ts'
import { EventActions } from '#features/events/event-actions.tsx'
import { EventDetails } from '#features/events/event-details.tsx'
import { EventStandingChip } from '#features/events/event-standing.tsx'
import styles from '#features/events/events.module.css'
import { useCalendarRole } from '#features/events/use-calendar-things.ts'
import { OfLink } from '#features/people/of-link.tsx'

/** An event of a class: `event_id` in the address, `occurrence` where another time than the next is meant, `code` from a push. */
export function EventDetailsScreen() {
  return (
    <OfLink>
      <TheEvent />
    </OfLink>
  )
}

function TheEvent() {
  const t = useT('application', 'events')
  const tagOf = useTextTag()
  const [search] = useSearchParams()
  const role = useCalendarRole()
  const hasAssignments = useHasAssignments()
  const event_id = search.get('event_id') ?? ''
  const named = search.get('occurrence')
  const isGuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(event_id)
  const event = useQuery(
    readEvent,
    { event_id, ...(named !== null && /^\d{1,3}$/.test(named) && { occurrence: Number(named) }) },
    { enabled: isGuid },
  )
  const none = (
    <NotFoundState title={t('events.not_found_title')} level={1}>
      {t('events.not_found_body')}
    </NotFoundState>
  )
  if (!isGuid) return none
  const over = { label: t('titles.calendar'), href: calendarAddress(role, hasAssignments) }
  return (
    <CallState of={event} shape="card" refused={{ not_found: () => none }}>
      {(of) => (
        <div className={styles['page']}>
          <header>
            <Path over={[over]} here={of.title} />
            <div className="flex wrap middle gap-3">
              <h1>
                <bdi lang={tagOf(of.title)}>{of.title}</bdi>
              </h1>
              <EventStandingChip of={of} />
            </div>
            <p className="soft">{t(`events.kind_${of.event_kind}`)}</p>
          </header>
          <EventDetails
            of={of}
            address={(occurrence) => `/${role}/event/details?event_id=${event_id}&occurrence=${occurrence}`}
          />
          <EventActions of={of} />
        </div>
      )}
    </CallState>
  )
}
