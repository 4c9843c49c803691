/** Hands the outbox over to the server: files first, then commands in batches, oldest first. */
import * as calls from '@maktab/client/calls/every-call.generated'
import type { ClientCall } from '@maktab/client/call'
import { refusalName, waitOf } from '@maktab/client/wire'
import { thumbnailLimits } from '@maktab/contracts/content/upload-limits'
import { uploadInParts, type Uploaded } from '@maktab/client/upload-in-parts'
import { sealInput } from '@maktab/client/seal-tracking'
import { commandTimes } from './command-times.ts'
import { attachmentPath } from './outbox.ts'
import {
  forgetHeld,
  noteAccepted,
  noteFileSent,
  noteRefused,
  noteWait,
  refusedCommands,
  unsentFiles,
  waitAgain,
  waitAgainAs,
  waitingCommands,
  type OutboxEntry,
  type OutboxFile,
} from './outbox.sql.ts'
import { isDueAgain, isWorthAnother } from './refused-again.ts'
import { replay, type Replaying } from './replay.ts'
import { rewind } from './rewind.sql.ts'
import type { Sqlite, Statements } from '@maktab/device/database'
import type { FileStore } from '@maktab/device/files'
import type { Reached, ServerFailure, Transport } from './transport.ts'

export interface Sending extends Replaying {
  readonly db: Sqlite
  readonly files: FileStore
  readonly transport: Transport
  readonly makeThumbnail: (picture: Blob) => Promise<Blob | undefined>
  readonly clock: () => Date
  /** Called after each batch that the server answered, and after each file. */
  readonly onProgress: () => void
}

const largestBatch = 50
/** Characters of one batch: the server takes two million. */
const longestBatch = 500_000
/** How often a command is given again that the server refused until later; the next time it is refused as any other. */
const mostWaits = 10
/** The server could not say; the command waits for another time. */
const serverBroke = -500

const callByName: Readonly<Record<string, ClientCall | undefined>> = calls

/** Sends until nothing waits or nothing moves; answers why it stopped, if it did. */
export async function sendAll(sending: Sending): Promise<ServerFailure | undefined> {
  let after = 0
  let most = largestBatch
  for (;;) {
    const batch = fitting(await waitingCommands(sending.db, after, most, sending.clock()))
    const [first] = batch
    if (!first) return undefined
    const ready = await sendFiles(sending, batch)
    if ('failure' in ready) return ready
    const sent = await sendBatch(sending, ready.entries)
    if (sent === 'too_large' && most > 1) {
      most = 1
      continue
    }
    if (sent === 'too_large') await noteAnswers(sending, [{ entry: first, refusal: 'batch_unreadable' }])
    else if (sent !== 'sent') return sent
    sending.onProgress()
    after = batch.at(-1)?.sequence ?? after
  }
}

/** As many of the oldest as go into one request; at least one. */
function fitting(entries: readonly OutboxEntry[]): OutboxEntry[] {
  let length = 0
  return entries.filter((entry, index) => {
    length += JSON.stringify(entry.input).length + 200
    return index === 0 || length <= longestBatch
  })
}

/** Uploads the files of the entries; those whose file was turned down are settled here and not sent further. */
async function sendFiles(
  sending: Sending,
  entries: readonly OutboxEntry[],
): Promise<{ readonly entries: OutboxEntry[] } | ServerFailure> {
  const ready: OutboxEntry[] = []
  for (const entry of entries) {
    if (callByName[entry.name] === undefined) {
      // Given by a version that had another catalogue. Logged, and kept where its person sees it: it must not stop the rest.
      console.warn(`no call is named ${entry.name}: it was not sent`)
      await noteAnswers(sending, [{ entry, refusal: 'batch_unreadable' }])
      continue
    }
    const refusal = await sendFilesOf(sending, entry)
    if (refusal !== undefined && 'failure' in refusal) return refusal
    if (refusal) await noteAnswers(sending, [{ entry, refusal: refusal.refusal }])
    else if (entry.name === calls.uploadFile.name) await noteAnswers(sending, [{ entry }])
    else ready.push(entry)
  }
  return { entries: ready }
}

async function sendFilesOf(
  { db, files, transport, makeThumbnail, onProgress }: Sending,
  entry: OutboxEntry,
): Promise<{ readonly refusal: string } | ServerFailure | undefined> {
  for (const file of await unsentFiles(db, entry.command_id)) {
    const uploaded = await uploadOne({ files, transport }, file)
    if (uploaded === 'unreadable') return { refusal: 'file_missing' }
    if (uploaded === 'stuck') return { failure: 'broken' }
    if (uploaded !== 'kept') {
      if ('refusal' in uploaded.no) return { refusal: uploaded.no.refusal }
      return uploaded.no.failure === 'too_large' ? { refusal: 'file_too_large' } : uploaded.no
    }
    await sendThumbnail({ files, transport, makeThumbnail }, file)
    await noteFileSent(db, file.file_id)
    onProgress()
  }
  return undefined
}

/** A photo without one is shown by a sign: whatever fails here keeps no work waiting. */
async function sendThumbnail(
  { files, transport, makeThumbnail }: Pick<Sending, 'files' | 'transport' | 'makeThumbnail'>,
  { file_id, mime_type, size_bytes }: OutboxFile,
): Promise<void> {
  if (!/^image\/(?:jpeg|png|webp)$/.test(mime_type) || size_bytes <= thumbnailLimits.bytes) return
  const bytes = await files.read(attachmentPath(file_id))
  const thumbnail = bytes && (await makeThumbnail(new Blob([bytes], { type: mime_type })).catch(() => undefined))
  if (thumbnail && thumbnail.size <= thumbnailLimits.bytes)
    await transport.askMultipart(calls.uploadThumbnail, { file_id }, thumbnail)
}

type NotTaken = Exclude<Reached<unknown>, { ok: true }>

async function uploadOne(
  { files, transport }: Pick<Sending, 'files' | 'transport'>,
  { file_id, name, mime_type, size_bytes }: OutboxFile,
): Promise<Uploaded<NotTaken>> {
  const readPart = async (from: number, to: number) => {
    const bytes = await files.readPart(attachmentPath(file_id), from, to)
    return bytes && new Blob([bytes], { type: mime_type })
  }
  return uploadInParts<NotTaken>(
    { file_id, name, size_bytes, readPart },
    {
      ask: (call, input) => transport.ask(call, input),
      send: (call, fields, part) => transport.askMultipart(call, fields, part),
    },
  )
}

async function sendBatch(
  sending: Sending,
  entries: readonly OutboxEntry[],
): Promise<'sent' | 'too_large' | ServerFailure> {
  if (entries.length === 0) return 'sent'
  const times = await commandTimes(entries, sending)
  if ('failure' in times) return times
  // Sealed now and not when it was kept: the session may have been renewed, ended or begun anew since.
  const tracking_key = await sending.transport.trackingKey()
  const commands = await Promise.all(
    entries.map(async ({ command_id, name, input, at }, index) => ({
      command_id,
      path: pathOf(name),
      input: name === calls.recordAttempt.name ? await sealInput(input, tracking_key) : input,
      at: times[index] ?? at,
    })),
  )
  const answer = await sending.transport.ask(calls.syncUp, { json_data: JSON.stringify({ data: commands }) })
  if (!answer.ok) return 'failure' in answer && answer.failure !== 'too_large' ? answer : 'too_large'
  const byCommand = new Map(entries.map((entry) => [entry.command_id, entry]))
  const settled = answer.value.answers.flatMap((said): Answered[] => {
    const { command_id, error_code } = said
    const entry = byCommand.get(command_id)
    if (!entry || error_code === serverBroke) return []
    const call = callByName[entry.name]
    if (error_code >= 0 || !call) return [{ entry }]
    return [
      { entry, refusal: refusalName(call, error_code) ?? 'malformed', ...(entry.waits < mostWaits && waitOf(said)) },
    ]
  })
  await noteAnswers(sending, settled)
  return 'sent'
}

function pathOf(name: string): string {
  const call = callByName[name]
  if (!call) throw new Error(`No call named ${name}`)
  return call.path
}

interface Answered {
  readonly entry: OutboxEntry
  readonly refusal?: string
  /** The refusal ends by itself after so long: the command goes on waiting. */
  readonly wait_seconds?: number
}

/** A refused command is no longer shown as done: rewind and replay without it, in the same transaction. */
async function noteAnswers(sending: Sending, answered: readonly Answered[]): Promise<void> {
  await sending.db.transaction(async (db) => {
    for (const answer of answered) await noteAnswer(db, answer, sending.clock())
    if (!answered.some(({ refusal, wait_seconds }) => refusal !== undefined && wait_seconds === undefined)) return
    await rewind(db)
    await replay(db, sending)
  })
}

function noteAnswer(
  db: Statements,
  { entry: { command_id }, refusal, wait_seconds }: Answered,
  now: Date,
): Promise<void> {
  if (refusal === undefined) return noteAccepted(db, command_id)
  if (wait_seconds !== undefined) return noteWait(db, command_id, now, wait_seconds)
  return noteRefused(db, command_id, refusal, now.toISOString())
}

/** Puts refused commands that are due back among those that wait, and shows them as done again. */
export async function waitAgainWhereDue(
  { db, clock, ...replaying }: Replaying & { readonly db: Sqlite; readonly clock: () => Date },
  { all }: { readonly all: boolean },
): Promise<void> {
  await db.transaction(async (statements) => {
    const due = (await refusedCommands(statements)).filter((one) =>
      all ? isWorthAnother(one.refusal) : isDueAgain(one, clock()),
    )
    if (due.length === 0) return
    for (const { command_id } of due) await waitAgain(statements, command_id)
    await rewind(statements)
    await replay(statements, replaying)
  })
}

/** One refused command waits again under another id, and is shown as done. */
export async function sendAgain(
  { db, ...replaying }: Replaying & { readonly db: Sqlite },
  command_id: string,
  next_id: string,
): Promise<void> {
  await db.transaction(async (statements) => {
    if (!(await waitAgainAs(statements, command_id, next_id))) return
    await rewind(statements)
    await replay(statements, replaying)
  })
}

/** What a person takes back before it is sent is not shown as done any more; false where it is too late. */
export async function takeBack(
  { db, clock, ...replaying }: Replaying & { readonly db: Sqlite; readonly clock: () => Date },
  command_id: string,
): Promise<boolean> {
  return db.transaction(async (statements) => {
    if (!(await forgetHeld(statements, command_id, clock()))) return false
    await rewind(statements)
    await replay(statements, replaying)
    return true
  })
}
