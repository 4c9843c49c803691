import { sql, type Kysely } from 'kysely'
import type { Migration } from '@maktab/domain/access/migrations'
import type { Tables } from '#db/tables.ts'

interface AccountKey {
  readonly tenant_id: number
  readonly user_id: number
}

/** A class as it stands in `pending_migrations.classes`. */
export interface TargetClass {
  readonly class_id: number
  readonly class_code: string
  readonly alias: string | null
  readonly subject: string
  readonly grade: string
  readonly section: string
}

const columns = [
  'migration_type',
  'from_institution',
  'to_institution',
  'grade',
  'from_section',
  'to_section',
  'classes',
  'set_by',
  'set_on',
] as const

interface StoredMigration extends Omit<Migration, 'class_codes'> {
  readonly classes: readonly TargetClass[]
  readonly set_by: number
  readonly set_on: Date
}

/** What is arranged for somebody, with the names of both schools; seen by everybody of the tenant's door. */
export async function findPendingMigration(db: Kysely<Tables>, { tenant_id, user_id }: AccountKey) {
  const row = await db
    .selectFrom('pending_migrations as move')
    .innerJoin('institutions as source', (join) =>
      join
        .onRef('source.tenant_id', '=', 'move.tenant_id')
        .onRef('source.institution_id', '=', 'move.from_institution'),
    )
    .innerJoin('institutions as target', (join) =>
      join.onRef('target.tenant_id', '=', 'move.tenant_id').onRef('target.institution_id', '=', 'move.to_institution'),
    )
    .select([
      ...columns.map((column) => `move.${column}` as const),
      'source.name as from_name',
      'source.names as from_names',
      'target.name as to_name',
      'target.names as to_names',
      'target.sub_end_date as to_sub_end_date',
    ])
    .where('move.tenant_id', '=', tenant_id)
    .where('move.user_id', '=', user_id)
    .executeTakeFirst()
  return row && { ...row, ...asStored(row) }
}

/** Of two who come at once the second finds nothing. */
export async function takePendingMigration(
  db: Kysely<Tables>,
  { tenant_id, user_id }: AccountKey,
): Promise<StoredMigration | undefined> {
  const row = await db
    .deleteFrom('pending_migrations')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .returning(columns)
    .executeTakeFirst()
  return row && asStored(row)
}

/** The newest move that this person made. */
export async function findDoneMigration(
  db: Kysely<Tables>,
  { tenant_id, user_id }: AccountKey,
): Promise<StoredMigration | undefined> {
  const row = await db
    .selectFrom('done_migrations')
    .select(columns)
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .orderBy('done_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && asStored(row)
}

/** Kinds and classes are written by an office alone. */
function asStored<T extends { readonly migration_type: number; readonly classes: unknown }>(row: T) {
  return {
    ...row,
    migration_type: row.migration_type as Migration['migration_type'],
    classes: row.classes as readonly TargetClass[],
  }
}

type NewMigration = AccountKey & StoredMigration

/** For people for whom nothing is arranged. */
export async function insertPendingMigrations(db: Kysely<Tables>, moves: readonly NewMigration[]): Promise<void> {
  if (moves.length === 0) return
  await db
    .insertInto('pending_migrations')
    .values(moves.map(({ classes, ...rest }) => ({ ...rest, classes: JSON.stringify(classes) })))
    .execute()
}

export async function insertDoneMigrations(
  db: Kysely<Tables>,
  moves: readonly (NewMigration & { readonly done_on: Date; readonly became_user_id: number })[],
): Promise<void> {
  if (moves.length === 0) return
  await db
    .insertInto('done_migrations')
    .values(moves.map(({ classes, ...rest }) => ({ ...rest, classes: JSON.stringify(classes) })))
    .execute()
}

/** … of the move that was arranged at `set_on`, and of none that took its place. */
export async function noteFailure(
  db: Kysely<Tables>,
  { tenant_id, user_id, set_on }: AccountKey & { readonly set_on: Date },
  failed: { readonly failure: string; readonly failed_on: Date },
): Promise<void> {
  await db
    .updateTable('pending_migrations')
    .set(failed)
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('set_on', '=', set_on)
    .execute()
}

/** Active classes of a school: those of a section, or those that have one of the codes. */
export async function readTargetClasses(
  db: Kysely<Tables>,
  institution_id: number,
  wanted: { readonly grade: string; readonly section: string } | { readonly class_codes: readonly string[] },
): Promise<readonly TargetClass[]> {
  const all = db
    .selectFrom('classes')
    .select(['class_id', 'class_code', 'alias', 'subject', 'grade', 'section'])
    .where('institution_id', '=', institution_id)
    .where('is_active', '=', true)
    .where('is_deleted', '=', false)
    .orderBy('class_id')
  if ('class_codes' in wanted)
    return wanted.class_codes.length === 0 ? [] : all.where('class_code', 'in', [...wanted.class_codes]).execute()
  return all.where('grade', '=', wanted.grade).where('section', '=', wanted.section).execute()
}

/** Who the person is at the school that they moved to; null where nothing is pending or its target is gone (0009_migrations.sql). */
export async function moveToInstitution(db: Kysely<Tables>, user_id: number, moved_on: Date): Promise<number | null> {
  const { rows } = await sql<{
    readonly became: number | null
  }>`select move_to_institution(${user_id}, ${moved_on}) as became`.execute(db)
  return rows[0]?.became ?? null
}
