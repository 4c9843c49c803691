/** How many notifications nobody has looked at yet: one figure for the bell and the list, asked for rarely. */
import { listNotifications } from '@maktab/client/calls/people/notifications.generated'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'
import type { Answers } from '#page/answers.ts'
import { useAnswers, useAnswerState } from '#page/use-answers.tsx'
import { readPushMessage } from '#worker/push-messages.ts'

/** Milliseconds. */
const firstLook = 2_000
const betweenLooks = 5 * 60_000

const key = ['unread notifications']

export function noteUnread(answers: Answers, unread: number): void {
  answers.set(key, unread)
}

/** Undefined until it is known. Whoever shows it keeps it fresh with `useUnreadLooks`. */
export function useUnread(): number | undefined {
  return useAnswerState<number>(key).value
}

/**
 * Asks again when the page comes to the front, when rows were pulled and when a network is back, but at most once in five
 * minutes; at once where a push says that there is something.
 */
export function useUnreadLooks({ isOn }: { readonly isOn: boolean }): void {
  const { client, store } = useConnection()
  const answers = useAnswers()
  useEffect(() => {
    if (!isOn) return
    let lookedAt = -Infinity
    async function look(): Promise<void> {
      lookedAt = performance.now()
      const { answer } = await client.ask(listNotifications, { page: 1 })
      if (answer.ok) noteUnread(answers, answer.value.unread)
    }
    const lookIfDue = () => {
      if (document.visibilityState === 'visible' && performance.now() - lookedAt >= betweenLooks) void look()
    }
    const hear = ({ data }: MessageEvent) => {
      if (readPushMessage(data, location.origin)?.kind !== 'push-arrived') return
      void look()
      void answers.refresh({ key: [listNotifications.name] })
    }
    // The first screen's own questions go first.
    const first = window.setTimeout(lookIfDue, firstLook)
    const stopPulled = store.onPulled(lookIfDue)
    document.addEventListener('visibilitychange', lookIfDue)
    window.addEventListener('online', lookIfDue)
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    worker?.addEventListener('message', hear)
    return () => {
      window.clearTimeout(first)
      stopPulled()
      document.removeEventListener('visibilitychange', lookIfDue)
      window.removeEventListener('online', lookIfDue)
      worker?.removeEventListener('message', hear)
    }
  }, [isOn, client, store, answers])
}
