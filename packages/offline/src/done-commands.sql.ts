/** Commands that the server did and that its rows show. They stay a while: a server that is restored from a backup may not know them any more. */
import type { Statements } from '@maktab/device/database'
import { commandsKeptMs, filesKept } from '@maktab/domain/downloads/set-back'
import { refusedCommands, waitAgain } from './outbox.sql.ts'
import { isWorthAnother } from './refused-again.ts'

/** Takes settled entries out of the outbox, to stand here; answers the files that went with them. */
export async function settleAccepted(db: Statements, upTo: number, now: Date): Promise<string[]> {
  const settled = "select command_id from outbox where state = 'accepted' and sequence <= ?"
  const rows = await db.all(`select file_id from outbox_files where command_id in (${settled})`, [upTo])
  await db.run(
    `insert or ignore into done_commands (sequence, command_id, name, input, given, at, subject, done_on)
      select sequence, command_id, name, input, given, at, subject, ? from outbox where state = 'accepted' and sequence <= ?`,
    [now.toISOString(), upTo],
  )
  await db.run(
    `insert or ignore into done_files (file_id, command_id, name, mime_type, size_bytes, done_on)
      select file_id, command_id, name, mime_type, size_bytes, ? from outbox_files where command_id in (${settled})`,
    [now.toISOString(), upTo],
  )
  await db.run(`delete from outbox_files where command_id in (${settled})`, [upTo])
  await db.run("delete from outbox where state = 'accepted' and sequence <= ?", [upTo])
  return rows.map((row) => String(row['file_id']))
}

/** Lets go of what has stood here long enough; answers its files. */
export async function forgetOldDone(db: Statements, now: Date): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await db.run('delete from done_commands where done_on < ?', [before(commandsKeptMs)])
  return forgetFiles(
    db,
    `select file_id from (
        select file_id, done_on, sum(size_bytes) over (order by done_on desc, file_id) as with_newer from done_files)
      where done_on < ? or with_newer > ?`,
    [before(filesKept.ms), filesKept.bytes],
  )
}

/** A full device needs the room for new work; answers the files. */
export async function forgetDoneFiles(db: Statements): Promise<string[]> {
  return forgetFiles(db, 'select file_id from done_files', [])
}

async function forgetFiles(db: Statements, which: string, values: readonly (string | number)[]): Promise<string[]> {
  const rows = await db.all(which, values)
  await db.runMany(
    'delete from done_files where file_id = ?',
    rows.map((row) => [row['file_id'] ?? null]),
  )
  return rows.map((row) => String(row['file_id']))
}

export async function filesOfDone(db: Statements): Promise<string[]> {
  return (await db.all('select file_id from done_files')).map((row) => String(row['file_id']))
}

/**
 * After the server was set back: what it did waits again in its old place before what came later, with its files. What it refused may have lacked
 * something that it had lost, and waits again too. A command that it knows still is done no second time.
 */
export async function waitAfterSetBack(db: Statements): Promise<void> {
  await db.run(
    `insert or ignore into outbox (sequence, command_id, name, input, given, at, subject)
      select sequence, command_id, name, input, given, at, subject from done_commands`,
  )
  await db.run(
    `insert or ignore into outbox_files (file_id, command_id, name, mime_type, size_bytes)
      select file_id, command_id, name, mime_type, size_bytes from done_files where command_id in (select command_id from outbox)`,
  )
  await db.run('delete from done_commands')
  await db.run('delete from done_files where file_id in (select file_id from outbox_files)')
  await db.run("update outbox set state = 'waiting' where state = 'accepted'")
  await db.run('update outbox_files set is_sent = 0')
  for (const { command_id, refusal } of await refusedCommands(db))
    if (isWorthAnother(refusal)) await waitAgain(db, command_id)
}
