/** What a person sees of calls beside what screens show: the loader, the screen for important ones, and failures that no screen says (seed 000 §7, §8). */
import type { AnyAnswer, ClientCall, Failure } from './call.ts'
import type { Client } from './routing.ts'

/** Milliseconds. `loader`: a quick call does not flash; `screens`: what a screen has to put a failure into words itself. */
export const watchTimes = { loader: 600, screens: 250 } as const

/** What covers the page now. */
export interface Watched {
  readonly loader: { readonly text: string | undefined } | undefined
  /** The last important call failed; `isBusy` while it is repeated. */
  readonly oops: { readonly isBusy: boolean } | undefined
}

export interface CallWatch {
  state(): Watched
  /** Heard at once, before the call's answer reaches whoever asked. */
  onChange(listener: () => void): () => void
  /** Repeats the last important call that failed. */
  retry(): void
  /** Hands the failure to whoever gave the call. */
  giveUp(): void
  /** An important call succeeded after all: what is shown is asked again. */
  onRepaired(listener: () => void): () => void
  watch(client: Client): Client
}

export interface WatchOptions {
  readonly setTimer: (work: () => void, milliseconds: number) => unknown
  readonly clearTimer: (timer: unknown) => void
  /** A screen has put this very answer into words. */
  readonly isSaid: (answer: AnyAnswer) => boolean
  /** Says a failure that no screen has said. */
  readonly say: (failure: Failure) => void
  /** A mobile application without a network: its person knows (seed 000 §8). */
  readonly isQuietOffline: () => boolean
}

/** The way in says that a session is over; a call without a required field is only logged. */
const neverSaid: readonly Failure[] = ['signed_out', 'incomplete']
const ofTheLine: readonly Failure[] = ['unreachable', 'offline']
/** What may be different the next time. A device without internet is no error: the screen says it beside what is typed. */
const passing: readonly Failure[] = ['unreachable', 'broken', 'system_error', 'too_many_requests']

type Wish = 'retry' | 'give up'

interface Followed<T> {
  readonly call: ClientCall
  readonly input: unknown
  readonly attempt: () => Promise<T>
  readonly answerOf: (given: T) => AnyAnswer
  readonly loaderText?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const failureOf = (answer: AnyAnswer): Failure | undefined =>
  !answer.ok && 'failure' in answer ? answer.failure : undefined

export function createCallWatch({ setTimer, clearTimer, isSaid, say, isQuietOffline }: WatchOptions): CallWatch {
  const listeners = new Set<() => void>()
  const repaired = new Set<() => void>()
  let state: Watched = { loader: undefined, oops: undefined }
  let loading = 0
  let decide: ((wish: Wish) => void) | undefined

  function show(part: Partial<Watched>): void {
    state = { ...state, ...part }
    listeners.forEach((tell) => tell())
  }

  async function follow<T>(followed: Followed<T>): Promise<T> {
    const { call, input, attempt, answerOf } = followed
    const isMuted = call.flags.mute === true || (input as { isMute?: unknown } | null)?.isMute === true
    if (isMuted) return attempt()
    let given = await withLoader(followed)
    if (call.flags.important === true) given = await insist(followed, given)
    const answer = answerOf(given)
    const failure = failureOf(answer)
    // Whoever left the screen that asked has nothing to hear of it.
    if (failure !== undefined && !neverSaid.includes(failure) && followed.signal?.aborted !== true)
      setTimer(() => sayUnlessSaid(answer, failure), watchTimes.screens)
    return given
  }

  function sayUnlessSaid(answer: AnyAnswer, failure: Failure): void {
    if (isSaid(answer) || (ofTheLine.includes(failure) && isQuietOffline())) return
    say(failure)
  }

  async function withLoader<T>({ call, attempt, loaderText: text }: Followed<T>): Promise<T> {
    if (call.flags.loader !== true) return attempt()
    loading += 1
    const timer = setTimer(() => show({ loader: { text } }), watchTimes.loader)
    try {
      return await attempt()
    } finally {
      loading -= 1
      clearTimer(timer)
      if (loading === 0 && state.loader !== undefined) show({ loader: undefined })
    }
  }

  /** Keeps whoever gave the call waiting while the person may try again: they get the answer that comes in the end. */
  async function insist<T>({ attempt, answerOf, signal }: Followed<T>, first: T): Promise<T> {
    let given = first
    const hasFailed = () => passing.includes(failureOf(answerOf(given)) ?? 'incomplete') && signal?.aborted !== true
    while (hasFailed()) {
      // Only the last one is repeated.
      decide?.('give up')
      const wish = await askPerson(signal)
      if (wish === 'give up') return given
      show({ oops: { isBusy: true } })
      const mine = decide
      given = await attempt()
      if (!hasFailed() && decide === mine) close()
      if (answerOf(given).ok) repaired.forEach((tell) => tell())
    }
    return given
  }

  function askPerson(signal: AbortSignal | undefined): Promise<Wish> {
    return new Promise((resolve) => {
      decide = resolve
      signal?.addEventListener('abort', () => {
        if (decide === resolve) close()
        resolve('give up')
      })
      show({ oops: { isBusy: false } })
    })
  }

  function close(): void {
    decide = undefined
    show({ oops: undefined })
  }

  return {
    state: () => state,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRepaired(listener) {
      repaired.add(listener)
      return () => repaired.delete(listener)
    },
    retry: () => decide?.('retry'),
    giveUp() {
      decide?.('give up')
      close()
    },
    watch: (client) => ({
      ask: (call, input, options = {}) =>
        follow({
          call,
          input,
          signal: options.signal,
          attempt: () => client.ask(call, input, options),
          answerOf: ({ answer }) => answer as AnyAnswer,
        }),
      perform: (call, input, files, options = {}) =>
        follow({
          call,
          input,
          loaderText: options.loaderText,
          attempt: () => client.perform(call, input, files, options),
          answerOf: (answer) => answer as AnyAnswer,
        }),
    }),
  }
}
