/** What a rule or a call answers: a value, or the reason it was refused. */
export type Outcome<T, R extends string> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly refusal: R
      /** Where only time helps, and it is known how much of it. */
      readonly wait_seconds?: number
    }

export const accept = <T>(value: T) => ({ ok: true, value }) as const
export const refuse = <const R extends string>(refusal: R) => ({ ok: false, refusal }) as const
/** Refuses until a moment that is known. */
export const refuseUntil = <const R extends string>(refusal: R, until: Date, now: Date) =>
  ({ ok: false, refusal, wait_seconds: Math.ceil((until.getTime() - now.getTime()) / 1000) }) as const
