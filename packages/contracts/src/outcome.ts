/** What a rule or a call answers: a value, or the reason it was refused. */
export type Outcome<T, R extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R }

export const accept = <T>(value: T) => ({ ok: true, value }) as const
export const refuse = <const R extends string>(refusal: R) => ({ ok: false, refusal }) as const
