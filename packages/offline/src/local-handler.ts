/** The same calls, answered from the local database. */
import type { AnyCall, Input, Output, RefusalOf } from '@maktab/contracts/call'
import type { CallName, Catalogue } from '@maktab/contracts/catalogue'
import type { Outcome } from '@maktab/contracts/outcome'
import type { Actor } from '@maktab/domain/people/actor'
import type { OutboxFile } from './outbox.sql.ts'
import type { Statements } from '@maktab/device/database'

export interface LocalContext {
  readonly db: Statements
  readonly actor: Actor
  /** The server's clock, as well as this device knows it: now for a query, when the person acted for a command. */
  readonly given: Date
  /** Empty for a query. */
  readonly command_id: string
  /** Files that came with the command. */
  readonly files: readonly OutboxFile[]
}

/** The device lacks what it takes to decide. Nothing was changed; the server may know more. */
export interface Undecided {
  readonly ok: false
  readonly undecided: true
}
export const undecided: Undecided = { ok: false, undecided: true }

export type LocalOutcome<C extends AnyCall> = Outcome<Output<C>, RefusalOf<C> | 'payment_required'> | Undecided
export type LocalHandler<C extends AnyCall> = (context: LocalContext, input: Input<C>) => Promise<LocalOutcome<C>>

/** Calls that are answered without a network. */
export type LocalCallName = {
  [N in CallName]: Catalogue[N]['offline'] extends 'local' | 'queue' ? N : never
}[CallName]

/** A call that promises to work offline and has no handler here does not compile. */
export type LocalHandlers = { readonly [N in LocalCallName]: LocalHandler<Catalogue[N]> }

/** Handlers of one noun, typed call by call. */
export type HandlersOf<N extends LocalCallName> = Pick<LocalHandlers, N>

/** A handler that is found by name when the program runs; its input came through the same contract. */
export type NamedHandler = (context: LocalContext, input: never) => Promise<Outcome<unknown, string> | Undecided>
