import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** What `begin_installation` of 0047_first_run.sql writes. */
export interface FirstSchool {
  readonly tenant_id: number
  readonly tenant_name: string
  readonly configuration: object
  readonly host: string
  readonly campus_name: string
  readonly city: string
  readonly year_name: string
  readonly year_start: string
  readonly year_end: string
  readonly username: string
  readonly full_name: string
  readonly email: string | null
  readonly language: string
  readonly password_hash: string
  readonly sign_in_names: readonly string[]
}

/** False where the code is wrong, over or used, or where a tenant exists. */
export async function insertFirstSchool(
  db: Kysely<Tables>,
  { code_hash, now, school }: { readonly code_hash: string; readonly now: Date; readonly school: FirstSchool },
): Promise<boolean> {
  const { rows } = await sql<{ is_begun: boolean }>`
    select begin_installation(${code_hash}, ${now}, ${JSON.stringify(school)}::jsonb) as is_begun`.execute(db)
  return rows[0]?.is_begun === true
}
