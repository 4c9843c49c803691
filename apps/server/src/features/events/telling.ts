/** Whom an event is told to: its classes, and whoever teaches them. */
import type { Kysely } from 'kysely'
import type { NotificationType } from '@maktab/contracts/people/notifications'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { readPeopleOfEvent } from '#features/events/events.sql.ts'
import { notify } from '#features/people/notifications.sql.ts'

interface Told {
  readonly event_id: string
  readonly title: string
  readonly notification_type: Extract<NotificationType, `event_${string}`>
  readonly now: Date
  /** Whose act it is: they know. */
  readonly but?: number
}

export async function tellEvent(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  { event_id, title, notification_type, now, but }: Told,
): Promise<void> {
  const { learners, teachers } = await readPeopleOfEvent(db, institution_id, event_id)
  const told = { tenant_id, institution_id, notification_type, subject: title, event_id, now }
  const about = { assignment_id: null, class_id: null }
  await notify(db, { ...told, ...about, user_ids: learners.filter((id) => id !== but), role: 'learner' })
  await notify(db, { ...told, ...about, user_ids: teachers.filter((id) => id !== but), role: 'teacher' })
}
