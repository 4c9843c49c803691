/** Ties a call to the code that answers it; the types come from the contract. */
import type { AnyCall, Checked, Output, RefusalOf } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Outcome } from '@maktab/contracts/outcome'
import type { RefusalCode, SystemRefusal } from '@maktab/contracts/refusals'
import type { Actor } from '@maktab/domain/people/actor'
import type { Kysely } from 'kysely'
import type { AtEnd, Doors, SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import type { FileAddresses } from '#files/addresses.ts'
import type { ReceivedFile } from '#files/receive-upload.ts'
import type { ReceivedBytes } from '#files/storage.ts'

export type Answer = Outcome<unknown, RefusalCode | SystemRefusal>

/** A command as it came out of a batch. */
export interface Batched {
  readonly path: string
  readonly input: unknown
  readonly command_id: string
  /** When it was given, by the device's clock. */
  readonly at: Date
}

/**
 * Does one queued command of the same person; answers null where no such queued command exists. What it throws is logged
 * already.
 */
export type Dispatch = (command: Batched) => Promise<Answer | null>

/** A person in one of their sessions. */
export interface Holder extends Actor {
  readonly session_id: string
  /** The session began with a starting code, and no password was chosen in it yet. */
  readonly must_change_password?: boolean | undefined
}

interface AnyContext {
  readonly now: Date
  readonly language: LanguageCode
  readonly device_id: string | undefined
}

/** What code inside a school sees: `db` is a transaction that reaches the actor's school and its tenant, nothing else. */
export interface SchoolContext extends AnyContext {
  readonly actor: Actor
  readonly db: Kysely<Tables>
  /** When the person acted, by the server's clock (`timeGiven`); `now` for what was not queued. */
  readonly given: Date
  /** The command's own id where the device made one. */
  readonly command_id: string | undefined
  /** Signs the addresses at which this person may read files. */
  readonly addresses: FileAddresses
  /** Runs `work` once the answer is kept for good; a refusal or a failure runs nothing. */
  readonly afterCommit: (work: () => void) => void
  /** Keeps a statement for the end, where it leaves together with the commit; a refusal sends nothing. */
  readonly atEnd: AtEnd
}

/**
 * What code of the office sees: as inside a school, but of the campus that the caller asked for, theirs or another in their reach
 * (`reachesCampus`). `actor` stays the caller, with the school that they belong to.
 */
export interface CampusContext extends SchoolContext {
  /** Where `db` is. */
  readonly campus: { readonly tenant_id: number; readonly institution_id: number }
  /** The caller's name, for the history: they may be unknown in this campus. */
  readonly actor_name: string
  /** Bytes of a multipart command that nobody looked at yet. */
  readonly received: ReceivedBytes | undefined
}

/** What a call of the office does before its campus is opened to it: no connection is held meanwhile. */
export interface BeforeCampusContext extends AnyContext {
  readonly actor: Actor
  readonly campus: { readonly tenant_id: number; readonly institution_id: number }
  readonly received: ReceivedBytes | undefined
  /** Opens the campus for reading, for as long as `work` takes. */
  readonly look: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
}

/** What code before or beside a school sees: the doors, shut. */
export interface GateContext extends AnyContext {
  readonly doors: Doors
  /** The host that was asked, as the request names it. */
  readonly host: string
  /** Its tenant. */
  readonly tenant_id: number
  /** Present unless the call is public or carries a refresh token. */
  readonly actor: Holder | undefined
  /** By what limits know whoever asks, signed in or not: their address (`callerOf`). */
  readonly caller: string
  /** What the browser says of itself, cut to 300 characters; empty where it says nothing. */
  readonly user_agent: string
  /** The token of the bearer header, unverified where the call's audience is `refresh`. */
  readonly bearer: string | undefined
  /** Hears of every school where something was kept, and of which moment it is. */
  readonly noteWrite?: ((school: SchoolScope, given: Date) => void) | undefined
  /** Does a further call as the same person, in a transaction of its own. */
  readonly dispatch: Dispatch
  /** The file of a multipart command, already on disk. */
  readonly file: ReceivedFile | undefined
  /** Bytes that are to be looked at later: whoever wants them takes their file, what is left is discarded with the answer. */
  readonly received: ReceivedBytes | undefined
  readonly addresses: FileAddresses | undefined
}

/** What a call with `answers: 'file'` gives instead of its output. */
export interface AnsweredFile {
  /** With its ending, in any script. */
  readonly name: string
  readonly mime_type: string
  readonly bytes: Uint8Array
}

type Given<C extends AnyCall> = C extends { readonly answers: 'file' } ? AnsweredFile : Output<C>

export type Answered<C extends AnyCall> = Promise<Outcome<Given<C>, RefusalOf<C>>>

export type Handler<C extends AnyCall = AnyCall> =
  | {
      readonly call: C
      readonly place: 'school'
      /** A "no" that stands before the call itself, mostly whatever it asks; undefined lets it run. */
      readonly guard?: (context: SchoolContext, input: never) => Promise<SystemRefusal | undefined>
      readonly run: (context: SchoolContext, input: never) => Answered<C>
    }
  | {
      readonly call: C
      readonly place: 'campus'
      /** The campus must be one that was closed, instead of an open one. */
      readonly isClosed?: true
      readonly prepare?: (context: BeforeCampusContext, input: never) => Promise<unknown>
      readonly run: (context: CampusContext, input: never, prepared: never) => Answered<C>
    }
  | { readonly call: C; readonly place: 'gate'; readonly run: (context: GateContext, input: never) => Answered<C> }

/** Answers a call inside the caller's school. */
export function inside<const C extends AnyCall>(
  call: C,
  run: (context: SchoolContext, input: Checked<C>) => Answered<C>,
): Handler<C> {
  return { call, place: 'school', run: run }
}

/** A call that names a campus, or means the caller's own, and answers `not_found` for one that they do not reach. */
type CampusCall<C extends AnyCall> =
  Checked<C> extends { readonly institution_id?: number | undefined }
    ? 'not_found' extends RefusalOf<C>
      ? C
      : never
    : never

/**
 * Answers a call of the office inside the campus that its `institution_id` names, the caller's own where it is left out. A command is
 * done once, whichever campus it is for.
 */
export function atCampus<const C extends AnyCall>(
  call: C & CampusCall<C>,
  run: (context: CampusContext, input: Checked<C>) => Answered<C>,
): Handler<C> {
  return { call, place: 'campus', run: run }
}

/** The same for a campus that was closed: to every other call of the office it is not there. */
export function atClosedCampus<const C extends AnyCall>(
  call: C & CampusCall<C>,
  run: (context: CampusContext, input: Checked<C>) => Answered<C>,
): Handler<C> {
  return { call, place: 'campus', isClosed: true, run: run }
}

/**
 * As `atCampus`, of work that takes long: what `prepare` reads and makes is given to `run`, once the campus is open. The campus may
 * have changed in between, and a command that was done before is prepared once more.
 */
export function atCampusPrepared<const C extends AnyCall, P>(
  call: C & CampusCall<C>,
  prepare: (context: BeforeCampusContext, input: Checked<C>) => Promise<P>,
  run: (context: CampusContext, input: Checked<C>, prepared: P) => Answered<C>,
): Handler<C> {
  return { call, place: 'campus', prepare, run }
}

/** Answers a call that comes before anyone is known, or that opens its own transactions. */
export function atGate<const C extends AnyCall>(
  call: C,
  run: (context: GateContext, input: Checked<C>) => Answered<C>,
): Handler<C> {
  return { call, place: 'gate', run: run }
}
