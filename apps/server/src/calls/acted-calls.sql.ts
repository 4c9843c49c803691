import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface ActedCall {
  readonly institution_id: number
  readonly session_id: string
  readonly user_id: number
  readonly acted_by: number
  readonly role: string
  readonly path: string
  readonly called_on: Date
}

export async function insertActedCall(db: Kysely<Tables>, call: ActedCall): Promise<void> {
  await db.insertInto('acted_calls').values(call).execute()
}
