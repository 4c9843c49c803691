/** Asks the server: one call, its envelope read, its failures told apart. */
import type { AnyCall, Input, Output } from '@maktab/contracts/call'
import { headers, type Envelope } from '@maktab/contracts/envelope'
import { systemRefusals } from '@maktab/contracts/refusals'
import type { ClientCall } from '@maktab/client/call'
import type { Surroundings } from './surroundings.ts'

/**
 * `unreachable`: no answer, nor one that can be used now; `signed_out`: the token is not accepted; `too_large`: the
 * request is too large for the server or something on the way.
 */
export type ServerFailure = 'unreachable' | 'signed_out' | 'too_large'

export type Reached<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: string }
  | { readonly ok: false; readonly failure: ServerFailure }

export interface Transport {
  ask<C extends AnyCall>(call: ClientCall<C>, input: Input<C>): Promise<Reached<Output<C>>>
  askMultipart<C extends AnyCall>(call: ClientCall<C>, fields: Input<C>, file: Blob, name: string): Promise<Reached<Output<C>>>
  /** The key by which what the person tracked is sealed; undefined where there is none, or nobody is signed in. */
  trackingKey(): Promise<string | undefined>
  /** The bytes at an address that the server gave out; undefined where they cannot be had now. */
  download(path: string): Promise<Response | undefined>
}

export function createTransport({ fetch, learningBase, authorise, device_id, clock }: Surroundings): Transport {
  const post = async <T>(call: ClientCall, body: BodyInit, type: string | undefined): Promise<Reached<T>> => {
    let session = await authorise()
    for (let tries = 0; session && tries < 2; tries += 1) {
      const response = await reach(fetch, `${call.isLearning === true ? learningBase : '/api/'}${call.path}`, {
        method: 'POST',
        body,
        headers: {
          ...(type === undefined ? {} : { 'content-type': type }),
          authorization: `Bearer ${session.auth_token}`,
          [headers.deviceId]: device_id,
          [headers.deviceTime]: clock().toISOString(),
        },
      })
      if (response?.status !== 401) return readAnswer<T>(call, response)
      session = await authorise(session.auth_token)
    }
    return { ok: false, failure: 'signed_out' }
  }
  return {
    ask: (call, input) => post(call, JSON.stringify(input), 'application/json'),
    askMultipart: (call, fields, file, name) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields as object)) form.append(field, String(value))
      form.append('file', file, name)
      return post(call, form, undefined)
    },
    trackingKey: async () => (await authorise())?.tracking_key,
    download: async (path) => {
      const response = await reach(fetch, path, { method: 'GET' })
      return response?.ok === true ? response : undefined
    },
  }
}

async function reach(fetch: Surroundings['fetch'], path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(path, init)
  } catch {
    return undefined
  }
}

async function readAnswer<T>(call: ClientCall, response: Response | undefined): Promise<Reached<T>> {
  if (!response) return { ok: false, failure: 'unreachable' }
  if (response.status === 413) return { ok: false, failure: 'too_large' }
  let envelope: Partial<Envelope<T>>
  try {
    envelope = (await response.json()) as Partial<Envelope<T>>
  } catch {
    return { ok: false, failure: 'unreachable' }
  }
  const { error_code: code, data } = envelope
  if (typeof code !== 'number' || response.status >= 500) return { ok: false, failure: 'unreachable' }
  if (code >= 0) return { ok: true, value: data as T }
  if (code === systemRefusals.too_many_requests.code) return { ok: false, failure: 'unreachable' }
  return { ok: false, refusal: refusalName(call, code) }
}

/** The name of a refusal by its number: the call's own, else one that any call may answer. */
export function refusalName(call: ClientCall, code: number): string {
  const system = Object.entries(systemRefusals).find(([, refusal]) => refusal.code === code)
  return call.refusals[code] ?? system?.[0] ?? 'malformed'
}
