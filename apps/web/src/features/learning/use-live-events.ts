/** Asks again whatever is shown of questions asked live, as soon as the server says that something moved. */
import { openEventStream, type EventStream } from '@maktab/client/event-stream'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '#calls/connection.ts'

/** Names of the calls whose answers move. */
const moving: ReadonlySet<unknown> = new Set(['readRunningClickers', 'readClicker'])

/** One stream for everything on the page that listens; none while nobody looks at it. */
export function useLiveEvents(): void {
  const { boot, session } = useConnection()
  const answers = useQueryClient()
  useEffect(() => {
    const askAgain = () => void answers.invalidateQueries({ predicate: ({ queryKey }) => moving.has(queryKey[0]) })
    const base = boot.capabilities.learningBase ?? new URL('/api/', document.baseURI).href
    let stream: EventStream | undefined
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        stream?.close()
        stream = undefined
        return
      }
      stream ??= openEventStream({
        address: new URL('events', base).href,
        fetch: (address, request) => fetch(address, request),
        token: () => session.current()?.auth_token || undefined,
        renew: async (rejected) => (await session.renew(rejected)) !== 'over',
        onEvent: askAgain,
        setTimer: (work, milliseconds) => window.setTimeout(work, milliseconds),
        clearTimer: (timer) => window.clearTimeout(timer as number),
        chance: Math.random,
      })
    }
    const hurry = () => stream?.hurry()
    const stopHearing = session.onChange((person) => {
      if (person !== undefined) return
      stream?.close()
      stream = undefined
    })
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', hurry)
    return () => {
      stream?.close()
      stopHearing()
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('online', hurry)
    }
  }, [boot, session, answers])
}
