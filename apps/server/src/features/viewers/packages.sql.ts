/** Files of packages that bring scripts, by the SHA-256 of the archive that each came in. */
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface PackageFile {
  /** Within the package, with / between folders, as its pages ask for it. */
  readonly path: string
  readonly sha256: string
  /** By the table of `@maktab/domain/content/package-endings`. */
  readonly mime_type: string
  readonly size_bytes: number
}

/** A statement has room for 65,535 values. */
const rowsAtOnce = 5_000

/** Notes what a package consists of; a package that came before is the same again. The bytes are in the storage already. */
export async function insertPackageFiles(
  db: Kysely<Tables>,
  tenant_id: number,
  package_sha256: string,
  files: readonly PackageFile[],
): Promise<void> {
  for (let from = 0; from < files.length; from += rowsAtOnce) {
    const rows = files.slice(from, from + rowsAtOnce).map(({ path, sha256, mime_type, size_bytes }) => ({
      tenant_id,
      package_sha256,
      path,
      sha256,
      mime_type,
      size_bytes,
    }))
    await db
      .insertInto('package_files')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function findPackageFile(
  db: Kysely<Tables>,
  tenant_id: number,
  package_sha256: string,
  path: string,
): Promise<PackageFile | undefined> {
  return db
    .selectFrom('package_files')
    .select(['path', 'sha256', 'mime_type', 'size_bytes'])
    .where('tenant_id', '=', tenant_id)
    .where('package_sha256', '=', package_sha256)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** Every file of a package, in the order of their paths; empty where there is no such package. */
export async function listPackageFiles(
  db: Kysely<Tables>,
  tenant_id: number,
  package_sha256: string,
): Promise<readonly PackageFile[]> {
  return db
    .selectFrom('package_files')
    .select(['path', 'sha256', 'mime_type', 'size_bytes'])
    .where('tenant_id', '=', tenant_id)
    .where('package_sha256', '=', package_sha256)
    .orderBy('path')
    .execute()
}
