/** A call as the browser knows it: generated from the catalogue, without the schema library. */
import type { AnyCall, CallFlags, Output } from '@maktab/contracts/call'
import type { RefusalCode, SystemRefusal } from '@maktab/contracts/refusals'

export interface ClientCall<C extends AnyCall = AnyCall> {
  readonly name: string
  readonly path: C['path']
  readonly kind: C['kind']
  readonly audience: 'public' | 'refresh' | 'signed-in'
  readonly offline: C['offline']
  readonly transport: 'json' | 'multipart'
  /** Left out: POST. */
  readonly method?: 'GET'
  /** A call without one of these is refused on the device (seed 000 §5). */
  readonly required: readonly string[]
  readonly flags: CallFlags
  /** Answered by the tenant's learning server, where it has one in another region (seed 000 §7). */
  readonly isLearning?: true
  /** Name of each refusal by its number on the wire. */
  readonly refusals: Readonly<Record<number, C['refusals'][number]>>
  /** Never set: carries the contract's types. */
  readonly contract?: C
}

/**
 * Why a call failed beside its own refusals: what the server says of any call, or what the device finds out itself.
 * `unreachable`: no answer; `broken`: an answer that is none; `system_error`: a number above 0 of a strict call; `signed_out`: the session is over; `incomplete`: a required
 * field is missing; `offline`: not possible without a network; `storage_full`: the device has no room to keep it.
 */
export type Failure =
  | SystemRefusal
  | 'unreachable'
  | 'broken'
  | 'system_error'
  | 'signed_out'
  | 'incomplete'
  | 'offline'
  | 'storage_full'

/** What a screen gets of a call. */
export type Answer<C extends AnyCall> =
  | { readonly ok: true; readonly value: Output<C> }
  | { readonly ok: false; readonly refusal: C['refusals'][number]; readonly wait_seconds?: number }
  | { readonly ok: false; readonly failure: Failure; readonly wait_seconds?: number }

export type AnyAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly wait_seconds?: number }
  | { readonly ok: false; readonly failure: Failure; readonly wait_seconds?: number }
