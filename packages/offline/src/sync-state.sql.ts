/** What the store knows of its standing with the server. */
import type { Statements } from './surroundings.ts'

export interface KeptSyncState {
  readonly cursor: string
  readonly synced_on: string | null
  /** The server's clock minus this device's, in milliseconds, when they last spoke. */
  readonly clock_offset_ms: number
}

export async function readSyncState(db: Statements): Promise<KeptSyncState> {
  const [row] = await db.all('select cursor, synced_on, clock_offset_ms from sync_state')
  const synced_on = row?.['synced_on'] ?? null
  return {
    cursor: String(row?.['cursor'] ?? ''),
    synced_on: synced_on === null ? null : String(synced_on),
    clock_offset_ms: Number(row?.['clock_offset_ms'] ?? 0),
  }
}

export async function keepCursor(db: Statements, cursor: string, clock_offset_ms: number): Promise<void> {
  await db.run('update sync_state set cursor = ?, clock_offset_ms = ?', [cursor, clock_offset_ms])
}

export async function keepSyncedOn(db: Statements, synced_on: string): Promise<void> {
  await db.run('update sync_state set synced_on = ?', [synced_on])
}
