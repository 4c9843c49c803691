import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface FileRow {
  readonly file_id: string
  /** Who handed it over. */
  readonly user_id: number
  readonly sha256: string
  readonly name: string
  readonly mime_type: string
  readonly size_bytes: number
}

/** Keeps a file's row unless its id is taken; answers the row that stands under the id afterwards. */
export async function insertFile(
  db: Kysely<Tables>,
  institution_id: number,
  file: FileRow,
  created_on: Date,
): Promise<FileRow> {
  await db
    .insertInto('files')
    .values({ institution_id, ...file, created_on })
    .onConflict((conflict) => conflict.columns(['institution_id', 'file_id']).doNothing())
    .execute()
  return db
    .selectFrom('files')
    .select(['file_id', 'user_id', 'sha256', 'name', 'mime_type', 'size_bytes'])
    .where('institution_id', '=', institution_id)
    .where('file_id', '=', file.file_id)
    .executeTakeFirstOrThrow()
}
