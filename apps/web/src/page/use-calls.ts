/** The two hooks that a screen knows. Whether the answer is local or remote is not the screen's business. */
import type { AnyAnswer, Answer, ClientCall, Failure } from '@maktab/client/call'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { Asked } from '@maktab/client/routing'
import type { AnyCommand, AnyQuery, Input, Output, RefusalOf } from '@maktab/contracts/call'
import { useCallback, useState } from 'react'
import { useLanguage } from '#language/use-language.ts'
import { useConnection } from '#calls/connection.ts'
import { noteSaid } from '#calls/explain.ts'
import { useNoteLastSeen } from './last-seen.ts'
import { useAnswer, useAnswers } from './use-answers.tsx'

/** What a screen knows of a question: `V` the value, `R` the refusals that its call lists. */
export type QueryState<V, R extends string> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: V; readonly from: 'server' | 'device'; refresh(): void }
  | { readonly state: 'refused'; readonly refusal: R; refresh(): void }
  | { readonly state: 'failed'; readonly failure: Failure; refresh(): void }

export type StateOf<C extends AnyQuery> = QueryState<Output<C>, RefusalOf<C>>

/**
 * Asks, keeps the answer while screens want it, and asks again when rows changed. `enabled: false` stays loading; with `showsBefore` the
 * answer to the question before stands until this one's is there, as with another page or order of a list.
 */
export function useQuery<C extends AnyQuery>(
  call: ClientCall<C>,
  input: Input<C>,
  options: { readonly enabled?: boolean; readonly showsBefore?: boolean } = {},
): StateOf<C> {
  const { client, store } = useConnection()
  const { code } = useLanguage()
  const answers = useAnswers()
  const key = [call.name, input, code]
  const { value, isBroken, askAgain } = useAnswer<Asked<C>>(
    {
      key,
      ask: async (signal) => {
        const asked = withMoment(call, await client.ask(call, input, { signal }), store.syncState().synced_on)
        const before = answers.get<Asked<C>>(key)
        // What is shown stays; that it could not be renewed is said beside it (decision 0051).
        if (before?.answer.ok === true && isPassing(asked.answer)) return before
        // The corner says it (seed 001 §8); the screen only offers to ask again.
        if (!isSystemError(asked.answer)) noteSaid(asked.answer)
        return asked
      },
    },
    { isAsked: options.enabled ?? true, showsBefore: options.showsBefore ?? false },
  )
  useNoteLastSeen(value?.seen_on)
  const refresh = () => void askAgain()
  if (value === undefined) return isBroken ? { state: 'failed', failure: 'broken', refresh } : { state: 'loading' }
  const { answer, from } = value
  if (answer.ok) return { state: 'ready', value: answer.value, from, refresh }
  if ('refusal' in answer) return { state: 'refused', refusal: answer.refusal, refresh }
  return { state: 'failed', failure: answer.failure, refresh }
}

const isSystemError = (answer: AnyAnswer) => !answer.ok && 'failure' in answer && answer.failure === 'system_error'

/** What the device itself made of its rows is as of the last pull. */
function withMoment<C extends AnyQuery>(call: ClientCall<C>, asked: Asked<C>, synced_on: string | null): Asked<C> {
  if (call.flags.kept !== true || asked.from === 'server' || !asked.answer.ok || synced_on === null) return asked
  return { seen_on: synced_on, ...asked }
}

/** Failures of the line and of the server's day, not of the question. */
function isPassing(answer: AnyAnswer): boolean {
  return (
    !answer.ok &&
    'failure' in answer &&
    ['unreachable', 'offline', 'broken', 'system_error', 'too_many_requests'].includes(answer.failure)
  )
}

export interface CommandRun<C extends AnyCommand> {
  run(input: Input<C>, files?: readonly QueuedFile[]): Promise<Answer<C>>
  readonly isBusy: boolean
}

/** Gives a command; what screens show is asked again once it is accepted. Calls that show nothing (mute) change nothing shown. */
export function useCommand<C extends AnyCommand>(call: ClientCall<C>): CommandRun<C> {
  const { client } = useConnection()
  const answers = useAnswers()
  const [running, setRunning] = useState(0)
  const run = useCallback(
    async (input: Input<C>, files: readonly QueuedFile[] = []): Promise<Answer<C>> => {
      setRunning((count) => count + 1)
      try {
        const answer = await client.perform(call, input, files)
        if (answer.ok && call.flags.mute !== true) void answers.refresh()
        return answer
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [answers, call, client],
  )
  return { run, isBusy: running > 0 }
}
