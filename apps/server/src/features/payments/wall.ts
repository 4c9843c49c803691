/** The wall, where it holds: calls that give lessons away ask it before they run (seed 000 §6). */
import { listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { launchContent } from '@maktab/contracts/viewers/launch'
import { entitlementOf } from '@maktab/domain/payments/entitlement'
import { hasWall } from '@maktab/domain/payments/wall'
import type { Handler, SchoolContext } from '#calls/handle.ts'
import { readHolding } from '#features/payments/entitlements.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { hasClosedLesson } from '#features/payments/wall.sql.ts'

/** What a call may ask for that belongs to a lesson. */
interface AskedFor {
  readonly lesson_guid?: string
  readonly content_id?: number
  readonly content_ids?: readonly number[]
  readonly lesson_guids?: readonly string[]
  readonly cms_course_ids?: readonly number[]
}

/**
 * The same calls, refused where what they ask for belongs to a plan that the learner has not paid. What a learner did is sent through
 * other calls, which no wall stands before. Where a tenant sells nothing to the person, nothing is asked of the database.
 */
export function behindWall<const H extends Readonly<Record<string, Handler>>>(handlers: H, selling: Selling): H {
  const guard = async ({ db, actor, now }: SchoolContext, asked: AskedFor) => {
    const sold = soldTo(selling, actor)
    const { role } = actor
    if (!sold || !hasWall(sold.capabilities, { role, isConsumer: sold.isConsumer, hasPlans: true })) return undefined
    const holding = await readHolding(db, actor)
    if (!holding.has_plans || entitlementOf(holding, now).has_full_access) return undefined
    const { lesson_guid, content_id, content_ids = [], lesson_guids = [], cms_course_ids = [] } = asked
    const isNamed = content_ids.length + lesson_guids.length > 0
    const lessons = {
      lesson_guids: lesson_guid === undefined ? lesson_guids : [lesson_guid],
      content_ids: content_id === undefined ? content_ids : [content_id],
      // Beside lessons or contents they only narrow what is asked for.
      course_ids: isNamed ? [] : cms_course_ids,
    }
    return (await hasClosedLesson(db, actor, lessons)) ? ('payment_required' as const) : undefined
  }
  const giving = new Set<string>([listModules.path, launchContent.path, downloadContents.path])
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      handler.place === 'school' && giving.has(handler.call.path) ? { ...handler, guard } : handler,
    ]),
  ) as H
}
