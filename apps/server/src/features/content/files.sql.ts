import { sql, type Kysely } from 'kysely'
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

interface Owner {
  readonly institution_id: number
  readonly user_id: number
}

/** A file that this person handed over. */
export function findFile(
  db: Kysely<Tables>,
  { institution_id, user_id }: Owner,
  file_id: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .select(['file_id', 'user_id', 'sha256', 'name', 'mime_type', 'size_bytes'])
    .where('institution_id', '=', institution_id)
    .where('file_id', '=', file_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** Bytes that a person handed over since a moment, without those of one file: what arrives again is not counted twice. */
export async function readHandedOverBytes(
  db: Kysely<Tables>,
  { institution_id, user_id }: Owner,
  { since, except }: { readonly since: Date; readonly except: string },
): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((files) => files.fn.sum<string | null>('size_bytes').as('bytes'))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('created_on', '>', since)
    .where('file_id', '<>', except)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** The small picture of a file of this person. */
export async function setThumbnail(
  db: Kysely<Tables>,
  { institution_id, user_id }: Owner,
  { file_id, sha256 }: { readonly file_id: string; readonly sha256: string },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ thumbnail_sha256: sha256 })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('file_id', '=', file_id)
    .execute()
}

interface WaitingRow {
  readonly file_id: string
  readonly sha256: string
  readonly thumbnail_sha256: string | null
  readonly is_named: boolean
}

/** How files of a school stand, by their ids; the picture of a person counts as named. */
export async function readWaitingFiles(
  db: Kysely<Tables>,
  institution_id: number,
  file_ids: readonly string[],
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select file_id, sha256, thumbnail_sha256, is_named or exists (select from users
      where users.institution_id = files.institution_id and users.user_id = files.user_id and profile_file_id = file_id) as is_named
    from files where institution_id = ${institution_id} and file_id = any (${file_ids}::uuid[])`.execute(db)
  return rows
}

/** Forgets those of the files that nothing names and that came before that moment; answers which. */
export async function forgetUnnamedFiles(
  db: Kysely<Tables>,
  institution_id: number,
  { file_ids, before }: { readonly file_ids: readonly string[]; readonly before: Date },
): Promise<readonly string[]> {
  if (file_ids.length === 0) return []
  const forgotten = await db
    .deleteFrom('files')
    .where('institution_id', '=', institution_id)
    .where('file_id', 'in', [...file_ids])
    .where('is_named', '=', false)
    .where('created_on', '<', before)
    .returning('file_id')
    .execute()
  return forgotten.map(({ file_id }) => file_id)
}
