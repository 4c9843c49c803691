/** What the store knows of its standing with the server. */
import type { Statements } from '@maktab/device/database'
import type { HeardClock } from '@maktab/domain/tenants/time-check'

export interface KeptSyncState extends HeardClock {
  readonly cursor: string
  readonly synced_on: string | null
  /** Of the server as it was last heard of; empty where it told none. */
  readonly epoch: string
}

export async function readSyncState(db: Statements): Promise<KeptSyncState> {
  const [row] = await db.all('select cursor, synced_on, heard_on, clock_offset_ms, epoch from sync_state')
  const synced_on = row?.['synced_on'] ?? null
  return {
    cursor: String(row?.['cursor'] ?? ''),
    epoch: String(row?.['epoch'] ?? ''),
    synced_on: synced_on === null ? null : String(synced_on),
    heard_on: String(row?.['heard_on'] ?? ''),
    clock_offset_ms: Number(row?.['clock_offset_ms'] ?? 0),
  }
}

export async function keepCursor(
  db: Statements,
  { cursor, heard_on, clock_offset_ms, epoch }: Omit<KeptSyncState, 'synced_on'>,
): Promise<void> {
  await db.run('update sync_state set cursor = ?, heard_on = ?, clock_offset_ms = ?, epoch = ?', [
    cursor,
    heard_on,
    clock_offset_ms,
    epoch,
  ])
}

export async function keepSyncedOn(db: Statements, synced_on: string): Promise<void> {
  await db.run('update sync_state set synced_on = ?', [synced_on])
}
