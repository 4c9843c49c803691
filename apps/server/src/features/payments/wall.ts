/** The wall, where it holds: calls that give lessons away ask it before they run (seed 000 §6). */
import { accept } from '@maktab/contracts/outcome'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { launchContent } from '@maktab/contracts/viewers/launch'
import { entitlementOf } from '@maktab/domain/payments/entitlement'
import { hasWall } from '@maktab/domain/payments/wall'
import type { Answered, Handler, SchoolContext } from '#calls/handle.ts'
import { readHolding } from '#features/payments/entitlements.sql.ts'
import { soldTo, type Selling } from '#features/payments/selling.ts'
import { readClosed } from '#features/payments/wall.sql.ts'

/** What a call may ask for that belongs to a lesson. */
interface AskedFor {
  readonly lesson_guid?: string
  readonly content_id?: number
  readonly content_ids?: readonly number[]
  readonly lesson_guids?: readonly string[]
  readonly cms_course_ids?: readonly number[]
}

type ListRun = (context: SchoolContext, asked: never) => Answered<typeof listLessons>

/**
 * The same calls, refused where what they ask for belongs to a plan that the learner has not paid. What a learner did is sent through
 * other calls, which no wall stands before. Where a tenant sells nothing to the person, nothing is asked of the database.
 */
export function behindWall<const H extends Readonly<Record<string, Handler>>>(handlers: H, selling: Selling): H {
  /** Whether something is closed to the person at all. */
  const isLimited = async ({ db, actor, now }: SchoolContext): Promise<boolean> => {
    const sold = soldTo(selling, actor)
    const { role } = actor
    if (!sold || !hasWall(sold.capabilities, { role, isConsumer: sold.isConsumer, hasPlans: true })) return false
    const holding = await readHolding(db, actor)
    return holding.has_plans && !entitlementOf(holding, now).has_full_access
  }
  const guard = async (context: SchoolContext, asked: AskedFor) => {
    if (!(await isLimited(context))) return undefined
    const { db, actor } = context
    const { lesson_guid, content_id, content_ids = [], lesson_guids = [], cms_course_ids = [] } = asked
    const isNamed = content_ids.length + lesson_guids.length > 0
    const lessons = {
      lesson_guids: lesson_guid === undefined ? lesson_guids : [lesson_guid],
      content_ids: content_id === undefined ? content_ids : [content_id],
      // Beside lessons or contents they only narrow what is asked for.
      course_ids: isNamed ? [] : cms_course_ids,
    }
    return (await readClosed(db, actor, lessons)).size > 0 ? ('payment_required' as const) : undefined
  }
  /** The list stays whole; each lesson in it says whether it is closed. */
  const marking =
    (run: ListRun): ListRun =>
    async (context, asked) => {
      const answer = await run(context, asked)
      if (!answer.ok || !(await isLimited(context))) return answer
      const { list } = answer.value
      const lesson_guids = list.map(({ lesson_guid }) => lesson_guid)
      const closed = await readClosed(context.db, context.actor, { lesson_guids, content_ids: [], course_ids: [] })
      const marked = list.map((lesson) => ({ ...lesson, is_closed: closed.has(`lesson ${lesson.lesson_guid}`) }))
      return accept({ ...answer.value, list: marked })
    }
  const giving = new Set<string>([listModules.path, launchContent.path, downloadContents.path])
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      handler.place !== 'school'
        ? handler
        : giving.has(handler.call.path)
          ? { ...handler, guard }
          : handler.call.path === listLessons.path
            ? { ...handler, run: marking(handler.run as ListRun) }
            : handler,
    ]),
  ) as H
}
