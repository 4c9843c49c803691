import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

export async function findTour(db: Kysely<Tables>, { institution_id, user_id }: PersonKey): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('tour_guide_json')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.tour_guide_json ?? null
}

export async function saveTour(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  tour_guide_json: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ tour_guide_json })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}
