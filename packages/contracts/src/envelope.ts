/** The answer of every call on the wire (seed 000 §7): `error_code` 0 or more is success, below 0 a refusal. */
export interface Envelope<T> {
  readonly error_code: number
  readonly error_message?: string
  readonly data: T
}

/** `data` of a refusal: null, but where only time helps. */
export type RefusedData = { readonly wait_seconds: number } | null

/** Headers that travel beside a call. */
export const headers = {
  /** Wire code of the reader's language: en, pu, da, ur. */
  language: 'language',
  /** UUID made on the device; a command that arrives twice with one id is done once. */
  commandId: 'x-command-id',
  /** The device's clock (ISO 8601, UTC) when the command was given. */
  commandTime: 'x-command-time',
  /** The device's clock when the request leaves, to measure how wrong that clock is. */
  deviceTime: 'x-device-time',
  /** UUID of this browser or installation. */
  deviceId: 'x-device-id',
} as const
