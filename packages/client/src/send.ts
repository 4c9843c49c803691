/** One call of the page over the wire: time-out, renewal of the session, cache. Knows nothing of the device's store. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import { headers } from '@maktab/contracts/envelope'
import type { LanguageCode } from '@maktab/contracts/fields'
import { createAnswerCache } from './answer-cache.ts'
import type { AnyAnswer, ClientCall, Failure } from './call.ts'
import type { Network } from './network.ts'
import type { SessionKeeper } from './session.ts'
import { systemRefusalOf } from './refusal-sentences.ts'
import { bodyOf, headersOf, isProxyAlone, nothingReceived, sendRenewed } from './wire.ts'
import type { Opened, Received, WireFailure } from './wire.ts'

export const timeout = 20_000
/** Milliseconds in which a file that is sent with its progress told must get on, or be answered. */
export const stalled = 90_000

/** The call whose input is sealed. */
const tracked: keyof Catalogue = 'recordAttempt'

export interface SenderOptions {
  /** Ends with `/api/`. */
  readonly base: string
  /** Where calls of learning go instead, for a tenant that has a server in another region; ends with `/api/` as well. */
  readonly learningBase?: string | undefined
  /** With `onSent` it tells how much of the body has left, from 0 to 1. */
  readonly fetch: (address: string, request: RequestInit, onSent?: (share: number) => void) => Promise<Response>
  /** Milliseconds. */
  readonly now: () => number
  readonly newId: () => string
  readonly deviceId: string
  readonly language: () => LanguageCode
  readonly session: Pick<SessionKeeper, 'current' | 'renew' | 'end'>
  /** Told whether requests are answered. */
  readonly network?: Pick<Network, 'reached' | 'unreached'>
  /** Told of calls that were refused here and of answers that made no sense; never of what was in them. */
  readonly log: (message: string) => void
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** The one file of a multipart call. */
  readonly file?: Blob
  /** Told how much of it has left, from 0 to 1. It may then take as long as it gets on. */
  readonly onSent?: (share: number) => void
  /** Of a command that is kept elsewhere as well, so that it is done once. */
  readonly commandId?: string | undefined
  /** The page is closing: the request outlives it. Browsers take 64 kilobytes so. */
  readonly isClosing?: boolean
}

export interface Sender {
  send(call: ClientCall, input: unknown, options?: SendOptions): Promise<AnyAnswer>
  /** Forgets kept answers: something changed. */
  clearCache(): void
}

export function createSender(options: SenderOptions): Sender {
  const cache = createAnswerCache(options.now)

  async function send(
    call: ClientCall,
    input: unknown,
    { signal, file, onSent, commandId: given, isClosing = false }: SendOptions = {},
  ): Promise<AnyAnswer> {
    const missing = missingFields(call, input)
    if (missing.length > 0) {
      options.log(`${call.path} was not sent: ${missing.join(', ')} missing`)
      return fail('incomplete')
    }
    const key = cacheKey(call, input)
    const kept = key === undefined ? undefined : cache.read(key)
    if (kept !== undefined) return kept

    const commandId = call.kind === 'command' ? (given ?? options.newId()) : undefined
    const request = {
      call,
      input,
      file,
      signal,
      onSent,
      commandId,
      isClosing,
      given: new Date(options.now()).toISOString(),
    }
    const opened = await sendRenewed(
      call,
      bearerOf(call),
      (token) => exchange(request, token),
      call.audience === 'signed-in' ? renew : undefined,
    )
    // A token that was renewed and is turned away all the same.
    if (isSignedOut(opened) && call.audience === 'signed-in') options.session.end()
    const answer = answerOf(call, opened)
    if (call.kind === 'command' && answer.ok) cache.clear()
    if (key !== undefined && opened.ok && opened.error_code === 0) cache.keep(key, answer, opened.characters)
    return answer
  }

  async function renew(rejected: string | undefined): Promise<{ readonly token: string | undefined } | WireFailure> {
    const renewed = await options.session.renew(rejected)
    if (renewed === 'unreachable') return 'unreachable'
    return renewed === 'renewed' ? { token: options.session.current()?.auth_token } : 'signed_out'
  }

  /** An answer belongs to a person and a language, too. */
  function cacheKey(call: ClientCall, input: unknown): string | undefined {
    if (call.kind !== 'query' || call.flags.cache !== true) return undefined
    return JSON.stringify([options.session.current()?.user_id, options.language(), call.path, input])
  }

  /** Fetched with the first attempt: nobody makes one on a first screen. */
  async function sealed(input: unknown): Promise<unknown> {
    const { sealInput } = await import('./seal-tracking.ts')
    return sealInput(input, options.session.current()?.tracking_key)
  }

  async function exchange(request: Outgoing, token: string | undefined): Promise<Received> {
    const stop = new AbortController()
    const { onSent } = request
    const limit = (milliseconds: number) => setTimeout(() => stop.abort(), milliseconds)
    let timer = limit(onSent ? stalled : timeout)
    const tell =
      onSent &&
      ((share: number): void => {
        clearTimeout(timer)
        timer = limit(stalled)
        onSent(share)
      })
    const abort = () => stop.abort()
    request.signal?.addEventListener('abort', abort)
    if (request.signal?.aborted === true) stop.abort()
    try {
      const input = request.call.name === tracked ? await sealed(request.input) : request.input
      const body = bodyOf(input, request.file)
      const response = await options.fetch(
        baseOf(request.call) + request.call.path,
        {
          method: request.call.method ?? 'POST',
          headers: {
            ...headersOf(body, { token, deviceId: options.deviceId, now: options.now() }),
            [headers.language]: options.language(),
            ...(request.commandId !== undefined && {
              [headers.commandId]: request.commandId,
              [headers.commandTime]: request.given,
            }),
          },
          ...(request.call.method !== 'GET' && { body }),
          signal: stop.signal,
          cache: 'no-store',
          credentials: 'omit',
          ...(request.isClosing && { keepalive: true }),
        },
        tell,
      )
      const text = await response.text()
      if (isProxyAlone(response.status)) options.network?.unreached()
      else options.network?.reached()
      return { status: response.status, text }
    } catch {
      if (request.signal?.aborted !== true) options.network?.unreached()
      return nothingReceived
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', abort)
    }
  }

  function baseOf(call: ClientCall): string {
    return (call.isLearning === true ? options.learningBase : undefined) ?? options.base
  }

  function bearerOf(call: ClientCall): string | undefined {
    if (call.audience === 'public') return undefined
    const session = options.session.current()
    return call.audience === 'refresh' ? session?.refresh_token : session?.auth_token
  }

  function answerOf(call: ClientCall, opened: Opened): AnyAnswer {
    if (opened.ok && opened.error_code > 0 && call.flags.strict === true) return fail('system_error')
    if (opened.ok) return { ok: true, value: opened.value }
    const { wait_seconds } = opened
    const wait = wait_seconds === undefined ? {} : { wait_seconds }
    if ('failure' in opened) {
      const { failure } = opened
      if (failure === 'broken') options.log(`${call.path} was answered with a fault`)
      return failure === 'too_large' ? { ok: false, refusal: 'file_too_large' } : { ok: false, failure, ...wait }
    }
    const refusal = call.refusals[opened.error_code]
    if (refusal !== undefined) return { ok: false, refusal, ...wait }
    const known = systemRefusalOf(opened.error_code)
    if (known === undefined) options.log(`${call.path} refused with an unknown number ${opened.error_code}`)
    return fail(known ?? 'broken')
  }

  return { send, clearCache: () => cache.clear() }
}

interface Outgoing {
  readonly call: ClientCall
  readonly input: unknown
  readonly file: Blob | undefined
  readonly signal: AbortSignal | undefined
  readonly onSent: ((share: number) => void) | undefined
  /** The same for a second try, so that the command is done once. */
  readonly commandId: string | undefined
  readonly isClosing: boolean
  readonly given: string
}

const isSignedOut = (opened: Opened): boolean => !opened.ok && 'failure' in opened && opened.failure === 'signed_out'

const fail = (failure: Failure): AnyAnswer => ({ ok: false, failure })

/** Required fields of a call that an input lacks (seed 000 §5). */
export function missingFields(call: ClientCall, input: unknown): readonly string[] {
  const given = (input ?? {}) as Readonly<Record<string, unknown>>
  return call.required.filter((field) => given[field] === undefined || given[field] === null)
}
