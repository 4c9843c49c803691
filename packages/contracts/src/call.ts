/** The two kinds of call that Maktab knows: a query reads, a command changes. A call is plain data. */
import type { $ZodType, input, output } from 'zod/v4/core'
import type { RefusalCode } from './refusals.ts'
import type { Role } from './roles.ts'

/** Who may call: anyone, the holder of a refresh token, anyone signed in, or some roles. */
export type Audience = 'public' | 'refresh' | 'signed-in' | readonly Role[]

/** The client's flags of seed 000 §7. */
export interface CallFlags {
  /** Answers with error_code 0 may be kept for four minutes. */
  readonly cache?: true
  /** The full-screen loader shows while it runs. */
  readonly loader?: true
  /** Its failures show nothing. */
  readonly mute?: true
  /** Its failure shows the error screen with a retry. */
  readonly important?: true
  /** A number above 0 is a failure as well, said as `system_error` (seed 001 §8). */
  readonly strict?: true
  /** Never answered by the device, offline or not. */
  readonly forcedOnline?: true
  /** Ours: where there is no network, the last answer that this device saw is shown with its date. */
  readonly kept?: true
}

/** What a call costs beside its answer: a hash of a password, a mail that no captcha stands before, or a try at a code that everybody may make. */
export type Cost = 'hash' | 'mail' | 'code'

interface CallShape<P extends string, I extends $ZodType, O extends $ZodType, R extends RefusalCode> {
  /** Below `/api/`, exactly as in the seeds. */
  readonly path: P
  readonly summary: string
  readonly audience: Audience
  readonly input: I
  readonly output: O
  /** Every expected "no"; anything else is a bug. */
  readonly refusals: readonly R[]
  readonly flags: CallFlags
  /** An address has a smaller share of such calls. */
  readonly costs?: Cost
  /** The answer is shown once and kept nowhere: a command that arrives again is done again, which must do no harm. */
  readonly answersSecrets?: true
}

export interface Query<
  P extends string,
  I extends $ZodType,
  O extends $ZodType,
  R extends RefusalCode,
> extends CallShape<P, I, O, R> {
  readonly kind: 'query'
  /** `file`: an accepted answer is the bytes of a file that the browser keeps, and `output` is null; a refusal is the usual envelope. */
  readonly answers: 'data' | 'file'
  /** Left out: POST. What GET asks has no input. */
  readonly method?: 'GET'
  /** Without a network: answered from the local database, an empty answer, or not at all. */
  readonly offline: 'local' | 'empty' | 'online'
}

export interface Command<
  P extends string,
  I extends $ZodType,
  O extends $ZodType,
  R extends RefusalCode,
> extends CallShape<P, I, O, R> {
  readonly kind: 'command'
  /** Without a network: kept in the outbox, or refused. */
  readonly offline: 'queue' | 'online'
  /** `multipart`: the input travels as form fields beside the bytes of one file named `file`. */
  readonly transport: 'json' | 'multipart'
  /**
   * Bytes. The file of a multipart call that is no upload as people hand them in: it may be as large as this, nobody looks at it
   * before the handler does, and what the handler leaves is thrown away.
   */
  readonly largestFile?: number
}

export type AnyQuery = Query<string, $ZodType, $ZodType, RefusalCode>
export type AnyCommand = Command<string, $ZodType, $ZodType, RefusalCode>
export type AnyCall = AnyQuery | AnyCommand

/** What a caller writes (defaults may be left out). */
export type Input<C extends AnyCall> = input<C['input']>
/** What the answering side reads, after checking. */
export type Checked<C extends AnyCall> = output<C['input']>
export type Output<C extends AnyCall> = output<C['output']>
export type RefusalOf<C extends AnyCall> = C['refusals'][number]

export function query<
  const P extends string,
  I extends $ZodType,
  O extends $ZodType,
  const R extends RefusalCode = never,
  const F extends Query<P, I, O, R>['offline'] = 'online',
  const A extends Query<P, I, O, R>['answers'] = 'data',
>(
  call: Omit<Query<P, I, O, R>, 'kind' | 'flags' | 'refusals' | 'offline' | 'answers'> & {
    readonly offline: F
    readonly flags?: CallFlags
    readonly refusals?: readonly R[]
    readonly answers?: A
  },
): Query<P, I, O, R> & { readonly offline: F; readonly answers: A } {
  return { flags: {}, refusals: [], answers: 'data' as A, ...call, kind: 'query' }
}

export function command<
  const P extends string,
  I extends $ZodType,
  O extends $ZodType,
  const R extends RefusalCode = never,
  const F extends Command<P, I, O, R>['offline'] = 'online',
>(
  call: Omit<Command<P, I, O, R>, 'kind' | 'flags' | 'refusals' | 'transport' | 'offline'> & {
    readonly offline: F
    readonly flags?: CallFlags
    readonly refusals?: readonly R[]
    readonly transport?: 'multipart'
  },
): Command<P, I, O, R> & { readonly offline: F } {
  return { flags: {}, refusals: [], transport: 'json', ...call, kind: 'command' }
}
