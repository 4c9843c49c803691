/** The wall while there is no network: the server's rule over what was pulled, at the time of the server as this device knows it. */
import { accept, refuse } from '@maktab/contracts/outcome'
import type { SqlRow } from '@maktab/device/database'
import { entitlementOf } from '@maktab/domain/payments/entitlement'
import { isClosed } from '@maktab/domain/payments/wall'
import type { LocalCallName, LocalContext, LocalHandlers, NamedHandler } from '../local-handler.ts'
import { findRows, type LocalRow } from '../local-tables.sql.ts'
import { readLessonsBeforeWall } from './wall.sql.ts'

/** A content is asked for in whichever lesson has it. */
interface AskedFor {
  readonly lesson_guid?: string
  readonly content_id?: number
}

/** Calls that give lessons away from the device. */
const giving = new Set<string>(['listModules', 'launchContent'] satisfies LocalCallName[])

/** The same handlers; of several lessons that have a content one that is open is enough. */
export function behindWall<const H extends Partial<LocalHandlers>>(handlers: H): H {
  const guarded =
    (handler: NamedHandler): NamedHandler =>
    async (context, asked) =>
      (await isBehindWall(context, asked)) ? refuse('payment_required') : handler(context, asked)
  const marking =
    (handler: LocalHandlers['listLessons']): LocalHandlers['listLessons'] =>
    async (context, asked) => {
      const answer = await handler(context, asked)
      if (!answer.ok || !(await isLimited(context))) return answer
      const nothing = { lesson_guid: null, content_id: null }
      const { db, actor } = context
      const lessons = await readLessonsBeforeWall(db, actor.user_id, { ...nothing, course_id: asked.course_id })
      const closed = new Set(lessons.filter(isClosedLesson).map(({ lesson_guid }) => lesson_guid))
      const { list } = answer.value
      const marked = list.map((lesson) => ({ ...lesson, is_closed: closed.has(lesson.lesson_guid) }))
      return accept({ ...answer.value, list: marked })
    }
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      giving.has(name)
        ? guarded(handler as NamedHandler)
        : name === ('listLessons' satisfies LocalCallName)
          ? marking(handler as LocalHandlers['listLessons'])
          : handler,
    ]),
  ) as H
}

/** Whether something is closed to the person at all. */
async function isLimited({ db, actor, given }: LocalContext): Promise<boolean> {
  const [held] = await findRows(db, 'entitlements', 'user_id = ?', [actor.user_id])
  return held !== undefined && !entitlementOf(factsOf(held), given).has_full_access
}

const isClosedLesson = ({ is_first, is_begun, is_set }: SqlRow): boolean =>
  isClosed({ isFirst: is_first === 1, isBegun: is_begun === 1, isSet: is_set === 1 }, { has_full_access: false })

async function isBehindWall(context: LocalContext, { lesson_guid, content_id }: AskedFor): Promise<boolean> {
  if (!(await isLimited(context))) return false
  const { db, actor } = context
  const lessons = await readLessonsBeforeWall(db, actor.user_id, {
    lesson_guid: lesson_guid ?? null,
    content_id: content_id ?? null,
    course_id: null,
  })
  return lessons.length > 0 && lessons.every(isClosedLesson)
}

function factsOf({ created_on, subscriptions }: LocalRow<'entitlements'>) {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return {
    created_on: new Date(created_on),
    is_pending: false,
    subscriptions: subscriptions.map((one) => ({
      ...one,
      start_on: new Date(one.start_on),
      end_on: moment(one.end_on),
      ended_on: moment(one.ended_on),
    })),
  }
}
