import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface MigrationRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly migration_type: number
  readonly from_institution: number
  readonly from_institution_name: string
  readonly to_institution: number
  readonly to_institution_name: string
  readonly grade: string | null
  readonly from_section: string | null
  readonly to_section: string | null
  readonly set_on: Date
  readonly done_on: Date | null
  /** Of all that there are. */
  readonly total: number
}

/** The newest first. */
export async function readMigrationsOf(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { state, skip, take }: { readonly state: 'pending' | 'done'; readonly skip: number; readonly take: number },
): Promise<readonly MigrationRow[]> {
  // People of other campuses are not seen from here: of a move from elsewhere only who they became is.
  const moves =
    state === 'pending'
      ? sql`select user_id, migration_type, from_institution, to_institution, grade, from_section, to_section, set_on, null::timestamptz as done_on
          from pending_migrations where tenant_id = ${tenant_id} and from_institution = ${institution_id}`
      : sql`select case when from_institution = ${institution_id} then user_id else became_user_id end as user_id, migration_type,
            from_institution, to_institution, grade, from_section, to_section, set_on, done_on
          from done_migrations where tenant_id = ${tenant_id} and ${institution_id} in (from_institution, to_institution)`
  const { rows } = await sql<MigrationRow>`
    select m.*, u.full_name, u.username, one.name as from_institution_name, other.name as to_institution_name, count(*) over ()::int as total
    from (${moves}) m
    join users u on u.institution_id = ${institution_id} and u.user_id = m.user_id
    join institutions one on one.tenant_id = ${tenant_id} and one.institution_id = m.from_institution
    join institutions other on other.tenant_id = ${tenant_id} and other.institution_id = m.to_institution
    order by coalesce(m.done_on, m.set_on) desc, m.user_id
    limit ${take} offset ${skip}`.execute(db)
  return rows
}
