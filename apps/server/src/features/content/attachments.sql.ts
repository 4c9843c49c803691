import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'

interface Owner {
  readonly institution_id: number
  readonly user_id: number
}

/**
 * Those of the named files that this person uploaded, in the order in which they were named. They count as named from here on and stay: whatever
 * keeps a file of a person takes it from here.
 */
export async function readOwnFiles(
  db: Kysely<Tables>,
  { institution_id, user_id }: Owner,
  file_ids: readonly string[],
): Promise<readonly KeptAttachment[]> {
  if (file_ids.length === 0) return []
  const files = await db
    .updateTable('files')
    .set({ is_named: true })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('file_id', 'in', [...file_ids])
    .returning(['file_id', 'name', 'mime_type', 'size_bytes', 'sha256', 'thumbnail_sha256'])
    .execute()
  const place = new Map([...file_ids].reverse().map((file_id, index) => [file_id, file_ids.length - index]))
  return files.sort((one, other) => (place.get(one.file_id) ?? 0) - (place.get(other.file_id) ?? 0))
}
