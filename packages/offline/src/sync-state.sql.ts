/** What the store knows of its standing with the server. */
import type { Statements } from '@maktab/device/database'

export interface KeptSyncState {
  readonly cursor: string
  readonly synced_on: string | null
  /** The server's clock when it was last heard; empty before the first time. */
  readonly heard_on: string
  /** The server's clock minus this device's then, in milliseconds. */
  readonly clock_offset_ms: number
}

export async function readSyncState(db: Statements): Promise<KeptSyncState> {
  const [row] = await db.all('select cursor, synced_on, heard_on, clock_offset_ms from sync_state')
  const synced_on = row?.['synced_on'] ?? null
  return {
    cursor: String(row?.['cursor'] ?? ''),
    synced_on: synced_on === null ? null : String(synced_on),
    heard_on: String(row?.['heard_on'] ?? ''),
    clock_offset_ms: Number(row?.['clock_offset_ms'] ?? 0),
  }
}

export async function keepCursor(
  db: Statements,
  { cursor, heard_on, clock_offset_ms }: Omit<KeptSyncState, 'synced_on'>,
): Promise<void> {
  await db.run('update sync_state set cursor = ?, heard_on = ?, clock_offset_ms = ?', [cursor, heard_on, clock_offset_ms])
}

export async function keepSyncedOn(db: Statements, synced_on: string): Promise<void> {
  await db.run('update sync_state set synced_on = ?', [synced_on])
}

/** The server's clock at a moment of this device's: never before the server was last heard, whatever was done to the device's clock. */
export function serverTime({ heard_on, clock_offset_ms }: KeptSyncState, at: Date): Date {
  const heard = heard_on === '' ? Number.NEGATIVE_INFINITY : new Date(heard_on).getTime()
  return new Date(Math.max(heard, at.getTime() + clock_offset_ms))
}
