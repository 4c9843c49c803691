import { readDueEventReminders, takeEventReminder } from '#features/events/event-reminders.sql.ts'
import { tellEvent } from '#features/events/telling.ts'
import { openDueMoments, type DueMomentsParts } from '#jobs/due-moments.ts'
import type { Job } from '#jobs/job.ts'

/** Reminds classes of what begins soon; answers how many reminders were due. */
export function openEventReminder(parts: DueMomentsParts): Job {
  return openDueMoments(parts, {
    pauseMs: 10_000,
    readDue: readDueEventReminders,
    async keep(db, school, reminder, now) {
      const title = await takeEventReminder(db, school, reminder, now)
      const { event_id } = reminder
      if (title !== undefined) await tellEvent(db, school, { event_id, title, notification_type: 'event_soon', now })
      return undefined
    },
  })
}
