/** Brings what changed on the server into the local tables, under whatever this device has not handed over yet. */
import type { Role } from '@maktab/contracts/roles'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { pullCampusStructure, pullLearnerStructure } from '@maktab/client/calls/downloads/structure.generated'
import { forgetOldDone, settleAccepted, waitAfterSetBack } from './done-commands.sql.ts'
import { adoptFile } from './downloads/downloads.sql.ts'
import { wantedFiles } from './downloads/kept-files.sql.ts'
import { forgetLeftClasses, forgetLeftStreams, forgetLoneComments } from './left-classes.sql.ts'
import { takeRows } from './local-tables.sql.ts'
import { attachmentPath } from './outbox.ts'
import { filesOfOutbox, highestAccepted } from './outbox.sql.ts'
import { replay, type Replaying } from './replay.ts'
import { rewind } from './rewind.sql.ts'
import { tableNames } from './schema.sql.ts'
import type { Sqlite, Statements } from '@maktab/device/database'
import { isSetBack } from '@maktab/domain/downloads/set-back'
import { keepCursor, readSyncState } from './sync-state.sql.ts'
import type { Reached, ServerFailure, Transport } from './transport.ts'

type Pulled = Output<Catalogue['pullLearnerStructure']>

export interface Pulling extends Replaying {
  readonly db: Sqlite
  readonly transport: Transport
  readonly clock: () => Date
  /** Told while rows are written: how many tables are whole. */
  readonly onTables?: (done: number) => void
}

export type PullResult =
  | {
      readonly ok: true
      readonly as_of: string
      readonly unusedFiles: readonly string[]
      readonly isSetBack: boolean
      /** Whether any row came. */
      readonly hasNews: boolean
    }
  | ({ readonly ok: false } & (ServerFailure | { readonly failure: 'refused'; readonly wait_seconds?: undefined }))

/** Pulls until the server has no more. */
export async function pull(pulling: Pulling): Promise<PullResult> {
  const unusedFiles: string[] = []
  let setBack = false
  let hasNews = false
  for (;;) {
    // Only what was accepted before the question is sure to be in its answer.
    const accepted = await highestAccepted(pulling.db)
    const { cursor } = await readSyncState(pulling.db)
    const answer = await askForRows(pulling.transport, pulling.actor.role, cursor)
    if (!answer.ok) return 'failure' in answer ? answer : { ok: false, failure: 'refused' }
    const taken = await takePulled(pulling, answer.value, accepted)
    unusedFiles.push(...taken.unusedFiles)
    setBack ||= taken.isSetBack
    hasNews ||= setBack || Object.values(answer.value.tables).some((rows) => rows.length > 0)
    if (answer.value.is_complete)
      return { ok: true, as_of: answer.value.as_of, unusedFiles, isSetBack: setBack, hasNews }
  }
}

function askForRows(transport: Transport, role: Role, cursor: string): Promise<Reached<Pulled>> {
  const input = { updated_on: '2020-01-01 00:00:00', is_first_time: cursor === '' ? '1' : '0', cursor } as const
  return role === 'learner' ? transport.ask(pullLearnerStructure, input) : transport.ask(pullCampusStructure, input)
}

/**
 * Rewind, the server's rows, the cursor, replay: one transaction, so that neither is ever there without the others.
 * Answers the paths of files that nothing needs any more, and whether the server was set back to an earlier day: then all that this device gave waits
 * again, and is shown on top of the rows that lack it.
 */
async function takePulled(pulling: Pulling, pulled: Pulled, accepted: number) {
  const clock_offset_ms = new Date(pulled.as_of).getTime() - pulling.clock().getTime()
  return pulling.db.transaction(async (db) => {
    await rewind(db)
    // An older server knows not all of them, a newer one more: neither stops what both know.
    const rowsOf = (table: (typeof tableNames)[number]) => pulled.tables[table] ?? []
    // The last table of half an answer may go on in the next.
    const whole = pulled.is_complete ? tableNames.length : tableNames.findLastIndex((table) => rowsOf(table).length > 0)
    for (const [at, table] of tableNames.entries()) {
      await takeRows(db, table, rowsOf(table) as never)
      if (at < whole) pulling.onTables?.(at + 1)
    }
    const { actor } = pulling
    if (actor.role === 'teacher' && hasLeft(pulled)) await forgetLeftClasses(db, actor.user_id)
    if (hasLeft(pulled)) await forgetLeftStreams(db, actor.user_id)
    const { stream_posts = [], stream_comments = [] } = pulled.tables as Partial<Pulled['tables']>
    if (stream_posts.length + stream_comments.length > 0) await forgetLoneComments(db)
    const state = await readSyncState(db)
    const setBack = isSetBack(state, pulled.epoch)
    await keepCursor(db, {
      cursor: pulled.cursor,
      heard_on: pulled.as_of,
      clock_offset_ms,
      epoch: pulled.epoch ?? state.epoch,
    })
    if (setBack) await waitAfterSetBack(db)
    const settled = pulled.is_complete && !setBack ? await settleAccepted(db, accepted, pulling.clock()) : []
    await replay(db, pulling)
    // Downloads take theirs now, while their rows are new; the others stay for as long as their commands do.
    await withoutKept(db, settled)
    const waiting = new Set(await filesOfOutbox(db))
    const old = (await forgetOldDone(db, pulling.clock())).filter((file_id) => !waiting.has(file_id))
    return { unusedFiles: await withoutKept(db, old), isSetBack: setBack }
  })
}

function hasLeft({ tables }: Pulled): boolean {
  const { classes = [], users_classes = [] } = tables as Partial<Pulled['tables']>
  return [...classes, ...users_classes].some(({ is_deleted }) => is_deleted)
}

/** A file that the server has now is kept where it belongs to a download, or its person keeps it. */
async function withoutKept(db: Statements, file_ids: readonly string[]): Promise<string[]> {
  const wanted = new Set(await wantedFiles(db))
  const unused: string[] = []
  for (const file_id of file_ids) {
    const path = attachmentPath(file_id)
    if (!(await adoptFile(db, path, file_id)) && !wanted.has(file_id)) unused.push(path)
  }
  return unused
}
