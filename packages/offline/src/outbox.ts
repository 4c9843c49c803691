/** Does what a person asks at once on this device, and keeps it for the server. */
import type { AnyAnswer } from '@maktab/client/call'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { Outcome } from '@maktab/contracts/outcome'
import type { RefusalCode } from '@maktab/contracts/refusals'
import type { Actor } from '@maktab/domain/people/actor'
import { forgetDoneFiles } from './done-commands.sql.ts'
import { filesOfDownloads } from './downloads/downloads.sql.ts'
import { wantedFiles } from './downloads/kept-files.sql.ts'
import type { NamedHandler, Undecided } from './local-handler.ts'
import { filesOfOutbox, isKept, keepCommand, longestHold, noteRefused, type OutboxFile } from './outbox.sql.ts'
import { recordChanges } from './rewind.sql.ts'
import { subjectOfCommand } from './subject-of-command.ts'
import type { Sqlite } from '@maktab/device/database'
import { isStorageFull, type FileStore } from '@maktab/device/files'
import { serverTime } from '@maktab/domain/tenants/time-check'
import { readSyncState } from './sync-state.sql.ts'

export interface Outbox {
  readonly db: Sqlite
  readonly files: FileStore
  readonly actor: Actor
  readonly handlers: ReadonlyMap<string, NamedHandler>
  readonly clock: () => Date
  readonly newId: () => string
  /** Fetches what a command lacked; false where the server cannot be reached. */
  readonly fetchFacts: (name: string, input: unknown) => Promise<boolean>
}

interface Command {
  readonly command_id: string
  readonly name: string
  readonly input: unknown
  readonly at: Date
  readonly files: readonly OutboxFile[]
  /** Its person may take it back for `longestHold`; it is not sent before. */
  readonly isHeld?: boolean
}

type Decided = Outcome<unknown, string> | Undecided

/** Where a file that was handed over is kept; the address at which the application reads it ends alike. */
export function attachmentPath(file_id: string): string {
  return `attachment/${file_id}`
}

/**
 * Decides, shows and keeps a command, all or nothing. What the device lacks to decide is asked for first. Where that
 * fails too the command is kept unshown and the server decides: the answer is then the failure `offline`.
 */
export async function perform(
  outbox: Outbox,
  {
    name,
    input,
    command_id = outbox.newId(),
    isHeld = false,
  }: {
    readonly name: string
    readonly input: unknown
    readonly command_id?: string | undefined
    readonly isHeld?: boolean | undefined
  },
  queued: readonly QueuedFile[],
): Promise<AnyAnswer> {
  const files = queued.map(({ file_id, name, mime_type, bytes }) => ({
    file_id,
    name,
    mime_type,
    size_bytes: bytes.size,
  }))
  const command = { command_id, name, input, at: outbox.clock(), files, isHeld }
  try {
    return await withRoom(outbox, async () => {
      for (const { file_id, bytes } of queued)
        await outbox.files.put(attachmentPath(file_id), bytes.stream(), bytes.size)
      const outcome = await decideWithFacts(outbox, command)
      if (!outcome.ok && !('undecided' in outcome)) await dropFiles(outbox, files)
      return answerOf(outcome)
    })
  } catch (error) {
    await dropFiles(outbox, files)
    if (isStorageFull(error)) return { ok: false, failure: 'storage_full' }
    throw error
  }
}

async function decideWithFacts(outbox: Outbox, command: Command): Promise<Decided> {
  const outcome = await decide(outbox, command, () => false)
  if (!lacksFacts(outcome)) return outcome
  const reached = await outbox.fetchFacts(command.name, command.input)
  return decide(outbox, command, (again) => 'undecided' in again || (!reached && lacksFacts(again)))
}

/** Something that is not there may only not have been pulled yet. */
function lacksFacts(outcome: Decided): boolean {
  return !outcome.ok && ('undecided' in outcome || outcome.refusal === 'not_found')
}

async function decide(
  { db, actor, handlers }: Outbox,
  command: Command,
  keepAnyway: (outcome: Decided) => boolean,
): Promise<Decided> {
  const { command_id, name, input, at, files, isHeld = false } = command
  const run = handlers.get(name)
  if (!run) throw new Error(`${name} cannot be done on a device`)
  return db.transaction(async (statements): Promise<Decided> => {
    if (await isKept(statements, command_id)) return { ok: true, value: null }
    const given = serverTime(await readSyncState(statements), at)
    await recordChanges(statements)
    const outcome = await run({ db: statements, actor, given, command_id, files }, input as never)
    if (!outcome.ok && !keepAnyway(outcome)) return outcome
    const subject = subjectOfCommand(command) ?? null
    await keepCommand(
      statements,
      { command_id, name, input, given: given.toISOString(), at: at.toISOString(), subject },
      files,
      isHeld ? new Date(at.getTime() + longestHold).toISOString() : null,
    )
    return outcome.ok ? outcome : { ok: false, undecided: true }
  })
}

/** Keeps a command for its person that was refused before it stood in the outbox. */
export async function keepRefused(
  { db, clock }: Pick<Outbox, 'db' | 'clock'>,
  { command_id, name, input }: Pick<Command, 'command_id' | 'name' | 'input'>,
  refusal: string,
): Promise<void> {
  await db.transaction(async (statements) => {
    if (await isKept(statements, command_id)) return
    const at = clock()
    const given = serverTime(await readSyncState(statements), at).toISOString()
    const subject = subjectOfCommand({ name, input }) ?? null
    await keepCommand(statements, { command_id, name, input, given, at: at.toISOString(), subject }, [])
    await noteRefused(statements, command_id, refusal, at.toISOString())
  })
}

/** What the screen gets of what was decided on this device. */
export function answerOf(outcome: Decided): AnyAnswer {
  if (outcome.ok) return outcome
  if ('undecided' in outcome) return { ok: false, failure: 'offline' }
  // What any call may be answered is no refusal of its own.
  return outcome.refusal === 'payment_required'
    ? { ok: false, failure: 'payment_required' }
    : { ...outcome, refusal: outcome.refusal as RefusalCode }
}

/**
 * A full device still takes work: the spare is given up for it. What the work leaves of it is kept again at once, so
 * that neither a download nor the files of the application fill the room of the next work.
 */
export async function withSpare<T>(files: FileStore, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isStorageFull(error)) throw error
    await files.freeSpare()
    try {
      return await work()
    } finally {
      await files.keepSpare().catch(() => {})
    }
  }
}

/** Where the spare is not enough, files of work that the server has long since are given up. */
async function withRoom<T>({ db, files }: Outbox, work: () => Promise<T>): Promise<T> {
  try {
    return await withSpare(files, work)
  } catch (error) {
    if (!isStorageFull(error)) throw error
    const forgotten = await db.transaction(forgetDoneFiles)
    if (forgotten.length === 0) throw error
    const single = [...(await filesOfOutbox(db)), ...(await wantedFiles(db))]
    const needed = new Set([...single.map(attachmentPath), ...(await filesOfDownloads(db))])
    for (const path of forgotten.map(attachmentPath)) if (!needed.has(path)) await files.remove(path)
    return work()
  }
}

/** Files of a command that was not kept, unless another one has them too, or their person keeps them. */
async function dropFiles({ db, files }: Outbox, dropped: readonly OutboxFile[]): Promise<void> {
  if (dropped.length === 0) return
  const kept = new Set([...(await filesOfOutbox(db)), ...(await wantedFiles(db))])
  for (const { file_id } of dropped) if (!kept.has(file_id)) await files.remove(attachmentPath(file_id))
}
