/** Asks the server, for the store: with tokens that its page gives, and files from the device. */
import type { AnyCall, Input, Output } from '@maktab/contracts/call'
import type { ClientCall } from '@maktab/client/call'
import {
  bodyOf,
  headersOf,
  isProxyAlone,
  nothingReceived,
  sendRenewed,
  type Received,
  type WireFailure,
} from '@maktab/client/wire'
import type { Surroundings } from './surroundings.ts'

/** `wait_seconds`: when the server takes requests again, if it said so. */
export interface ServerFailure {
  readonly failure: WireFailure
  readonly wait_seconds?: number
}

export type Reached<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: string }
  | ({ readonly ok: false } & ServerFailure)

export interface Transport {
  ask<C extends AnyCall>(call: ClientCall<C>, input: Input<C>): Promise<Reached<Output<C>>>
  askMultipart<C extends AnyCall>(call: ClientCall<C>, fields: Input<C>, file: Blob): Promise<Reached<Output<C>>>
  /** The key by which what the person tracked is sealed; undefined where there is none, or nobody is signed in. */
  trackingKey(): Promise<string | undefined>
  /** The bytes at an address that the server gave out, from byte `from` on if it can; else why they cannot be had. */
  download(
    path: string,
    from: number,
    signal?: AbortSignal,
  ): Promise<Response | 'unreachable' | 'gone' | 'server_failed'>
}

export function createTransport({ fetch, learningBase, authorise, device_id, clock }: Surroundings): Transport {
  async function post<T>(call: ClientCall, body: BodyInit): Promise<Reached<T>> {
    const session = await authorise()
    if (!session) return { ok: false, failure: 'signed_out' }
    const address = `${call.isLearning === true ? learningBase : '/api/'}${call.path}`
    const opened = await sendRenewed(
      call,
      session.auth_token,
      (token) =>
        receive(fetch, address, {
          method: 'POST',
          body,
          headers: headersOf(body, { token, deviceId: device_id, now: clock().getTime() }),
        }),
      async (rejected) => {
        const renewed = await authorise(rejected)
        return renewed ? { token: renewed.auth_token } : 'signed_out'
      },
    )
    if (opened.ok) return { ok: true, value: opened.value as T }
    if ('failure' in opened) return opened
    // Of a newer server: its person sees the command, and what follows it goes on.
    return { ok: false, refusal: opened.refusal ?? 'malformed' }
  }
  return {
    ask: (call, input) => post(call, bodyOf(input)),
    askMultipart: (call, fields, file) => post(call, bodyOf(fields, file)),
    trackingKey: async () => (await authorise())?.tracking_key,
    download: async (path, from, signal) => {
      const headers: HeadersInit = from === 0 ? {} : { range: `bytes=${from}-` }
      const response = await fetch(path, { method: 'GET', headers, ...(signal && { signal }) }).catch(() => undefined)
      if (response === undefined || isProxyAlone(response.status)) return 'unreachable'
      if (response.status === 404 || response.status === 410) return 'gone'
      return response.ok ? response : 'server_failed'
    },
  }
}

async function receive(fetch: Surroundings['fetch'], address: string, request: RequestInit): Promise<Received> {
  try {
    const response = await fetch(address, request)
    return { status: response.status, text: await response.text() }
  } catch {
    return nothingReceived
  }
}
