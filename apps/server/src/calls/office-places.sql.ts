import { sql, type Kysely } from 'kysely'
import type { CampusPlace } from '@maktab/domain/office/office-reach'
import type { Tables } from '#db/tables.ts'

/**
 * The caller's campus and the one that they ask for, as far as the tenant has it open (or, with `isClosed`, closed), and the caller's
 * name; read inside the caller's.
 */
export async function readOfficePlaces(
  db: Kysely<Tables>,
  caller: { readonly tenant_id: number; readonly institution_id: number; readonly user_id: number },
  asked: number,
  { isClosed }: { readonly isClosed: boolean } = { isClosed: false },
): Promise<{
  readonly own: CampusPlace | undefined
  readonly other: CampusPlace | undefined
  readonly full_name: string | null
}> {
  const { rows } = await sql<CampusPlace & { readonly is_closed: boolean; readonly full_name: string | null }>`
    select i.institution_id, i.school_system_id, i.deleted_on is not null as is_closed,
      (select full_name from users where institution_id = ${caller.institution_id} and user_id = ${caller.user_id}) as full_name
    from institutions i
    where i.tenant_id = ${caller.tenant_id} and i.institution_id in (${caller.institution_id}, ${asked})`.execute(db)
  const placeOf = (institution_id: number, is_closed: boolean) =>
    rows.find((row) => row.institution_id === institution_id && row.is_closed === is_closed)
  return {
    own: placeOf(caller.institution_id, false),
    other: placeOf(asked, isClosed),
    full_name: rows[0]?.full_name ?? null,
  }
}
