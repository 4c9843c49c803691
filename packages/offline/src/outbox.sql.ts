/** Commands of this person that the server has not taken into its rows yet, oldest first. */
import type { CallName } from '@maktab/contracts/catalogue'
import type { Statements } from '@maktab/device/database'

export interface OutboxEntry {
  readonly sequence: number
  readonly command_id: string
  readonly name: string
  readonly input: unknown
  readonly given: string
  readonly at: string
  readonly refusal: string | null
  /** What it is about, as `subjectOfCommand` says; null where it is a work of its own. */
  readonly subject: string | null
  /** How often the server has refused it until later. */
  readonly waits: number
}

/** The most that a command is held: whatever a clock says, nothing waits longer for its person to think again. */
export const longestHold = 10_000

/** Seconds. However long the server says that a command has to wait, the rest of the outbox waits with it no longer than this. */
const longestWait = 3_600

export interface OutboxFile {
  readonly file_id: string
  readonly name: string
  readonly mime_type: string
  readonly size_bytes: number
}

export async function keepCommand(
  db: Statements,
  entry: Omit<OutboxEntry, 'sequence' | 'refusal' | 'waits'>,
  files: readonly OutboxFile[],
  /** Until when its person may take it back (ISO 8601, by the device's clock). */
  held_until: string | null = null,
): Promise<void> {
  await db.run(
    'insert into outbox (command_id, name, input, given, at, subject, held_until) values (?, ?, ?, ?, ?, ?, ?)',
    [entry.command_id, entry.name, JSON.stringify(entry.input), entry.given, entry.at, entry.subject, held_until],
  )
  await db.runMany(
    `insert into outbox_files (file_id, command_id, name, mime_type, size_bytes) values (?, ?, ?, ?, ?)
      on conflict (file_id) do nothing`,
    files.map((file) => [file.file_id, entry.command_id, file.name, file.mime_type, file.size_bytes]),
  )
}

/** Whether a command stands in the outbox, in whatever state. */
export async function isKept(db: Statements, command_id: string): Promise<boolean> {
  return (await db.all('select 1 one from outbox where command_id = ?', [command_id])).length > 0
}

/**
 * The oldest command that may not be sent yet, because its person may take it back or the server refused it until later,
 * and for how many milliseconds. A clock that was set back behind the beginning of a wait, or set forward and back, ends it.
 */
export async function firstHeld(
  db: Statements,
  now: Date,
): Promise<{ readonly sequence: number; readonly milliseconds: number } | undefined> {
  const [row] = await db.all(
    `select sequence, max(case when held_until > ?1 and held_until <= ?2 then held_until else '' end,
        case when wait_until > ?1 and wait_from <= ?1 then wait_until else '' end) until
      from outbox where state = 'waiting' and until > '' order by sequence limit 1`,
    [now.toISOString(), new Date(now.getTime() + longestHold).toISOString()],
  )
  return (
    row && {
      sequence: Number(row['sequence']),
      milliseconds: new Date(String(row['until'])).getTime() - now.getTime(),
    }
  )
}

/** The oldest ones that wait for the server, after one already seen; none behind one that is held, for their order is kept. */
export async function waitingCommands(db: Statements, after: number, most: number, now: Date): Promise<OutboxEntry[]> {
  const held = await firstHeld(db, now)
  const waiting = await readEntries(db, "state = 'waiting' and sequence > ?", after, most)
  return held === undefined ? waiting : waiting.filter(({ sequence }) => sequence < held.sequence)
}

/** Takes out a command that is held; false where it is not, or not any more. */
export async function forgetHeld(db: Statements, command_id: string, now: Date): Promise<boolean> {
  const held = "state = 'waiting' and held_until > ? and command_id = ?"
  const found = await db.all(`select 1 one from outbox where ${held}`, [now.toISOString(), command_id])
  await db.run(`delete from outbox where ${held}`, [now.toISOString(), command_id])
  return found.length > 0
}

/** What must be shown on top of the server's rows: all but what it refused. */
export async function shownCommands(db: Statements): Promise<OutboxEntry[]> {
  return readEntries(db, "state <> 'refused' and sequence > ?", 0, -1)
}

/** Those of one name that were given here before the named command, which itself may not be kept yet. */
export async function shownBefore(db: Statements, command_id: string, name: CallName): Promise<OutboxEntry[]> {
  const shown = await shownCommands(db)
  const place = shown.findIndex((entry) => entry.command_id === command_id)
  return (place < 0 ? shown : shown.slice(0, place)).filter((entry) => entry.name === name)
}

/** What a person sees of the outbox: waiting and refused, oldest first. */
export async function unsettledCommands(db: Statements): Promise<OutboxEntry[]> {
  return readEntries(db, "state <> 'accepted' and sequence > ?", 0, -1)
}

async function readEntries(db: Statements, condition: string, after: number, most: number): Promise<OutboxEntry[]> {
  const rows = await db.all(
    `select sequence, command_id, name, input, given, at, refusal, subject, waits from outbox
      where ${condition} order by sequence limit ?`,
    [after, most],
  )
  return rows.map((row) => ({
    sequence: Number(row['sequence']),
    command_id: String(row['command_id']),
    name: String(row['name']),
    input: JSON.parse(String(row['input'])) as unknown,
    given: String(row['given']),
    at: String(row['at']),
    refusal: row['refusal'] === null || row['refusal'] === undefined ? null : String(row['refusal']),
    subject: row['subject'] === null || row['subject'] === undefined ? null : String(row['subject']),
    waits: Number(row['waits']),
  }))
}

export async function filesOfCommand(db: Statements, command_id: string): Promise<OutboxFile[]> {
  return readFiles(db, 'command_id = ?', command_id)
}

export async function unsentFiles(db: Statements, command_id: string): Promise<OutboxFile[]> {
  return readFiles(db, 'command_id = ? and not is_sent', command_id)
}

async function readFiles(db: Statements, condition: string, command_id: string): Promise<OutboxFile[]> {
  const rows = await db.all(
    `select file_id, name, mime_type, size_bytes from outbox_files where ${condition} order by rowid`,
    [command_id],
  )
  return rows.map((row) => ({
    file_id: String(row['file_id']),
    name: String(row['name']),
    mime_type: String(row['mime_type']),
    size_bytes: Number(row['size_bytes']),
  }))
}

export async function noteFileSent(db: Statements, file_id: string): Promise<void> {
  await db.run('update outbox_files set is_sent = 1 where file_id = ?', [file_id])
}

/** The server did it. The entry stays until a pull has brought the rows that it changed. */
export async function noteAccepted(db: Statements, command_id: string): Promise<void> {
  await db.run("update outbox set state = 'accepted', refusal = null where command_id = ?", [command_id])
}

/** The server said not yet: the command goes on waiting, and is shown, from `now` by the device's clock for as long as it said. */
export async function noteWait(db: Statements, command_id: string, now: Date, wait_seconds: number): Promise<void> {
  const until = new Date(now.getTime() + Math.min(wait_seconds, longestWait) * 1000)
  await db.run(
    "update outbox set waits = waits + 1, wait_from = ?, wait_until = ? where state = 'waiting' and command_id = ?",
    [now.toISOString(), until.toISOString(), command_id],
  )
}

/** The server said no. The work stays, for a person to look at. `refused_at` is by the device's clock. */
export async function noteRefused(
  db: Statements,
  command_id: string,
  refusal: string,
  refused_at: string,
): Promise<void> {
  await db.run("update outbox set state = 'refused', refusal = ?, refused_at = ? where command_id = ?", [
    refusal,
    refused_at,
    command_id,
  ])
}

/** Refused commands, oldest first. `refused_at` is missing in those that an older version refused. */
export async function refusedCommands(
  db: Statements,
): Promise<{ readonly command_id: string; readonly refusal: string; readonly refused_at: Date | undefined }[]> {
  const rows = await db.all(
    "select command_id, refusal, refused_at from outbox where state = 'refused' order by sequence",
  )
  return rows.map((row) => ({
    command_id: String(row['command_id']),
    refusal: String(row['refusal']),
    refused_at: typeof row['refused_at'] === 'string' ? new Date(row['refused_at']) : undefined,
  }))
}

const asGivenAnew = "state = 'waiting', refusal = null, waits = 0, wait_from = null, wait_until = null"

/** A refused command waits once more. Its files go up again: the server sweeps those that nothing named. */
export async function waitAgain(db: Statements, command_id: string): Promise<void> {
  await db.run(`update outbox set ${asGivenAnew} where state = 'refused' and command_id = ?`, [command_id])
  await db.run('update outbox_files set is_sent = 0 where command_id = ?', [command_id])
}

/** The same for one that its person sends again, under another id; false where no such command is refused. */
export async function waitAgainAs(db: Statements, command_id: string, next_id: string): Promise<boolean> {
  await db.run(`update outbox set command_id = ?, ${asGivenAnew} where state = 'refused' and command_id = ?`, [
    next_id,
    command_id,
  ])
  if (!(await isKept(db, next_id))) return false
  await db.run('update outbox_files set command_id = ?, is_sent = 0 where command_id = ?', [next_id, command_id])
  return true
}

/** Entries that were accepted before a pull began are in the rows that it brought. */
export async function highestAccepted(db: Statements): Promise<number> {
  const [row] = await db.all("select coalesce(max(sequence), 0) highest from outbox where state = 'accepted'")
  return Number(row?.['highest'] ?? 0)
}

/** Takes a refused entry out after a person saw it; one that is not refused stays. */
export async function forgetRefused(db: Statements, command_id: string): Promise<void> {
  const refused = "select command_id from outbox where state = 'refused' and command_id = ?"
  await db.run(`delete from outbox_files where command_id in (${refused})`, [command_id])
  await db.run("delete from outbox where state = 'refused' and command_id = ?", [command_id])
}

/** Counts works, as `groupByWork` shows them: commands of one subject are one; and bytes of files that wait with them. */
export async function countCommands(
  db: Statements,
): Promise<{ waiting: number; refused: number; waiting_bytes: number }> {
  const [row] = await db.all(
    `select count(distinct case when state = 'waiting' then coalesce(subject, command_id) end) waiting,
      count(distinct case when state = 'refused' then coalesce(subject, command_id) end) refused,
      (select coalesce(sum(f.size_bytes), 0) from outbox_files f join outbox o on o.command_id = f.command_id
        where o.state = 'waiting' and not f.is_sent) waiting_bytes from outbox`,
  )
  return {
    waiting: Number(row?.['waiting'] ?? 0),
    refused: Number(row?.['refused'] ?? 0),
    waiting_bytes: Number(row?.['waiting_bytes'] ?? 0),
  }
}

/** Whole seconds since the oldest work was given that is on this device alone, by its clock; undefined where there is none. */
export async function secondsWaited(db: Statements, now: Date): Promise<number | undefined> {
  const [row] = await db.all("select min(at) oldest from outbox where state <> 'accepted'")
  const oldest = row?.['oldest'] ?? null
  return oldest === null ? undefined : Math.max(0, Math.floor((now.getTime() - Date.parse(String(oldest))) / 1000))
}

export async function filesOfOutbox(db: Statements): Promise<string[]> {
  return (await db.all('select file_id from outbox_files')).map((row) => String(row['file_id']))
}
