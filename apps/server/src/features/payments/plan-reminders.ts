/** Whoever pays is told: that the money came or did not, and before what they hold ends. The office finds what waits among its tasks. */
import type { NotificationType } from '@maktab/contracts/people/notifications'
import { duePlanReminder, nextPlanReminder } from '@maktab/domain/payments/plan-reminders'
import { wordsIn } from '@maktab/domain/payments/plans'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { lockPayer, readHeld } from '#features/payments/entitlements.sql.ts'
import {
  closeEarlierReminders,
  readDuePlanReminders,
  readToldPayer,
  savePlanReminders,
  takePlanReminder,
  type Holder,
} from '#features/payments/plan-reminders.sql.ts'
import { notify } from '#features/people/notifications.sql.ts'
import { openDueMoments, type DueMomentsParts } from '#jobs/due-moments.ts'
import type { Job } from '#jobs/job.ts'

type Told = Extract<NotificationType, `payment_${string}` | `plan_${string}`>

/** Says it under the title of the plan, in the person's language. */
export async function tellPayer(
  db: Kysely<Tables>,
  holder: Holder,
  { notification_type, subscription_guid }: { readonly notification_type: Told; readonly subscription_guid: string },
  now: Date,
): Promise<void> {
  const payer = await readToldPayer(db, holder, subscription_guid)
  if (!payer) return
  const { tenant_id, institution_id, user_id } = holder
  await notify(db, {
    tenant_id,
    institution_id,
    user_ids: [user_id],
    role: payer.is_learner ? 'learner' : 'teacher',
    notification_type,
    subject: wordsIn(payer.plan_title, payer.language),
    assignment_id: null,
    class_id: null,
    now,
  })
}

/** Writes down when these people of a school are reminded next, after what they hold changed. */
export async function planReminders(
  db: Kysely<Tables>,
  school: Omit<Holder, 'user_id'>,
  user_ids: readonly number[],
  now: Date,
): Promise<void> {
  const held = await readHeld(db, school.institution_id, user_ids)
  await savePlanReminders(
    db,
    school,
    [...held].map(([user_id, subscriptions]) => ({ user_id, planned: nextPlanReminder(subscriptions, now) })),
  )
}

/** Answers how many reminders were due. */
export function openPlanReminder(parts: DueMomentsParts): Job {
  return openDueMoments(parts, {
    pauseMs: 60_000,
    readDue: readDuePlanReminders,
    async keep(db, school, { user_id, end_on, remind_on }, now) {
      const holder = { ...school, user_id }
      // A payment that is settled at the same moment is waited for, and then counts.
      await lockPayer(db, holder)
      if (!(await takePlanReminder(db, holder, remind_on))) return undefined
      const subscriptions = (await readHeld(db, school.institution_id, [user_id])).get(user_id) ?? []
      const due = duePlanReminder(subscriptions, end_on, now)
      if (due) {
        await closeEarlierReminders(db, holder, now)
        await tellPayer(db, holder, due, now)
      }
      await savePlanReminders(db, school, [{ user_id, planned: nextPlanReminder(subscriptions, now) }])
      return undefined
    },
  })
}
