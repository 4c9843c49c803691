/** One call over the wire: headers, time-out, envelope, renewal of the session, cache. Knows nothing of the device's store. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import { headers } from '@maktab/contracts/envelope'
import type { Envelope } from '@maktab/contracts/envelope'
import type { LanguageCode } from '@maktab/contracts/fields'
import { createAnswerCache } from './answer-cache.ts'
import type { AnyAnswer, ClientCall, Failure } from './call.ts'
import type { Network } from './network.ts'
import { systemRefusalOf } from './refusal-sentences.ts'
import type { SessionKeeper } from './session.ts'

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

  async function send(call: ClientCall, input: unknown, { signal, file, onSent, commandId: given, isClosing = false }: SendOptions = {}): Promise<AnyAnswer> {
    const missing = missingFields(call, input)
    if (missing.length > 0) {
      options.log(`${call.path} was not sent: ${missing.join(', ')} missing`)
      return fail('incomplete')
    }
    const key = cacheKey(call, input)
    const kept = key === undefined ? undefined : cache.read(key)
    if (kept !== undefined) return kept

    const commandId = call.kind === 'command' ? (given ?? options.newId()) : undefined
    const request = { call, input, file, signal, onSent, commandId, isClosing, given: new Date(options.now()).toISOString() }
    let received = await exchange(request)
    if (received.status === 401 && call.audience === 'signed-in') {
      const renewed = await options.session.renew(received.token)
      if (renewed === 'unreachable') return fail('unreachable')
      if (renewed === 'renewed') received = await exchange(request)
      if (received.status === 401) {
        options.session.end()
        return fail('signed_out')
      }
    }
    const answer = open(call, received)
    if (call.kind === 'command' && answer.ok) cache.clear()
    if (key !== undefined && received.envelope?.error_code === 0) cache.keep(key, answer, received.characters)
    return answer
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

  async function exchange(request: Outgoing): Promise<Received> {
    const stop = new AbortController()
    const { onSent } = request
    const limit = (milliseconds: number) => setTimeout(() => stop.abort(), milliseconds)
    let timer = limit(onSent ? stalled : timeout)
    const tell = onSent && ((share: number): void => {
      clearTimeout(timer)
      timer = limit(stalled)
      onSent(share)
    })
    const abort = () => stop.abort()
    request.signal?.addEventListener('abort', abort)
    if (request.signal?.aborted === true) stop.abort()
    const token = bearerOf(request.call)
    try {
      const input = request.call.name === tracked ? await sealed(request.input) : request.input
      const response = await options.fetch(baseOf(request.call) + request.call.path, {
        method: 'POST',
        headers: headersOf(request, token),
        body: bodyOf({ ...request, input }),
        signal: stop.signal,
        cache: 'no-store',
        credentials: 'omit',
        ...(request.isClosing && { keepalive: true }),
      }, tell)
      const text = await response.text()
      if (isProxyAlone(response.status)) options.network?.unreached()
      else options.network?.reached()
      return { status: response.status, envelope: parseEnvelope(text), characters: text.length, token }
    } catch {
      if (request.signal?.aborted !== true) options.network?.unreached()
      return { status: 0, envelope: undefined, characters: 0, token }
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

  function headersOf({ call, file, commandId, given }: Outgoing, token: string | undefined): Record<string, string> {
    return {
      accept: 'application/json',
      [headers.language]: options.language(),
      [headers.deviceId]: options.deviceId,
      [headers.deviceTime]: new Date(options.now()).toISOString(),
      ...(file === undefined ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(commandId === undefined || call.kind !== 'command'
        ? {}
        : { [headers.commandId]: commandId, [headers.commandTime]: given }),
    }
  }

  function open(call: ClientCall, { status, envelope }: Received): AnyAnswer {
    if (status === 0 || isProxyAlone(status)) return fail('unreachable')
    // The refresh token itself was turned away: nothing is left to renew with.
    if (status === 401 && call.audience !== 'public') return fail('signed_out')
    if (envelope === undefined) {
      options.log(`${call.path} answered ${status} without an envelope`)
      return fail('broken')
    }
    if (envelope.error_code >= 0) return { ok: true, value: envelope.data }
    const refusal = call.refusals[envelope.error_code]
    if (refusal !== undefined) return { ok: false, refusal, ...waitOf(envelope.data) }
    const known = systemRefusalOf(envelope.error_code)
    if (known === undefined) options.log(`${call.path} refused with an unknown number ${envelope.error_code}`)
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

interface Received {
  /** 0: no answer. */
  readonly status: number
  readonly envelope: Envelope<unknown> | undefined
  readonly characters: number
  /** What was sent as bearer. */
  readonly token: string | undefined
}

/** A proxy in front of a stopped server answers for it. */
const isProxyAlone = (status: number): boolean => status === 502 || status === 503 || status === 504

const fail = (failure: Failure): AnyAnswer => ({ ok: false, failure })

/** Required fields of a call that an input lacks (seed 000 §5). */
export function missingFields(call: ClientCall, input: unknown): readonly string[] {
  const given = (input ?? {}) as Readonly<Record<string, unknown>>
  return call.required.filter((field) => given[field] === undefined || given[field] === null)
}

function bodyOf({ input, file }: Outgoing): BodyInit {
  if (file === undefined) return JSON.stringify(input ?? {})
  const form = new FormData()
  for (const [field, value] of Object.entries((input ?? {}) as Record<string, unknown>)) form.append(field, String(value))
  // Fields first: the receiving side reads them before the bytes.
  form.append('file', file, String((input as { name?: unknown }).name ?? 'file'))
  return form
}

function parseEnvelope(text: string): Envelope<unknown> | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope<unknown>> | null
    return typeof read?.error_code === 'number' ? { error_code: read.error_code, data: read.data } : undefined
  } catch {
    return undefined
  }
}

/** Checked: an older server, or something between, may say anything. */
function waitOf(data: unknown): { readonly wait_seconds?: number } {
  const { wait_seconds } = (data ?? {}) as { readonly wait_seconds?: unknown }
  return typeof wait_seconds === 'number' && wait_seconds > 0 && wait_seconds < 1e6 ? { wait_seconds } : {}
}
