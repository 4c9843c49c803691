/**
 * The wire, as the page and the worker of the store speak it: what a request carries, when it goes once more with a new token, and
 * what an answer means. How requests travel and where tokens come from is theirs.
 */
import { headers } from '@maktab/contracts/envelope'
import type { SystemRefusal } from '@maktab/contracts/refusals'
import type { ClientCall } from './call.ts'
import { systemRefusalOf } from './refusal-sentences.ts'

/** What arrived for a request; status 0 where nothing did. */
export interface Received {
  readonly status: number
  readonly text: string
}

/**
 * Why a request was not answered. `unreachable`: no answer, or a proxy's in front of a stopped server; `broken`: an answer that is
 * none, or a fault of the server; `signed_out`: the token is not accepted; `too_large`: too large for the server or something on
 * the way; `too_many_requests`: to be sent again after `wait_seconds`.
 */
export type WireFailure = 'unreachable' | 'broken' | 'signed_out' | 'too_large' | 'too_many_requests'

export type Opened =
  | { readonly ok: true; readonly value: unknown; readonly error_code: number; readonly characters: number }
  /** `refusal` is undefined where this version knows no name for the number. */
  | {
      readonly ok: false
      readonly error_code: number
      readonly refusal?: string | undefined
      readonly wait_seconds?: number
    }
  | { readonly ok: false; readonly failure: WireFailure; readonly wait_seconds?: number }

export const nothingReceived: Received = { status: 0, text: '' }

/** A proxy in front of a stopped server answers for it. */
export const isProxyAlone = (status: number): boolean => status === 502 || status === 503 || status === 504

/** `now` by the device's clock, in milliseconds. A form says its own content type. */
export function headersOf(
  body: BodyInit,
  { token, deviceId, now }: { readonly token: string | undefined; readonly deviceId: string; readonly now: number },
): Record<string, string> {
  return {
    accept: 'application/json',
    [headers.deviceId]: deviceId,
    [headers.deviceTime]: new Date(now).toISOString(),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

export function bodyOf(input: unknown, file?: Blob): BodyInit {
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>
  if (file === undefined) return JSON.stringify(fields)
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  // Fields first: the receiving side reads them before the bytes.
  form.append('file', file, String(fields['name'] ?? 'file'))
  return form
}

/** Sends with a token and, where it is turned away and another can be had, once more with that; opens what comes of it. */
export async function sendRenewed(
  call: ClientCall,
  token: string | undefined,
  send: (token: string | undefined) => Promise<Received>,
  renew?: (rejected: string | undefined) => Promise<{ readonly token: string | undefined } | WireFailure>,
): Promise<Opened> {
  const first = await send(token)
  if (first.status !== 401 || renew === undefined) return openAnswer(call, first)
  const renewed = await renew(token)
  return typeof renewed === 'string' ? { ok: false, failure: renewed } : openAnswer(call, await send(renewed.token))
}

function openAnswer(call: ClientCall, { status, text }: Received): Opened {
  if (status === 0 || isProxyAlone(status)) return { ok: false, failure: 'unreachable' }
  // Of a renewal: the refresh token itself was turned away, and nothing is left to renew with.
  if (status === 401 && call.audience !== 'public') return { ok: false, failure: 'signed_out' }
  if (status === 413) return { ok: false, failure: 'too_large' }
  const { error_code, data } = parseEnvelope(text)
  const refusal = error_code === undefined ? undefined : refusalName(call, error_code)
  if (status === 429 || refusal === tooMany) return { ok: false, failure: tooMany, ...waitOf(data) }
  if (error_code === undefined || status >= 500) return { ok: false, failure: 'broken' }
  if (error_code < 0) return { ok: false, error_code, refusal, ...waitOf(data) }
  return { ok: true, value: data, error_code, characters: text.length }
}

const tooMany = 'too_many_requests' satisfies SystemRefusal

/** The name of a refusal by its number: the call's own, else one that any call may answer, else undefined. */
export function refusalName(call: ClientCall, error_code: number): string | undefined {
  return call.refusals[error_code] ?? systemRefusalOf(error_code)
}

function parseEnvelope(text: string): { readonly error_code?: number; readonly data?: unknown } {
  try {
    const read = JSON.parse(text) as { readonly error_code?: unknown; readonly data?: unknown } | null
    return typeof read?.error_code === 'number' ? { error_code: read.error_code, data: read.data } : {}
  } catch {
    return {}
  }
}

/** Checked: an older server, or something between, may say anything. */
export function waitOf(data: unknown): { readonly wait_seconds?: number } {
  const { wait_seconds } = (data ?? {}) as { readonly wait_seconds?: unknown }
  return typeof wait_seconds === 'number' && wait_seconds > 0 && wait_seconds < 1e6 ? { wait_seconds } : {}
}
