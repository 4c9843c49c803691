import { listNotifications, readNotifications } from '@maktab/client/calls/people/notifications.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { Notification } from '@maktab/contracts/people/notifications'
import { useAnswers } from '#page/use-answers.tsx'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSay } from '#page/use-say.ts'
import { useT } from '#language/use-t.ts'
import { noteUnread } from './notification-count.ts'

/** As many as one command takes. */
const most = 200

/** Marks notifications as read. One that was only opened stays unread where that fails, and nobody has to be told; who asked for all is. */
export function useReading() {
  const { client } = useConnection()
  const t = useT()
  const say = useSay()
  const answers = useAnswers()
  const { run } = useCommand(readNotifications)
  const [isBusy, setBusy] = useState(false)

  async function read(
    list: readonly Pick<Notification, 'users_notification_id'>[],
  ): Promise<Exclude<AnyAnswer, { ok: true }> | undefined> {
    const answer = await run({
      users_notification_ids: list.slice(0, most).map(({ users_notification_id }) => users_notification_id),
    })
    if (!answer.ok) return answer
    noteUnread(answers, answer.value.unread)
    await answers.refresh({ key: [listNotifications.name] })
    return undefined
  }

  /** Also those on pages that are not drawn. What arrives meanwhile stays unread: nobody saw it. */
  async function readAll(): Promise<void> {
    setBusy(true)
    try {
      const found: Notification[] = []
      for (let page = 1, pages = 1; page <= pages && found.length < most; page += 1) {
        const { answer } = await client.ask(listNotifications, { page })
        if (!answer.ok) return say({ text: explain(t, answer), tone: 'error' })
        const { list, total_pages, unread } = answer.value
        found.push(...list.filter(({ is_read }) => !is_read))
        pages = found.length >= unread ? page : total_pages
      }
      const failed = found.length > 0 ? await read(found) : undefined
      if (failed !== undefined) say({ text: explain(t, failed), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { read, readAll, isBusy }
}
