/** Reminding learners of work: at their teacher's wish, and a day before it is due. */
import type { Kysely } from 'kysely'
import { remindLearners } from '@maktab/contracts/assignments/reminders'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReminder, dueSoonOn, quietUntil } from '@maktab/domain/assignments/reminders'
import { inside } from '#calls/handle.ts'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import {
  putOffReminder,
  readDueDates,
  readDueReminders,
  readTimeZone,
  saveDueReminders,
  saveReminded,
  takeDueReminder,
  takeWorksToRemind,
} from '#features/assignments/reminders.sql.ts'
import { tellOfWork } from '#features/assignments/scheduled-work.ts'
import { openDueMoments, type DueMomentsParts } from '#jobs/due-moments.ts'
import type { Job } from '#jobs/job.ts'

export const reminders = {
  remindLearners: inside(remindLearners, async ({ db, actor, now }, { assignment_id, user_ids }) => {
    const found = await takeWorksToRemind(db, actor, { assignment_id, user_ids })
    if (!found) return refuse('not_found')
    const decision = decideReminder({ facts: found, now })
    if (!decision.ok) return decision
    const reminded = new Set(decision.value.user_ids)
    if (reminded.size === 0) return accept({ told: 0 })
    await saveReminded(db, actor, { assignment_id, user_ids: [...reminded], now })
    const byClass = new Map<number, number[]>()
    for (const { class_id, user_id } of found.works) {
      if (reminded.has(user_id)) byClass.set(class_id, [...(byClass.get(class_id) ?? []), user_id])
    }
    const learners = [...byClass].map(([class_id, ids]) => ({ class_id, user_ids: ids }))
    const { title } = found
    await tellOfWork(db, actor, { assignment_id, title, notification_type: 'work_reminder', learners }, now)
    return accept({ told: reminded.size })
  }),
}

/** Plans anew when the learners of an assignment are told that it is due soon, each by their own date. */
export async function planDueReminders(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  assignment_id: string,
  now: Date,
): Promise<void> {
  const dates = await readDueDates(db, institution_id, assignment_id)
  const planned = dates.flatMap((due_date) => {
    const remind_on = dueSoonOn(due_date, now)
    return remind_on === undefined ? [] : [{ due_date, remind_on }]
  })
  await saveDueReminders(db, { tenant_id, institution_id }, assignment_id, planned)
}

/** Tells learners that work is due soon; answers how many reminders were due. In quiet hours of their school they wait. */
export function openDueReminder(parts: DueMomentsParts): Job {
  return openDueMoments(parts, {
    pauseMs: 60_000,
    readDue: readDueReminders,
    async keep(db, school, reminder, now) {
      const { institution_id, assignment_id } = reminder
      const until = quietUntil(now, (await readTimeZone(db, institution_id)) ?? 'UTC')
      if (until !== undefined) {
        await putOffReminder(db, school, reminder, until)
        return undefined
      }
      const learners = await takeDueReminder(db, school, reminder, now)
      const [first] = learners
      if (!first) return undefined
      const told = { assignment_id, title: first.title, notification_type: 'work_due_soon' as const, learners }
      await tellOfWork(db, school, told, now)
      return undefined
    },
  })
}
