import type { Doors } from '#db/school.ts'
import { readDueReminders, takeReminder } from '#features/events/event-reminders.sql.ts'
import { tellEvent } from '#features/events/telling.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

export interface Reminding {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}

const betweenLooksMs = 10_000
const mostAtOnce = 20

/** Reminds classes of what begins soon; answers how many reminders were due. */
export function openEventReminder({ doors, clock, onFailure }: Reminding): Job {
  const remindDue = (isClosed: () => boolean) =>
    eachTenant(doors, (tenant_id) => {
      const step = async () => {
        const now = clock()
        const due = await doors.inTenant(tenant_id, (db) => readDueReminders(db, tenant_id, { now, most: mostAtOnce }))
        for (const reminder of due) {
          const { institution_id, event_id } = reminder
          const school = { tenant_id, institution_id }
          await doors.inSchool(school, async (db) => {
            const title = await takeReminder(db, school, reminder, now)
            if (title !== undefined)
              await tellEvent(db, school, { event_id, title, notification_type: 'event_soon', now })
          })
        }
        return due.length
      }
      return inSteps(mostAtOnce, step, isClosed)
    })
  return openJob(remindDue, { pauseMs: betweenLooksMs, onFailure })
}
