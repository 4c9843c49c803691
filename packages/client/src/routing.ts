/** Where a call is answered: by the server, or by the device's own store. The only place that decides it. */
import type { AnyCommand, AnyQuery, Input } from '@maktab/contracts/call'
import type { AnyAnswer, Answer, ClientCall } from './call.ts'
import type { OfflinePort, QueuedFile } from './offline-port.ts'
import type { LastAnswers } from './last-answers.ts'
import { missingFields } from './send.ts'
import type { Sender } from './send.ts'

/** Milliseconds. */
export const patience = {
  /** What waits is sent before a question is asked, so that the answer knows of it; a slow line must not hold the screen. */
  sync: 2_500,
  /** After this long the device answers a question that it can answer. */
  answer: 4_000,
} as const

export interface Asked<C extends AnyQuery> {
  readonly answer: Answer<C>
  readonly from: 'server' | 'device'
  /** ISO: when the server gave what this device shows for want of a network. */
  readonly seen_on?: string
}

export interface ClientOptions {
  readonly sender: Sender
  /** The open store of the person; undefined where the browser has no room for one or nobody is signed in. */
  readonly store: () => Promise<OfflinePort | undefined>
  /** False where the device knows that it has no network; true proves nothing. */
  readonly isOnline: () => boolean
  /** Whether something may wait to be sent. While nothing does, a question goes out before the store is even open. */
  readonly mayWait: () => boolean
  /** Told once something was put into the outbox. */
  readonly onQueued: () => void
  /** Left out: no answer outlives the page. */
  readonly lastAnswers?: LastAnswers | undefined
  readonly log: (message: string) => void
}

export interface Client {
  ask<C extends AnyQuery>(call: ClientCall<C>, input: Input<C>, options?: { signal?: AbortSignal }): Promise<Asked<C>>
  perform<C extends AnyCommand>(
    call: ClientCall<C>,
    input: Input<C>,
    files?: readonly QueuedFile[],
    options?: PerformOptions,
  ): Promise<Answer<C>>
}

export interface PerformOptions {
  /** Of a command that may be given again after the page has closed: however often it arrives, it is done once. */
  readonly command_id?: string
  /** The page is closing: the command is also sent by a request that outlives it, since the store may not get to it. */
  readonly isClosing?: boolean
  /** Its person may take it back for ten seconds, where there is a store: it waits there, also when the page is gone. */
  readonly isHeld?: boolean
  /** What the full-screen loader says, if the call shows one. */
  readonly loaderText?: string
}

interface Found {
  readonly answer: AnyAnswer
  readonly from: 'server' | 'device'
  readonly seen_on?: string
}

export function createClient({ sender, store, isOnline, mayWait, onQueued, lastAnswers, log }: ClientOptions): Client {
  /** Commands on their way into the outbox: a question that follows one must know of it. */
  const entering = new Set<Promise<unknown>>()

  async function ask(call: ClientCall, input: unknown, signal?: AbortSignal): Promise<Found> {
    if (missingFields(call, input).length > 0) return fromServer(await sender.send(call, input))
    if (call.offline === 'local' && call.flags.forcedOnline !== true) return askNearest(call, input, signal)
    const answer = await sender.send(call, input, signal === undefined ? {} : { signal })
    if (!isUnreachable(answer)) return fromServer(answer)
    if (call.offline === 'empty') return { answer: { ok: true, value: undefined }, from: 'device' }
    return { answer: { ok: false, failure: 'offline' }, from: 'device' }
  }

  /** Keeps what the server said; where nobody can say anything now, what it said last. */
  async function orLastSeen(call: ClientCall, input: unknown, found: Found): Promise<Found> {
    const { answer, from } = found
    if (call.flags.kept !== true || lastAnswers === undefined) return found
    if (answer.ok) {
      if (from === 'server') void lastAnswers.keep(call, input, answer.value)
      return found
    }
    if (!('failure' in answer) || answer.failure !== 'offline') return found
    const last = await lastAnswers.find(call, input)
    return last === undefined
      ? found
      : { answer: { ok: true, value: last.value }, from: 'device', seen_on: last.seen_on }
  }

  async function askNearest(call: ClientCall, input: unknown, signal?: AbortSignal): Promise<Found> {
    if (!isOnline() || mayWait()) {
      const device = await store()
      await withinPatience(Promise.allSettled(entering), patience.sync)
      if (device !== undefined && (!isOnline() || (await isStillWaiting(device)))) {
        const own = await answerHere(device, call, input)
        if (own.answer.ok) return own
      }
    }
    const stop = new AbortController()
    signal?.addEventListener('abort', () => stop.abort())
    const remote = sender.send(call, input, { signal: stop.signal }).then(fromServer)
    const first = await withinPatience(remote, patience.answer)
    if (first !== undefined && !isUnreachable(first.answer)) return first
    const device = await store()
    if (device === undefined) return first ?? remote
    const own = await answerHere(device, call, input)
    // "Not found" here only means not pulled yet: a server that is merely slow may know better.
    if (own.answer.ok || first !== undefined) {
      stop.abort()
      return known(own)
    }
    const late = await remote
    return isUnreachable(late.answer) ? known(own) : late
  }

  async function answerHere(device: OfflinePort, call: ClientCall, input: unknown): Promise<Found> {
    try {
      return { answer: await device.answer(call.name, input), from: 'device' }
    } catch (error) {
      log(`${call.path} could not be answered by the device: ${String(error)}`)
      return { answer: { ok: false, failure: 'offline' }, from: 'device' }
    }
  }

  async function perform(
    call: ClientCall,
    input: unknown,
    files: readonly QueuedFile[],
    { command_id, isClosing, isHeld }: PerformOptions,
  ): Promise<AnyAnswer> {
    if (missingFields(call, input).length > 0) return sender.send(call, input)
    // Begun at once: after a pause there may be no page left.
    const parting =
      isClosing === true && isOnline() ? sender.send(call, input, { commandId: command_id, isClosing }) : undefined
    if (call.offline === 'queue' && call.flags.forcedOnline !== true) {
      const device = await store()
      if (device !== undefined) {
        const entry = keep(device, call, input, files, { command_id, isHeld })
        entering.add(entry)
        const kept = await entry.finally(() => entering.delete(entry))
        if (kept !== undefined) return kept
      }
    }
    return parting === undefined ? sendDirectly(call, input, files, command_id) : offlineWhereUnreachable(await parting)
  }

  /** Keeps a command in the outbox before anything is sent; undefined where the store failed, or has none of this kind. */
  async function keep(
    device: OfflinePort,
    call: ClientCall,
    input: unknown,
    files: readonly QueuedFile[],
    { command_id, isHeld }: { readonly command_id: string | undefined; readonly isHeld: boolean | undefined },
  ): Promise<AnyAnswer | undefined> {
    try {
      const answer = await (isHeld === true
        ? device.perform(call.name, input, files, command_id, isHeld)
        : device.perform(call.name, input, files, command_id))
      if (answer === undefined) return undefined
      if (!answer.ok && 'failure' in answer && answer.failure === 'storage_full') {
        const direct = await sendDirectly(call, input, files, command_id)
        return !direct.ok && 'failure' in direct && direct.failure === 'offline' ? answer : direct
      }
      // `offline`: kept, but only the server can decide it.
      if (answer.ok || ('failure' in answer && answer.failure === 'offline')) {
        sender.clearCache()
        onQueued()
      }
      return answer
    } catch (error) {
      log(`${call.path} could not be kept on the device: ${String(error)}`)
      return undefined
    }
  }

  async function sendDirectly(
    call: ClientCall,
    input: unknown,
    files: readonly QueuedFile[],
    commandId: string | undefined,
  ): Promise<AnyAnswer> {
    if (files.length > 0) {
      const { uploadFiles } = await import('./upload-files.ts')
      const failed = await uploadFiles(sender, files)
      if (failed) return 'failure' in failed ? offlineWhereUnreachable(failed) : failed
    }
    return offlineWhereUnreachable(await sender.send(call, input, { commandId }))
  }

  return {
    ask: async (call, input, { signal } = {}) =>
      (await orLastSeen(call, input, await ask(call, input, signal))) as never,
    perform: async (call, input, files = [], options = {}) => (await perform(call, input, files, options)) as never,
  }
}

const fromServer = (answer: AnyAnswer): Found => ({ answer, from: 'server' })

/** What the device knows for itself: its answer, or that the lesson is closed. Anything else the server alone could say. */
function known(own: Found): Found {
  const { answer } = own
  const isKnown = answer.ok || ('failure' in answer && answer.failure === 'payment_required')
  return isKnown ? own : { answer: { ok: false, failure: 'offline' }, from: 'device' }
}

function isUnreachable(answer: AnyAnswer): boolean {
  return !answer.ok && 'failure' in answer && answer.failure === 'unreachable'
}

function offlineWhereUnreachable(answer: AnyAnswer): AnyAnswer {
  return isUnreachable(answer) ? { ok: false, failure: 'offline' } : answer
}

/** Sends what waits; true where something still does, so that only the device knows of it. */
async function isStillWaiting(device: OfflinePort): Promise<boolean> {
  const waiting = await device.waiting().catch(() => [])
  if (!waiting.some((command) => command.refusal === null)) return false
  const synced = await withinPatience(
    device.sync().catch(() => undefined),
    patience.sync,
  )
  return synced === undefined || synced.waiting > 0
}

/** What `work` gives within `milliseconds`, else undefined; the work goes on. */
export async function withinPatience<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
