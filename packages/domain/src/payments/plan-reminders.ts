/** When a person is reminded that what they hold ends: a week before, a day before, and at the end, when the days of grace begin. */
import type { NotificationType } from '@maktab/contracts/people/notifications'
import type { HeldSubscription } from './entitlement.ts'

const day = 86_400_000

/** Days before the end, the furthest first. */
const reminded = [
  { days: 7, notification_type: 'plan_ends_in_week' },
  { days: 1, notification_type: 'plan_ends_tomorrow' },
  { days: 0, notification_type: 'plan_ended' },
] as const satisfies readonly { readonly days: number; readonly notification_type: NotificationType }[]

export const planReminderTypes = reminded.map(({ notification_type }) => notification_type)
export type PlanReminderType = (typeof reminded)[number]['notification_type']

export interface PlannedReminder {
  readonly end_on: Date
  readonly remind_on: Date
}

/** Undefined where nothing ends any more, or ever. Of plans that follow each other the last is meant. */
export function nextPlanReminder(subscriptions: readonly HeldSubscription[], now: Date): PlannedReminder | undefined {
  const end_on = lastOf(subscriptions)?.end_on
  if (!end_on) return undefined
  const moments = reminded.map(({ days }) => new Date(end_on.getTime() - days * day))
  const remind_on = moments.find((moment) => moment > now)
  return remind_on && { end_on, remind_on }
}

export interface DuePlanReminder {
  readonly notification_type: PlanReminderType
  readonly subscription_guid: string
}

/** What is to be said now, of the reminders whose moment came the latest; undefined where what they hold ends at another time than was planned for. */
export function duePlanReminder(
  subscriptions: readonly HeldSubscription[],
  planned_end: Date,
  now: Date,
): DuePlanReminder | undefined {
  const last = lastOf(subscriptions)
  if (last?.end_on?.getTime() !== planned_end.getTime()) return undefined
  const due = reminded.findLast(({ days }) => planned_end.getTime() - days * day <= now.getTime())
  return due && { notification_type: due.notification_type, subscription_guid: last.subscription_guid }
}

/** The one that goes on longest; for ever before all. What was taken back counts no more. */
function lastOf(subscriptions: readonly HeldSubscription[]): HeldSubscription | undefined {
  const end = ({ end_on }: HeldSubscription) => end_on?.getTime() ?? Infinity
  return subscriptions
    .filter(({ ended_on }) => ended_on === null)
    .reduce<HeldSubscription | undefined>((best, one) => (!best || end(one) > end(best) ? one : best), undefined)
}
