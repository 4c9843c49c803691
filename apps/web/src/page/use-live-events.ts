/** Asks again whatever is shown of questions asked live, of work and of the streams of classes, as soon as the server says that something moved. */
import { openEventStream, type EventStream, type StreamedEvent } from '@maktab/client/event-stream'
import type { CallName } from '@maktab/contracts/catalogue'
import { useEffect } from 'react'
import { useConnection, type Connection } from '#calls/connection.ts'
import { pageTimers } from '#browser/page-timers.ts'
import type { Answers } from './answers.ts'
import { useAnswers } from './use-answers.tsx'

/** Names of the calls whose answers move, by what the server says. */
const moving = {
  clicker: ['readRunningClickers', 'readClicker'],
  work: [
    'listTaughtAssignments',
    'readTaughtAssignment',
    'listSubmissions',
    'listMarkingQueue',
    'readMarksGrid',
    'listScoreHistory',
    'listSetAssignments',
    'readSetAssignment',
    'listPosts',
    'listNotifications',
  ],
  stream: ['listStreamPosts', 'readStreamPost', 'listStreamComments', 'listClassLibrary', 'listNotifications'],
} as const satisfies Readonly<Record<string, readonly CallName[]>>

/** Ends a stream that parts of the page share, once the last of them has left. */
interface Shared {
  parts: number
  end(): void
}

const shared = new WeakMap<Answers, Shared>()

/** One stream for everything on the page that listens; none while nobody looks at it. */
export function useLiveEvents(): void {
  const connection = useConnection()
  const answers = useAnswers()
  useEffect(() => {
    const here = shared.get(answers) ?? {
      parts: 0,
      end: followEvents(connection, askingAgain(answers)),
    }
    shared.set(answers, here)
    here.parts += 1
    return () => {
      here.parts -= 1
      if (here.parts > 0) return
      shared.delete(answers)
      here.end()
    }
  }, [connection, answers])
}

/** Follows the events while the page is looked at; answers what ends it. A page that was hidden, or whose device slept, begins anew and asks for everything. */
function followEvents({ boot, session }: Connection, onEvent: (event: StreamedEvent) => void): () => void {
  const base = boot.capabilities.learningBase ?? new URL('/api/', document.baseURI).href
  let stream: EventStream | undefined
  const leave = () => {
    stream?.close()
    stream = undefined
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') return leave()
    stream ??= openEventStream({
      address: new URL('events', base).href,
      fetch: (address, request) => fetch(address, request),
      token: () => session.current()?.auth_token || undefined,
      renew: async (rejected) => (await session.renew(rejected)) !== 'over',
      onEvent,
      ...pageTimers,
      chance: Math.random,
    })
  }
  const hurry = () => stream?.hurry()
  const stopHearing = session.onChange((person) => person === undefined && leave())
  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', hurry)
  return () => {
    leave()
    stopHearing()
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', hurry)
  }
}

/**
 * A stream that begins with a page hears `anew` just after the page has asked: what is younger than this is not asked again for it.
 * A question asked live must not be late by that much, and is.
 */
const freshMs = 30_000

/** Asks for what moved; for everything where that is not known. */
function askingAgain(answers: Answers): (event: StreamedEvent) => void {
  const ask = (calls: readonly CallName[], youngerThan = 0) => {
    const names: ReadonlySet<unknown> = new Set(calls)
    return answers.refresh({
      chosen: ({ key, updatedAt }) => names.has(key[0]) && (youngerThan === 0 || Date.now() - updatedAt > youngerThan),
    })
  }
  const asking: Readonly<Record<string, () => void>> = {
    clicker: oneAfterTheOther(() => ask(moving.clicker)),
    work: oneAfterTheOther(() => ask(moving.work)),
    stream: oneAfterTheOther(() => ask(moving.stream)),
    anew: oneAfterTheOther(() => Promise.all([ask(moving.clicker), ask([...moving.work, ...moving.stream], freshMs)])),
  }
  return ({ name }) => asking[name]?.()
}

/**
 * Forty answers in a few seconds are forty events. Asking at each would break off the asking before it, and on a slow network nothing would ever
 * come: what is heard meanwhile is asked for once, when that has come.
 */
function oneAfterTheOther(ask: () => Promise<unknown>): () => void {
  let isAsking = false
  let isHeard = false
  const again = () => {
    isHeard = isAsking
    if (isAsking) return
    isAsking = true
    void ask().finally(() => {
      isAsking = false
      if (isHeard) again()
    })
  }
  return again
}
