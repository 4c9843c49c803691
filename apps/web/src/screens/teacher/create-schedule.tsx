import { readEvent } from '@maktab/client/calls/events/events.generated'
import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import type { Class } from '@maktab/contracts/schools/classes'
import { EmptyState, NoPermissionState, NotFoundState } from '@maktab/ui/feedback/states'
import { useSearchParams } from '#page/router.tsx'
import { CallState } from '#page/call-state.tsx'
import { Path } from '#page/path.tsx'
import { useQuery } from '#page/use-calls.ts'
import { serverNow } from '#browser/server-clock.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { calendarAddress } from '#features/events/calendar-address.ts'
import { EventEditor } from '#features/events/event-editor.tsx'
import { emptyFields, fieldsOf } from '#features/events/event-form.ts'
import { useRefusedEvent } from '#features/events/refused-event.ts'
import styles from '#features/events/events.module.css'

/**
 * Arranges an event (`class_id` and `date` in the address begin the form), or changes one (`event_id`, `occurrence`); with what the school did
 * not take (`refused`).
 */
export function CreateScheduleScreen() {
  const t = useT('application', 'events')
  const [search] = useSearchParams()
  const hasAssignments = useHasAssignments()
  const event_id = search.get('event_id')
  const title = event_id === null ? t('titles.create_event') : t('events.change')
  return (
    <div className={styles['page']}>
      <header>
        <Path over={[{ label: t('titles.calendar'), href: calendarAddress('teacher', hasAssignments) }]} here={title} />
        <h1>{title}</h1>
      </header>
      {event_id === null ? <NewEvent /> : <ChangedEvent event_id={event_id} />}
    </div>
  )
}

function NewEvent() {
  const t = useT('events')
  const { time_zone } = useSession()
  const [search] = useSearchParams()
  const classes = useQuery(listClasses, {})
  const refused = useRefusedEvent(search.get('refused'))
  const date = search.get('date')
  const first = (list: readonly Class[]) =>
    emptyFields({
      now: new Date(serverNow()),
      time_zone,
      class_ids: list.map(({ class_id }) => class_id).filter((id) => String(id) === search.get('class_id')),
      day: date !== null && /^\d{4}-\d\d-\d\d$/.test(date) ? date : undefined,
    })
  return (
    <CallState of={classes} shape="lines">
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={t('events.no_classes')} icon="classes" />
        ) : (
          <EventEditor
            key={refused?.command_id}
            first={{ ...first(list), ...refused?.typedIn(time_zone) }}
            classes={list}
            onSaved={refused?.settle}
          />
        )
      }
    </CallState>
  )
}

function ChangedEvent({ event_id }: { event_id: string }) {
  const t = useT('application', 'events')
  const [search] = useSearchParams()
  const occurrence = search.get('occurrence')
  const refused = useRefusedEvent(search.get('refused'))
  const event = useQuery(readEvent, {
    event_id,
    ...(occurrence !== null && /^\d{1,3}$/.test(occurrence) && { occurrence: Number(occurrence) }),
  })
  return (
    <CallState
      of={event}
      shape="lines"
      refused={{
        not_found: () => (
          <NotFoundState title={t('events.not_found_title')}>{t('events.not_found_body')}</NotFoundState>
        ),
      }}
    >
      {(found) =>
        found.may_change ? (
          <EventEditor
            key={`${event_id} ${found.occurrence} ${refused?.command_id ?? ''}`}
            first={{ ...fieldsOf(found), ...refused?.typedIn(found.time_zone) }}
            classes={[]}
            event={found}
            onSaved={refused?.settle}
          />
        ) : (
          <NoPermissionState title={t('frame.no_permission_title')}>{t('frame.no_permission_body')}</NoPermissionState>
        )
      }
    </CallState>
  )
}
